import axe from 'axe-core';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { FillView } from './fill-view.tsx';

const fill = { id: 5, status: 'running', percent: 40, start_date: '2026-12-07', end_date: '2026-12-08', created_at: '2026-11-20T01:00:00Z' };
const plan = {
  day_type: 'Working',
  sessions: [{ start_time: '07:00', end_time: '19:00' }],
  flexible_hours: null,
  minutes: 660,
  schedule: null,
  site: null,
  remark: null,
};
const proposal = {
  heads: 4,
  before: { filled: 1, minutes: 960, overtime_minutes: 60, cost: 250 },
  after: { filled: 3, minutes: 1980, overtime_minutes: 0, cost: 1480.5 },
  unpriced: 1,
  is_best: false,
  needs: [
    {
      need: { id: 1, name: 'Main gate' },
      session: plan.sessions[0],
      days: [
        { date: '2026-12-07', heads: 2, before: 1, filled: 2 },
        { date: '2026-12-08', heads: 2, before: 0, filled: 1 },
      ],
    },
  ],
  gaps: [
    {
      need: { id: 1, name: 'Main gate' },
      date: '2026-12-08',
      session: plan.sessions[0],
      missing: 1,
      reasons: [
        { text: 'on leave', people: 2 },
        { text: 'at 45 hours of the week', people: 1 },
      ],
      nearest: [
        { employee: { id: 9, name: 'Siti Contoh' }, text: 'at 45 hours of the week' },
        { employee: { id: 8, name: 'Bala Contoh' }, text: 'on leave' },
      ],
    },
  ],
  shares: [{ employee: { id: 4, name: 'Ali Contoh' }, sessions: 3, minutes: 1980, nights: 1, sundays: 0, short_minutes: 420 }],
  rows: [{ employee: { id: 4, name: 'Ali Contoh', employee_code: 'E4', position: null }, days: [0, 0], ids: [0, 0], weeks: [{ minutes: 1980, warnings: [] }] }],
  kinds: [{ plan, state: 'draft', below: { ...plan, day_type: 'Off Day', sessions: [], minutes: 0 }, holiday: null, leave: null }],
};
let shown: object;
const { sent } = formServer({
  read: (url) =>
    url.includes('/fills/5')
      ? { data: shown }
      : url.includes('/fills')
        ? { data: fill }
        : { data: [], meta: { page: 1, per_page: 10, total: 0, last_page: 1 } },
  write: () => ({ success: true, message: 'Done.', data: { created: 2, updated: 0, skipped: 1, conflicts: [], warnings: [] } }),
});

let view: Rendered | undefined;
afterEach(async () => {
  await act(async () => view?.unmount());
});

it('says how far it is, and can be stopped', async () => {
  shown = { ...fill, proposal: null };
  view = await render(<FillView above={null} />);
  await until(() => pageText().includes('Looking for the best roster: 40%'));
  await click(button('Stop'));
  expect(sent.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual(['5/cancel']);
});

it('that nobody has taken up waits for its turn, without a figure', async () => {
  shown = { ...fill, status: 'pending', percent: 0, proposal: null };
  view = await render(<FillView above={null} />);
  await until(() => pageText().includes('Waiting for its turn'));
  expect(pageText()).not.toContain('%');
});

it('stands beside the roster of today, with what stays empty and why, and is written when it is accepted', async () => {
  shown = { ...fill, status: 'ready', percent: 100, proposal };
  view = await render(<FillView above={null} />);
  await until(() => pageText().includes('Proposal for 07/12/26 to 08/12/26'));
  for (const words of [
    '1 of 4 (25%)',
    '3 of 4 (75%)',
    '16',
    '33',
    'Main gate, 08/12/26, 07:00 AM–07:00 PM: 1 person missing',
    '2 on leave, 1 at 45 hours of the week',
    'Nearest: Siti Contoh (at 45 hours of the week), Bala Contoh (on leave)',
    'The time was over',
    'Cost (RM)',
    '1,480.50',
    'Without 1 employee who has no salary yet.',
    '1 person works fewer hours than their work schedule promises.',
  ])
    expect(pageText()).toContain(words);
  const days = [...document.querySelectorAll<HTMLElement>('td[data-short]')].map((cell) => [cell.title, cell.dataset['short']]);
  expect(days).toEqual([
    ['Main gate, 07/12/26: 2 of 2', 'false'],
    ['Main gate, 08/12/26: 1 of 2', 'true'],
  ]);
  expect(button('Discard')).toBeTruthy();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(sent).toEqual([]);
  await click(button('Accept as drafts'));
  expect(sent).toEqual([{ path: expect.stringContaining('fills/5/accept'), body: expect.objectContaining({ publish: false }) }]);
  // On to the week of the drafts.
  expect(window.location.search).toMatch(/^\?span=week&day=\d{4}-\d\d-\d\d$/);
});
