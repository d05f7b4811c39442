/** The country's list is corrected after a company imported it: the change is proposed by key, once, and leave follows when it is accepted. */
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { followHolidayList } from './follow-list-job.ts';

const BASE = 'api/operation/leaves/holidays';
const portal = await openTestPortal();
const fixture = await leaveFixture(portal);
const { client, companyId } = fixture.owner;
await client.post(`${BASE}/import`, { year: 2026, states: ['Selangor'] });
const LIST = 'select * from public_holidays where key = $1';
const KEY = '2026 Hari Krismas';
const before = (await portal.owner.query<{ date: string; status: string }>(`select date::text as date, status from public_holidays where key = $1`, [KEY]))
  .rows[0]!;
const listed = (date: string, status = before.status) =>
  portal.owner.query('update public_holidays set date = $2, status = $3 where key = $1', [KEY, date, status]);
afterEach(() => listed(before.date));
afterAll(() => portal.close());

interface Update {
  readonly source: string;
  readonly kind: string;
  readonly date: string;
  readonly current_date: string | null;
}
const updates = async () => (await client.get(`${BASE}/updates`)).body.data as Update[];
const decide = (sources: readonly string[], action: 'accept' | 'reject') => client.post(`${BASE}/updates`, { sources, action });
interface Row {
  readonly id: number;
  readonly date: string;
  readonly name: string;
  readonly name_ms: string;
  readonly type: string;
  readonly basis: string | null;
  readonly certainty: string | null;
}
const list = async () => (await client.get(BASE, { year: 2026 })).body.data as Row[];
const christmas = async () => (await list()).filter(({ name }) => name === 'Christmas Day');

test('days appointed under section 8 are compulsory and say so, and who has not confirmed', async () => {
  await client.post(`${BASE}/import`, { year: 2025, states: ['Selangor'] });
  const appointed = [...(await list()), ...((await client.get(BASE, { year: 2025 })).body.data as Row[])].filter(({ basis }) => basis === 'section-8');
  expect(appointed).toMatchObject([
    { date: '2026-03-20', is_compulsory: true, certainty: 'announced', unconfirmed_states: ['Sabah'] },
    { date: '2025-09-15', is_compulsory: true, certainty: 'announced', unconfirmed_states: [] },
  ]);
});

test('the Islamic days of 2027 follow the crescent of the MABIMS rule, and their rows say that they are estimates', async () => {
  await client.post(`${BASE}/import`, { year: 2027, states: ['Johor', 'Kelantan', 'Negeri Sembilan'] });
  const rows = (await client.get(BASE, { year: 2027 })).body.data as Row[];
  const moon = rows.filter(({ basis, type }) => basis === 'mabims' && type !== 'Replacement');
  expect(moon.every(({ certainty }) => certainty === 'estimated')).toBe(true);
  expect(moon.map(({ date, name_ms }) => `${date} ${name_ms}`)).toEqual(
    expect.arrayContaining([
      '2027-01-06 Israk dan Mikraj',
      '2027-03-10 Hari Raya Puasa',
      '2027-03-11 Hari Raya Puasa (Hari Kedua)',
      '2027-05-16 Hari Arafah',
      '2027-05-17 Hari Raya Qurban',
      '2027-07-11 Hari Hol Almarhum Sultan Iskandar',
      '2027-08-15 Hari Keputeraan Nabi Muhammad S.A.W.',
      '2027-12-26 Israk dan Mikraj',
    ]),
  );
});

describe('a list that was corrected', () => {
  test('proposes nothing where it agrees', async () => expect(await updates()).toEqual([]));

  test('moves the imported row, once, and leave on both days follows', async () => {
    const bala = await fixture.hire();
    const asked = {
      employee_id: bala.employeeId,
      leave_type_id: fixture.type['AL'],
      start_date: '2026-12-21',
      end_date: '2026-12-25',
      reason: 'Family matters',
    };
    const { id, total_days } = (await client.post('api/operation/leaves', { ...asked, approve: true })).body.data;
    expect(total_days).toBe(4);
    await listed('2026-12-22', 'gazetted');
    const [update, ...others] = await updates();
    expect([update, others]).toMatchObject([{ source: KEY, kind: 'moved', date: '2026-12-22', current_date: '2026-12-25' }, []]);
    expect((await decide([KEY], 'accept')).body.data).toEqual({ decided: 1 });
    expect(await christmas()).toMatchObject([{ date: '2026-12-22', certainty: 'gazetted' }]);
    const days = (await client.get(`api/operation/leaves/${id}`)).body.data.days as { date: string; value: number }[];
    expect(days.map(({ value }) => value)).toEqual([1, 0, 1, 1, 1]);
    expect([await updates(), (await decide([KEY], 'accept')).status]).toEqual([[], 404]);
    await listed(before.date);
    await decide([KEY], 'accept');
    expect(await christmas()).toMatchObject([{ date: before.date }]);
  });

  test('a rejected change is not proposed again, another one is', async () => {
    await listed('2026-12-22');
    await decide([KEY], 'reject');
    expect([await updates(), await christmas()]).toMatchObject([[], [{ date: before.date }]]);
    await listed('2026-12-23');
    expect(await updates()).toMatchObject([{ kind: 'moved', date: '2026-12-23' }]);
    await listed(before.date);
    expect(await updates()).toEqual([]);
  });

  test('a day that came is added, one that is gone is deleted; who deleted a day by hand is not asked for it', async () => {
    const [row] = (await portal.owner.query(LIST, [KEY])).rows;
    await portal.owner.query('delete from public_holidays where key = $1', [KEY]);
    expect(await updates()).toMatchObject([{ source: KEY, kind: 'removed' }]);
    await decide([KEY], 'accept');
    expect(await christmas()).toEqual([]);
    await portal.owner.query('insert into public_holidays select * from json_populate_record(null::public_holidays, $1)', [JSON.stringify(row)]);
    expect(await updates()).toMatchObject([{ source: KEY, kind: 'added', current_date: null }]);
    await decide([KEY], 'accept');
    const [again] = await christmas();
    expect(again).toMatchObject({ date: before.date });
    await client.delete(`${BASE}/${again!.id}`);
    expect(await updates()).toEqual([]);
    await client.post(`${BASE}/import`, { year: 2026, states: ['Selangor'] });
    expect(await christmas()).toHaveLength(1);
  });

  test('officers hear of it once; a certainty that changes alone is taken over', async () => {
    const received = async () =>
      (await portal.owner.query(`select id from notifications where company_id = $1 and title ->> 'en' = 'Malaysia’s holidays have changed'`, [companyId]))
        .rowCount;
    const night = async () => {
      const queue = createManualQueue(portal.server.services, [followHolidayList]);
      await portal.asSystem(async (tx) => void (await queue.enqueue(tx, followHolidayList.name, {})));
      await queue.drain();
    };
    await listed(before.date, 'gazetted');
    await night();
    expect([await christmas(), await received()]).toMatchObject([[{ certainty: 'gazetted' }], 0]);
    await listed('2026-12-24');
    await night();
    const once = (await received()) ?? 0;
    await night();
    expect([once > 0, await received()]).toEqual([true, once]);
  });
});
