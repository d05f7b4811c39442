import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { transact, type Transaction } from '../db/scope.ts';
import { AS_SYSTEM, openBareServices, type BareServices } from '../testing/bare-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { markRead, notificationsOf, ringingOf } from './notification.store.ts';
import { notify, type NotificationDraft } from './notify.ts';

let database: TestDatabase;
let services: BareServices;
beforeAll(async () => {
  database = await createTestDatabase('notifications');
  services = await openBareServices(database.url);
});
afterAll(async () => {
  await services.close();
  await database.drop();
});
beforeEach(() => transact(services.pool, AS_SYSTEM, ({ client }) => client.query('delete from notifications')));

const as = <T>(userId: number, companyId: number | null, work: (tx: Transaction) => Promise<T>) => transact(services.pool, { companyId, userId }, work);
const notices: NotificationDraft = {
  to: { user: 9 },
  notification_type: 'payslip',
  title: { en: 'Payslip {n}', ms: 'Slip gaji {n}' },
  message: { en: 'Ready', ms: 'Sedia' },
  params: { n: 0 },
};
const listOf = (userId: number, own: object = {}) => as(userId, null, (tx) => notificationsOf(tx, userId, 'ms', { page: 1, per_page: 20, ...own }));

it('lets a use case tell anybody of its company, and nobody of another', async () => {
  await as(5, 3, (tx) => notify(tx, { ...notices, params: { n: 1 }, subject: { type: 'payroll', id: 4 }, data: { file_url: '/x' } }));
  await expect(as(5, 3, (tx) => notify(tx, { ...notices, company_id: 4 }))).rejects.toThrow('row-level security');
  expect(await listOf(9)).toMatchObject({
    data: [{ title: 'Slip gaji 1', message: 'Sedia', subject: { type: 'payroll', id: 4 }, company_id: 3, data: { file_url: '/x' }, read_at: null }],
    meta: { total: 1, unread: 1, last_page: 1 },
  });
});

it('shows a person the own ones only, whatever user is asked for', async () => {
  await as(5, 3, (tx) => notify(tx, { ...notices, to: { users: [9, 10, 10] } }));
  expect((await listOf(9)).data).toHaveLength(1);
  expect((await as(9, null, (tx) => notificationsOf(tx, 10, 'en', { page: 1, per_page: 20 }))).data).toEqual([]);
});

it('keeps silent and unstored ones out of the list', async () => {
  await as(5, 3, async (tx) => {
    await notify(tx, { to: { user: 9 }, notification_type: 'access' });
    await notify(tx, { ...notices, stored: false });
    await notify(tx, { to: { company: 3 }, notification_type: 'company' });
    await notify(tx, { ...notices, to: { users: [] } });
  });
  expect((await listOf(9)).data).toEqual([]);
});

it('ticks off one, then all, of the person alone', async () => {
  for (let n = 1; n <= 3; n++) await as(5, 3, (tx) => notify(tx, { ...notices, to: { users: [9, 10] }, params: { n } }));
  const [newest] = (await listOf(9)).data;
  const now = services.clock.now();
  expect(await as(9, null, (tx) => markRead(tx, 9, newest?.id ?? 0, now))).toBe(1);
  expect(await as(10, null, (tx) => markRead(tx, 10, newest?.id ?? 0, now))).toBe(0);
  expect(await listOf(9, { unread: true })).toMatchObject({ data: [{ title: 'Slip gaji 2' }, { title: 'Slip gaji 1' }], meta: { total: 2, unread: 2 } });
  expect(await as(9, null, (tx) => markRead(tx, 9, 'all', now))).toBe(2);
  expect(await listOf(9)).toMatchObject({ meta: { total: 3, unread: 0 } });
  expect((await listOf(10)).meta.unread).toBe(3);
});

it('tells what rings still: of each subject the last word, as long as it is repeated', async () => {
  const alarm = (id: number, n: number, rings: boolean): NotificationDraft => ({
    ...notices,
    params: { n },
    subject: { type: 'alarm', id },
    ...(rings && { data: { rings: true } }),
  });
  const ringing = async () => (await as(9, null, (tx) => ringingOf(tx, 9, 'en'))).map(({ title, subject, data }) => [title, subject?.id, data]);
  await as(5, 3, (tx) => notify(tx, alarm(1, 1, true)));
  await as(5, 3, (tx) => notify(tx, alarm(2, 2, true)));
  await as(5, 3, (tx) => notify(tx, alarm(2, 3, true)));
  await as(5, 3, (tx) => notify(tx, { ...alarm(3, 4, true), to: { user: 10 } }));
  expect(await ringing()).toEqual([
    ['Payslip 3', 2, { rings: true }],
    ['Payslip 1', 1, { rings: true }],
  ]);
  // Somebody has read it, which answers nothing.
  await as(9, null, (tx) => markRead(tx, 9, 'all', new Date()));
  expect(await ringing()).toHaveLength(2);
  await as(5, 3, (tx) => notify(tx, alarm(2, 5, false)));
  expect(await ringing()).toEqual([['Payslip 1', 1, { rings: true }]]);
  await transact(services.pool, AS_SYSTEM, ({ client }) => client.query(`update notifications set created_at = created_at - interval '2 hours'`));
  expect(await ringing()).toEqual([]);
});
