/** A roster that fills itself over HTTP: asked for, found by the job, looked at, accepted; nothing is written before. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { makeSite, officeSchedule, rosterForm } from '../roster.factory.ts';
import { fillRosterJob } from './fill-job.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const queue = createManualQueue(portal.server.services, [fillRosterJob]);
Object.assign(portal.server.services, { jobs: queue });

const SCHEDULES = 'api/operation/attendances/schedules';
const PATH = `${SCHEDULES}/fills`;
const WEEK = { start_date: calendarDate('2026-12-07'), end_date: calendarDate('2026-12-13') };
const ask = { ...WEEK, need_ids: [], branch_id: null, division_id: null, department_id: null, site_people: false, rest_hours: 11 };
const need = {
  name: 'Gate',
  work_site_id: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  start_time: '07:00',
  end_time: '19:00',
  heads: 1,
  position_id: null,
  status: 'Active',
};

let owner: Person;
let people: EmployedPerson[];
beforeEach(async () => {
  await queue.stop();
  owner = await ownerOf(portal);
  people = [await employeeOf(portal, owner), await employeeOf(portal, owner)];
});
const addNeed = async (more: object = {}) => (await owner.client.post('api/operation/attendances/roster-needs', { ...need, ...more })).body.data.id as number;
const start = (more: object = {}, who = owner) => who.client.post(PATH, { ...ask, ...more });
const filled = async (more: object = {}) => {
  const { body } = await start(more);
  await queue.drain();
  return (await owner.client.get(`${PATH}/${body.data.id}`)).body.data;
};
const rows = async () => (await portal.owner.query('select published_at from attendance_schedules where company_id = $1', [owner.companyId])).rows;

test('proposes beside what stands, writes nothing until it is accepted, and then drafts', { timeout: 60_000 }, async () => {
  const site = await makeSite(portal.owner, owner.companyId, 'Menara Contoh');
  // Without a schedule nobody has a break: three days of twelve hours are all that 45 hours hold.
  await employeeOf(portal, owner);
  await addNeed({ work_site_id: site });
  const fill = await filled();
  expect(fill).toMatchObject({
    status: 'ready',
    percent: 100,
    proposal: { heads: 7, before: { filled: 0, minutes: 0 }, after: { filled: 7, minutes: 7 * 720, overtime_minutes: 0 }, is_best: true, gaps: [] },
  });
  expect(fill.proposal.shares.reduce((sum: number, { sessions }: { sessions: number }) => sum + sessions, 0)).toBe(7);
  expect(await rows()).toEqual([]);
  const accepted = await owner.client.post(`${PATH}/${fill.id}/accept`, { publish: false, reason: null });
  expect(accepted.body.data).toMatchObject({ created: 21, skipped: 0, conflicts: [] });
  expect((await rows()).every(({ published_at }) => published_at === null)).toBe(true);
  const grid = (await owner.client.get(SCHEDULES, WEEK)).body;
  expect(grid.data.every(({ weeks }: { weeks: { warnings: string[] }[] }) => weeks.every(({ warnings }) => warnings.length === 0))).toBe(true);
  expect((await owner.client.post(`${PATH}/${fill.id}/accept`, { publish: false, reason: null })).status).toBe(422);
  // What the roster gives already is not asked for again.
  expect((await filled()).proposal).toMatchObject({ before: { filled: 7 }, after: { filled: 7 }, shares: [] });
});

test('says what cannot be filled, and why', { timeout: 60_000 }, async () => {
  await addNeed({ heads: 3, weekdays: [3] });
  const { proposal } = await filled();
  expect(proposal.gaps).toEqual([
    {
      need: { id: expect.any(Number), name: 'Gate' },
      date: '2026-12-09',
      session: { start_time: '07:00', end_time: '19:00' },
      missing: 1,
      reasons: [],
      nearest: [],
    },
  ]);
  expect(proposal.needs).toEqual([
    {
      need: { id: expect.any(Number), name: 'Gate' },
      session: { start_time: '07:00', end_time: '19:00' },
      days: [{ date: '2026-12-09', heads: 3, before: 0, filled: 2 }],
    },
  ]);
  const [ali] = people;
  const off = { employee_ids: [ali?.employeeId], start_date: '2026-12-09', end_date: '2026-12-09', day_type: 'Rest Day', sessions: [], publish: true };
  await owner.client.post(SCHEDULES, rosterForm(off));
  const again = (await filled()).proposal;
  expect(again.gaps).toMatchObject([
    { missing: 2, reasons: [{ text: 'on their rest day', people: 1 }], nearest: [{ employee: { id: ali?.employeeId }, text: 'on their rest day' }] },
  ]);
});

test('costs what payroll pays for the hours, for whoever may see salaries', { timeout: 60_000 }, async () => {
  const [ali] = people;
  // RM 2,080 a month over 26 days of 8 hours is RM 10 an hour.
  await portal.owner.query(`insert into employee_payrolls (company_id, employee_id, effective_from, basic) values ($1, $2, '2024-01-01', 2080)`, [
    owner.companyId,
    ali?.employeeId,
  ]);
  await addNeed({ heads: 2, weekdays: [3] });
  const { id, proposal } = await filled();
  expect(proposal).toMatchObject({ before: { cost: 0 }, after: { minutes: 1440, cost: 120 }, unpriced: 1 });
  await owner.client.post(`${PATH}/${id}/cancel`);
  const admin = await adminOf(portal, owner, { '/attendance/schedule': ['Create'] });
  const { body } = await start({}, admin);
  await queue.drain();
  expect((await admin.client.get(`${PATH}/${body.data.id}`)).body.data.proposal).toMatchObject({ before: { cost: null }, after: { cost: null }, unpriced: 0 });
});

test('a night goes to whoever had none in the four weeks before', { timeout: 60_000 }, async () => {
  await addNeed({ start_time: '19:00', end_time: '07:00', weekdays: [3] });
  const nights = { sessions: [{ start_time: '22:00', end_time: '06:00' }], publish: true };
  const [ali, devi] = people as [EmployedPerson, EmployedPerson];
  // In turns, for one of the two would be right by chance; what lies further back counts no more.
  for (const [who, other, week] of [
    [ali, devi, 1],
    [devi, ali, 6],
  ] as const) {
    const span = (weeks: number) => ({ start_date: addDays(WEEK.start_date, 7 * weeks), end_date: addDays(WEEK.end_date, 7 * weeks) });
    const put = rosterForm({
      employee_ids: [who.employeeId],
      start_date: span(week - 1).start_date,
      end_date: addDays(span(week - 1).start_date, 2),
      ...nights,
    });
    expect((await owner.client.post(SCHEDULES, put)).status).toBe(201);
    const { proposal } = await filled(span(week));
    expect(proposal.shares.map(({ employee }: { employee: { id: number } }) => employee.id)).toEqual([other.employeeId]);
  }
});

describe('one at a time', () => {
  test('another waits until it is ready or stopped; another company does not', { timeout: 60_000 }, async () => {
    await addNeed();
    const admin = await adminOf(portal, owner, { '/attendance/schedule': ['Create'] });
    const { body } = await start();
    const refused = await start({}, admin);
    expect([refused.status, refused.body.message]).toEqual([409, `${owner.name} is filling a roster already. Wait until it is ready, or ask them to stop it.`]);
    expect((await owner.client.get(PATH)).body.data).toMatchObject({ id: body.data.id, status: 'pending' });
    expect((await owner.client.post(`${PATH}/${body.data.id}/cancel`)).status).toBe(200);
    await queue.drain();
    expect((await owner.client.get(`${PATH}/${body.data.id}`)).body.data).toMatchObject({ status: 'cancelled', proposal: null });
    expect((await owner.client.get(PATH)).body.data).toBeNull();
    expect((await start({}, admin)).status).toBe(201);
  });
});

describe('walls', () => {
  test('a proposal is for whoever asked alone', { timeout: 60_000 }, async () => {
    await addNeed();
    const { body } = await start();
    const [admin, stranger] = [await adminOf(portal, owner, { '/attendance/schedule': ['Create'] }), await ownerOf(portal)];
    for (const who of [admin, stranger]) {
      expect((await who.client.get(`${PATH}/${body.data.id}`)).status).toBe(404);
      expect((await who.client.post(`${PATH}/${body.data.id}/cancel`)).status).toBe(404);
      expect((await who.client.post(`${PATH}/${body.data.id}/accept`, { publish: true, reason: null })).status).toBe(404);
    }
  });

  test('takes the action, and plans those in sight alone', { timeout: 60_000 }, async () => {
    await addNeed({ heads: 2 });
    const looks = await adminOf(portal, owner, { '/attendance/schedule': ['Update'] });
    expect((await start({}, looks)).status).toBe(403);
    const [ali] = people;
    const admin = await adminOf(portal, owner, { '/attendance/schedule': ['Create'] }, { employee: [ali?.employeeId ?? 0] });
    const { body } = await start({}, admin);
    await queue.drain();
    const { proposal } = (await admin.client.get(`${PATH}/${body.data.id}`)).body.data;
    expect(proposal.rows.map(({ employee }: { employee: { id: number } }) => employee.id)).toEqual([ali?.employeeId]);
  });

  test.each([
    ['nothing is needed', { start_date: '2026-12-08', end_date: '2026-12-08' }, 'need_ids'],
    ['the span is long', { end_date: '2027-02-01' }, 'end_date'],
    ['it runs backwards', { end_date: '2026-12-01' }, 'end_date'],
    ['there is no rest', { rest_hours: 0 }, 'rest_hours'],
  ])('where %s it is told at its field', async (_title, more, field) => {
    await addNeed({ weekdays: [1] });
    const { status, body } = await start(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

test('more people and needs than one search holds are refused before it begins', async () => {
  await portal.owner.query(
    `insert into roster_needs (company_id, name, weekdays, start_time, end_time, heads, status)
     select $1, 'Gate ' || n, '{1,2,3,4,5,6,7}', '07:00', '19:00', 1, 'Active' from generate_series(1, 900) n`,
    [owner.companyId],
  );
  const { status, body } = await start({ end_date: '2027-01-10' });
  expect([status, body.errors]).toEqual([422, { end_date: [expect.stringContaining('2 people for 31500 sessions')] }]);
});

test('takes as few people out of their work schedule as it can, says who falls short, and costs their salary all the same', { timeout: 60_000 }, async () => {
  expect((await owner.client.post('api/operation/attendances/work-schedules', officeSchedule)).status).toBe(201);
  for (let more = 0; more < 4; more += 1) people.push(await employeeOf(portal, owner));
  // RM 2,080 a month over 26 days of 8 hours is RM 10 an hour.
  await portal.owner.query(
    `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select $1, unnest($2::bigint[]), '2024-01-01', 2080`,
    [owner.companyId, people.map(({ employeeId }) => employeeId)],
  );
  // 55 hours of work: two people of 40 hours, of whom somebody stays below.
  await addNeed({ weekdays: [1, 2, 3, 4, 5] });
  const { id, proposal } = await filled();
  expect(proposal).toMatchObject({ after: { filled: 5, minutes: 55 * 60 }, gaps: [] });
  expect(proposal.shares).toHaveLength(2);
  expect(proposal.shares.reduce((sum: number, { short_minutes }: { short_minutes: number }) => sum + short_minutes, 0)).toBe(25 * 60);
  expect(proposal.after.cost).toBe(proposal.before.cost);
  await owner.client.post(`${PATH}/${id}/accept`, { publish: false, reason: null });
  const grid = (await owner.client.get(SCHEDULES, WEEK)).body;
  expect(grid.data.filter(({ weeks }: { weeks: { warnings: string[] }[] }) => weeks[0]?.warnings.includes('short')).length).toBeGreaterThanOrEqual(1);
});
