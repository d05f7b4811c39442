import { afterEach, expect, it, vi } from 'vitest';
import { click, pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import type { Entry } from './entry.store.ts';
import { RefusedList } from './refused-list.tsx';

const dropped = vi.hoisted(() => [] as number[]);
vi.mock('./entry.store.ts', () => ({ dropEntry: async (id: number) => void dropped.push(id), changeEntry: async () => undefined }));

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  dropped.length = 0;
});

const refused = (id: number, path: string, reason: string): Entry => ({
  id,
  session: 's',
  path,
  body: { client_ref: `ref-${id}` },
  picture: null,
  label: path === 'logout' ? 'Sign out' : 'CP1',
  made_at: Date.parse('2026-11-21T06:40:00+08:00'),
  scan: null,
  state: 'refused',
  reason,
});
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('a sign-out that was not taken says when it was and what to do; sent again it would not be taken either', async () => {
  view = await render(<RefusedList entries={[refused(7, 'logout', 'Sign in again.')]} zone="Asia/Kuala_Lumpur" onAgain={() => undefined} />);
  expect(pageText()).toContain('Tell the office that you left at 21/11/26 06:40');
  expect(pageText()).not.toContain('Sign in again.');
  expect(buttons()).toEqual(['I told the office: remove']);
  await click(document.querySelector('button') as HTMLButtonElement);
  expect(dropped).toEqual([7]);
});

it('a scan says why, and is sent again', async () => {
  view = await render(<RefusedList entries={[refused(8, 'events', 'Its time cannot be true.')]} zone="Asia/Kuala_Lumpur" onAgain={() => undefined} />);
  expect(pageText()).toContain('Its time cannot be true.');
  expect(buttons()).toEqual(['Send again', 'Delete']);
});
