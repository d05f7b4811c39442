/** What waits of claims is put to the rules as they are now, over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { claimFixture, MANAGED } from '#app/server/testing/claim-fixture.ts';
import { messagesOf } from '#app/server/testing/live-messages.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, officer, second, claimant, submit, item } = await claimFixture(portal);

const waiting = async (n: number) => {
  for (let at = 0; at < n; at += 1) await submit(await claimant(), [item('TOLL', 40)]);
};
const rule = async (name: string, user_id: number, at_least: number) => {
  const levels = [{ at_least, approvers: [{ user_id, substitute_id: null }] }];
  const form = { name, at_least, levels, remind_days: null, escalate_days: null, department_id: null, branch_id: null };
  expect((await owner.client.post(`${MANAGED}/approval-rules`, form)).status).toBe(201);
};
/** What came of it, its statements, and what everybody and each person heard. */
async function apply() {
  let answered: unknown;
  const roundTrips = countRoundTrips(portal.server.services.pool);
  const messages = await messagesOf(portal, async () => {
    answered = (await owner.client.post(`${MANAGED}/approval-rules/apply`, {})).body.data;
  });
  const { statements } = roundTrips.stop();
  const heard = messages.map(({ channel, notification_type }) => [channel.startsWith('private-company') ? 'all' : channel, notification_type]);
  return { answered, statements, heard };
}

test('claims are asked anew by as many statements as a few, and everybody who looks at them hears once', async () => {
  await waiting(2);
  await rule('First', officer.userId, 1);
  const [two, none] = [await apply(), await apply()];
  expect([two.answered, none.answered]).toEqual([
    { asked_anew: 2, unchanged: 0, skipped: 0, next: null },
    { asked_anew: 0, unchanged: 2, skipped: 0, next: null },
  ]);
  expect([two.heard, none.heard]).toEqual([
    [
      ['all', 'claim_changed'],
      [`private-user.${officer.userId}`, 'claim_submitted'],
    ],
    [],
  ]);
  await waiting(6);
  await rule('Second', second.userId, 2);
  const eight = await apply();
  expect([eight.answered, eight.statements]).toEqual([{ asked_anew: 8, unchanged: 0, skipped: 0, next: null }, two.statements]);
  expect(eight.heard).toEqual([
    ['all', 'claim_changed'],
    [`private-user.${second.userId}`, 'claim_submitted'],
  ]);
});
