/** What the lists of patrol ask for when they are opened, and which filters stand over them. */
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { patrolManifest } from '../contract/patrol.manifest.ts';
import { Page as Clockings } from './clocking/clocking-page.tsx';
import { Page as Logbook } from './logbook/log-page.tsx';
import { Page as Operations } from './operation/operation-page.tsx';
import { Page as Projects } from './project/project-page.tsx';
import { Page as Sitreps } from './report/sitrep-page.tsx';

let view: Rendered | undefined;
const asked: URL[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost');
    asked.push(url);
    const meta = { page: 1, per_page: 10, total: 0, last_page: 1 };
    return new Response(JSON.stringify(url.pathname.endsWith('/summary') ? { data: { welfare: null } } : { data: [], meta }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  asked.length = 0;
});
const ON = { ...TEST_USER, modules: { patrol: true } };
const TODAY = /^\d{4}-\d{2}-\d{2}$/;

it.each<[string, string, ComponentType, Record<string, string | RegExp>]>([
  ['operations that go on', '/patrol/operation', Operations, { status: 'On Going' }],
  ['projects that are on', '/patrol/project', Projects, { status: 'On Going' }],
  ['reports that wait', '/patrol/ops/sitrep', Sitreps, { status: 'Pending' }],
  ['scans of today', '/patrol/ops/clocking', Clockings, { start_date: TODAY, end_date: TODAY }],
  ['entries of today', '/patrol/ops/logbook', Logbook, { start_date: TODAY, end_date: TODAY }],
])('a list begins with %s', async (_what, path, Page, wanted) => {
  window.history.replaceState(null, '', path);
  view = await render(<Page />, { pages: pagesOf([patrolManifest]), user: ON });
  const lists = () => asked.filter(({ searchParams }) => searchParams.has('per_page'));
  await until(() => lists().length > 0);
  const query = Object.fromEntries(lists()[0]?.searchParams ?? []);
  for (const [key, value] of Object.entries(wanted)) expect(query[key], key).toMatch(value);
  if ('start_date' in wanted) expect(query['start_date']).toBe(query['end_date']);
});
