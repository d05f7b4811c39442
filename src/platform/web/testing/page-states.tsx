/** The laws of a page at rest: what it says while there is nothing, when a read fails and is asked again, and to whoever may not see it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { formServer } from './form-server.ts';
import { button, click, pageText, render, until, type RenderOptions, type Rendered } from './render.tsx';

const FAILED = 'This could not be loaded.';

export interface PageStates extends RenderOptions {
  /** What the server answers where it holds nothing. */
  readonly nothing: (url: string) => object;
  readonly draw: (address: string) => ReactNode;
  /** Addresses, and what stands there then; null: a form. */
  readonly wording: readonly (readonly [address: string, words: string | null])[];
}

/** @returns how a test of its own opens an address */
export function pageStates({ nothing, draw, wording, ...options }: PageStates) {
  let read = nothing;
  let view: Rendered | undefined;
  const { asked } = formServer({ read: (url) => read(url), write: () => ({}) });
  const refuse = (status: number, message: string) => void (read = () => Response.json({ message }, { status }));
  const open = async (address: string, more: RenderOptions = {}) => {
    await view?.unmount();
    window.history.replaceState(null, '', address);
    view = await render(draw(address), { ...options, ...more });
  };
  beforeEach(() => {
    read = nothing;
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(async () => {
    await view?.unmount();
    view = undefined;
    window.history.replaceState(null, '', '/');
    vi.restoreAllMocks();
  });

  it.each(wording.filter(([, words]) => words !== null))('%s says when there is nothing', async (address, words) => {
    await open(address);
    await until(() => pageText().includes(words as string));
  });

  it.each(wording)('%s says when it fails, asks again when told to, and tells who may not see it', async (address) => {
    refuse(500, 'The server is resting.');
    await open(address);
    await until(() => pageText().includes(FAILED));
    read = nothing;
    const before = asked.length;
    await click(button('Retry'));
    await until(() => asked.length > before && !pageText().includes(FAILED));
    refuse(403, 'You are not allowed to perform this action.');
    await open(address);
    await until(() => pageText().includes('Ask an administrator'));
    expect(pageText()).toContain('You are not allowed to perform this action.');
  });
  return { open };
}
