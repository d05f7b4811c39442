import { afterAll, expect, test } from 'vitest';
import { ownerOf, userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { dayOf } from './field.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const clock = (time: string, date: string) => portal.clock.set(`${date}T${time}:00+08:00`);

/** A schedule of 20 November from 10:00 to 19:00 whose promoter checked in at 10:00 and counted 20 at 11:00. */
async function opened() {
  const user = await userOf(portal);
  const day = await dayOf(portal, owner, user.userId);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, user.userId, { role: 'promoter', promoter_id: day.promoter }));
  const at = `api/spm/schedules/${day.schedule}`;
  clock('11:00', '2026-11-20');
  await user.client.post(`${at}/stocks`, { client_ref: crypto.randomUUID(), rows: [{ product_id: day.product, type: 'opening', quantity: 20 }] });
  const report = (more: object = {}) =>
    user.client.post(`${at}/daily-report`, { client_ref: crypto.randomUUID(), closing: [{ product_id: day.product, quantity: 15 }], submit: true, ...more });
  const office = (path: string, body: object = {}) => owner.client.post(`${at}/daily-report/${path}`, body);
  const stock = async () => (await owner.client.get('api/spm/products/stock', { project_id: String(day.project), level: 'all' })).body.data[0];
  return { ...day, report, office, stock };
}

test('counts of a report that comes the next day are of the evening before: what came since then counts on', async () => {
  const { report, office, stock } = await opened();
  clock('10:00', '2026-11-21');
  const { id } = await stock();
  expect(
    (
      await owner.client.post(`api/spm/products/stock/${id}/entries`, {
        client_ref: crypto.randomUUID(),
        type: 'replenishment',
        quantity: 10,
        remark: 'Delivery',
      })
    ).status,
  ).toBe(200);
  clock('12:00', '2026-11-21');
  expect((await report()).status).toBe(200);
  expect((await office('review')).status).toBe(200);
  expect(await stock()).toMatchObject({ opening: 15, replenished: 10, balance: 25 });
});

test('a phone that says that a report is old neither moves its counts before the check-in nor ends the days to send it back', async () => {
  const { schedule, report, office } = await opened();
  clock('19:00', '2026-11-20');
  const old = { offline: { made_at: '2026-11-10T19:00:00+08:00', sent_at: portal.clock.now().toISOString(), hash: '0'.repeat(64) } };
  await report(old);
  expect((await office('reopen', { reason: 'Numbers are missing' })).status).toBe(200);
  await report(old);
  expect((await office('review')).status).toBe(200);
  const { rows } = await portal.owner.query('select recorded_at::text from sales_stocks where schedule_id = $1 and quantity = 15', [schedule]);
  expect(rows.map(({ recorded_at }) => Date.parse(recorded_at))).toEqual([Date.parse('2026-11-20T10:00:00+08:00')]);
});
