import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { workforceManifest } from '../contract/workforce.manifest.ts';
import { Overview } from './overview.tsx';

const day = (at: number, heads: number, filled: number) => ({ date: `2026-11-${20 + at}`, heads, filled });
const BUSY = {
  projects: 2,
  today: 5,
  tomorrow: 3,
  fill_rate: 80,
  planned: 4,
  present: 3,
  attendance_rate: 75,
  short_tomorrow: 1,
  days: [day(0, 5, 4), day(1, 3, 2)],
};
const IDLE = { ...BUSY, today: 0, fill_rate: null, planned: 0, present: 0, attendance_rate: null, days: [day(0, 0, 0)] };
let summary = BUSY as object;
formServer({ read: () => ({ data: summary }), write: () => ({}) });

let view: Rendered | undefined;
afterEach(async () => view?.unmount());
const shown = async (answer: object) => {
  summary = answer;
  view = await render(<Overview />, { pages: pagesOf([workforceManifest]), user: { ...TEST_USER, modules: { wom: true } } });
  await until(() => /Projects running\s*2/.test(pageText()));
  return [...document.querySelectorAll('dl > div')].map((tile) => [...tile.children].map(({ textContent }) => textContent).join(' '));
};

it('says how many are filled and how many came, and draws each of the coming days', async () => {
  expect(await shown(BUSY)).toEqual([
    'Projects running 2',
    'Needed today 5',
    'Filled today 80%',
    'Attendance today 75% 3 of 4',
    'Missing tomorrow 1',
    'Person-days in 14 days 8',
  ]);
  const rows = [...document.querySelectorAll('table tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['20/11', '5', '4'],
    ['21/11', '3', '2'],
  ]);
});

it('draws nothing where nobody is needed', async () => {
  expect(await shown(IDLE)).toContain('Attendance today –');
  expect(document.querySelector('table')).toBeNull();
});
