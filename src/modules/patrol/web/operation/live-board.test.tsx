import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { patrolManifest } from '../../contract/patrol.manifest.ts';
import { LiveBoard } from './live-board.tsx';

const guard = (id: number, presence: string) => ({ id, name: `Guard ${id}`, image: null, presence });
const operation = (id: number, more: object) => ({
  id,
  number: `OPS-${id}`,
  site: `Site ${id}`,
  shift_name: 'Night',
  end_at: '2026-11-21T07:00:00+08:00',
  guards: [guard(1, 'present'), guard(2, 'absent'), guard(3, 'replaced')],
  status: 'On Going',
  expected: 20,
  done: 8,
  missed: 2,
  last_scan_at: '2026-11-20T22:10:00+08:00',
  lat: 3.05,
  lng: 101.5,
  next: { point: 'Back gate', due_at: new Date(Date.now() + 3_671_000).toISOString() },
  ...more,
});
const ROWS = [operation(1, {}), operation(2, { done: 20, missed: 0, guards: [guard(4, 'present')], last_scan_at: null, next: null })];
const ALARM = { id: 9, site: 'Site 2', status: 'Open' };

let view: Rendered | undefined;
const asked: string[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    asked.push(pathname);
    const meta = { page: 1, per_page: 200, total: ROWS.length, last_page: 1 };
    const answer = pathname.endsWith('/summary')
      ? { data: { open: 1, waiting: 1, acknowledge_seconds: 35, false_percent: 0, month: 1 } }
      : pathname.endsWith('/emergencies')
        ? { data: [ALARM], meta }
        : { data: ROWS, meta };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
  asked.length = 0;
});
const PAGES = pagesOf([patrolManifest]);
const ON = { ...TEST_USER, modules: { patrol: true } };
const cards = () => [...document.querySelectorAll('li button')].map(({ textContent }) => textContent);

it('says of each shift who is on post, what was scanned and missed; one with an emergency stands first', async () => {
  view = await render(<LiveBoard />, { pages: PAGES, user: ON });
  await until(() => cards().length === 2 && (cards()[0]?.includes('Site 2') ?? false));
  expect(cards()[0]).toContain('Nobody has acknowledged');
  expect(cards()[1]).toContain('Points scanned: 8 of 20');
  expect(cards()[1]).toContain('Guards on post: 1 of 2');
  expect(cards()[1]).toContain('1 absent');
  expect(cards()[1]).toContain('2 points missed');
  expect(cards()[1]).toMatch(/Next: Back gatein 1:01:\d\d/);
  expect(cards()[0]).not.toContain('Next');
  expect(cards()[0]).toContain('Nothing scanned yet');
  expect(pageText()).toContain('1 without an answer');
});

it('asks for no emergency where the page of emergencies may not be seen', async () => {
  const admin = { ...ON, type: 'admin', accesses: [{ route: '/patrol/operation', actions: [] }] } as unknown as typeof ON;
  view = await render(<LiveBoard />, { pages: PAGES, user: admin });
  await until(() => cards().length === 2);
  expect(asked.filter((path) => path.includes('emergencies'))).toEqual([]);
});
