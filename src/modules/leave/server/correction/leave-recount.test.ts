/** Calendars that change over HTTP: holidays, imports, days in lieu, branches; what is undecided is counted anew. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { ownerOf, unitOf, type TestEmployee, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { recountPending } from '../leave-jobs.ts';

const BASE = 'api/operation/leaves';
const HOLIDAY = { name: 'Founders Day', name_ms: 'Hari Pengasas', date: '2026-12-01', type: 'Company' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const leave = async ({ client }: TestEmployee, id: number) => (await client.get(`api/leaves/${id}`)).body.data;
const notices = async (person: TestEmployee) =>
  (await portal.owner.query(`select id from notifications where user_id = $1 and title ->> 'en' = 'Leave days changed'`, [person.userId])).rowCount;
const save = async (form: object, { client }: TestPerson = fixture.owner, id?: number) =>
  (await client.post(`${BASE}/holidays${id ? `/${id}` : ''}`, form)).body.data as { id: number; updated_at: string };
const drop = (id: number) => fixture.owner.client.delete(`${BASE}/holidays/${id}`);
const values = async (person: TestEmployee, id: number) =>
  (await leave(person, id)).days.filter(({ live }: { live: boolean }) => live).map(({ date, value }: { date: string; value: number }) => [date, value]);

describe('a recount', () => {
  test('leaves cancelled days cancelled', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-02' })).body.data;
    await fixture.owner.client.post(`${BASE}/${id}/cancel`, { remark: 'Needed in the shop', dates: [MONDAY] });
    expect((await leave(bala, id)).total_days).toBe(2);
    const holiday = await save(HOLIDAY);
    expect([(await leave(bala, id)).total_days, await values(bala, id)]).toEqual([
      1,
      [
        ['2026-12-01', 0],
        ['2026-12-02', 1],
      ],
    ]);
    await drop(holiday.id);
    expect([(await leave(bala, id)).total_days, await notices(bala)]).toEqual([2, 2]);
    await fixture.owner.client.post(`${BASE}/${id}/review`, {});
    // Another leave stands on the day that was cancelled; the rest is approved all the same.
    expect((await fixture.apply(bala.client)).status).toBe(201);
    expect((await fixture.owner.client.post(`${BASE}/${id}/approve`, {})).body.data).toMatchObject({ status: 'Approved', total_days: 2 });
  });

  test.each([
    [
      'one by one',
      (id: number, change: object) =>
        fixture.owner.client.post(`api/admin/employees/${id}/employment`, { company_joined_at: '2022-01-03', employment_type: 'Permanent', ...change }),
    ],
    ['many at once', (id: number, change: object) => fixture.owner.client.post('api/admin/employees/bulk', { ids: [id], ...change })],
  ])('follows the employee to another branch at once: %s', async (_how, move) => {
    const south = await unitOf(portal, fixture.owner, 'branch', `Cawangan ${_how}`);
    await portal.owner.query(`update branches set rest_days = '{2,7}' where id = $1`, [south]);
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-02' })).body.data;
    expect((await leave(bala, id)).total_days).toBe(3);
    const answer = await move(bala.employeeId, { branch_id: south, effective_date: '2026-11-20', reason: 'Opens the branch' });
    expect(answer.body.success, JSON.stringify(answer.body)).toBe(true);
    // Tuesday, 1 December, is a rest day there.
    expect([(await leave(bala, id)).total_days, await notices(bala)]).toEqual([2, 1]);
  });

  test('follows a holiday that moves within the leave, and tells nobody of the same number of days', async () => {
    const bala = await fixture.hire();
    const holiday = await save(HOLIDAY);
    const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-02' })).body.data;
    await save({ ...HOLIDAY, date: '2026-12-02' }, fixture.owner, holiday.id);
    expect([(await leave(bala, id)).total_days, await values(bala, id), await notices(bala)]).toEqual([
      2,
      [
        [MONDAY, 1],
        ['2026-12-01', 1],
        ['2026-12-02', 0],
      ],
      0,
    ]);
    await drop(holiday.id);
  });

  test('follows the states of a holiday, and the state of a branch by the next morning', async () => {
    const north = await unitOf(portal, fixture.owner, 'branch', 'Alor Setar');
    const move = (state: string) => portal.owner.query('update branches set state = $2 where id = $1', [north, state]);
    await move('Kedah');
    const bala = await fixture.hire({ branch_id: north });
    const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-02' })).body.data;
    const holiday = await save({ ...HOLIDAY, states: ['Johor'] });
    expect((await leave(bala, id)).total_days).toBe(3);
    const wider = await save({ ...HOLIDAY, states: ['Johor', 'Kedah'] }, fixture.owner, holiday.id);
    expect([(await leave(bala, id)).total_days, await notices(bala)]).toEqual([2, 1]);
    await move('Perlis');
    const queue = createManualQueue(portal.server.services, [recountPending]);
    for (let run = 0; run < 2; run++) {
      await portal.asSystem(async (tx) => void (await queue.enqueue(tx, 'leave.recount-pending', {})));
      await queue.drain();
    }
    expect([(await leave(bala, id)).total_days, await notices(bala)]).toEqual([3, 2]);
    // And at the approval, whatever the hour.
    await move('Johor');
    await fixture.owner.client.post(`${BASE}/${id}/review`, {});
    expect((await fixture.owner.client.post(`${BASE}/${id}/approve`, {})).body.data).toMatchObject({ status: 'Approved', total_days: 2 });
    await drop(wider.id);
  });
});

describe('the calendar', () => {
  test('takes the whole day where a half and a whole holiday meet', async () => {
    const half = await save({ ...HOLIDAY, is_half_day: true });
    const whole = await save({ ...HOLIDAY, name: 'State visit', name_ms: 'Lawatan negara' });
    const bala = await fixture.hire();
    expect((await fixture.apply(bala.client, { end_date: '2026-12-01' })).body.data.total_days).toBe(1);
    await drop(whole.id);
    const chong = await fixture.hire();
    const halfOf = (duration: string) => fixture.apply(chong.client, { start_date: '2026-12-01', end_date: '2026-12-01', duration });
    // The afternoon is the holiday.
    expect((await halfOf('Afternoon')).status).toBe(422);
    expect((await halfOf('Morning')).body.data.total_days).toBe(0.5);
    await drop(half.id);
  });

  test('whose date may still move is called so in the calendar of the team', async () => {
    await fixture.hire();
    const { rows } = await portal.owner.query(
      `select date::text, name_en, name_ms, status from public_holidays where date >= '2027-01-01' and date < '2028-01-01' and states = '{}' and status in ('estimated', 'fixed-rule') order by date`,
    );
    const notes = async (date: string) => {
      const people = (await fixture.owner.client.get(`${BASE}/calendar`, { start_date: date, end_date: date })).body.data;
      return people.flatMap(({ off }: { off: { note: string | null }[] }) => off.map(({ note }) => note));
    };
    for (const status of ['estimated', 'fixed-rule']) {
      const { date, name_en } = rows.find((row) => row.status === status);
      expect(await notes(date), status).toContain(status === 'estimated' ? `${name_en} (estimated date)` : name_en);
    }
  });

  test('of a year without imported holidays is the country’s, beside days of the company', async () => {
    const owner = await ownerOf(portal);
    const list = async () => (await owner.client.get(`${BASE}/holidays`, { year: 2027 })).body.data;
    await portal.owner.query("delete from holidays where company_id = $1 and date >= '2027-01-01'", [owner.companyId]);
    const days = async () => (await list()).map(({ id, date, name }: { id: number | null; date: string; name: string }) => [id, date, name]);
    // What applies is shown, though nobody has imported it.
    expect(await days()).toContainEqual([null, '2027-08-31', 'National Day']);
    const bala = await fixture.hire();
    const day = { leave_type_id: fixture.type['AL'] as number, start_date: '2027-08-31', end_date: '2027-08-31' };
    const reason = async () => (await bala.client.get('api/leaves/calculate', day)).body.data.days[0].reason;
    expect(await reason()).toBe('holiday');
    // One day of the company's own makes none of them vanish, whatever it is called.
    const own = await save({ ...HOLIDAY, type: 'National', date: '2027-12-01' });
    const hers = await save({ ...HOLIDAY, type: 'National', date: '2027-12-01' }, owner);
    expect([await reason(), await days()]).toEqual([
      'holiday',
      expect.arrayContaining([
        [null, '2027-08-31', 'National Day'],
        [hers.id, '2027-12-01', HOLIDAY.name],
      ]),
    ]);
    await drop(own.id);
  });

  test('makes a row for each day of a range', async () => {
    const form = { ...HOLIDAY, name: 'Shutdown', name_ms: 'Penutupan', date: '2026-12-28' };
    expect((await fixture.owner.client.post(`${BASE}/holidays`, { ...form, end_date: '2026-12-27' })).body.errors).toHaveProperty('end_date');
    expect((await fixture.owner.client.post(`${BASE}/holidays`, { ...form, end_date: '2027-02-28' })).body.errors).toHaveProperty('end_date');
    const { id } = (await fixture.owner.client.post(`${BASE}/holidays`, { ...form, end_date: '2026-12-30' })).body.data;
    expect((await fixture.owner.client.get(`${BASE}/holidays/${id}`)).body.data).toMatchObject({ date: '2026-12-28', name: 'Shutdown' });
    const rows = (await fixture.owner.client.get(`${BASE}/holidays`, { year: 2026 })).body.data.filter(({ name }: { name: string }) => name === 'Shutdown');
    expect(rows.map(({ date }: { date: string }) => date)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30']);
    for (const row of rows) await drop(row.id);
  });
});

describe('an import that runs again', () => {
  interface Row {
    readonly id: number;
    readonly name: string;
    readonly name_ms: string;
    readonly date: string;
    readonly type: string;
    readonly states: string[];
  }
  test('adds what is missing, twice nothing, and leaves alone what a person changed', async () => {
    const owner = await ownerOf(portal);
    const take = async (states: string[]) => (await owner.client.post(`${BASE}/holidays/import`, { year: 2026, states })).body.data;
    const list = async () => (await owner.client.get(`${BASE}/holidays`, { year: 2026 })).body.data as Row[];
    await portal.owner.query('delete from holidays where company_id = $1', [owner.companyId]);
    await take(['Selangor']);
    const before = await list();
    expect(await take(['Selangor'])).toMatchObject({ added: 0, widened: 0 });

    const shared = before.find(({ states }) => states.length === 1) as Row;
    const national = before.filter(({ type }) => type === 'National') as [Row, Row];
    // Somebody renames one and moves it by a day, as the moon was seen.
    const [moved] = national;
    const { updated_at: _at, ...form } = moved as Row & { updated_at: string };
    const date = `${moved.date.slice(0, 8)}${String(Number(moved.date.slice(8)) === 28 ? 27 : Math.min(28, Number(moved.date.slice(8)) + 1)).padStart(2, '0')}`;
    const renamed = await owner.client.post(`${BASE}/holidays/${moved.id}`, { ...form, name: 'Renamed', name_ms: 'Dinamakan semula', date });
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
    await save({ ...form, ...shared, is_compulsory: true }, owner, shared.id);

    const again = await take(['Selangor', 'Johor']);
    const after = await list();
    expect(after.length).toBe(before.length + again.added);
    expect(after.find(({ id }) => id === moved.id)).toMatchObject({ name: 'Renamed', name_ms: 'Dinamakan semula', date });
    expect(after.filter(({ date: on, name_ms }) => on === moved.date && name_ms === moved.name_ms)).toEqual([]);
    const names = after.map(({ date: on, name_ms }) => `${on} ${name_ms}`);
    expect(new Set(names).size).toBe(names.length);
    expect(again.widened).toBeGreaterThan(0);
    expect(after.filter(({ states }) => states.includes('Selangor') && states.includes('Johor')).length).toBeGreaterThanOrEqual(again.widened);
    expect(await take(['Selangor', 'Johor'])).toMatchObject({ added: 0, widened: 0 });

    // A state that somebody took out stays out.
    const both = after.find(({ states, id }) => states.includes('Johor') && states.includes('Selangor') && id !== moved.id) as Row & { updated_at: string };
    const { updated_at: _seen, ...rest } = both;
    await save({ ...rest, states: ['Selangor'] }, owner, both.id);
    expect(await take(['Selangor', 'Johor'])).toMatchObject({ added: 0, widened: 0 });
    expect((await list()).find(({ id }) => id === both.id)?.states).toEqual(['Selangor']);
  });
});

describe('days in lieu', () => {
  test('reach a branch that came later, and step over the holidays of January', async () => {
    const owner = await ownerOf(portal);
    await portal.owner.query('delete from holidays where company_id = $1', [owner.companyId]);
    const { rows } = await portal.owner.query<{ id: number }>('select id from branches where company_id = $1', [owner.companyId]);
    // 2028-12-31 is a Sunday.
    for (const date of ['2028-12-31', '2029-01-01', '2028-12-03']) await save({ ...HOLIDAY, name: `Day ${date}`, date }, owner);
    const replace = async () => (await owner.client.post(`${BASE}/holidays/replacements`, { year: 2028 })).body.data.added;
    const lieu = async (year: number) =>
      (await owner.client.get(`${BASE}/holidays`, { year })).body.data
        .filter(({ type }: { type: string }) => type === 'Replacement')
        .map(({ date, branch_ids }: { date: string; branch_ids: number[] }) => [date, branch_ids]);
    expect(await replace()).toBe(2);
    expect([await lieu(2028), await lieu(2029)]).toEqual([[['2028-12-04', [rows[0]?.id]]], [['2029-01-02', [rows[0]?.id]]]]);
    const later = await unitOf(portal, owner, 'branch', 'Ipoh');
    expect(await replace()).toBe(2);
    expect([await lieu(2028), await lieu(2029)]).toEqual([[['2028-12-04', [rows[0]?.id, later]]], [['2029-01-02', [rows[0]?.id, later]]]]);
    expect(await replace()).toBe(0);
  });

  test('at a branch without a state are none that its state may give already, also where no state was taken over', async () => {
    const owner = await ownerOf(portal);
    await portal.owner.query('delete from holidays where company_id = $1', [owner.companyId]);
    await portal.owner.query('update branches set state = null where company_id = $1', [owner.companyId]);
    const list = async () => (await owner.client.get(`${BASE}/holidays`, { year: 2026 })).body;
    const due = async () =>
      (await owner.client.post(`${BASE}/holidays/replacements`, { year: 2026, preview: true })).body.data.map(
        ({ holiday, date }: { holiday: { name_ms: string }; date: string }) => [holiday.name_ms, date],
      );
    // Hari Wesak and the second day of Hari Raya fall on Sundays, for which the states give days of their own.
    for (const states of [[], ['Selangor']]) {
      await owner.client.post(`${BASE}/holidays/import`, { year: 2026, states });
      expect([(await list()).stateless, await due()]).toEqual([['HQ'], []]);
    }
    await portal.owner.query(`update branches set state = 'Selangor' where company_id = $1`, [owner.companyId]);
    expect((await list()).stateless).toEqual([]);
    expect(await due()).toEqual([]);
  });
});

test('blackout days are changed with the version that was seen, by whoever may', async () => {
  const form = { name: 'Stocktaking', start_date: MONDAY, end_date: '2026-12-05', leave_type_ids: [], department_ids: [] };
  const made = (await fixture.owner.client.post(`${BASE}/blackouts`, form)).body.data;
  const change = (client: TestPerson['client'], more: object) => client.post(`${BASE}/blackouts/${made.id}`, { ...form, updated_at: made.updated_at, ...more });
  const bala = await fixture.hire();
  expect((await fixture.apply(bala.client)).body.errors).toEqual({ start_date: ['No leave during Stocktaking.'] });
  expect((await change(fixture.owner.client, { end_date: '2026-11-01' })).body.errors).toHaveProperty('end_date');
  expect((await change(fixture.owner.client, { leave_type_ids: [999_999] })).body.errors).toHaveProperty('leave_type_ids');
  expect((await change(fixture.owner.client, { department_ids: [999_999] })).body.errors).toHaveProperty('department_ids');
  const changed = await change(fixture.owner.client, { start_date: '2026-12-03', updated_at: made.updated_at });
  expect([changed.status, changed.body.data.start_date]).toEqual([200, '2026-12-03']);
  expect((await change(fixture.owner.client, { updated_at: made.updated_at })).status).toBe(409);
  expect((await change(bala.client, {})).status).toBe(403);
  expect((await change((await ownerOf(portal)).client, {})).status).toBe(404);
  expect((await fixture.apply(bala.client)).status).toBe(201);
});
