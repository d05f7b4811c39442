/** Needs, the planner and proposals over HTTP: said, looked for by the job, looked at, accepted; nothing is planned before. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type Person, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { projectOf, type MadeProject } from '../project/project.factory.ts';
import { fillNeedsJob } from './fill-job.ts';

const portal = await openTestPortal({ at: '2026-11-20T10:00:00+08:00' });
afterAll(() => portal.close());
const queue = createManualQueue(portal.server.services, [fillNeedsJob]);
Object.assign(portal.server.services, { jobs: queue });

const WEEK = { start_date: '2026-11-23', end_date: '2026-11-29' };
let owner: Person;
let project: MadeProject;
beforeEach(async () => {
  await queue.stop();
  owner = await ownerOf(portal);
  project = await projectOf(portal, owner);
});
const at = (path: string, of = project) => `api/spm/projects/${of.id}/${path}`;
const needAt = (nth: 0 | 1, more: object = {}, of = project) => ({
  outlet_id: of.outlets[nth],
  weekdays: [1, 2, 3, 4, 5],
  start_time: '10:00',
  end_time: '19:00',
  heads: 1,
  start_date: null,
  end_date: null,
  ...more,
});
const addNeed = (nth: 0 | 1, more: object = {}) => owner.client.post(at('needs'), needAt(nth, more));
const start = (more: object = {}, who: TestPerson = owner) => who.client.post(at('fills'), { ...WEEK, outlet_ids: [], ...more });
const showFill = async (id: number, who: TestPerson = owner) => (await who.client.get(`api/spm/fills/${id}`)).body.data;
const filled = async (more: object = {}, who: TestPerson = owner) => {
  const { body } = await start(more, who);
  await queue.drain();
  return showFill(body.data.id, who);
};
const accept = (id: number, who: TestPerson = owner) => who.client.post(`api/spm/fills/${id}/accept`);
const schedules = async (): Promise<{ promoter_id: number; date: string; outlet: { id: number } }[]> =>
  (await owner.client.get('api/spm/schedules', { project_id: project.id, status: 'all', ...WEEK })).body.data;
const planner = async (more: object = WEEK) => (await owner.client.get(at('planner'), { ...more })).body.data;
/** A published day of work from 8 to 17. */
const rosterOf = async (employee_id: number, date: string) => {
  const off = { employee_ids: [employee_id], start_date: date, end_date: date, day_type: 'Working' };
  const roster = { ...off, sessions: [{ start_time: '08:00', end_time: '17:00' }], work_schedule_id: null, work_site_id: null, remark: null };
  const put = await owner.client.post('api/operation/attendances/schedules', { ...roster, publish: true, replace: true, skip_conflicts: false, reason: null });
  expect([put.status, put.body.errors]).toEqual([201, undefined]);
};
const query = (text: string, values: readonly unknown[]) => portal.owner.query(text, [...values]);

describe('needs', () => {
  test('are said, listed, changed and taken away', async () => {
    expect((await addNeed(0, { weekdays: [6, 1, 1] })).status).toBe(200);
    const [need] = (await owner.client.get(at('needs'))).body.data;
    expect(need).toMatchObject({ outlet: { id: project.outlets[0] }, weekdays: [1, 6], heads: 1, start_time: '10:00', start_date: null });
    expect((await owner.client.post(at('needs'), { ...needAt(0, { heads: 3 }), need_id: need.id })).body.message).toBe('Need saved.');
    expect((await planner()).needs).toMatchObject([{ days: Array.from({ length: 5 }, () => ({ heads: 3, planned: 0 })) }]);
    expect((await owner.client.delete(at(`needs/${need.id}`))).body.message).toBe('Need removed.');
    expect((await owner.client.delete(at(`needs/${need.id}`))).status).toBe(404);
    expect((await owner.client.get(at('needs'))).body.data).toEqual([]);
  });

  test.each([
    ['no weekday', { weekdays: [] }, 'weekdays'],
    ['nobody', { heads: 0 }, 'heads'],
    ['no time', { end_time: '10:00' }, 'end_time'],
    ['an end before its start', { start_date: '2026-11-24', end_date: '2026-11-23' }, 'end_date'],
    ['days outside the project', { start_date: '2026-10-01' }, 'start_date'],
    ['an outlet of another project', { outlet_id: 999_999 }, 'outlet_id'],
  ])('with %s are told at the field', async (_title, more, field) => {
    const { status, body } = await addNeed(0, more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('are copied with their project, for all of its days', async () => {
    await addNeed(1, { heads: 2, start_date: '2026-11-24', end_date: '2026-11-30' });
    const copy = await owner.client.post(at('duplicate'), { start_date: '2027-02-01', end_date: '2027-03-31' });
    const { data } = (await owner.client.get(`api/spm/projects/${copy.body.data.id}/needs`)).body;
    expect(data).toMatchObject([{ outlet: { id: project.outlets[1] }, heads: 2, start_date: null, end_date: null }]);
  });

  test('leave with their outlet', async () => {
    await addNeed(1);
    const rows = (await owner.client.get(`api/spm/projects/${project.id}`)).body.data.outlets as { id: number; outlet: { id: number } }[];
    const row = rows.find(({ outlet }) => outlet.id === project.outlets[1]);
    expect((await owner.client.delete(at(`outlets/${row?.id}`))).status).toBe(200);
    expect((await owner.client.get(at('needs'))).body.data).toEqual([]);
  });
});

test('a proposal plans nothing until it is accepted, and then once', { timeout: 60_000 }, async () => {
  await addNeed(0);
  await addNeed(1);
  const fill = await filled();
  expect(fill).toMatchObject({ status: 'ready', percent: 100, proposal: { heads: 10, planned: 0, filled: 10, is_best: true, gaps: [] } });
  // A fair share, and each stays at one outlet.
  expect(fill.proposal.shares.map(({ added }: { added: number }) => added)).toEqual([5, 5]);
  const places = Map.groupBy<number, { promoter: { id: number }; outlet: { id: number } }>(fill.proposal.given, ({ promoter }) => promoter.id);
  for (const of of places.values()) expect(new Set(of.map(({ outlet }) => outlet.id)).size).toBe(1);
  expect(await schedules()).toEqual([]);
  const accepted = await accept(fill.id);
  expect(accepted.body).toMatchObject({ message: '10 schedules were added.', data: { created: 10, left_out: 0 } });
  expect(await schedules()).toHaveLength(10);
  expect((await accept(fill.id)).status).toBe(422);
  expect(await schedules()).toHaveLength(10);
  expect((await planner()).needs.every(({ days }: { days: { planned: number }[] }) => days.every(({ planned }) => planned === 1))).toBe(true);
  expect((await filled()).proposal).toMatchObject({ heads: 10, planned: 10, filled: 10, given: [], gaps: [] });
});

test('what stays empty is said, with what stops each promoter', { timeout: 60_000 }, async () => {
  const [aina, lina] = project.promoters;
  await addNeed(0, { weekdays: [3], heads: 2 });
  await query(`update sales_promoters set dob = '2010-05-01' where id = $1`, [aina]);
  const there = { project_id: project.id, outlet_id: project.outlets[1], remark: null, skip_conflicts: false, weekdays: [] };
  const day = { start_date: '2026-11-25', end_date: '2026-11-25', start_time: '18:00', end_time: '21:00' };
  expect((await owner.client.post('api/spm/schedules', { ...there, ...day, promoter_ids: [lina] })).body.data.created).toBe(1);
  const { proposal } = await filled();
  expect(proposal).toMatchObject({ heads: 2, filled: 0, given: [] });
  expect(proposal.gaps).toMatchObject([
    {
      outlet: { id: project.outlets[0] },
      date: '2026-11-25',
      missing: 2,
      people: [
        { promoter: { name: 'Lina binti Contoh' }, text: 'not free at that time' },
        { promoter: { name: 'Aina binti Contoh' }, text: 'below 18 years: at most 7 hours a day' },
      ],
    },
  ]);
});

test('the work of another company is in the way, and neither planner nor proposal says whose', { timeout: 60_000 }, async () => {
  const stranger = await ownerOf(portal);
  const theirs = await projectOf(portal, stranger);
  await query(`update sales_promoters set identity_number = '880808-08-8811' where id = any($1::bigint[])`, [[project.promoters[0], theirs.promoters[0]]]);
  const busy = { promoter_ids: [theirs.promoters[0]], outlet_id: theirs.outlets[0], weekdays: [], remark: null, skip_conflicts: false };
  const day = { start_date: '2026-11-24', end_date: '2026-11-24', start_time: '09:30', end_time: '18:30' };
  expect((await stranger.client.post('api/spm/schedules', { project_id: theirs.id, ...busy, ...day })).body.data.created).toBe(1);
  await addNeed(0, { weekdays: [2], heads: 2 });
  const shown = await planner();
  expect(shown.busy).toEqual([{ promoter_id: project.promoters[0], date: '2026-11-24', kind: 'work', session: { start_time: '09:30', end_time: '18:30' } }]);
  const { proposal } = await filled();
  expect(proposal.given).toMatchObject([{ promoter: { id: project.promoters[1] } }]);
  expect(proposal.gaps).toMatchObject([{ missing: 1, people: [{ promoter: { id: project.promoters[0] }, text: 'not free at that time' }] }]);
  const names = (await query('select name from companies where id = $1', [stranger.companyId])).rows.map(({ name }) => String(name));
  for (const name of names) expect(JSON.stringify([shown, proposal])).not.toContain(name);
});

test('the roster of a promoter who is an employee counts', { timeout: 60_000 }, async () => {
  const devi = await employeeOf(portal, owner);
  await query('update sales_promoters set employee_id = $2 where id = $1', [project.promoters[0], devi.employeeId]);
  await rosterOf(devi.employeeId, '2026-11-24');
  await addNeed(0, { weekdays: [2] });
  expect((await filled()).proposal.given).toMatchObject([{ promoter: { id: project.promoters[1] } }]);
});

test('two proposals of the same people, accepted in either order: nobody is planned twice', { timeout: 60_000 }, async () => {
  await addNeed(0, { heads: 2 });
  const admin = await adminOf(portal, owner, { '/spm/project/view/promoter': ['Create'], '/spm/project/view': [] });
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const week = order[0] === 0 ? WEEK : { start_date: '2026-12-07', end_date: '2026-12-13' };
    const fills = [
      { id: (await filled(week)).id, who: owner },
      { id: (await filled(week, admin)).id, who: admin },
    ];
    const answers = [];
    for (const nth of order) answers.push((await accept(fills[nth]?.id ?? 0, fills[nth]?.who)).body.data);
    expect(answers.map(({ created, left_out }) => [created, left_out])).toEqual([
      [10, 0],
      [0, 10],
    ]);
  }
  const { rows } = await query(
    `select a.id from sales_schedules a join sales_schedules b on a.promoter_id = b.promoter_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where a.company_id = $1`,
    [owner.companyId],
  );
  expect(rows).toEqual([]);
});

test('what was planned by hand meanwhile is left out when a proposal is accepted', { timeout: 60_000 }, async () => {
  await addNeed(0, { weekdays: [1, 2] });
  const fill = await filled();
  const [first] = fill.proposal.given as { promoter: { id: number }; date: string }[];
  const form = { project_id: project.id, promoter_ids: [first?.promoter.id], outlet_id: project.outlets[1], weekdays: [], remark: null, skip_conflicts: false };
  await owner.client.post('api/spm/schedules', { ...form, start_date: first?.date, end_date: first?.date, start_time: '12:00', end_time: '20:00' });
  expect((await accept(fill.id)).body.data).toMatchObject({ created: 1, left_out: 1 });
});

describe('walls', () => {
  test('one search at a time in a project, and it can be put away', async () => {
    await addNeed(0);
    const admin = await adminOf(portal, owner, { '/spm/project/view/promoter': ['Create'], '/spm/project/view': [] });
    const { body } = await start();
    const refused = await start({}, admin);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `${owner.name} has asked for a proposal already. Wait until it is ready, or ask them to stop it.`,
    ]);
    expect((await owner.client.get(at('fills'))).body.data).toMatchObject({ id: body.data.id, status: 'pending' });
    expect((await owner.client.post(`api/spm/fills/${body.data.id}/cancel`)).status).toBe(200);
    await queue.drain();
    expect(await showFill(body.data.id)).toMatchObject({ status: 'cancelled', proposal: null });
    expect((await owner.client.get(at('fills'))).body.data).toBeNull();
    expect((await start({}, admin)).status).toBe(200);
  });

  test('a proposal is for whoever asked, and another company sees neither project nor need', async () => {
    await addNeed(0);
    const { body } = await start();
    const [admin, stranger] = [await adminOf(portal, owner, { '/spm/project/view/promoter': ['Create'], '/spm/project/view': [] }), await ownerOf(portal)];
    for (const who of [admin, stranger]) {
      expect((await who.client.get(`api/spm/fills/${body.data.id}`)).status).toBe(404);
      expect((await who.client.post(`api/spm/fills/${body.data.id}/cancel`)).status).toBe(404);
      expect((await accept(body.data.id, who)).status).toBe(404);
    }
    for (const path of ['needs', 'planner?start_date=2026-11-23&end_date=2026-11-29', 'fills']) expect((await stranger.client.get(at(path))).status).toBe(404);
    expect((await stranger.client.post(at('needs'), needAt(0))).status).toBe(404);
    expect((await start({}, stranger)).status).toBe(404);
  });

  test('takes the action; a supervisor fills the own outlets alone', { timeout: 60_000 }, async () => {
    await addNeed(0);
    await addNeed(1);
    const looks = await adminOf(portal, owner, { '/spm/project/view/promoter': ['Update'], '/spm/project/view': [], '/spm/project/view/outlet': [] });
    expect((await start({}, looks)).status).toBe(403);
    expect((await looks.client.post(at('needs'), needAt(0))).status).toBe(403);
    const kavitha = await employeeOf(portal, owner, { spm_supervisor: true });
    expect((await start({}, kavitha)).status).toBe(404);
    await query('insert into sales_project_supervisors (company_id, project_id, employee_id, outlet_ids) values ($1, $2, $3, $4)', [
      owner.companyId,
      project.id,
      kavitha.employeeId,
      [project.outlets[0]],
    ]);
    const { proposal } = await filled({ outlet_ids: [...project.outlets] }, kavitha);
    expect(new Set(proposal.given.map(({ outlet }: { outlet: { id: number } }) => outlet.id))).toEqual(new Set([project.outlets[0]]));
    expect((await kavitha.client.get(at('needs'))).body.data).toHaveLength(1);
    expect((await kavitha.client.post(at('needs'), needAt(0))).status).toBe(403);
  });

  test.each([
    ['nothing is needed', { start_date: '2026-11-28', end_date: '2026-11-29' }, 'end_date'],
    ['the span is long', { end_date: '2026-12-31' }, 'end_date'],
    ['it runs backwards', { end_date: '2026-11-22' }, 'end_date'],
    ['it is over', { start_date: '2026-11-19' }, 'start_date'],
  ])('where %s it is told at its field', async (_title, more, field) => {
    await addNeed(0);
    const { status, body } = await start(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

test('whoever plans by hand is warned of other work, and refused more than twelve hours in 24', async () => {
  const devi = await employeeOf(portal, owner);
  await query('update sales_promoters set employee_id = $2 where id = $1', [project.promoters[0], devi.employeeId]);
  await rosterOf(devi.employeeId, '2026-11-24');
  const form = {
    project_id: project.id,
    promoter_ids: [project.promoters[0]],
    outlet_id: project.outlets[0],
    weekdays: [],
    remark: null,
    skip_conflicts: false,
  };
  const post = async (date: string, start_time: string, end_time: string, more: object = {}) =>
    (await owner.client.post('api/spm/schedules', { ...form, start_date: date, end_date: date, start_time, end_time, ...more })).body;
  const plan = async (date: string, start_time: string, end_time: string) => (await post(date, start_time, end_time)).data;
  expect(await plan('2026-11-24', '16:00', '19:00')).toEqual({
    created: 1,
    conflicts: [],
    warnings: ['Aina binti Contoh: other work 08:00–17:00 on 24/11/26'],
  });
  const tooLong = 'Aina binti Contoh: 13.5 hours of work within 24 hours around 24/11/26. At most 12 are allowed (Employment Act 1955, section 60A).';
  expect((await post('2026-11-24', '19:30', '22:00')).errors).toEqual({ base: [tooLong] });
  expect((await post('2026-11-24', '19:30', '22:00', { skip_conflicts: true })).data).toEqual({ created: 0, conflicts: [tooLong], warnings: [] });
  expect((await plan('2026-11-26', '10:00', '19:00')).warnings).toEqual([]);
});
