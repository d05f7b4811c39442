/** What a person has switched is what they are told: in the portal, by email, both or neither. */
import { afterAll, expect, test } from 'vitest';
import { withManualJobs } from '#app/server/testing/manual-jobs.ts';
import { ownerOf, userOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { transact } from '#platform/server/db/scope.ts';
import { notify } from '#platform/server/live/notify.ts';
import { mailNotifications } from './mail-notifications.ts';

type Account = Omit<TestPerson, 'companyId'>;

const { portal } = withManualJobs(await openTestPortal());
afterAll(() => portal.close());
const owner = await ownerOf(portal);
const { services } = portal.server;

const SAYS = { title: { en: 'Leave approved', ms: 'Cuti diluluskan' }, message: { en: '{days} days', ms: '{days} hari' }, params: { days: 2 } };
const say = (people: readonly Account[], more: { readonly always?: boolean } = {}) =>
  transact(services.pool, { companyId: owner.companyId, userId: owner.userId }, (tx) =>
    notify(tx, { to: { users: people.map(({ userId }) => userId) }, notification_type: 'leave_approved', ...SAYS, ...more, route: '/leave?open=7' }),
  );
const choose = async (person: Account, push: boolean, email: boolean) => {
  const { status } = await person.client.post('api/profile/preferences', { notifications: { leave_approved: { push, email } } });
  expect(status).toBe(201);
};
const told = async (person: Account) => {
  const { data } = (await person.client.get('api/notifications')).body;
  return { rows: data.length, unread: data.filter(({ read_at }: { read_at: string | null }) => read_at === null).length };
};
const run = () => mailNotifications.run({}, { services, id: 'test', progress: async () => undefined, signal: new AbortController().signal });
const mailsTo = async ({ email }: Account) => {
  const { rows } = await portal.owner.query<{ payload: { to: string; subject: string; text: string } }>(
    `select payload from outbox where kind = 'mail' and payload ->> 'to' = $1 order by id`,
    [email],
  );
  return rows.map(({ payload }) => payload);
};

test.each([
  [null, { rows: 1, unread: 1 }, 0],
  [[true, false], { rows: 1, unread: 1 }, 0],
  [[true, true], { rows: 1, unread: 1 }, 1],
  [[false, true], { rows: 1, unread: 0 }, 1],
  [[false, false], { rows: 0, unread: 0 }, 0],
] as const)('with %j (portal, email) a person has %j and %d mails', async (switches, expected, mails) => {
  const person = await userOf(portal);
  if (switches) await choose(person, switches[0], switches[1]);
  await say([person]);
  expect(await told(person)).toEqual(expected);
  await run();
  expect(await mailsTo(person)).toHaveLength(mails);
});

test('what is about safety is told whatever a person has switched, also past the screen', async () => {
  const person = await userOf(portal);
  await choose(person, false, false);
  await say([person], { always: true });
  expect(await told(person)).toEqual({ rows: 1, unread: 1 });
});

test('what came since is one mail, said once, in the language of its reader', async () => {
  const [person, other] = [await userOf(portal), await userOf(portal)];
  for (const each of [person, other]) await choose(each, true, true);
  await person.client.post('api/profile/preferences', { locale: 'ms' });
  await say([person]);
  await say([person, other]);
  await run();
  await run();
  const [mail, ...more] = await mailsTo(person);
  expect([mail?.subject, more]).toEqual(['2 pemberitahuan', []]);
  expect(mail?.text).toContain('Cuti diluluskan\n2 hari\n\nCuti diluluskan\n2 hari');
  expect((await mailsTo(other)).map(({ subject }) => subject)).toEqual(['Leave approved']);
});

test('who can no longer sign in is sent nothing', async () => {
  const gone = await userOf(portal);
  await choose(gone, true, true);
  await say([gone]);
  await portal.owner.query(`update users set status = 'Inactive' where id = $1`, [gone.userId]);
  await run();
  expect(await mailsTo(gone)).toEqual([]);
});

test('the groups are those of all modules, and none of them silences an emergency', async () => {
  const { data } = (await owner.client.get('api/profile/notification-groups')).body;
  const types: string[] = data.flatMap((group: { types: string[] }) => group.types);
  expect(types).toEqual(expect.arrayContaining(['payslip', 'leave_approved', 'spm_payout', 'wom_shortage', 'asm_expiry']));
  expect(new Set(types).size).toBe(types.length);
  expect(types.filter((type) => /emergency|welfare/.test(type))).toEqual([]);
});
