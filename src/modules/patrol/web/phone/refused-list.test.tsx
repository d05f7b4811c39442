import { afterEach, expect, it, vi } from 'vitest';
import { click, pageText, render, type Rendered } from '#platform/web/testing/render.tsx';
import type { Entry } from './entry.store.ts';
import { RefusedList } from './refused-list.tsx';

const dropped = vi.hoisted(() => [] as number[]);
const changed = vi.hoisted(() => [] as unknown[]);
vi.mock('./entry.store.ts', () => ({
  dropEntry: async (id: number) => void dropped.push(id),
  changeEntry: async (entry: unknown) => void changed.push(entry),
}));

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  dropped.length = 0;
  changed.length = 0;
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

it('what the server failed at says when it is sent again, goes sooner on demand, and is not deleted', async () => {
  const failed = { times: 3, again_at: Date.parse('2026-11-21T06:44:00+08:00') };
  const entry: Entry = { ...refused(9, 'events', ''), state: 'waiting', reason: null, failed };
  let asked = 0;
  view = await render(<RefusedList entries={[entry]} zone="Asia/Kuala_Lumpur" onAgain={() => (asked += 1)} />);
  expect(pageText()).toContain('is sent again at 06:44');
  expect(buttons()).toEqual(['Send again']);
  await click(document.querySelector('button') as HTMLButtonElement);
  expect(changed).toMatchObject([{ id: 9, state: 'waiting', failed: { times: 3 } }]);
  expect((changed[0] as Entry).failed?.again_at).toBeLessThanOrEqual(Date.now());
  expect([asked, dropped]).toEqual([1, []]);
});
