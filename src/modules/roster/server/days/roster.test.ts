/** The roster over HTTP: written, read, changed, copied, published; what stands in the way; whose it is. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type EmployedPerson, type Person } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { provideMore } from '#platform/server/extension-point.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import { makeSite, officeSchedule, rosterForm } from './roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const PATH = 'api/operation/attendances/schedules';
const DAY = [{ start_time: '07:00', end_time: '19:00' }];
const NIGHT = [{ start_time: '19:00', end_time: '07:00' }];
// 7 December 2026 is a Monday, after the clock of the tests.
const WEEK = { start_date: '2026-12-07', end_date: '2026-12-13' };
let owner: Person;
let ali: EmployedPerson;
let site: number;
let schedule: number;
beforeAll(async () => {
  owner = await ownerOf(portal);
  site = await makeSite(portal.owner, owner.companyId, 'Menara Contoh');
  schedule = (await owner.client.post('api/operation/attendances/work-schedules', officeSchedule)).body.data.id;
});
beforeEach(async () => {
  ali = await employeeOf(portal, owner);
});

const body = (more: object = {}) => rosterForm({ employee_ids: [ali.employeeId], ...WEEK, weekdays: [1, 2], sessions: DAY, ...more });
/** The day alone, as one that stands is changed. */
const dayOf = (more: object = {}) => {
  const { employee_ids: _ids, weekdays: _days, replace: _replace, ...day } = rosterForm({ sessions: DAY, ...more });
  return day;
};
const put = async (more: object = {}, who: Person = owner) => who.client.post(PATH, body(more));
const written = async (more: object = {}) => (await put(more)).body.data;

interface Answer {
  data: { employee: { id: number }; days: number[]; ids: number[]; weeks: { minutes: number; warnings: string[] }[] }[];
  kinds: { state: string; plan: { day_type: string; sessions: { start_time: string }[]; site: { name: string } | null }; below: object | null }[];
}
async function rowOf(person = ali, more: object = {}) {
  const answer = (await owner.client.get(PATH, { ...WEEK, per_page: 500, ...more })).body as Answer;
  const row = answer.data.find(({ employee }) => employee.id === person.employeeId);
  return { ...row, kinds: row?.days.map((at) => answer.kinds[at]) };
}
const shown = async (person = ali) =>
  (await rowOf(person)).kinds?.map(
    (kind) => `${kind?.state} ${kind?.plan.sessions[0]?.start_time ?? kind?.plan.day_type}${kind?.plan.site ? ` ${kind.plan.site.name}` : ''}`,
  );
const own = async (person = ali) =>
  (await person.client.get('api/attendances/schedules', WEEK)).body.data.map(
    ({ sessions, day_type, site: at }: { sessions: { start_time: string }[]; day_type: string; site: { name: string } | null }) =>
      `${sessions[0]?.start_time ?? day_type}${at ? ` ${at.name}` : ''}`,
  );
const noticesOf = async (person: EmployedPerson) =>
  (
    await portal.owner.query(`select message ->> 'en' as said from notifications where user_id = $1 and notification_type = 'attendance_schedule'`, [
      person.userId,
    ])
  ).rows;

describe('days on the roster', () => {
  test('are drafts that planners see alone, until they are published', async () => {
    expect(await written({ work_site_id: site })).toEqual({ created: 2, updated: 0, skipped: 0, conflicts: [], warnings: [] });
    const rest = ['template 09:00', 'template 09:00', 'template 09:00', 'template Off Day', 'template Rest Day'];
    expect(await shown()).toEqual(['draft 07:00 Menara Contoh', 'draft 07:00 Menara Contoh', ...rest]);
    expect(await own()).toEqual(['09:00', '09:00', '09:00', '09:00', '09:00', 'Off Day', 'Rest Day']);
    expect(await noticesOf(ali)).toEqual([]);
    const publish = await owner.client.post(`${PATH}/publish`, { ...WEEK, skip_conflicts: false, reason: null });
    expect(publish.body).toMatchObject({ message: '2 days are published.', data: { created: 2, updated: 0 } });
    expect((await own()).slice(0, 3)).toEqual(['07:00 Menara Contoh', '07:00 Menara Contoh', '09:00']);
    expect(await noticesOf(ali)).toEqual([{ said: 'Your schedule from 07/12/26 to 08/12/26 has changed. See when you work.' }]);
    // A draft beside what is published says what holds until it is published, too.
    expect(await written({ weekdays: [1], sessions: NIGHT })).toMatchObject({ created: 1 });
    const [monday] = (await rowOf()).kinds ?? [];
    expect(monday).toMatchObject({ state: 'draft', plan: { sessions: NIGHT }, below: { sessions: DAY } });
    expect((await own())[0]).toBe('07:00 Menara Contoh');
  });

  test('take their days from a work schedule', async () => {
    expect(await written({ weekdays: [], day_type: null, sessions: [], work_schedule_id: schedule })).toMatchObject({ created: 7 });
    expect((await shown())?.slice(3)).toEqual(['draft 09:00', 'draft 09:00', 'draft Off Day', 'draft Rest Day']);
  });

  test('say what a week comes to, and where it goes beyond the law', async () => {
    await written({ weekdays: [], publish: true });
    expect((await rowOf()).weeks).toEqual([{ minutes: 7 * 660, warnings: ['hours', 'rest'] }]);
  });

  test('are changed and taken off one by one', async () => {
    await written({ weekdays: [1], publish: true });
    const id = (await rowOf()).ids?.[0];
    const day = dayOf({ sessions: NIGHT, remark: 'Stands in' });
    expect((await owner.client.post(`${PATH}/${id}`, day)).body.data).toMatchObject({ created: 1 });
    const draft = (await rowOf()).ids?.[0];
    expect(draft).not.toBe(id);
    expect((await owner.client.delete(`${PATH}/${draft}`)).body.message).toBe('The draft was deleted.');
    expect((await shown())?.[0]).toBe('published 07:00');
    expect((await owner.client.delete(`${PATH}/${id}`)).body.message).toContain('work schedule holds again');
    expect((await shown())?.[0]).toBe('template 09:00');
    expect((await owner.client.delete(`${PATH}/${id}`)).status).toBe(404);
  });

  test('are copied to other weeks', async () => {
    await written({ weekdays: [1, 3], work_site_id: site });
    const copy = { from_week: '2026-12-09', to_weeks: ['2026-12-14', '2026-12-25'], publish: false, skip_conflicts: false, reason: null, keyword: ali.name };
    expect((await owner.client.post(`${PATH}/copy`, copy)).body.data).toMatchObject({ created: 4 });
    const later = await rowOf(ali, { start_date: '2026-12-21', end_date: '2026-12-27' });
    expect(later.kinds?.map((kind) => kind?.state)).toEqual(['draft', 'template', 'draft', 'template', 'template', 'template', 'template']);
    expect((await owner.client.post(`${PATH}/copy`, { ...copy, to_weeks: ['2026-12-13'] })).body.errors).toHaveProperty('to_weeks');
    // All between is read.
    expect((await owner.client.post(`${PATH}/copy`, { ...copy, to_weeks: ['2027-12-13'] })).body.errors).toHaveProperty('to_weeks');
  });

  test('are found by what they are', async () => {
    const bala = await employeeOf(portal, owner);
    await written({ work_site_id: site });
    await written({ employee_ids: [bala.employeeId], publish: true });
    const ids = async (more: object) =>
      ((await owner.client.get(PATH, { ...WEEK, per_page: 500, ...more })).body as Answer).data.map(({ employee }) => employee.id);
    expect(await ids({ published: 'no' })).toContain(ali.employeeId);
    expect(await ids({ published: 'no' })).not.toContain(bala.employeeId);
    expect(await ids({ published: 'yes' })).toContain(bala.employeeId);
    expect(await ids({ work_site_id: site })).toContain(ali.employeeId);
    expect(await ids({ work_site_id: site })).not.toContain(bala.employeeId);
  });
});

describe('what stands in the way', () => {
  test('is said row by row, and the rest can be written without it', async () => {
    await written({ weekdays: [1], sessions: NIGHT });
    const early = { weekdays: [2, 3], sessions: [{ start_time: '06:00', end_time: '14:00' }] };
    const { body: refused } = await put(early);
    const conflict = {
      employee: { id: ali.employeeId, name: ali.name },
      date: '2026-12-08',
      message: '06:00 AM–02:00 PM overlaps 07:00 PM–07:00 AM on 07/12/26',
    };
    expect(refused).toMatchObject({ message: 'Nothing was written: 1 day has a conflict.', data: { created: 0, skipped: 0, conflicts: [conflict] } });
    expect(await written({ ...early, skip_conflicts: true })).toEqual({ created: 1, updated: 0, skipped: 1, conflicts: [conflict], warnings: [] });
    expect((await shown())?.slice(0, 3)).toEqual(['draft 19:00', 'template 09:00', 'draft 06:00']);
  });

  test('is the end of an employment', async () => {
    await owner.client.post(`api/admin/employees/${ali.employeeId}/inactivate`, { date: '2026-12-08', reason: 'Resigned' });
    const { conflicts } = await written({ weekdays: [2, 3] });
    expect(conflicts).toMatchObject([{ date: '2026-12-09', message: 'Inactive from 09/12/26' }]);
  });

  test.each([
    ['no kind of day', { day_type: null, sessions: [] }, 'day_type'],
    ['work without sessions', { sessions: [] }, 'sessions'],
    ['a rest day with sessions', { day_type: 'Rest Day' }, 'sessions'],
    ['sessions that overlap', { sessions: [...DAY, { start_time: '18:00', end_time: '20:00' }] }, 'sessions.1.start_time'],
    ['a site that is not there', { work_site_id: 999_999_999 }, 'work_site_id'],
    ['a schedule that is not there', { day_type: null, sessions: [], work_schedule_id: 999_999_999 }, 'work_schedule_id'],
    ['somebody who is not there', { employee_ids: [999_999_999] }, 'employee_ids'],
    ['an end before the start', { end_date: '2026-12-01' }, 'end_date'],
  ])('%s is told at its field', async (_title, more, field) => {
    const { status, body: notices } = await put(more);
    expect([status, Object.keys(notices.errors)]).toEqual([422, [field]]);
  });
});

describe('the hours of the Act', () => {
  const LONG = [{ start_time: '07:00', end_time: '20:01' }];

  test('are a warning to a draft, and refuse what is published', async () => {
    const long = { weekdays: [1], sessions: LONG };
    const rule = '12.02 hours of work within 24 hours. At most 12 are allowed (Employment Act 1955, section 60A).';
    const row = { employee: { id: ali.employeeId, name: ali.name }, date: '2026-12-07', message: rule };
    expect(await written(long)).toEqual({ created: 1, updated: 0, skipped: 0, conflicts: [], warnings: [row] });
    expect(await written({ ...long, publish: true })).toEqual({ created: 0, updated: 0, skipped: 0, conflicts: [row], warnings: [] });
    expect(await written({ ...long, sessions: [{ start_time: '07:00', end_time: '20:00' }], publish: true })).toMatchObject({ created: 1, conflicts: [] });
  });

  test('count over midnight: a night before a day by the work schedule', async () => {
    expect((await written({ weekdays: [1], sessions: NIGHT, publish: true })).conflicts).toMatchObject([{ date: '2026-12-07' }]);
    // With the next day off the night stands.
    expect(await written({ weekdays: [2], day_type: 'Off Day', sessions: [], publish: true })).toMatchObject({ created: 1 });
    expect(await written({ weekdays: [1], sessions: NIGHT, publish: true })).toMatchObject({ created: 1, conflicts: [] });
  });

  test('warn of a week without a rest day', async () => {
    const { warnings } = await written({ weekdays: [6, 7], publish: true });
    expect(warnings).toMatchObject([{ date: '2026-12-07', message: expect.stringContaining('No rest day from 07/12/26 to 18/12/26.') }]);
  });

  test('count what other modules have planned of the same person', async () => {
    const elsewhere = (kind: BusyTime['kind'], start: number, end: number): BusyTime => ({
      kind,
      source: 'a test',
      label: { en: 'Guards the gate', ms: 'Menjaga pintu' },
      date: calendarDate('2026-12-12'),
      start: start * 60,
      end: end * 60,
    });
    const plan = (time: BusyTime) => provideMore(busyTimes, { source: 'a test', find: async () => new Map([[employeeAssignee(ali.employeeId), [time]]]) });
    const saturday = { weekdays: [6], sessions: [{ start_time: '08:00', end_time: '14:00' }], publish: true };
    for (const [time, message] of [
      [elsewhere('work', 13, 20), 'Guards the gate on 12/12/26, 01:00 PM–08:00 PM. Choose another time or person.'],
      [elsewhere('away', 0, 24), 'Guards the gate on 12/12/26. Choose another day or person.'],
      [elsewhere('work', 14, 24), '15 hours of work within 24 hours. At most 12 are allowed (Employment Act 1955, section 60A).'],
    ] as const) {
      const stop = plan(time);
      expect((await written(saturday)).conflicts).toMatchObject([{ date: '2026-12-12', message }]);
      stop();
    }
    expect(await written(saturday)).toMatchObject({ created: 1, conflicts: [] });
  });
});

describe('walls', () => {
  test('another company’s people, sites and rows are not there', async () => {
    const stranger = await ownerOf(portal);
    const theirs = await employeeOf(portal, stranger);
    const theirSite = await makeSite(portal.owner, stranger.companyId, 'Tapak lain');
    expect((await put({ employee_ids: [theirs.employeeId] })).body.errors).toHaveProperty('employee_ids');
    expect((await put({ work_site_id: theirSite })).body.errors).toHaveProperty('work_site_id');
    await written({ publish: true });
    const id = (await rowOf()).ids?.[0];
    expect((await stranger.client.delete(`${PATH}/${id}`)).status).toBe(404);
    const day = dayOf();
    expect((await stranger.client.post(`${PATH}/${id}`, day)).status).toBe(404);
    expect((await stranger.client.post(`${PATH}/publish`, { ...WEEK, skip_conflicts: true, reason: null })).body.data.created).toBe(0);
    const { sites } = (await stranger.client.get(`${PATH}/choices`)).body.data;
    expect(sites.map(({ name }: { name: string }) => name)).toEqual(['Tapak lain']);
  });

  test.each([
    ['Create', 'post', '', 201],
    ['Create', 'post', '/publish', 403],
    ['Update', 'post', '/publish', 201],
    ['Update', 'post', '', 403],
    ['Delete', 'post', '', 403],
    [null, 'post', '/copy', 403],
  ] as const)('whoever may %s: %s schedules%s is %i', async (action, _method, path, status) => {
    const admin = await adminOf(portal, owner, { '/attendance/schedule': action ? [action] : [] });
    const sent =
      path === '/publish'
        ? { ...WEEK, skip_conflicts: true, reason: null }
        : path === '/copy'
          ? { from_week: '2026-12-07', to_weeks: ['2026-12-14'], publish: false, skip_conflicts: true, reason: null }
          : body();
    expect((await admin.client.post(`${PATH}${path}`, sent)).status).toBe(status);
    expect((await admin.client.get(PATH, WEEK)).status).toBe(200);
  });

  test('an admin plans those in sight alone, and an employee nobody', async () => {
    const bala = await employeeOf(portal, owner);
    const admin = await adminOf(portal, owner, { '/attendance/schedule': ['Create', 'Update', 'Delete'] }, { employee: [bala.employeeId] });
    expect((await put({}, admin)).body.errors).toHaveProperty('employee_ids');
    await written({ publish: true });
    const id = (await rowOf()).ids?.[0];
    expect((await admin.client.delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await ali.client.get(PATH, WEEK)).status).toBe(403);
    expect((await ali.client.post(PATH, body())).status).toBe(403);
  });
});

test('the roster is taken away as a file, employees by days', async () => {
  await written({ work_site_id: site });
  const { data } = (await owner.client.get(`${PATH}/generate`, { ...WEEK, preview: true, keyword: ali.name })).body;
  expect(data.rows[0]).toMatchObject({ employee: ali.name, '2026-12-07': '07:00–19:00 · Menara Contoh · draft', '2026-12-12': 'Off day' });
});

test('what is published is measured against what holds, a draft against drafts', async () => {
  // A night that is a draft alone stands in nobody's way who is published; it is itself refused once the morning holds.
  await written({ weekdays: [1], sessions: NIGHT });
  const morning = { weekdays: [2], sessions: [{ start_time: '06:00', end_time: '14:00' }] };
  expect((await written(morning)).conflicts).toHaveLength(1);
  expect(await written({ ...morning, publish: true })).toMatchObject({ created: 1, conflicts: [] });
  const publish = await owner.client.post(`${PATH}/publish`, { ...WEEK, skip_conflicts: false, reason: null, keyword: ali.name });
  expect(publish.body.data.conflicts).toMatchObject([{ date: '2026-12-07', message: '07:00 PM–07:00 AM overlaps 06:00 AM–02:00 PM on 08/12/26' }]);
});

test('published days give way only when told to, and it is said how many would; drafts and days that are changed one by one are not asked about', async () => {
  expect((await put({ publish: true, weekdays: [3, 4, 5] })).status).toBe(201);
  const other = { publish: true, weekdays: [4, 5, 6], sessions: NIGHT };
  const refused = await put(other);
  const outcome = '2 days are published already and would be replaced. Confirm that, or choose other days.';
  expect([refused.status, refused.body.errors]).toEqual([422, { replace: [outcome] }]);
  expect((await written({ ...other, publish: false })).created).toBe(3);
  expect(await written({ ...other, replace: true })).toMatchObject({ created: 1, updated: 2 });
  const copy = { from_week: '2026-12-07', to_weeks: ['2026-12-14'], publish: true, skip_conflicts: true, reason: null };
  const copied = (more: object = {}) => owner.client.post(`${PATH}/copy`, { ...copy, ...more });
  const days = (await copied()).body.data.created as number;
  expect((await copied()).body.errors).toEqual({ replace: [outcome.replace('2 days', `${days} days`)] });
  expect((await copied({ replace: true })).body.data).toMatchObject({ created: 0, updated: days });
});
