import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { defineManifest } from '#platform/contract/manifest.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import { ActionButton } from '../action/action-button.tsx';
import { lazyDrawer } from './lazy-drawer.tsx';
import { useDrawerMotion } from './drawer-motion.tsx';

const WORDS = defineMessages({ title: { en: 'Apply for leave', ms: 'Mohon cuti' } });
const PAGES = pagesOf([
  defineManifest({ name: 'test', pages: { '/leave': { kind: 'item', title: WORDS.title, audience: ['owner'], modules: ['core'], actions: [] } } }),
]);

let drawn: Rendered | undefined;
afterEach(async () => {
  await drawn?.unmount();
  drawn = undefined;
});

interface FormProps {
  readonly name: string;
  readonly onClose: () => void;
}

function Form({ name }: FormProps) {
  return <p>{`${name} slides in for ${useDrawerMotion().duration} ms`}</p>;
}

/** A drawer that comes when the test says so. */
function drawer() {
  const coming = Promise.withResolvers<typeof Form>();
  const load = vi.fn(() => coming.promise);
  return { coming, load, Drawer: lazyDrawer<FormProps>(load, { title: WORDS.title }) };
}

const frame = () => document.querySelector('[role="dialog"]');
const press = (key: string) => act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

it('has its frame with title, focus and a way out before it is loaded', async () => {
  const { coming, Drawer } = drawer();
  const onClose = vi.fn();
  drawn = await render(<Drawer name="Nurul" onClose={onClose} />);
  expect(frame()?.getAttribute('aria-label')).toBe('Apply for leave');
  expect(frame()?.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(frame());
  await press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
  await act(async () => coming.resolve(Form));
  expect(frame()).toBeNull();
  // It takes the place of its frame: nothing slides in twice.
  expect(drawn.container.querySelector('main')?.textContent).toBe('Nurul slides in for 0 ms');
});

it('gives the focus back to what opened it, before the drawer takes it', async () => {
  const { coming, Drawer } = drawer();
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  drawn = await render(<Drawer name="Nurul" onClose={() => undefined} />);
  await act(async () => coming.resolve(Form));
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

it('stands at once where somebody reached for its button before', async () => {
  const { coming, load, Drawer } = drawer();
  drawn = await render(
    // A filled button loads it by itself once the page rests.
    <ActionButton variant="default" needs={{ page: '/leave' }} opens={Drawer}>
      Apply
    </ActionButton>,
    { pages: PAGES },
  );
  expect(load).not.toHaveBeenCalled();
  await act(async () => drawn?.container.querySelector('button')?.focus());
  expect(load).toHaveBeenCalledOnce();
  await act(async () => coming.resolve(Form));
  await drawn.rerender(<Drawer name="Nurul" onClose={() => undefined} />);
  expect(drawn.container.querySelector('main')?.textContent).toBe('Nurul slides in for 160 ms');
  expect(load).toHaveBeenCalledOnce();
});

it('says in its frame that it did not come, and tries again', async () => {
  const load = vi.fn<() => Promise<typeof Form>>().mockRejectedValueOnce(new Error('No connection')).mockResolvedValue(Form);
  const Drawer = lazyDrawer<FormProps>(load, { title: WORDS.title });
  drawn = await render(<Drawer name="Nurul" onClose={() => undefined} />);
  const retry = [...(frame()?.querySelectorAll('button') ?? [])].at(-1);
  expect(frame()?.querySelector('[role="alert"]')).not.toBeNull();
  await act(async () => retry?.click());
  expect(drawn.container.querySelector('main')?.textContent).toContain('Nurul');
});
