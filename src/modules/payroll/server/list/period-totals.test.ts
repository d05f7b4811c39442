/** The kept sums say what the payrolls themselves say, whatever happened to them; the months of a year come from them. */
import { afterAll, expect, it } from 'vitest';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { makeWorkforce } from '../run/run.factory.ts';

const URL = 'api/operation/payrolls';
const month = (n: number) => ({ start_date: `2026-${String(n).padStart(2, '0')}-01`, end_date: new Date(Date.UTC(2026, n, 0)).toISOString().slice(0, 10) });

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const ids = await portal.asSystem((tx) => makeWorkforce(tx, owner.companyId, 8, 4321));

const list = async (query: object = {}) => (await owner.client.get(URL, { ...month(11), ...query })).body;
const process = async (n: number, employee_ids: readonly number[]): Promise<number[]> =>
  (await owner.client.post(`${URL}/process/bulk`, { ...month(n), employee_ids })).body.data.ids;
/** Every employee bears this word in the name, so the same rows are summed one by one. */
const summedOneByOne = () => list({ keyword: 'Pekerja' });
const sumsOf = ({ summary, statuses, meta }: Awaited<ReturnType<typeof list>>) => ({ summary, statuses, total: meta.total });

it('after every kind of change: process, again, adjust, confirm, pay, update, delete, leave', async () => {
  const check = async () => expect(sumsOf(await list())).toEqual(sumsOf(await summedOneByOne()));
  await check();
  const [a, b, c, d] = await process(11, ids.slice(0, 6));
  await check();
  await process(11, ids.slice(0, 6));
  await check();
  await owner.client.post(`${URL}/${a}/adjustments`, { name: 'Gift', amount: -7.35, remark: 'Taken back' });
  await check();
  await owner.client.post(`${URL}/bulk`, { action: 'confirm', ids: [a, b, c] });
  await owner.client.post(`${URL}/bulk`, { action: 'paid', ids: [b], payment_date: '2026-11-20' });
  await check();
  await owner.client.post(`${URL}/${c}`, { salary_amount: 5000, calculation: { salary_note: 'Higher duty' } });
  await owner.client.delete(`${URL}/${d}`);
  await check();
  // Somebody turns out to have left before the period: neither row nor sum, though the payroll stands.
  await portal.owner.query(`update employees set inactive_at = '2026-10-31', status = 'Inactive' where id = $1`, [ids[0]]);
  await portal.owner.query(`update employees set company_joined_at = '2026-12-01' where id = $1`, [ids[7]]);
  await check();
  expect((await list()).statuses).toEqual({ Pending: 2, 'In Process': 3, Confirmed: 0, 'Waiting for Payment': 0, Paid: 1 });
  await portal.owner.query(`update employees set inactive_at = null, status = 'Active', company_joined_at = '2020-01-01' where id = any($1)`, [
    [ids[0], ids[7]],
  ]);
  await check();
});

it('a span of several periods, a status and a page past the first', async () => {
  await process(10, ids.slice(0, 3));
  const span = { start_date: '2026-10-01', end_date: '2026-11-30' };
  expect(sumsOf(await list(span))).toEqual(sumsOf(await list({ ...span, keyword: 'Pekerja' })));
  for (const query of [{ status: 'In Process' }, { processed: 0 }, { processed: 1 }, { per_page: 1, page: 3 }])
    expect(sumsOf(await list(query))).toEqual(sumsOf(await list({ ...query, keyword: 'Pekerja' })));
});

it('months: twelve to the one asked, by the end of the period, and for a scope its own part', async () => {
  const whole = (await owner.client.get(`${URL}/trend`)).body.data;
  expect(whole.map((row: { month: string }) => row.month)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`),
  ]);
  expect(whole.at(-1)).toMatchObject({ payrolls: 5, net: (await list()).summary.total_net_pay, gross: (await list()).summary.total_gross_pay });
  expect(whole.at(-2)).toMatchObject({ payrolls: 3 });
  expect(whole[0]).toEqual({ month: '2025-12', payrolls: 0, net: 0, gross: 0, employer: 0 });
  const clerk = await adminOf(portal, owner, { '/payroll/manage': [] }, { employee: [ids[1] ?? 0] });
  const part = (await clerk.client.get(`${URL}/trend`, { until: '2026-10-15' })).body.data;
  expect(part.at(-1)).toMatchObject({ month: '2026-10', payrolls: 1 });
  expect(sumsOf((await clerk.client.get(URL, month(11))).body).total).toBe(1);
});

it('nobody of another company sees them, and the portal cannot write them', async () => {
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${URL}/trend`)).body.data.every(({ payrolls }: { payrolls: number }) => payrolls === 0)).toBe(true);
  const client = await portal.server.services.pool.connect();
  await expect(client.query('update payroll_totals set payrolls = 0')).rejects.toThrow('permission denied');
  client.release();
});
