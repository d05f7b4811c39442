import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { AWAY, HERE, punch } from '#app/server/testing/punching.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { dataOf, picture, visitFixture } from '#app/server/testing/visit-fixture.ts';
import { MOST_SITES } from '../contract/monitoring.endpoints.ts';

const TASKS = 'api/work-task/tasks';
const SITES = 'api/work-task/work-sites';
const MINE = 'api/work-task/my-tasks';
const DAYS = 'api/work-task/site-tasks';

const portal = await openTestPortal();
afterAll(() => portal.close());
const { owner, siteAt, hire, start, end } = await visitFixture(portal);

// 20 November 2026 is a Friday.
const clock = (time: string, day = '2026-11-20') => portal.clock.set(`${day}T${time}+08:00`);
beforeEach(() => clock('08:00:00'));

let named = 0;
const form = (more: object = {}) => ({
  name: `Clean the lobby ${++named}`,
  category: 'Cleaning',
  priority: 'Normal',
  checklist: [],
  requires_photo: false,
  requires_location: false,
  status: 'Active',
  code: null,
  description: null,
  est_minutes: null,
  ...more,
});
const library = async (more: object = {}): Promise<number> => dataOf(await owner.client.post(TASKS, form(more))).id;
const give = (site: number, task: number, more: object = {}) =>
  owner.client.post(`${SITES}/${site}/tasks`, { work_task_id: task, due_date: '2026-11-20', ...more });
const branch = async (name: string): Promise<number> => {
  const { rows } = await portal.owner.query<{ id: number }>('insert into branches (company_id, name) values ($1, $2) returning id', [owner.companyId, name]);
  return rows[0]?.id ?? 0;
};
const mine = async (who: TestPerson) => dataOf(await who.client.get(MINE));
const act = (who: TestPerson, id: number, more: object = {}) =>
  who.client.post(`${MINE}/${id}/actions`, { client_ref: randomUUID(), ...HERE, result: 'Done', ...more });
const belong = (who: { readonly employeeId: number }, site: number) =>
  portal.owner.query(
    `insert into employee_worksites (company_id, employee_id, work_site_id, is_primary, effective_from) values ($1, $2, $3, true, '2026-01-05')`,
    [owner.companyId, who.employeeId, site],
  );
const daysOf = async (site: number) =>
  (await portal.owner.query(`select due_date::text as date, status from work_site_tasks where work_site_id = $1 order by due_date`, [site])).rows.map(
    ({ date }) => date,
  );
const notices = async (user: number, type: string) =>
  (await portal.owner.query('select 1 from notifications where user_id = $1 and notification_type = $2', [user, type])).rows.length;

describe('a task that is given to a site', () => {
  test('is of those who are named, else of anybody who belongs to the site', async () => {
    const [ana, ben, cik] = [await hire(), await hire(), await hire()];
    const site = await siteAt();
    await belong(ben, site);
    dataOf(await give(site, await library(), { employee_ids: [ana.employeeId] }));
    dataOf(await give(site, await library()));
    expect([(await mine(ana)).length, (await mine(ben)).length, (await mine(cik)).length]).toEqual([1, 1, 0]);
    expect(await notices(ana.userId, 'site_task_given')).toBe(1);
    const [task] = await mine(ana);
    expect((await act(cik, task.id)).status).toBe(404);
    expect((await cik.client.get(`${MINE}/${task.id}`)).status).toBe(404);
  });

  test('of anybody on site is of those as well whom the roster or a deployment sends there that day', async () => {
    const [site, elsewhere] = [await siteAt(), await siteAt()];
    const SESSION = '[{"start_time": "09:00", "end_time": "18:00"}]';
    const sent = async (given: { site?: number | null; more?: number[]; type?: string; published?: string | null; date?: string } = {}) => {
      const person = await hire();
      const { site: first = site, more = [], type = 'Working', published = '2026-11-01', date = '2026-11-20' } = given;
      await portal.owner.query(
        `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, work_site_id, more_site_ids, published_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [owner.companyId, person.employeeId, date, type, type === 'Working' ? SESSION : '[]', first, more, published],
      );
      return person;
    };
    const [first, second] = [await sent(), await sent({ site: elsewhere, more: [site] })];
    const others = [
      await sent({ published: null }),
      await sent({ type: 'Rest Day' }),
      await sent({ date: '2026-11-19' }),
      await sent({ site: elsewhere }),
      await sent({ site: null }),
    ];
    dataOf(await give(site, await library()));
    const [task] = await mine(first);
    const expected = async () => dataOf(await owner.client.get(`${SITES}/monitoring/${site}`)).people.length;
    expect([(await mine(first)).length, (await mine(second)).length, await expected()]).toEqual([1, 1, 2]);
    for (const person of others) {
      expect(await mine(person)).toEqual([]);
      expect((await act(person, task.id)).status).toBe(404);
    }
    expect(dataOf(await second.client.get(`${MINE}/${task.id}`))).toMatchObject({ id: task.id });
    expect(dataOf(await act(second, task.id))).toMatchObject({ status: 'Success' });
  });

  test('names what is wrong with it', async () => {
    const site = await siteAt();
    const task = await library();
    expect((await give(site, task, { due_date: '2026-11-19' })).body.errors).toHaveProperty('due_date');
    expect((await give(site, task + 1000)).body.errors).toHaveProperty('work_task_id');
    expect((await give(site, task, { employee_ids: [999_999] })).body.errors).toHaveProperty('employee_ids');
    expect((await give(site, task, { work_project_id: 999_999 })).body.errors).toHaveProperty('work_project_id');
    expect((await give(site + 1000, task)).status).toBe(404);
    const rule = { unit: 'day', every: 1, until: '2026-11-01' };
    expect((await give(site, task, { rule })).body.errors).toHaveProperty('rule.until');
    const stranger = await ownerOf(portal);
    expect((await stranger.client.post(`${SITES}/${site}/tasks`, { work_task_id: task, due_date: '2026-11-20' })).status).toBe(404);
  });

  test('comes again for the next seven days, exactly once, however often the job runs', async () => {
    const site = await siteAt();
    const { created, plan_id } = dataOf(await give(site, await library(), { rule: { unit: 'week', every: 1, weekdays: [1, 5] } }));
    expect(created).toBe(3);
    expect(await daysOf(site)).toEqual(['2026-11-20', '2026-11-23', '2026-11-27']);
    await Promise.all([runJob(portal, 'work-task.make-site-tasks'), runJob(portal, 'work-task.make-site-tasks')]);
    expect(await daysOf(site)).toHaveLength(3);
    clock('00:10:00', '2026-11-24');
    await runJob(portal, 'work-task.make-site-tasks');
    expect(await daysOf(site)).toEqual(['2026-11-20', '2026-11-23', '2026-11-27', '2026-11-30']);
    expect(dataOf(await owner.client.post(`api/work-task/plans/${plan_id}/end`))).toEqual({ cancelled: 2 });
    clock('00:10:00', '2026-12-01');
    await runJob(portal, 'work-task.make-site-tasks');
    expect(await daysOf(site)).toHaveLength(4);
  });

  test('comes no more once its project is cancelled or over, or its task of the library is inactive', async () => {
    const site = await siteAt();
    const projects = 'api/work-task/projects';
    const blank = { client_name: null, description: null, manager_id: null, end_date: null, budget: null, colour: '#1565c0', cancelled: false };
    const project = async (code: string, more: object = {}) =>
      dataOf(await owner.client.post(projects, { ...blank, name: `Projek ${code}`, code, start_date: '2026-11-01', ...more }));
    const change = async ({ id }: { id: number }, more: object) => {
      const { name, code, start_date, updated_at } = dataOf(await owner.client.get(`${projects}/${id}`));
      dataOf(await owner.client.post(`${projects}/${id}`, { ...blank, name, code, start_date, updated_at, ...more }));
    };
    const [dropped, ending] = [await project('STOP'), await project('END')];
    const [task, retired] = [await library(), await library()];
    const daily = { rule: { unit: 'day', every: 1 } };
    const [cancelled, ended, inactive] = [
      dataOf(await give(site, task, { ...daily, work_project_id: dropped.id })).plan_id,
      dataOf(await give(site, task, { ...daily, work_project_id: ending.id })).plan_id,
      dataOf(await give(site, retired, daily)).plan_id,
    ];
    const person = await hire();
    await belong(person, site);
    const begun = (await mine(person)).find(({ plan_id }: { plan_id: number }) => plan_id === cancelled);
    dataOf(await act(person, begun.id, { result: 'Not Done', remark: 'Too wet' }));
    await change(dropped, { cancelled: true });
    await change(ending, { end_date: '2026-11-22' });
    const shown = dataOf(await owner.client.get(`${TASKS}/${retired}`));
    dataOf(await owner.client.post(`${TASKS}/${retired}`, { ...form(), name: shown.name, status: 'Inactive', updated_at: shown.updated_at }));
    clock('00:10:00', '2026-11-21');
    await runJob(portal, 'work-task.make-site-tasks');
    const days = async (plan: number) =>
      (await portal.owner.query('select due_date::text as date, status from work_site_tasks where work_task_plan_id = $1 order by 1', [plan])).rows.map(
        ({ date, status }) => `${date} ${status}`,
      );
    // What was begun stays; what was made ahead is cancelled with its project.
    const made = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`);
    expect(await days(cancelled)).toEqual(['2026-11-20 Processing', ...made.map((day) => `${day} Cancelled`)]);
    expect(await days(ended)).toEqual(['2026-11-20 Pending', ...made.map((day) => `${day} ${day > '2026-11-22' ? 'Cancelled' : 'Pending'}`)]);
    expect(await days(inactive)).toEqual(['2026-11-20 Pending', ...made.map((day) => `${day} Pending`)]);
    const { rows } = await portal.owner.query(
      `select distinct remark from workflow_logs where subject_type = 'work_site_task' and subject_id in (select id from work_site_tasks where work_task_plan_id = any($1)) order by 1`,
      [[cancelled, ended]],
    );
    expect(rows.map(({ remark }) => remark)).toEqual(['The project Projek END ends before this day.', 'The project Projek STOP was cancelled.']);
    const refused = async (work_project_id: number, due_date: string) => (await give(site, task, { work_project_id, due_date })).body.errors;
    expect(await refused(dropped.id, '2026-11-21')).toEqual({ work_project_id: ['This project is cancelled. Choose another one.'] });
    expect(await refused(ending.id, '2026-11-23')).toEqual({ due_date: ['The project ends on 22/11/26. Choose a day until then.'] });
  });

  test('of a site that was made inactive is of nobody and overdue to nobody', async () => {
    const [person, supervisor] = [await hire(), await hire()];
    const site = await siteAt();
    await portal.owner.query('update work_sites set supervisor_ids = $2 where id = $1', [site, [supervisor.employeeId]]);
    dataOf(await give(site, await library(), { employee_ids: [person.employeeId], due_time: '10:00' }));
    await portal.owner.query(`update work_sites set status = 'Inactive' where id = $1`, [site]);
    clock('10:15:00');
    await runJob(portal, 'work-task.watch-site-tasks');
    expect([await mine(person), await notices(person.userId, 'site_task_overdue'), await notices(supervisor.userId, 'site_task_overdue')]).toEqual([[], 0, 0]);
    await portal.owner.query(`update work_sites set status = 'Active' where id = $1`, [site]);
    await runJob(portal, 'work-task.watch-site-tasks');
    expect([(await mine(person)).length, await notices(supervisor.userId, 'site_task_overdue')]).toEqual([1, 1]);
  });

  test('is not made again by a job that runs while its plan is ended', async () => {
    const site = await siteAt();
    const { plan_id } = dataOf(await give(site, await library(), { rule: { unit: 'day', every: 1 } }));
    clock('00:10:00', '2026-11-21');
    const ending = await portal.owner.connect();
    await ending.query('begin');
    await ending.query(`update work_task_plans set ended_on = '2026-11-21' where id = $1`, [plan_id]);
    let over = false;
    const making = runJob(portal, 'work-task.make-site-tasks').then(() => (over = true));
    const waits = `select 1 from pg_locks where not granted and locktype = 'transactionid'`;
    await expect.poll(async () => over || (await portal.owner.query(waits)).rowCount !== 0).toBe(true);
    await ending.query('commit');
    ending.release();
    await making;
    expect((await daysOf(site)).at(-1)).toBe('2026-11-27');
  });
});

describe('a task is done', () => {
  test('with every point, a photo and on the site, where it asks for them; once under one name', async () => {
    const person = await hire();
    const site = await siteAt();
    const task = await library({ checklist: ['Floor', 'Glass'], requires_photo: true, requires_location: true });
    dataOf(await give(site, task, { employee_ids: [person.employeeId], due_time: '10:00' }));
    const [{ id }] = await mine(person);
    const photos = [await picture(person)];
    expect((await act(person, id, { checklist: [true], photos })).body.errors).toHaveProperty('checklist');
    expect((await act(person, id, { checklist: [true, true] })).body.errors).toHaveProperty('photos');
    expect((await act(person, id, { checklist: [true, true], photos, ...AWAY })).body.errors.location[0]).toContain('within 150 m');
    clock('10:01:00');
    const named = { client_ref: randomUUID(), checklist: [true, true], photos };
    const answers = await Promise.all([act(person, id, named), act(person, id, named)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(dataOf(answers[0] as never)).toMatchObject({ status: 'Success', done_late: true, is_overdue: false, completed_by: { id: person.employeeId } });
    expect(dataOf(answers[0] as never).actions).toMatchObject([{ result: 'Done', checklist: [true, true], photos: [{ ext: 'png' }] }]);
    expect((await act(person, id, { checklist: [true, true], photos })).body.errors).toHaveProperty('base');
  });

  test('keeps where somebody stood for 90 days, and how far that was from the site for ever', async () => {
    const person = await hire();
    const site = await siteAt();
    dataOf(await give(site, await library(), { employee_ids: [person.employeeId] }));
    const [{ id }] = await mine(person);
    clock('10:00:00');
    dataOf(await act(person, id));
    const kept = async (time: string, day: string) => {
      clock(time, day);
      await runJob(portal, 'work-task.end-keeping-positions');
      return (await portal.owner.query('select lat is not null as lat, accuracy_m, distance_m from work_task_actions where work_site_task_id = $1', [id]))
        .rows[0];
    };
    expect(await kept('10:00:00', '2027-02-18')).toMatchObject({ lat: true, distance_m: 0 });
    expect(await kept('10:00:01', '2027-02-18')).toEqual({ lat: false, accuracy_m: null, distance_m: 0 });
  });

  test('an issue tells the supervisors and stays open until somebody is done', async () => {
    const [person, supervisor] = [await hire(), await hire()];
    const site = await siteAt();
    await portal.owner.query('update work_sites set supervisor_ids = $2 where id = $1', [site, [supervisor.employeeId]]);
    dataOf(await give(site, await library(), { employee_ids: [person.employeeId] }));
    const [{ id }] = await mine(person);
    expect((await act(person, id, { result: 'Issue' })).body.errors).toHaveProperty('remark');
    expect(dataOf(await act(person, id, { result: 'Issue', remark: 'The pipe leaks' }))).toMatchObject({ status: 'Processing', has_issue: true });
    expect(await notices(supervisor.userId, 'site_task_issue')).toBe(1);
    expect((await owner.client.get(DAYS, { issue: true, work_site_id: site })).body.meta.total).toBe(1);
    // Another's supervisor has nothing of it.
    const [elsewhere] = [await hire()];
    await portal.owner.query('update work_sites set supervisor_ids = $2 where id = $1', [await siteAt(), [elsewhere.employeeId]]);
    expect([await mine(elsewhere), (await act(elsewhere, id)).status]).toEqual([[], 404]);
    expect(await mine(supervisor)).toMatchObject([{ id, has_issue: true }]);
    const { rows } = await portal.owner.query(`select route from notifications where user_id = $1 and notification_type = 'site_task_issue'`, [
      supervisor.userId,
    ]);
    expect(rows).toEqual([{ route: '/' }]);
    expect(dataOf(await supervisor.client.get(`${MINE}/${id}`)).actions).toHaveLength(1);
    const done = { status: 'Success', has_issue: false, completed_by: { id: supervisor.employeeId } };
    expect(dataOf(await act(supervisor, id))).toMatchObject(done);
    expect(await mine(supervisor)).toEqual([]);
  });

  test('is opened again with a remark by who may change it, and its people are notified', async () => {
    const [person, colleague] = [await hire(), await hire()];
    const site = await siteAt();
    dataOf(await give(site, await library({ name: 'Paint the gate' }), { employee_ids: [person.employeeId, colleague.employeeId] }));
    const [{ id }] = await mine(person);
    const reopen = (who: TestPerson, remark = 'Paint the back as well') => who.client.post(`${DAYS}/${id}/reopen`, { remark });
    expect((await reopen(owner)).body.errors).toEqual({ base: ['Only a task that is done is opened again.'] });
    dataOf(await act(person, id));
    const viewer = await adminOf(portal, owner, { '/work-task/site': ['Create', 'Cancel'] });
    expect([(await reopen(viewer)).status, (await reopen(person)).status, (await reopen(await ownerOf(portal))).status]).toEqual([403, 403, 404]);
    expect((await reopen(owner, 'no')).body.errors).toHaveProperty('remark');
    const changer = await adminOf(portal, owner, { '/work-task/site': ['Update'] });
    expect(dataOf(await reopen(changer))).toMatchObject({ status: 'Processing', completed_at: null, completed_by: null, actions: [{ result: 'Done' }] });
    const { rows } = await portal.owner.query(
      `select user_id::int as id, message ->> 'en' as said from notifications where title ->> 'en' = 'A task is opened again' and user_id = any($1) order by 1`,
      [[person.userId, colleague.userId]],
    );
    expect(rows.map((row) => row.id)).toEqual([person.userId, colleague.userId].toSorted((one, other) => one - other));
    expect(rows[0].said).toMatch(/^Paint the gate at .* – Paint the back as well$/);
    const { rows: logged } = await portal.owner.query(
      `select action, from_status, to_status, remark from workflow_logs where subject_type = 'work_site_task' and subject_id = $1`,
      [id],
    );
    expect(logged).toEqual([{ action: 'reopen', from_status: 'Success', to_status: 'Processing', remark: 'Paint the back as well' }]);
    expect(dataOf(await act(colleague, id))).toMatchObject({ status: 'Success', completed_by: { id: colleague.employeeId } });
  });

  test('whoever gave it is notified when it is done, while they may see it', async () => {
    const person = await hire({ name: 'Zul Contoh' });
    const site = await siteAt();
    const [giver, gone] = [await adminOf(portal, owner, { '/work-task/site': ['Create'] }), await adminOf(portal, owner, { '/work-task/site': ['Create'] })];
    const task = await library();
    for (const admin of [giver, gone])
      dataOf(await admin.client.post(`${SITES}/${site}/tasks`, { work_task_id: task, due_date: '2026-11-20', employee_ids: [person.employeeId] }));
    await portal.owner.query(`delete from user_accesses where user_id = $1 and route = '/work-task/site'`, [gone.userId]);
    for (const { id } of await mine(person)) {
      dataOf(await act(person, id, { result: 'Not Done', remark: 'Too wet' }));
      expect(await notices(giver.userId, 'site_task_done')).toBe(0);
    }
    for (const { id } of await mine(person)) dataOf(await act(person, id));
    expect([await notices(giver.userId, 'site_task_done'), await notices(gone.userId, 'site_task_done')]).toEqual([1, 0]);
  });

  test('what is past its time is overdue to those who are named, of theirs alone, and to nobody twice', async () => {
    const [first, second, supervisor] = [await hire(), await hire(), await hire()];
    const site = await siteAt();
    await portal.owner.query('update work_sites set supervisor_ids = $2 where id = $1', [site, [supervisor.employeeId]]);
    const due = async (...people: { readonly employeeId: number }[]) =>
      dataOf(await give(site, await library(), { employee_ids: people.map(({ employeeId }) => employeeId), due_time: '10:00' }));
    await due(first, supervisor);
    await due(first, second);
    await due();
    clock('10:15:00');
    for (let run = 0; run < 2; run++) await runJob(portal, 'work-task.watch-site-tasks');
    const { rows } = await portal.owner.query(
      `select user_id::int as id, title ->> 'en' || ': ' || (message ->> 'en') as said, route from notifications
       where notification_type = 'site_task_overdue' and user_id = any($1) order by user_id`,
      [[first.userId, second.userId, supervisor.userId]],
    );
    const { name } = dataOf(await owner.client.get(`${SITES}/monitoring/${site}`)).site;
    expect(rows).toEqual([
      { id: first.userId, said: `Your task is overdue: 2 tasks on ${name}.`, route: '/' },
      { id: second.userId, said: `Your task is overdue: 1 task on ${name}.`, route: '/' },
      { id: supervisor.userId, said: `A task is overdue: 3 tasks on ${name}.`, route: `/work-task/site?open=${site}` },
    ]);
  });

  test('what is past its time is overdue, and its supervisors are notified once', async () => {
    const [person, supervisor] = [await hire(), await hire()];
    const site = await siteAt();
    await portal.owner.query('update work_sites set supervisor_ids = $2 where id = $1', [site, [supervisor.employeeId]]);
    dataOf(await give(site, await library(), { employee_ids: [person.employeeId], due_time: '10:00' }));
    clock('10:00:00');
    await runJob(portal, 'work-task.watch-site-tasks');
    expect(await notices(supervisor.userId, 'site_task_overdue')).toBe(0);
    clock('10:15:00');
    await runJob(portal, 'work-task.watch-site-tasks');
    await runJob(portal, 'work-task.watch-site-tasks');
    expect(await notices(supervisor.userId, 'site_task_overdue')).toBe(1);
    const overdue = (await owner.client.get(DAYS, { overdue: true, work_site_id: site })).body;
    expect(overdue.data).toMatchObject([{ is_overdue: true, status: 'Pending' }]);
    clock('09:00:00', '2026-11-21');
    expect(await mine(person)).toMatchObject([{ is_overdue: true }]);
    const { id } = overdue.data[0];
    expect(dataOf(await owner.client.post(`${DAYS}/${id}/cancel`, { remark: 'No longer needed' }))).toMatchObject({ status: 'Cancelled', is_overdue: false });
    expect(await mine(person)).toEqual([]);
  });
});

describe('monitoring', () => {
  test('says of each site who is there, what is visited, and what is done and overdue; and one of them whole', async () => {
    const other = await ownerOf(portal);
    const person = await hire({ name: 'Zul Contoh' });
    const site = await siteAt({ lat: HERE.lat, lng: HERE.lng });
    await belong(person, site);
    dataOf(await give(site, await library(), { employee_ids: [person.employeeId], due_time: '09:00' }));
    dataOf(await give(site, await library()));
    clock('09:30:00');
    expect((await punch(person, 'in')).status).toBe(201);
    dataOf(await start(person, { place: null, work_site_id: site }));
    const [, second] = await mine(person);
    dataOf(await act(person, second.id));
    const row = async (filter: object = {}) =>
      (dataOf(await owner.client.get(`${SITES}/monitoring`, filter as never)).sites as { id: number }[]).find(({ id }) => id === site);
    expect(await row()).toMatchObject({ state: 'overdue', expected: 1, present: 1, visits: 1, tasks: 2, tasks_done: 1, overdue: 1 });
    expect(await row({ state: 'empty' })).toBeUndefined();
    const listed = async (filter: object) => dataOf(await owner.client.get(`${SITES}/monitoring/export`, { preview: true, ...filter } as never));
    const { name } = dataOf(await owner.client.get(`${SITES}/monitoring/${site}`)).site;
    const file = await listed({ state: 'overdue' });
    const figures = { state: 'overdue', expected: 1, present: 1, visits: 1, tasks: 2, tasks_done: 1, overdue: 1, last: '09:30 AM' };
    expect(file.rows.find((each: { name: string }) => each.name === name)).toMatchObject(figures);
    expect(file.totals.expected).toBe(file.rows.reduce((sum: number, { expected }: { expected: number }) => sum + expected, 0));
    const detail = dataOf(await owner.client.get(`${SITES}/monitoring/${site}`));
    expect(detail).toMatchObject({
      people: [{ name: 'Zul Contoh', status: 'present' }],
      visits: [{ employee: 'Zul Contoh' }],
      tasks: [{ is_overdue: true }, { status: 'Success' }],
    });
    expect(detail.days.at(-1)).toEqual({ date: '2026-11-20', present: 1 });
    // In the part of the organisation that the page shows.
    const [own, elsewhere] = [await branch('Cawangan Utara Contoh'), await branch('Cawangan Selatan Contoh')];
    await portal.owner.query('update employees set branch_id = $1 where id = $2', [own, person.employeeId]);
    const within = async (branch_id: number) => dataOf(await owner.client.get(`${SITES}/monitoring/${site}`, { branch_id }));
    const { people, visits, tasks, days, site: at } = await within(own);
    expect([people.length, visits.length, tasks.length, days.at(-1).present, at.present]).toEqual([1, 1, 2, 1, 1]);
    const none = { people: [], visits: [], tasks: [{}, {}], site: { expected: 0, present: 0, visits: 0 } };
    expect(await within(elsewhere)).toMatchObject(none);
    expect((await within(elsewhere)).days.at(-1).present).toBe(0);
    expect((await other.client.get(`${SITES}/monitoring/${site}`)).status).toBe(404);
    const narrow = await adminOf(portal, owner, { '/work-task/site': [] }, { employee: [(await hire()).employeeId] });
    expect(dataOf(await narrow.client.get(`${SITES}/monitoring/${site}`))).toMatchObject({ people: [], visits: [], site: { expected: 0, present: 0 } });
    expect((await person.client.get(`${SITES}/monitoring`)).status).toBe(403);
    expect((await narrow.client.post(`${SITES}/${site}/tasks`, { work_task_id: 1, due_date: '2026-11-20' })).status).toBe(403);
  });

  test('counts who is at work as attendance does: once, where they checked in last, after midnight too', async () => {
    const person = await hire({ name: 'Malam Contoh' });
    const [first, second] = [await siteAt(), await siteAt()];
    const here = async (site: number, date?: string) => {
      const { site: row, people } = dataOf(await owner.client.get(`${SITES}/monitoring/${site}`, date ? { date } : {}));
      return [row.present, people.map(({ status }: { status: string }) => status)];
    };
    // A session that was left open at one site, and the one at the next, of the evening before.
    for (const [at, site, index] of [
      ['20:00', first, 0],
      ['22:00', second, 1],
    ] as const) {
      await portal.owner.query(
        `with came as (insert into attendance_records (company_id, employee_id, type, recorded_at, source, work_site_id)
           values ($1, $2, 'checkin', $3, 'web', $4) returning id)
         insert into attendances (company_id, employee_id, date, session_index, start_time, end_time, day_type, checkin_id, basis)
         select $1, $2, '2026-11-19', $5, '20:00', '06:00', 'Normal', id, '{}' from came`,
        [owner.companyId, person.employeeId, `2026-11-19 ${at}+08`, site, index],
      );
    }
    clock('02:00:00');
    expect(await here(first)).toEqual([0, ['away']]);
    expect(await here(second)).toEqual([1, ['present']]);
    // Of the day itself it is said that they came.
    expect(await here(first, '2026-11-19')).toEqual([1, ['present']]);
    expect(await here(second, '2026-11-19')).toEqual([1, ['present']]);
    const { cards } = dataOf(await owner.client.get(`${SITES}/monitoring`, { date: '2026-11-19' }));
    expect(cards.present).toBe(1);
    // Who has left the company since came all the same.
    await portal.owner.query(`update employees set status = 'Inactive' where id = $1`, [person.employeeId]);
    expect(await here(first, '2026-11-19')).toEqual([1, ['present']]);
    clock('09:00:00');
  });

  test('has the photos of a day in their order, of those whom one sees', async () => {
    const [person, guest] = [await hire({ name: 'Zul Contoh' }), await hire({ name: 'Ana Contoh' })];
    const site = await siteAt({ lat: HERE.lat, lng: HERE.lng });
    const task = await library({ name: 'Wash the windows' });
    dataOf(await give(site, task, { employee_ids: [person.employeeId] }));
    clock('09:00:00');
    dataOf(await start(guest, { place: null, work_site_id: site, purpose: 'Look at the lift', image: await picture(guest) }));
    clock('10:00:00');
    const [mineNow] = await mine(person);
    dataOf(await act(person, mineNow.id, { photos: [await picture(person), await picture(person)] }));
    clock('11:00:00');
    dataOf(await end(guest, { image: await picture(guest) }));
    const photos = async (who: TestPerson, date = '2026-11-20') =>
      dataOf(await who.client.get(`${SITES}/monitoring/${site}`, { date })).photos.map(
        ({ by, about, file }: { by: string; about: string; file: { ext: string } }) => [by, about, file.ext],
      );
    const visit = ['Ana Contoh', 'Look at the lift', 'png'];
    const washed = ['Zul Contoh', 'Wash the windows', 'png'];
    expect(await photos(owner)).toEqual([visit, washed, washed, visit]);
    expect(await photos(owner, '2026-11-19')).toEqual([]);
    const narrow = await adminOf(portal, owner, { '/work-task/site': [] }, { employee: [guest.employeeId] });
    expect(await photos(narrow)).toEqual([visit, visit]);
  });

  test.each(['branch', 'person'] as const)('names people whom one sees alone, and shows what they did: of a %s', async (unit) => {
    const [seen, unseen] = [await hire({ name: 'Ana Contoh' }), await hire({ name: 'Zul Contoh' })];
    const site = await siteAt();
    dataOf(await give(site, await library(), { employee_ids: [seen.employeeId, unseen.employeeId] }));
    const [{ id }] = await mine(seen);
    dataOf(await act(seen, id, { result: 'Not Done', remark: 'Too wet', photos: [await picture(seen)] }));
    dataOf(await act(unseen, id, { remark: 'Dry by noon', photos: [await picture(unseen)] }));
    const { rows } = await portal.owner.query<{ id: number }>('insert into branches (company_id, name) values ($1, $2) returning id', [
      owner.companyId,
      `Cawangan ${site}`,
    ]);
    const branch = Number(rows[0]?.id);
    if (unit === 'branch') await portal.owner.query('update employees set branch_id = $2 where id = $1', [seen.employeeId, branch]);
    const scope = unit === 'branch' ? { branch: [branch] } : { employee: [seen.employeeId] };
    const narrow = await adminOf(portal, owner, { '/work-task/site': ['Cancel'] }, scope);
    const stranger = await adminOf(portal, owner, { '/work-task/site': [] }, { employee: [(await hire()).employeeId] });
    const read = async (who: TestPerson) => ({
      task: dataOf(await who.client.get(`${DAYS}/${id}`)),
      listed: dataOf(await who.client.get(DAYS, { work_site_id: site }))[0],
      drawn: dataOf(await who.client.get(`${SITES}/monitoring/${site}`)).tasks[0],
    });
    const people = (...names: string[]) => ({ employees: names.map((name) => ({ name })), completed_by: { name: names[1] } });
    for (const [who, names, actions] of [
      [owner, ['Ana Contoh', 'Zul Contoh'], ['Too wet', 'Dry by noon']],
      [narrow, ['Ana Contoh', 'Another employee'], ['Too wet']],
      [stranger, ['Another employee', 'Another employee'], []],
    ] as const) {
      const { task, listed, drawn } = await read(who);
      for (const each of [task, listed, drawn]) expect(each).toMatchObject(people(...names));
      expect(task.actions.map(({ remark, photos }: { remark: string; photos: object[] }) => [remark, photos.length])).toEqual(
        actions.map((remark) => [remark, 1]),
      );
    }
    // People of the task know each other.
    expect(dataOf(await seen.client.get(`${MINE}/${id}`))).toMatchObject(people('Ana Contoh', 'Zul Contoh'));
  });

  test('counts all sites, also those that are too many to list', async () => {
    const many = await ownerOf(portal);
    await portal.owner.query(
      `insert into work_sites (company_id, name, code, type, lat, lng, radius_m)
       select $1, 'Tapak ' || n, 'T' || n, 'Office', 3.1, 101.6, 100 from generate_series(1, $2::int) n`,
      [many.companyId, MOST_SITES + 3],
    );
    const { cards, sites, more } = dataOf(await many.client.get(`${SITES}/monitoring`));
    expect([cards.sites, sites.length, more]).toEqual([MOST_SITES + 3, MOST_SITES, 3]);
    expect(dataOf(await many.client.get(`${SITES}/monitoring`, { keyword: 'Tapak 7' })).more).toBe(0);
  });
});

test('the library is of the owner alone', async () => {
  const officer = await adminOf(portal, owner, { '/work-task/site': ['Create'] });
  expect((await officer.client.get(TASKS)).status).toBe(403);
  const id = await library({ name: 'Used task' });
  const unused = await library({ name: 'Unused task' });
  dataOf(await give(await siteAt(), id));
  const shown = async (task: number) => dataOf(await owner.client.get(`${TASKS}/${task}`));
  expect(await shown(id)).toMatchObject({ used: 1, can: { remove: false } });
  expect((await owner.client.delete(`${TASKS}/${id}`, { updated_at: (await shown(id)).updated_at })).status).toBe(422);
  expect((await owner.client.delete(`${TASKS}/${unused}`, { updated_at: (await shown(unused)).updated_at })).status).toBe(200);
});
