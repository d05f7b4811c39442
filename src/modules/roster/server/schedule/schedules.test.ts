import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type EmployedPerson } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { workScheduleRegister } from './work-schedule.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const OFFICE = [{ start_time: '09:00', end_time: '18:00' }];
const NIGHT = [{ start_time: '19:00', end_time: '07:00' }];
const week = (sessions: readonly object[]) =>
  Array.from({ length: 7 }, (_, at) => ({
    weekday: at + 1,
    day_type: at < 5 ? 'Working' : at === 5 ? 'Off Day' : 'Rest Day',
    sessions: at < 5 ? [...sessions] : [],
  }));
const schedule = {
  name: 'Office',
  code: 'OFF',
  type: 'Fixed',
  days: week(OFFICE),
  break_minutes: 60,
  flexible_hours: null,
  ontime_checkin_minutes: null,
  ontime_checkout_minutes: null,
  is_default: false,
  status: 'Active',
} as const;

registerContractTests(() => portal, workScheduleRegister, {
  valid: schedule as never,
  changed: { ...schedule, name: 'Office of the north', break_minutes: 30, ontime_checkin_minutes: 10 } as never,
  other: (n) => ({ ...schedule, name: `Shift ${n}`, code: `S${n}`, type: 'Shift', days: week(NIGHT) }) as never,
  doubles: [
    [(valid) => ({ ...valid, name: 'OFFICE', code: 'O2' }), 'name'],
    [(valid) => ({ ...valid, name: 'Another', code: 'off' }), 'code'],
  ],
});

const owner = await ownerOf(portal);
const PATH = 'api/operation/attendances/work-schedules';
const add = async (more: object): Promise<number> => (await owner.client.post(PATH, { ...schedule, ...more })).body.data.id;
let [office, night]: number[] = [];
beforeAll(async () => {
  office = await add({ is_default: true });
  night = await add({ name: 'Night', code: 'N', days: week(NIGHT) });
});

// 2 November 2026 is a Monday.
const WEEK = { start_date: '2026-11-02', end_date: '2026-11-08' };
const daysOf = async (person: EmployedPerson, span: Record<string, string> = WEEK) =>
  (await person.client.get('api/attendances/schedules', span)).body.data.map(
    ({ day_type, sessions, schedule: { name } }: { day_type: string; sessions: { start_time: string }[]; schedule: { name: string } }) =>
      `${name} ${sessions[0]?.start_time ?? day_type}`,
  );
const put = (person: EmployedPerson, effective_from: string, effective_to: string | null = null, work_schedule_id = night) =>
  owner.client.post(`api/admin/employees/${person.employeeId}/work-schedules`, { work_schedule_id, effective_from, effective_to });
const spansOf = async (person: EmployedPerson) =>
  (await owner.client.get(`api/admin/employees/${person.employeeId}/work-schedules`, WEEK)).body.data.assignments
    .map(
      (each: { schedule: { name: string }; effective_from: string; effective_to: string | null }) =>
        `${each.schedule.name} ${each.effective_from} ${each.effective_to}`,
    )
    .sort();

test('a week says its hours, where it goes beyond the law, and who works by it', async () => {
  const six = [...week(OFFICE).slice(0, 5), { weekday: 6, day_type: 'Working', sessions: OFFICE }, { weekday: 7, day_type: 'Off Day', sessions: [] }];
  const { data } = (await owner.client.post(PATH, { ...schedule, name: 'Six', code: 'SIX', days: six })).body;
  expect(data).toMatchObject({ hours: 48, employees_count: 0, warnings: [expect.stringContaining('section 59'), expect.stringContaining('60A(1)')] });
});

test('who is on no schedule works by the default; one that is said takes its place', async () => {
  const person = await employeeOf(portal, owner);
  const plain = ['Office 09:00', 'Office 09:00', 'Office 09:00', 'Office 09:00', 'Office 09:00', 'Office Off Day', 'Office Rest Day'];
  expect(await daysOf(person)).toEqual(plain);
  expect((await put(person, '2026-11-04', '2026-11-05')).body.message).toBe('1 employee works by Night from 04/11/26.');
  expect(await daysOf(person)).toEqual([...plain.slice(0, 2), 'Night 19:00', 'Night 19:00', ...plain.slice(4)]);
});

test.each([
  ['after it', [['2026-12-01', null]], ['Night 2026-11-10 2026-11-30', 'Office 2026-12-01 null']],
  ['from its first day', [['2026-11-10', null]], ['Office 2026-11-10 null']],
  ['before it', [['2026-11-01', '2026-11-05']], ['Night 2026-11-10 null', 'Office 2026-11-01 2026-11-05']],
  ['into its beginning', [['2026-11-01', '2026-11-12']], ['Night 2026-11-13 null', 'Office 2026-11-01 2026-11-12']],
  ['within it', [['2026-11-15', '2026-11-20']], ['Night 2026-11-10 2026-11-14', 'Night 2026-11-21 null', 'Office 2026-11-15 2026-11-20']],
  ['around it', [['2026-11-01', null]], ['Office 2026-11-01 null']],
  ['one day of it', [['2026-11-10', '2026-11-10']], ['Night 2026-11-11 null', 'Office 2026-11-10 2026-11-10']],
] as const)('a span takes the place of what stood there: %s', async (_title, then, spans) => {
  const person = await employeeOf(portal, owner);
  await put(person, '2026-11-10');
  for (const [from, to] of then) expect((await put(person, from, to, office)).status).toBe(200);
  expect(await spansOf(person)).toEqual(spans);
});

test('spans of one person never overlap, also when several plan at once', async () => {
  const person = await employeeOf(portal, owner);
  const days = ['2026-11-03', '2026-11-05', '2026-11-04', '2026-11-06'];
  await Promise.all(days.map((from, at) => put(person, from, at % 2 ? null : '2026-11-20', at % 2 ? office : night)));
  const { rows } = await portal.owner.query(
    `select count(*)::int as clashes from employee_work_schedules a join employee_work_schedules b on b.employee_id = a.employee_id and b.id > a.id
       and daterange(a.effective_from, a.effective_to, '[]') && daterange(b.effective_from, b.effective_to, '[]')
     where a.employee_id = $1`,
    [person.employeeId],
  );
  expect(rows).toEqual([{ clashes: 0 }]);
});

test('a unit is put on a schedule as a whole, and the list shows the week of everybody', async () => {
  const other = await ownerOf(portal);
  const id = (await other.client.post(PATH, { ...schedule, days: week(NIGHT) })).body.data.id;
  const people = [await employeeOf(portal, other), await employeeOf(portal, other)];
  const [branch] = (await other.client.get('api/admin/companies/branches')).body.data;
  const assign = (more: object) => other.client.post(`${PATH}/${id}/assign`, { employee_ids: [], effective_from: '2026-11-01', effective_to: null, ...more });
  expect((await assign({})).body.errors).toHaveProperty('employee_ids');
  expect((await assign({ branch_id: branch.id })).body.data).toEqual({ assigned: 2 });
  const list = (await other.client.get('api/operation/attendances/schedules', { ...WEEK, work_schedule_id: id })).body;
  expect(list.meta.total).toBe(2);
  expect(list.data.map(({ employee }: { employee: { id: number } }) => employee.id).sort()).toEqual(people.map(({ employeeId }) => employeeId).sort());
  expect(list.data[0].days).toHaveLength(7);
  const [row] = (await other.client.get(PATH)).body.data;
  expect(row).toMatchObject({ employees_count: 2, can: { remove: false }, kept: expect.stringContaining('Put them on another') });
});

test('holidays of the branch and approved leave stand above the plan', async () => {
  const person = await employeeOf(portal, owner);
  await owner.client.post('api/operation/leaves/holidays', {
    name: 'Founding day',
    name_ms: 'Hari penubuhan',
    date: '2026-11-03',
    type: 'Company',
    states: [],
    branch_ids: [],
    is_compulsory: false,
    is_half_day: false,
    replaces_id: null,
  });
  const { data } = (await person.client.get('api/attendances/schedules', WEEK)).body;
  expect(data[1]).toMatchObject({
    date: '2026-11-03',
    day_type: 'Working',
    holiday: { name: 'Founding day', name_ms: 'Hari penubuhan', half: false },
    leave: null,
  });
});

test('who leaves the company leaves its schedules', async () => {
  const person = await employeeOf(portal, owner);
  await put(person, '2026-11-01', '2026-11-10');
  await put(person, '2026-12-01');
  expect((await owner.client.post(`api/admin/employees/${person.employeeId}/inactivate`, { date: '2026-11-05', reason: 'Resigned' })).status).toBe(200);
  expect(await spansOf(person)).toEqual(['Night 2026-11-01 2026-11-05']);
});

describe('walls', () => {
  test('what is not one’s own is not there', async () => {
    const stranger = await ownerOf(portal);
    const person = await employeeOf(portal, owner);
    const theirs = await employeeOf(portal, stranger);
    await put(person, '2026-11-01');
    const path = `api/admin/employees/${person.employeeId}/work-schedules`;
    const [{ id }] = (await owner.client.get(path, WEEK)).body.data.assignments;
    expect((await stranger.client.get(path, WEEK)).status).toBe(404);
    expect((await stranger.client.delete(`${path}/${id}`)).status).toBe(404);
    expect((await stranger.client.post(path, { work_schedule_id: night, effective_from: '2026-11-01', effective_to: null })).status).toBe(404);
    const assign = { employee_ids: [theirs.employeeId], effective_from: '2026-11-01', effective_to: null };
    expect((await owner.client.post(`${PATH}/${night}/assign`, assign)).body.errors).toHaveProperty('employee_ids');
    const own = await stranger.client.post(`api/admin/employees/${theirs.employeeId}/work-schedules`, {
      work_schedule_id: night,
      effective_from: '2026-11-01',
      effective_to: null,
    });
    expect(own.body.errors).toEqual({ work_schedule_id: ['Choose an active work schedule.'] });
    // One's own person does not reach somebody else's span.
    const another = await employeeOf(portal, owner);
    expect((await owner.client.delete(`api/admin/employees/${another.employeeId}/work-schedules/${id}`)).status).toBe(404);
    expect((await owner.client.delete(`${path}/${id}`)).body.message).toBe('The schedule was taken back.');
    expect(await spansOf(person)).toEqual([]);
  });

  test('the page alone does not set up schedules; without it there is none', async () => {
    const looks = await adminOf(portal, owner, { '/attendance/schedule': [] });
    expect((await looks.client.get('api/operation/attendances/schedules', WEEK)).status).toBe(200);
    expect((await looks.client.post(PATH, { ...schedule, name: 'Mine', code: null })).status).toBe(403);
    expect((await looks.client.post(`${PATH}/${night}/assign`, { employee_ids: [1], effective_from: '2026-11-01', effective_to: null })).status).toBe(403);
    const clerk = await adminOf(portal, owner);
    expect((await clerk.client.get(PATH)).status).toBe(403);
  });

  test('a span is at most 62 days, and does not run backwards', async () => {
    const person = await employeeOf(portal, owner);
    const ask = async (start_date: string, end_date: string) => (await person.client.get('api/attendances/schedules', { start_date, end_date })).status;
    expect(await ask('2026-11-01', '2027-01-01')).toBe(200);
    expect(await ask('2026-11-01', '2027-01-02')).toBe(422);
    expect(await ask('2026-11-02', '2026-11-01')).toBe(422);
  });

  test('without dates it is the month: the own days, the roster, and those of one employee', async () => {
    portal.clock.set('2026-11-20T10:00:00+08:00');
    const person = await employeeOf(portal, owner);
    const own = (await person.client.get('api/attendances/schedules')).body.data;
    expect([own.length, own[0].date, own.at(-1).date]).toEqual([30, '2026-11-01', '2026-11-30']);
    const { data } = (await owner.client.get('api/operation/attendances/schedules', { per_page: 1 })).body;
    expect(data[0].days).toHaveLength(30);
    expect((await owner.client.get(`api/admin/employees/${person.employeeId}/work-schedules`)).body.data.days).toHaveLength(30);
  });
});
