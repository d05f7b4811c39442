/** What the overview of a project asks for first. */
import { afterEach, expect, it } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { Page } from './overview-page.tsx';

const project = {
  id: 4,
  name: 'Kopi Contoh Roadshow',
  code: 'P1',
  client: { id: 1, name: 'Contoh' },
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  status: 'On Going',
  outlets: [],
};
const summary = { schedules: 0, checkins: 0, checkouts: 0, sales: { units: 0, amount: 0 }, available_stock: 0, reports: { pending: 0, submitted: 0 } };
const { asked } = formServer({ read: (url) => (url.includes('/schedules') ? { data: [], summary, more: false } : { data: project }), write: () => ({}) });
let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  window.history.replaceState(null, '', '/');
});

it('asks for the schedules that are on going before it asks for those of its figures', async () => {
  window.history.replaceState(null, '', '/spm/project/view?id=4');
  view = await render(<Page />);
  const statuses = () => asked.filter((url) => url.includes('/schedules')).map((url) => new URL(url, 'https://portal.example').searchParams.get('status'));
  await until(() => statuses().length === 2);
  expect(statuses()).toEqual(['on going', 'all']);
});
