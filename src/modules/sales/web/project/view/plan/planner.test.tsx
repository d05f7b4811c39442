/** The planner of a project: what is planned, when people are not free, what outlets need, and a proposal beside it. */
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { salesManifest } from '../../../../contract/sales.manifest.ts';
import { Page } from '../promoter-page.tsx';

const named = (id: number, name: string) => ({ id, name });
const project = {
  id: 4,
  name: 'Kopi Contoh Roadshow',
  code: 'P1',
  client: named(1, 'Contoh'),
  start_date: '2026-11-01',
  end_date: '2026-12-31',
  status: 'On Going',
  can_change: true,
  outlets: [{ id: 1, outlet: named(31, 'Pasar Raya Contoh'), status: 'Active' }],
  promoters: [
    { id: 1, promoter: { id: 7, name: 'Aina Contoh', code: 'PR1' }, default_outlet: null, rate_override: null, schedules_count: 1, status: 'Active' },
    { id: 2, promoter: { id: 8, name: 'Lina Contoh', code: 'PR2' }, default_outlet: null, rate_override: null, schedules_count: 0, status: 'Active' },
  ],
};
const session = { start_time: '10:00', end_time: '19:00' };
const schedule = {
  id: 5,
  promoter_id: 7,
  promoter: named(7, 'Aina Contoh'),
  outlet: named(31, 'Pasar Raya Contoh'),
  date: '2026-11-23',
  status: 'Upcoming',
  ...session,
};
const planner = {
  needs: [
    {
      id: 2,
      outlet: named(31, 'Pasar Raya Contoh'),
      ...session,
      days: [
        { date: '2026-11-23', heads: 1, planned: 1 },
        { date: '2026-11-24', heads: 2, planned: 0 },
      ],
    },
  ],
  busy: [{ promoter_id: 8, date: '2026-11-24', kind: 'work', session: { start_time: '09:00', end_time: '18:00' } }],
};
const fill = { id: 9, project_id: 4, status: 'ready', percent: 100, start_date: '2026-11-23', end_date: '2026-11-29' };
const proposal = {
  heads: 3,
  planned: 1,
  filled: 2,
  is_best: true,
  needs: [],
  given: [{ promoter: named(7, 'Aina Contoh'), outlet: named(31, 'Pasar Raya Contoh'), date: '2026-11-24', ...session }],
  shares: [{ promoter: named(7, 'Aina Contoh'), schedules: 1, added: 1, minutes: 1080 }],
  gaps: [
    {
      need_id: 2,
      outlet: named(31, 'Pasar Raya Contoh'),
      date: '2026-11-24',
      ...session,
      missing: 1,
      reasons: [{ text: 'not free at that time', people: 1 }],
      people: [{ promoter: named(8, 'Lina Contoh'), text: 'not free at that time' }],
    },
  ],
};
const sums = { schedules: 1, checkins: 0, checkouts: 0, sales: { units: 0, amount: 0 }, available_stock: 0, reports: { pending: 0, submitted: 0 } };
let last: object | null = null;
let shown: object = {};
const { sent } = formServer({
  read: (url) => {
    if (url.includes('/planner')) return { data: planner };
    if (url.includes('/schedules')) return { data: [schedule], summary: sums, more: false };
    if (url.includes('/fills/9')) return { data: shown };
    if (url.includes('/fills')) return { data: last };
    return { data: project };
  },
  write: () => ({ success: true, message: '1 schedule was added.', data: { created: 1, left_out: 0, warnings: [] } }),
});
let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  last = null;
  window.history.replaceState(null, '', '/');
});
const open = async (locale: 'en' | 'ms' = 'en', day = '2026-11-23') => {
  window.history.replaceState(null, '', `/spm/project/view/promoter?id=4&span=week&day=${day}`);
  view = await render(<Page />, { locale, pages: pagesOf([salesManifest]), user: { ...TEST_USER, modules: { spm: true } } });
  await until(() => cells().length > 0);
};
/** The planner itself: what stands below it has tests of its own. */
const expectAccessible = async () => expect((await axe.run(document.querySelector('section[aria-label="Planner"]') ?? '')).violations).toEqual([]);
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map((cell) => cell.getAttribute('aria-label') ?? '');

it('shows days of promoters with what is planned and when they are not free, without saying whose', async () => {
  await open();
  expect(cells().slice(0, 2)).toEqual(['Aina Contoh, 23/11/26: 10:00 AM–07:00 PM Pasar Raya Contoh, Upcoming', 'Aina Contoh, 24/11/26: Nothing planned']);
  expect(cells()).toContain('Lina Contoh, 24/11/26: Not free 09:00 AM–06:00 PM');
  expect(pageText()).toContain('1 of 3 needed are planned');
  await expectAccessible();
});

it('shows by outlet what is needed and planned, and opens the form at a gap', async () => {
  await open();
  await click(document.querySelector<HTMLElement>('input[value="outlet"]') ?? document.body);
  await until(() => document.querySelectorAll('[data-gap]').length === 2);
  expect([...document.querySelectorAll('[data-gap]')].map((cell) => [cell.getAttribute('data-gap'), cell.textContent])).toEqual([
    ['no', '1/1'],
    ['all', '0/2'],
  ]);
  await expectAccessible();
  await click(button('Pasar Raya Contoh, 24/11/26, 10:00 AM–07:00 PM: 0/2 planned'));
  await until(() => document.querySelector('[role="dialog"]') !== null);
});

it('shows a proposal beside what stands, says what stops whom, and accepts it', async () => {
  last = fill;
  shown = { ...fill, proposal };
  await open('en', '2026-12-14');
  await until(() => pageText().includes('Proposal for 23/11/26 to 29/11/26'));
  expect(cells().some((text) => text.includes('Proposed'))).toBe(false);
  await click(button('Show in the planner'));
  await until(() => pageText().includes('1 of 3 needed are planned; with the proposal 2.'));
  expect(cells()).toContain('Aina Contoh, 24/11/26: 10:00 AM–07:00 PM Pasar Raya Contoh, Proposed');
  expect(pageText()).toContain('Pasar Raya Contoh, 24/11/26, 10:00 AM–07:00 PM: 1 promoter missing');
  expect(pageText()).toContain('Lina Contoh: not free at that time');
  await expectAccessible();
  await click(button('Accept'));
  expect(sent.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual(['9/accept']);
});

it('says how far the search is, and stops it', async () => {
  last = { ...fill, status: 'running', percent: 40 };
  shown = { ...fill, status: 'running', percent: 40, proposal: null };
  await open();
  await until(() => pageText().includes('Looking for the best schedules: 40%'));
  await click(button('Stop'));
  expect(sent.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual(['9/cancel']);
});

it('says the same in Malay', async () => {
  await open('ms');
  expect(cells()).toContain('Lina Contoh, 24/11/26: Tidak lapang 09:00 PG–06:00 PTG');
  expect(pageText()).toContain('1 daripada 3 yang diperlukan telah dirancang');
});
