/** What the morning does with what waits: reminders, the next level beside a slow one, and levels whose people are gone. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { leaveFixture, levelsOf, type LeaveFixture } from '#app/server/testing/leave-fixture.ts';
import { adminOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { tendRequests } from './tend-requests.ts';

const BASE = 'api/operation/leaves';
const ALL = { '/leave/manage': ['Review', 'Approve', 'Reject'] };
const REMINDED = 'Waiting for your decision';
let services: LeaveFixture;
let first: TestPerson;
let second: TestPerson;

const portal = await openTestPortal();
afterAll(() => portal.close());

beforeEach(async () => {
  portal.clock.set('2026-11-20T10:00:00+08:00');
  services = await leaveFixture(portal);
  [first, second] = [await adminOf(portal, services.owner, ALL), await adminOf(portal, services.owner, ALL)];
});

async function morning(of: string): Promise<void> {
  portal.clock.set(`2026-11-${of}T08:00:00+08:00`);
  const queue = createManualQueue(portal.server.services, [tendRequests]);
  await portal.asSystem(async (tx) => void (await queue.enqueue(tx, 'approval.tend-requests', {})));
  await queue.drain();
}
const rule = (more: object = {}) =>
  services.owner.client.post(`${BASE}/approval-rules`, {
    name: 'Two levels',
    levels: levelsOf([[{ user_id: first.userId }], [{ user_id: second.userId }]]),
    ...more,
  });
const asked = async (): Promise<number> => (await services.apply((await services.hire()).client)).body.data.id;
const reminders = async ({ userId }: TestPerson) =>
  (
    await portal.owner.query<{ message: { en: string } }>(`select message from notifications where user_id = $1 and title ->> 'en' = $2 order by id`, [
      userId,
      REMINDED,
    ])
  ).rows.map(({ message }) => message.en);
const inboxOf = async ({ client }: TestPerson): Promise<number[]> => (await client.get('api/approvals')).body.data.map(({ id }: { id: number }) => id);
const detail = async (id: number) => (await services.owner.client.get(`${BASE}/${id}`)).body.data;

test('whoever is asked is reminded after the days of the rule, and again after as many; the others are not', async () => {
  expect((await rule({ remind_days: 3 })).status).toBe(201);
  await asked();
  await asked();
  for (const day of ['22', '24', '24', '26', '27']) await morning(day);
  expect(await reminders(first)).toEqual(['Leave: 2 requests are waiting.', 'Leave: 2 requests are waiting.']);
  expect(await reminders(second)).toEqual([]);
});

test('without names whoever may decide is reminded, but not of their own, nor where the module is off', async () => {
  const both = await services.hire({ accesses: ALL });
  await services.apply(both.client);
  await asked();
  await portal.owner.query(`update companies set modules = modules || '{"leave": false}' where id = $1`, [services.owner.companyId]);
  await morning('23');
  expect(await reminders(first)).toEqual([]);
  await portal.owner.query(`update companies set modules = modules || '{"leave": true}' where id = $1`, [services.owner.companyId]);
  await morning('24');
  expect(await reminders(first)).toEqual(['Leave: 2 requests are waiting.']);
  expect(await reminders(both)).toEqual(['Leave: 1 request is waiting.']);
});

test('the next level is asked beside a slow one; either decides', async () => {
  await rule({ escalate_days: 2 });
  const [slow, quick] = [await asked(), await asked()];
  await morning('21');
  expect(await inboxOf(second)).toEqual([]);
  await morning('23');
  expect(new Set(await inboxOf(second))).toEqual(new Set([slow, quick]));
  expect((await detail(slow)).timeline.at(-1)).toMatchObject({ action: 'escalate', user: null, from_status: 'Waiting for Approval' });
  expect((await second.client.post(`${BASE}/${slow}/approve`, {})).body.data.status).toBe('Approved');
  expect((await first.client.post(`${BASE}/${quick}/approve`, {})).body.data).toMatchObject({ status: 'Reviewed', level: 2 });
});

test('a level whose people lost the right goes on to those who have it, and where none is left to whoever holds it', async () => {
  await rule();
  const id = await asked();
  const withdraw = ({ userId }: TestPerson) =>
    portal.owner.query('delete from user_accesses where company_id = $1 and user_id = $2', [services.owner.companyId, userId]);
  await withdraw(first);
  await morning('21');
  expect(await inboxOf(second)).toEqual([id]);
  expect((await detail(id)).timeline.at(-1)).toMatchObject({ action: 'skip', user: null });
  await withdraw(second);
  await morning('22');
  expect(await inboxOf(services.reviewer)).toEqual([id]);
  expect((await services.reviewer.client.post(`${BASE}/${id}/review`, {})).status).toBe(200);
  expect((await services.approver.client.post(`${BASE}/${id}/approve`, {})).body.data.status).toBe('Approved');
});
