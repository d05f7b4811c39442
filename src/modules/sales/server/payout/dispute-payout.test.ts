/** A promoter disputes lines of own payouts, the office answers: over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, userOf, type TestPerson } from '#app/server/testing/people.ts';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { dayOf } from '../field/field.factory.ts';
import { calculateNow } from '../payout-run/payout-run.factory.ts';

const { portal, queue } = withManualJobs(await openTestPortal({ at: '2026-11-30T09:00:00+08:00' }));
afterAll(() => portal.close());

/** Somebody who is a promoter and nothing else, with a schedule. */
async function promoterOf(owner: TestPerson) {
  const person = await userOf(portal);
  const day = await dayOf(portal, owner, person.userId);
  await portal.asSystem((tx) => setMembership(tx, owner.companyId, person.userId, { role: 'promoter', promoter_id: day.promoter }));
  return { ...person, day };
}

/** A promoter with a payout of RM 90 that waits for its approval. */
async function calculated() {
  const owner = await ownerOf(portal);
  const aina = await promoterOf(owner);
  const { day } = aina;
  await portal.owner.query(`update sales_schedules set status = 'Completed', worked_minutes = 500 where id = $1`, [day.schedule]);
  await portal.owner.query(`update sales_promoters set bank_id = (select min(id) from banks), bank_account_no = '1234567890' where id = $1`, [day.promoter]);
  const period = { start_date: '2026-11-01', end_date: '2026-11-30' };
  const calculate = () => calculateNow(owner.client, queue, { project_id: day.project, ...period });
  await calculate();
  const list = async () => (await owner.client.get('api/spm/reports/promoter-payout', period)).body.data;
  const [{ id }] = await list();
  return { owner, aina, id: id as number, list, calculate };
}

test('a line of an approved payout is disputed once at a time, answered, and the payout stays', async () => {
  const { owner, aina, id, list } = await calculated();
  const own = (client = aina.client) => client.get(`api/spm/my-payouts/${id}`);
  const [{ id: line_id }] = (await owner.client.get(`api/spm/payouts/${id}`)).body.data.lines;
  const dispute = (body: object = {}, client = aina.client) =>
    client.post(`api/spm/my-payouts/${id}/disputes`, { line_id, reason: 'I worked longer', ...body });
  // Nobody sees or disputes what may still change.
  expect([(await own()).status, (await dispute()).status]).toEqual([404, 404]);
  expect((await owner.client.post(`api/spm/payouts/${id}/approve`, {})).status).toBe(200);
  expect((await own()).body.data).toMatchObject({ id, total: 90, status: 'Approved', disputes: [], lines: [{ id: line_id, kind: 'base', amount: 90 }] });
  expect((await dispute({ reason: 'x' })).body.errors).toHaveProperty('reason');
  expect((await dispute({ line_id: line_id + 1000 })).status).toBe(404);
  expect((await dispute()).status).toBe(200);
  expect((await dispute()).body.errors).toEqual({ line_id: ['You disputed this line already. Wait for the answer.'] });
  expect(await list()).toMatchObject([{ disputed: 1, total: 90 }]);
  const { rows: told } = await portal.owner.query<{ title: { en: string }; message: { en: string }; route: string }>(
    `select title, message, route from notifications where company_id = $1 and notification_type = 'spm_payout' order by id`,
    [owner.companyId],
  );
  // The promoter reads dates and money as people write them; the office finds the payout, of whatever month it is.
  expect(told[0]).toMatchObject({ title: { en: 'Your pay was approved' }, message: { en: 'From 01/11/26 to 30/11/26: RM 90.00' } });
  expect(told.find(({ title }) => title.en === 'A promoter disputes a payout')?.route).toContain('?start_date=2026-11-01&end_date=2026-11-30&project_id=');
  const [waiting] = (await owner.client.get(`api/spm/payouts/${id}`)).body.data.disputes;
  expect(waiting).toMatchObject({ line_id, kind: 'base', amount: 90, reason: 'I worked longer', accepted: null, answer: null });

  const answer = (client = owner.client, body: object = {}) =>
    client.post(`api/spm/payouts/${id}/disputes/answer`, { dispute_id: waiting.id, accepted: true, answer: 'The next payout has it', ...body });
  const clerk = await adminOf(portal, owner, { '/spm/project/report/payout': ['Update'] });
  expect((await answer(clerk.client)).status).toBe(403);
  expect((await answer(owner.client, { answer: '' })).body.errors).toHaveProperty('answer');
  expect((await answer()).status).toBe(200);
  expect((await answer()).body.errors).toEqual({ dispute_id: ['This was answered already.'] });
  expect(await list()).toMatchObject([{ disputed: 0, total: 90, status: 'Approved' }]);
  expect((await own()).body.data.disputes).toMatchObject([{ accepted: true, answer: 'The next payout has it' }]);
  // Answered, it may be disputed again.
  expect((await dispute({ reason: 'Still not right' })).status).toBe(200);
});

test('others neither see nor dispute it; a line that is calculated anew leaves what was said', async () => {
  const { owner, aina, id, calculate } = await calculated();
  await owner.client.post(`api/spm/payouts/${id}/approve`, {});
  const [{ id: line_id }] = (await aina.client.get(`api/spm/my-payouts/${id}`)).body.data.lines;
  const lina = await promoterOf(owner);
  const body = { line_id, reason: 'Not mine' };
  const strangers = [lina, await employeeOf(portal, owner), owner, await ownerOf(portal)];
  const seen = [];
  for (const { client } of strangers) {
    seen.push((await client.get(`api/spm/my-payouts/${id}`)).status, (await client.post(`api/spm/my-payouts/${id}/disputes`, body)).status);
  }
  expect(seen).toEqual([404, 404, 403, 403, 403, 403, 403, 403]);
  await aina.client.post(`api/spm/my-payouts/${id}/disputes`, { line_id, reason: 'I worked longer' });
  expect((await owner.client.post(`api/spm/payouts/${id}/withdraw`, { remark: 'To be corrected' })).status).toBe(200);
  // What comes to the same keeps its lines.
  await portal.owner.query('update sales_schedules set worked_minutes = 420 where id = $1', [aina.day.schedule]);
  await portal.owner.query(`update sales_projects set base_rate = 91 where id = $1`, [aina.day.project]);
  expect((await calculate()).status).toBe(201);
  const { disputes, lines } = (await owner.client.get(`api/spm/payouts/${id}`)).body.data;
  expect(lines).toHaveLength(1);
  expect(disputes).toMatchObject([{ line_id: null, kind: 'base', amount: 90, reason: 'I worked longer' }]);
});
