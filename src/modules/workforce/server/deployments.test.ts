/** Deployments over HTTP: whom the rules refuse and why, what is warned of, what becomes of days, and whose deployments are whose. */
import { afterAll, expect, test } from 'vitest';
import { leaveFixture } from '#app/server/testing/leave-fixture.ts';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { DEPLOYMENTS, FRIDAY, MONDAY, openProject as openProjectOf } from '#app/server/testing/workforce-project.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { makePermit } from '#modules/employee/server/employee.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const openProject = (owner: TestPerson) => openProjectOf(portal, owner);

const NIGHT = { start_time: '20:00', end_time: '04:00' };

const rostered = (companyId: number, employeeId: number, date: string, start_time: string, end_time: string) =>
  portal.owner.query(
    `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, published_at) values ($1, $2, $3, 'Working', $4, now())`,
    [companyId, employeeId, date, JSON.stringify([{ start_time, end_time }])],
  );

test('who cannot be deployed is named with the reason, and nobody is deployed then', async () => {
  const owner = await ownerOf(portal);
  const { deploy, addNeed, confirmed, hire } = await openProject(owner);
  const free = await hire({ name: 'Free Contoh' });
  const night = await addNeed({ shift_name: 'Night', ...NIGHT });
  const foreign = async (name: string, permit?: Parameters<typeof makePermit>[2]) => {
    const person = await hire({ name, employee_type: 'Foreign' });
    if (permit) await portal.asSystem((tx) => makePermit(tx, person, permit));
    return person.id;
  };
  const rosteredOn = async (name: string, ...cell: [string, string, string]) => {
    const { id } = await hire({ name });
    await rostered(owner.companyId, id, ...cell);
    return id;
  };
  const deployed = async (name: string, more: object) => {
    const { id } = await hire({ name });
    await confirmed(id, more);
    return id;
  };
  const waits = (await hire({ name: 'Waiting Contoh' })).id;
  await deploy(waits);
  const cases: [number, string][] = [
    [(await hire({ name: 'Gone Contoh', status: 'Inactive', inactive_at: '2026-11-10' })).id, 'Gone Contoh: Not employed on all of these days.'],
    [(await hire({ name: 'New Contoh', company_joined_at: '2026-11-24' })).id, 'New Contoh: Not employed on all of these days.'],
    [(await hire({ name: 'Leaving Contoh', inactive_at: '2026-11-26' })).id, 'Leaving Contoh: Not employed on all of these days.'],
    [await rosteredOn('Rostered Contoh', '2026-11-25', '15:00', '19:00'), 'Rostered Contoh: Planned work on 25/11/26'],
    [await deployed('Elsewhere Contoh', {}), 'Elsewhere Contoh: Deployment to Night works on 23/11/26'],
    [waits, 'Waiting Contoh: Deployment to Night works on 23/11/26'],
    [await deployed('Nightly Contoh', { requirement_id: night }), 'Nightly Contoh: 16 hours of work within 24 hours. At most 12 are allowed'],
    [await foreign('Expired Contoh', { expiry_date: '2026-11-26' }), 'Expired Contoh: The work permit expires on 26/11/26.'],
    [
      await foreign('Planter Contoh', { expiry_date: '2027-11-26', sector: 'Plantation' }),
      'Planter Contoh: The work permit is for another sector: Plantation.',
    ],
    [await foreign('Permitless Contoh'), 'Permitless Contoh: No valid work permit.'],
  ];
  for (const [employee, said] of cases) {
    const { status, body } = await deploy([free.id, employee]);
    expect([status, body.errors], said).toEqual([422, { employee_ids: [expect.stringContaining(said)] }]);
  }
  const { rows } = await portal.owner.query('select 1 from wom_deployments where company_id = $1 and employee_id = $2', [owner.companyId, free.id]);
  expect(rows).toEqual([]);
  expect((await deploy([free.id])).body).toMatchObject({ success: true, data: { warnings: [] } });
});

test('somebody on leave cannot be deployed, nor confirmed who went on leave since', async () => {
  const { owner, aminah, apply } = await leaveFixture(portal);
  const { client } = owner;
  const { deploy } = await openProject(owner);
  const range = { start_date: '2026-11-30', end_date: '2026-12-04' };
  // The usual week of the office lies on the same hours: a deployment stands in its place.
  const id = (await deploy(aminah.employeeId, range)).body.data.ids[0];
  const leave = (await apply(aminah.client)).body.data;
  for (const step of ['review', 'approve']) await client.post(`api/operation/leaves/${leave.id}/${step}`, {});
  const said = ['Aminah Contoh: Annual Leave on 30/11/26. Choose another day or person.'];
  expect((await client.post(`${DEPLOYMENTS}/${id}/confirm`, {})).body.errors).toEqual({ base: said });
  expect((await client.post(`${DEPLOYMENTS}/${id}/cancel`, { reason: 'On leave' })).body).toMatchObject({ success: true });
  expect((await deploy(aminah.employeeId, range)).body.errors).toEqual({ employee_ids: said });
  expect((await deploy(aminah.employeeId, { ...range, start_date: '2026-12-01' })).body).toMatchObject({ success: true });
});

test('a permit that ends soon after, and a seventh day in a row, are warned of', async () => {
  const owner = await ownerOf(portal);
  const { deploy, hire, path, need } = await openProject(owner);
  const person = await hire({ name: 'Bina Contoh', employee_type: 'Foreign' });
  await portal.asSystem((tx) => makePermit(tx, person, { expiry_date: '2026-12-15' }));
  const range = { start_date: '2026-11-23', end_date: '2026-11-29' };
  const said = [
    'Bina Contoh: The work permit expires on 15/12/26.',
    'Bina Contoh: No rest day from 23/11/26 to 29/11/26. Each week needs one (Employment Act 1955, section 59).',
  ];
  const elsewhere = { same_position: false, week_minutes: 0, distance_km: null };
  const { body } = await owner.client.get(`${path}/availability`, { requirement_id: need, ...range, keyword: 'Bina' });
  expect(body.data).toEqual([
    { id: person.id, name: 'Bina Contoh', code: person.employee_code, free: true, why: said.map((each) => each.slice(13)), ...elsewhere },
  ]);
  const made = (await deploy(person.id, range)).body.data;
  expect(made.warnings).toEqual(said.map((text) => ({ employee_id: person.id, text })));
  const six = await hire();
  expect((await deploy(six.id, { ...range, end_date: '2026-11-28' })).body.data.warnings).toEqual([]);
});

test('a permit under renewal carries its days, and one that was renewed early those before the new one', async () => {
  const owner = await ownerOf(portal);
  const { deploy, hire } = await openProject(owner);
  const [processing, renewed, cancelled] = [
    await hire({ name: 'Processing Contoh', employee_type: 'Foreign' }),
    await hire({ name: 'Renewed Contoh', employee_type: 'Foreign' }),
    await hire({ name: 'Cancelled Contoh', employee_type: 'Foreign' }),
  ];
  await portal.asSystem(async (tx) => {
    await makePermit(tx, processing, { expiry_date: '2027-12-31', status: 'Processing' });
    const old = await makePermit(tx, renewed, { expiry_date: '2026-11-25', status: 'Expired' });
    await makePermit(tx, renewed, { issue_date: '2026-11-26', expiry_date: '2027-12-31', renewal_of_id: old });
    await makePermit(tx, cancelled, { expiry_date: '2027-12-31', status: 'Cancelled' });
  });
  expect((await deploy(processing.id)).body.data?.warnings).toEqual([]);
  expect((await deploy(renewed.id)).body.data?.warnings).toEqual([]);
  expect((await deploy(cancelled.id)).body.errors.employee_ids[0]).toBe('Cancelled Contoh: No valid work permit.');
});

test('the break of a need is no hours of work, of what is wanted and of what is planned', async () => {
  const owner = await ownerOf(portal);
  const { deploy, addNeed, confirmed, hire, path } = await openProject(owner);
  const long = { start_time: '08:00', end_time: '21:00' };
  const [paused, through] = [await addNeed({ ...long, break_minutes: 60 }), await addNeed({ ...long, break_minutes: 59 })];
  const [ali, siti] = [await hire({ name: 'Ali Contoh' }), await hire({ name: 'Siti Contoh' })];
  expect((await deploy(siti.id, { requirement_id: through })).body.errors.employee_ids[0]).toContain('12.02 hours of work within 24 hours');
  await confirmed(ali.id, { requirement_id: paused, end_date: MONDAY });
  await confirmed(siti.id, { requirement_id: await addNeed({ end_time: '17:00', break_minutes: 60 }), end_date: MONDAY });
  const later = { requirement_id: paused, start_date: '2026-11-26', end_date: '2026-11-26' };
  const planned = async (keyword: string) => (await owner.client.get(`${path}/availability`, { ...later, keyword })).body.data;
  expect(await planned('Ali')).toMatchObject([{ free: true, week_minutes: 720 }]);
  expect(await planned('Siti')).toMatchObject([{ free: true, week_minutes: 480 }]);
});

test('without a rest day in the week the owner alone confirms, and says why; a permit for another place is warned of', async () => {
  const owner = await ownerOf(portal);
  const { deploy, hire, site, week } = await openProject(owner);
  await portal.owner.query(`update work_sites set city = 'Kota Kinabalu', state = 'Sabah' where id = $1`, [site]);
  const [bina, lokal] = [await hire({ name: 'Bina Contoh', employee_type: 'Foreign' }), await hire({ name: 'Bina Lokal', employee_type: 'Foreign' })];
  await portal.asSystem((tx) => makePermit(tx, bina, { expiry_date: '2027-12-15', place: 'Johor' }));
  await portal.asSystem((tx) => makePermit(tx, lokal, { expiry_date: '2027-12-15', place: 'sabah', employer_on_permit: 'Ladang Lain Sdn Bhd' }));
  const range = { start_date: '2026-11-23', end_date: '2026-11-29' };
  const rest = 'No rest day from 23/11/26 to 29/11/26. Each week needs one (Employment Act 1955, section 59).';
  const place = 'The work permit is for another place: Johor.';
  const { ids, warnings } = (await deploy([bina.id, lokal.id], range)).body.data;
  expect(warnings).toEqual([
    { employee_id: bina.id, text: `Bina Contoh: ${place}` },
    { employee_id: bina.id, text: `Bina Contoh: ${rest}` },
    { employee_id: lokal.id, text: 'Bina Lokal: The work permit names another employer: Ladang Lain Sdn Bhd.' },
    { employee_id: lokal.id, text: `Bina Lokal: ${rest}` },
  ]);
  const [id] = ids;
  const confirm = async (who: TestPerson, body: object = {}) => (await who.client.post(`${DEPLOYMENTS}/${id}/confirm`, body)).body;
  const officer = await adminOf(portal, owner, { '/wom/project': ['Deploy', 'Confirm'] });
  expect((await officer.client.get(`${DEPLOYMENTS}/${id}/assessment`)).body.data).toEqual({ refused: [], warnings: [place, rest], override: true });
  expect((await confirm(officer, { reason: 'The client insists' })).errors).toEqual({
    base: [`Bina Contoh: ${rest} Only the owner confirms it nevertheless.`],
  });
  for (const reason of [null, ' ', 'ok']) expect((await confirm(owner, { reason })).errors).toHaveProperty('reason');
  expect(await confirm(owner, { reason: 'Shutdown of the plant' })).toMatchObject({ success: true });
  expect((await week()).deployments).toMatchObject([{ id, status: 'Confirmed', override_reason: 'Shutdown of the plant' }, { override_reason: null }]);
  expect((await officer.client.get(`${DEPLOYMENTS}/${id}/assessment`)).status).toBe(422);
  const logged = await portal.owner.query(
    `select after ->> 'override_reason' as why from audit_logs where subject_type = 'wom_deployment' and subject_id = $1 and action = 'wom_deployment.confirmed'`,
    [id],
  );
  expect(logged.rows).toEqual([{ why: 'Shutdown of the plant' }]);

  const five = (await deploy((await hire()).id)).body.data.ids[0];
  expect((await officer.client.get(`${DEPLOYMENTS}/${five}/assessment`)).body.data).toEqual({ refused: [], warnings: [], override: false });
  expect((await officer.client.post(`${DEPLOYMENTS}/${five}/confirm`, {})).body).toMatchObject({ success: true });
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${DEPLOYMENTS}/${five}/assessment`)).status).toBe(404);
});

test('days lie ahead, inside the need, and on weekdays that it wants', async () => {
  const owner = await ownerOf(portal);
  const { deploy, addNeed, hire, form, project } = await openProject(owner);
  const { id } = await hire();
  const wrong = async (more: object) => (await deploy(id, more)).body.errors;
  expect(await wrong({ start_date: '2026-11-19' })).toEqual({ start_date: ['The first day is today or later.'] });
  expect(await wrong({ end_date: '2026-11-22' })).toHaveProperty('end_date');
  expect(await wrong({ end_date: '2026-12-21' })).toEqual({ end_date: ['People are needed from 16/11/26 to 20/12/26.'] });
  const weekend = await addNeed({ weekdays: [6, 7] });
  expect(await wrong({ requirement_id: weekend })).toEqual({ start_date: ['Nobody is needed on these days.'] });
  expect(await wrong({ requirement_id: 987_654 })).toHaveProperty('requirement_id');
  expect(await wrong({ employee_ids: [id, 987_654] })).toEqual({ employee_ids: ['Choose employees whom you may see.'] });
  await owner.client.post(`api/wom/projects/${project.id}`, { ...form, cancelled: true, updated_at: project.updated_at });
  expect(await wrong({})).toEqual({ requirement_id: ['The project is cancelled.'] });
});

test('what is confirmed counts as filled, keeps other plans away, and what was worked stays when the rest is cancelled or given away', async () => {
  const owner = await ownerOf(portal);
  const { deploy, confirmed, week, hire } = await openProject(owner);
  const { client, companyId } = owner;
  const [ali, siti, raju] = [await hire({ name: 'Ali Contoh' }), await hire({ name: 'Siti Contoh' }), await hire({ name: 'Raju Contoh' })];
  const from = '2026-11-20';
  const first = await confirmed(ali.id, { start_date: from });
  const waits = (await deploy(siti.id, { start_date: from })).body.data.ids[0];
  const on = async (date: string) => (await week(from)).needs[0].days.find((each: { date: string }) => each.date === date);
  expect(await on(from)).toEqual({ date: from, needed: 3, deployed: 2, confirmed: 1 });
  const busy = async (id: number) => {
    const span = { from: calendarDate(from), to: calendarDate(FRIDAY) };
    const ctx = (tx: object) => ({ ...tx, companyId, clock: portal.server.services.clock }) as Ctx;
    const found = await portal.asSystem((tx) => busyTimesOf(ctx(tx), [employeeAssignee(id)], span));
    return (found.get(employeeAssignee(id)) ?? []).filter(({ source }) => source === 'workforce').map(({ date, start, end }) => [date, start / 60, end / 60]);
  };
  expect((await busy(ali.id)).at(-1)).toEqual([FRIDAY, 8, 16]);
  expect(await busy(siti.id)).toEqual([]);
  expect((await client.post(`${DEPLOYMENTS}/${first}/confirm`, {})).body.errors).toHaveProperty('base');

  expect((await client.post(`${DEPLOYMENTS}/${first}/replace`, { employee_id: ali.id, reason: 'Hurt' })).body.errors).toHaveProperty('employee_id');
  expect((await client.post(`${DEPLOYMENTS}/${first}/replace`, { employee_id: siti.id, reason: 'Hurt' })).body.errors).toEqual({
    employee_id: [expect.stringContaining('Siti Contoh: Deployment to Night works')],
  });
  const next = (await client.post(`${DEPLOYMENTS}/${first}/replace`, { employee_id: raju.id, reason: 'Hurt' })).body.data.id;
  const shown = async (id: number) => (await week(from)).deployments.find((each: { id: number }) => each.id === id);
  expect(await shown(first)).toMatchObject({ start_date: from, end_date: from, status: 'On Going', cancel_reason: 'Hurt' });
  expect(await shown(next)).toMatchObject({ employee: { name: 'Raju Contoh' }, start_date: '2026-11-21', end_date: FRIDAY, status: 'Pending' });
  expect(await busy(ali.id)).toEqual([[from, 8, 16]]);

  expect((await client.post(`${DEPLOYMENTS}/${waits}/cancel`, { reason: ' ' })).body.errors).toHaveProperty('reason');
  expect((await client.post(`${DEPLOYMENTS}/${waits}/cancel`, { reason: 'Not needed' })).body).toMatchObject({ success: true });
  expect(await shown(waits)).toBeUndefined();
  expect((await week(from)).gone).toMatchObject([{ id: waits, status: 'Cancelled', cancel_reason: 'Not needed' }]);
  const [lim] = [await hire({ name: 'Lim Contoh' })];
  const last = (await client.post(`${DEPLOYMENTS}/${next}/replace`, { employee_id: lim.id, reason: 'Nearer' })).body.data.id;
  expect((await week(from)).gone).toMatchObject([{ id: waits }, { id: next, status: 'Replaced', cancel_reason: 'Nearer', employee: { name: 'Raju Contoh' } }]);
  expect(await shown(last)).toMatchObject({ start_date: '2026-11-21', status: 'Pending' });
  portal.clock.set('2026-11-21T09:00:00+08:00');
  expect(await shown(first)).toMatchObject({ end_date: from, status: 'Replaced' });
  portal.clock.set('2026-11-20T10:00:00+08:00');
  expect((await client.post(`${DEPLOYMENTS}/${first}/cancel`, { reason: 'Not needed' })).body.errors).toEqual({ base: ['No day of it lies ahead.'] });
});

test('fill of today and shortage of tomorrow, in the row, in the figures, and told once to the manager and to whoever plans', async () => {
  const owner = await ownerOf(portal);
  const { confirmed, deploy, path, hire, form, project } = await openProject(owner);
  const manager = await employeeOf(portal, owner, { name: 'Pengurus Contoh', accesses: { '/wom/project': [] } });
  const viewer = await adminOf(portal, owner, { '/wom/project': [] });
  await owner.client.post(path, { ...form, manager_id: manager.employeeId, updated_at: project.updated_at });
  await confirmed((await hire()).id, { start_date: '2026-11-20' });
  await confirmed((await hire()).id, { start_date: '2026-11-20', end_date: '2026-11-20' });
  await deploy((await hire()).id, { start_date: '2026-11-20' });
  expect((await owner.client.get(path)).body.data).toMatchObject({ today: 3, deployed: 2, fill_rate: 66, tomorrow: 3, short_tomorrow: 2 });
  const { data } = (await owner.client.get('api/wom/projects/summary')).body;
  expect(data).toMatchObject({ today: 3, fill_rate: 66, short_tomorrow: 2, planned: 2, present: 0, attendance_rate: 0 });
  expect(data.days.slice(0, 2)).toEqual([
    { date: '2026-11-20', heads: 3, filled: 2 },
    { date: '2026-11-21', heads: 3, filled: 1 },
  ]);
  for (let run = 0; run < 2; run++) await runJob(portal, 'workforce.tell-shortage');
  const told = await portal.owner.query(
    `select user_id::int as id, message ->> 'en' as said from notifications where company_id = $1 and notification_type = 'wom_shortage' order by user_id`,
    [owner.companyId],
  );
  const said = 'Night works: 2 people are missing on 21/11/26.';
  expect(told.rows).toEqual([owner.userId, manager.userId].toSorted((one, other) => one - other).map((id) => ({ id, said })));
  expect(told.rows.map(({ id }) => id)).not.toContain(viewer.userId);
});

test('a shortage is told to no manager who has left or may not open the project, and to nobody while the module is off', async () => {
  const told = async (make: (owner: Awaited<ReturnType<typeof ownerOf>>) => Promise<{ employeeId: number; userId: number }>, modules: object = {}) => {
    const owner = await ownerOf(portal);
    const { path, form, project } = await openProject(owner);
    const manager = await make(owner);
    await owner.client.post(path, { ...form, manager_id: manager.employeeId, updated_at: project.updated_at });
    await portal.owner.query(`update employees set status = 'Inactive' where id = $1 and name = 'Lama Contoh'`, [manager.employeeId]);
    await portal.owner.query('update companies set modules = modules || $2 where id = $1', [owner.companyId, JSON.stringify(modules)]);
    await runJob(portal, 'workforce.tell-shortage');
    const { rows } = await portal.owner.query(`select user_id::int as id from notifications where company_id = $1 and notification_type = 'wom_shortage'`, [
      owner.companyId,
    ]);
    const ids = rows.map(({ id }) => id);
    return [ids.includes(owner.userId), ids.includes(manager.userId)];
  };
  const accesses = { '/wom/project': [] };
  expect(await told((owner) => employeeOf(portal, owner, { name: 'Baik Contoh', accesses }))).toEqual([true, true]);
  expect(await told((owner) => employeeOf(portal, owner, { name: 'Lama Contoh', accesses }))).toEqual([true, false]);
  expect(await told((owner) => employeeOf(portal, owner, { name: 'Tanpa Contoh' }))).toEqual([true, false]);
  expect(await told((owner) => employeeOf(portal, owner, { name: 'Tutup Contoh', accesses }), { wom: false })).toEqual([false, false]);
});

test('a need does not move under the people who are deployed to it', async () => {
  const owner = await ownerOf(portal);
  const { deploy, hire, path, need, needForm } = await openProject(owner);
  await deploy((await hire()).id);
  const { updated_at } = (await owner.client.get(`${path}/requirements/${need}`)).body.data;
  const change = async (more: object) => (await owner.client.post(`${path}/requirements/${need}`, { ...needForm(more), updated_at })).body.errors;
  expect(await change({ start_time: '09:00' })).toHaveProperty('start_time');
  expect(await change({ weekdays: [1] })).toHaveProperty('start_time');
  expect(await change({ end_date: '2026-11-26' })).toEqual({ end_date: ['People are deployed from 23/11/26 to 27/11/26.'] });
  expect((await owner.client.delete(`${path}/requirements/${need}`)).status).toBe(422);
  expect(await change({ headcount: 9 })).toBeUndefined();
});

test('rights: of a neighbour nothing, without the action nothing, and nobody out of sight', async () => {
  const owner = await ownerOf(portal);
  const { deploy, path, need, week, hire } = await openProject(owner);
  const [near, far] = [await employeeOf(portal, owner, { name: 'Near Contoh' }), await hire({ name: 'Far Contoh' })];
  const [id, hidden] = (await deploy([near.employeeId, far.id])).body.data.ids;
  const form = { requirement_id: need, employee_ids: [near.employeeId], start_date: '2026-12-01', end_date: '2026-12-01' };
  const deeds = (one: number): [string, object][] => [
    [`${DEPLOYMENTS}/${one}/confirm`, {}],
    [`${DEPLOYMENTS}/${one}/replace`, { employee_id: near.employeeId, reason: 'Away' }],
    [`${DEPLOYMENTS}/${one}/cancel`, { reason: 'Away' }],
  ];
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${path}/deployments`, { from: MONDAY })).status).toBe(404);
  expect((await stranger.client.post(DEPLOYMENTS, form)).status).toBe(422);
  const viewer = await adminOf(portal, owner, { '/wom/project': [] });
  expect((await viewer.client.get(`${path}/deployments`, { from: MONDAY })).status).toBe(200);
  expect((await viewer.client.post(DEPLOYMENTS, form)).status).toBe(403);
  const blind = { employee: [near.employeeId] };
  const planner = await adminOf(portal, owner, { '/wom/project': ['Deploy'] }, blind);
  const confirmer = await adminOf(portal, owner, { '/wom/project': ['Deploy', 'Confirm'] }, blind);
  for (const [call, body] of deeds(id)) {
    expect((await stranger.client.post(call, body)).status, call).toBe(404);
    expect((await viewer.client.post(call, body)).status, call).toBe(403);
  }
  for (const [call, body] of deeds(hidden)) expect((await confirmer.client.post(call, body)).status, call).toBe(404);
  expect((await planner.client.post(`${DEPLOYMENTS}/${id}/confirm`, {})).status).toBe(403);
  expect((await planner.client.post(DEPLOYMENTS, { ...form, employee_ids: [far.id] })).body.errors).toHaveProperty('employee_ids');
  expect((await planner.client.post(DEPLOYMENTS, form)).body).toMatchObject({ success: true });
  const { deployments } = (await planner.client.get(`${path}/deployments`, { from: MONDAY })).body.data;
  expect(deployments.map(({ employee }: { employee: { name: string } | null }) => employee?.name ?? null)).toEqual(['Near Contoh', null]);
  expect((await week()).needs[0].days[0]).toMatchObject({ deployed: 2 });
  expect((await confirmer.client.post(`${DEPLOYMENTS}/${id}/confirm`, {})).body).toMatchObject({ success: true });
  const told = await portal.owner.query(`select message ->> 'en' as said from notifications where user_id = $1 and notification_type = 'wom_deployment'`, [
    near.userId,
  ]);
  expect(told.rows).toEqual([{ said: 'Night works, from 23/11/26 to 27/11/26.' }]);
});
