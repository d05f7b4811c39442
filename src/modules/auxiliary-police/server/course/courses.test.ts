/** Courses over HTTP: the register, places that are given once, results and what a pass does. */
import { afterAll, expect, test } from 'vitest';
import { addDays, addMonths, dateInZone } from '#platform/contract/dates.ts';
import { inspectPdf } from '#platform/server/documents/pdf-inspection.ts';
import { countRoundTrips } from '#platform/server/testing/count-round-trips.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, type UnitFixture } from '#app/server/testing/unit-fixture.ts';
import { courseRegister } from './course.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());

const course = {
  code: 'KT-1',
  name: 'Live firing',
  type: 'Shooting',
  provider: 'PULAPOL',
  venue: 'Kuala Lumpur',
  start_date: addDays(DAY, 10),
  end_date: addDays(DAY, 12),
  capacity: 2,
  fee: 120,
  rank_ids: [],
  valid_months: 12,
  cancelled: false,
};

registerContractTests(() => portal, courseRegister, {
  valid: course,
  changed: { ...course, name: 'Live firing, day and night', capacity: 20, fee: null },
  other: (n) => ({ ...course, code: `K${n}`, name: `Course ${n}` }),
  doubles: [[(valid) => ({ ...valid, name: 'Other' }), 'code']],
});

const open = async (services: UnitFixture, more: object = {}): Promise<{ id: number }> =>
  (await services.owner.client.post('api/asm/courses', { ...course, ...more })).body.data;

/** Of a rule its words, of a document its key. */
const refusedIn = (errors: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(errors).flatMap(([field, texts]) => (field.startsWith('payload.') ? texts : [field]));

/** An enrolment that the police have, or what keeps it from being submitted. */
async function enrolment(services: UnitFixture, course_id: number, employee_ids: readonly number[], documents: readonly string[] = ['ic', 'medical']) {
  const { client } = services.owner;
  const payload = { course_id, employee_ids, justification: 'Needed for armed posts' };
  const made = (await client.post('api/asm/applications', { type: 'Course', category: 'Enrolment', payload })).body.data;
  const form = new FormData();
  form.append('updated_at', made.updated_at);
  for (const [at, key] of documents.entries()) {
    form.append(`documents[${at}][key]`, key);
    form.append(`documents[${at}][files][0]`, new File(['%PDF-1.4\n%%EOF'], `${key}.pdf`, { type: 'application/pdf' }));
  }
  const attached = (await client.post(`api/asm/applications/${made.id}/documents`, form)).body.data;
  const submitted = await client.post(`api/asm/applications/${made.id}`, { updated_at: attached.updated_at, payload, submit: true });
  if (submitted.status !== 200) return { id: 0, errors: refusedIn(submitted.body.errors as Record<string, string[]>), updated_at: '' };
  const { body } = await client.post(`api/asm/applications/${made.id}/process`, {
    updated_at: submitted.body.data.updated_at,
    forward_ref: 'K/1',
    forwarded_at: DAY,
    ticked: documents,
  });
  return { id: made.id as number, errors: [], updated_at: body.data.updated_at as string };
}
const approve = (services: UnitFixture, { id, updated_at }: { id: number; updated_at: string }) =>
  services.owner.client.post(`api/asm/applications/${id}/approve`, { updated_at, decision_ref: 'J/1', decision_date: DAY, decision: {} });

test('courses are narrowed to who gives them, which is offered once however it was written', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  await open(services, { code: 'A1', provider: 'PULAPOL KL' });
  await open(services, { code: 'A2', provider: 'pulapol kl' });
  await open(services, { code: 'B1', provider: 'Akademi Contoh' });
  expect((await client.get('api/asm/course-providers')).body.data).toEqual(['Akademi Contoh', expect.stringMatching(/^pulapol kl$/i)]);
  const codes = async (filters: object) =>
    (await client.get('api/asm/courses', { sort_by: 'code', sort: 'asc', ...filters })).body.data.map(({ code }: { code: string }) => code);
  expect(await codes({ provider: 'Pulapol KL' })).toEqual(['A1', 'A2']);
  expect(await codes({ provider: 'Akademi Contoh', type: 'Shooting' })).toEqual(['B1']);
  expect(await codes({ provider: 'Pulapol' })).toEqual([]);
  const stranger = await openUnit(portal);
  expect((await stranger.owner.client.get('api/asm/course-providers')).body.data).toEqual([]);
});

test('what is submitted and what is forwarded look the named course up once each', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 90' });
  const { id: course_id } = await open(services, { code: 'LP-9', type: 'Law & Procedure' });
  const payload = { course_id, employee_ids: [officer.employee_id], justification: 'Needed for armed posts' };
  const made = (await client.post('api/asm/applications', { type: 'Course', category: 'Enrolment', payload })).body.data;
  const form = new FormData();
  form.append('updated_at', made.updated_at);
  form.append('documents[0][key]', 'ic');
  form.append('documents[0][files][0]', new File(['%PDF-1.4\n%%EOF'], 'ic.pdf', { type: 'application/pdf' }));
  let { updated_at } = (await client.post(`api/asm/applications/${made.id}/documents`, form)).body.data;
  const lookUps = async (path: string, body: object) => {
    const counted = countRoundTrips(portal.server.services.pool);
    const answer = await client.post(path, { updated_at, ...body });
    const { texts } = counted.stop();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    ({ updated_at } = answer.body.data);
    return texts.filter((text) => /from "asm_courses"/.test(text)).length;
  };
  expect(await lookUps(`api/asm/applications/${made.id}`, { payload, submit: true })).toBe(1);
  expect(await lookUps(`api/asm/applications/${made.id}/process`, { forward_ref: 'K/9', forwarded_at: DAY, ticked: ['ic'] })).toBe(1);
});

test('places are given once, also by two approvals at the same moment, and not to whom the course does not take', async () => {
  const services = await openUnit(portal);
  const { id } = await open(services);
  const officers = [
    await services.officer({ service_no: 'PB 1' }),
    await services.officer({ service_no: 'PB 2' }),
    await services.officer({ service_no: 'PB 3' }),
  ];
  const recruit = await services.employee({ name: 'Rekrut Contoh' });
  const ids = officers.map(({ employee_id }) => employee_id);
  expect((await enrolment(services, id, ids)).errors).toEqual(['3 people for 2 free places.']);
  expect((await enrolment(services, id, [recruit.id])).errors).toEqual(['The course does not take: Rekrut Contoh (no officer).']);
  const [one, other] = [await enrolment(services, id, ids.slice(0, 2)), await enrolment(services, id, ids.slice(2))];
  const answers = await Promise.all([approve(services, one), approve(services, other), approve(services, one)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const listed = (await services.owner.client.get(`api/asm/courses/${id}/participants`)).body.meta.total;
  expect(listed).toBeLessThanOrEqual(2);
  const basic = await open(services, { code: 'KA', type: 'Basic' });
  expect((await enrolment(services, basic.id, [recruit.id])).errors).toEqual([]);
});

test('a medical report goes with an enrolment in a basic or a shooting course, with none of another', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1' });
  const [shooting, law] = [await open(services), await open(services, { code: 'LP', type: 'Law & Procedure' })];
  const enrol = async (id: number) => (await enrolment(services, id, [officer.employee_id], ['ic'])).errors;
  expect(await enrol(shooting.id)).toEqual(['documents.medical']);
  expect(await enrol(law.id)).toEqual([]);
});

test('results come once the course has begun; a pass in shooting qualifies the officer, and its certificate ends by the course', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 9' });
  await services.passed(officer, 'Refresher', addDays(DAY, 30));
  const { id } = await open(services);
  expect((await approve(services, await enrolment(services, id, [officer.employee_id]))).status).toBe(200);
  const [{ id: participant_id }] = (await client.get(`api/asm/courses/${id}/participants`)).body.data;
  const record = (more: object = {}) =>
    client.post(`api/asm/courses/${id}/results`, {
      participant_id,
      result: 'Passed',
      score: 81,
      attendance_percent: 100,
      certificate_no: 'S/1',
      valid_until: null,
      ...more,
    });
  expect((await record()).body.errors).toEqual({ result: ['Results are recorded once the course has begun.'] });
  await portal.owner.query(`update asm_courses set start_date = $2, end_date = $2 where id = $1`, [id, addDays(DAY, -1)]);
  expect((await record({ result: 'Failed' })).body.errors).toHaveProperty('certificate_no');
  const narrow = await adminOf(portal, services.owner, { '/auxiliary/course': ['Update'] }, { employee: [0] });
  expect((await narrow.client.get(`api/asm/courses/${id}/participants`)).body.meta.total).toBe(0);
  expect((await narrow.client.post(`api/asm/courses/${id}/results`, { participant_id, result: 'Absent' })).status).toBe(404);
  expect((await record()).status).toBe(200);
  expect((await client.get(`api/asm/courses/${id}/participants`)).body.data[0]).toMatchObject({
    result: 'Passed',
    valid_until: addMonths(addDays(DAY, -1), 12),
  });
  expect((await client.get(`api/asm/officers/${officer.id}`)).body.data.firearm_qualified_at).toBe(addDays(DAY, -1));
  expect((await client.get('api/asm/certificates', { page: 2 })).body).toMatchObject({ data: [], meta: { total: 1 } });
  expect((await client.get(`api/asm/courses/${id}/participants`, { page: 2 })).body).toMatchObject({ data: [], meta: { total: 1 } });
  expect((await client.get('api/asm/certificates')).body.data.map(({ type }: { type: string }) => type)).toEqual(['Refresher']);
});

test('the paper of a pass is kept with its result, shown to whoever sees the person, and goes with another result', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 19' });
  const { id } = await open(services);
  await approve(services, await enrolment(services, id, [officer.employee_id]));
  await portal.owner.query(`update asm_courses set start_date = $2, end_date = $2 where id = $1`, [id, addDays(DAY, -1)]);
  const [{ id: participant_id }] = (await client.get(`api/asm/courses/${id}/participants`)).body.data;
  const record = (result: string, ...files: File[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ participant_id: String(participant_id), result })) form.append(name, value);
    for (const [at, file] of files.entries()) form.append(`certificate[${at}]`, file);
    return client.post(`api/asm/courses/${id}/results`, form);
  };
  const paper = () => new File(['%PDF-1.4\n%%EOF'], 'sijil.pdf', { type: 'application/pdf' });
  const names = async () => (await client.get(`api/asm/courses/${id}/participants`)).body.data[0].certificate.map(({ name }: { name: string }) => name);
  expect((await record('Failed', paper())).body.errors).toHaveProperty('certificate');
  expect((await record('Passed', paper(), paper(), paper())).body.errors).toHaveProperty('certificate');
  expect((await record('Passed', paper())).status).toBe(200);
  expect(await names()).toEqual(['sijil.pdf']);
  const far = await adminOf(portal, services.owner, { '/auxiliary/course': ['Update'] }, { employee: [0] });
  expect((await far.client.get(`api/asm/courses/${id}/participants`)).body.data).toEqual([]);
  expect((await record('Failed')).status).toBe(200);
  expect(await names()).toEqual([]);
});

test('the letter to the police names everybody whom an application enrols, as far as the viewer sees them', async () => {
  const services = await openUnit(portal);
  const { id } = await open(services);
  const [ali, siti] = [await services.officer({ service_no: 'PB 21' }), await services.officer({ service_no: 'PB 22' })];
  for (const [{ employee_id }, name] of [
    [ali, 'Ali Contoh'],
    [siti, 'Siti Contoh'],
  ] as const)
    await portal.owner.query('update employees set name = $2 where id = $1', [employee_id, name]);
  await enrolment(services, id, [ali.employee_id, siti.employee_id]);
  const { owner } = services;
  const near = await adminOf(portal, owner, { '/auxiliary/course/application': [] }, { employee: [siti.employee_id] });
  const letter = async ({ client, companyId }: typeof owner) => {
    const answer = await client.raw(`api/asm/applications/letter?${new URLSearchParams({ company_id: String(companyId), forward_ref: 'K/1' })}`, {
      method: 'GET',
    });
    return inspectPdf(Buffer.from(await answer.arrayBuffer()))
      .pages.flat()
      .join(' ');
  };
  const all = await letter(owner);
  expect([all.includes('Ali Contoh'), all.includes('Siti Contoh')]).toEqual([true, true]);
  const some = await letter(near);
  expect([some.includes('Ali Contoh'), some.includes('Siti Contoh')]).toEqual([false, true]);
});

test('a month has the courses of which a day lies in it', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  for (const [code, start_date, end_date] of [
    ['A', '2027-01-01', '2027-01-31'],
    ['B', '2027-01-31', '2027-02-01'],
    ['C', '2027-02-28', '2027-03-01'],
    ['D', '2026-12-01', '2027-04-30'],
    ['E', '2027-03-01', '2027-03-02'],
  ])
    expect((await client.post('api/asm/courses', { ...course, code, start_date, end_date })).status).toBe(201);
  const within = async (month: string) =>
    (await client.get('api/asm/courses', { month, sort: 'asc', sort_by: 'code' })).body.data.map(({ code }: { code: string }) => code);
  expect([await within('2027-01'), await within('2027-02'), await within('2027-03'), await within('2027-05')]).toEqual([
    ['A', 'B', 'D'],
    ['B', 'C', 'D'],
    ['C', 'D', 'E'],
    [],
  ]);
  expect((await client.get('api/asm/courses', { month: '2027-13' })).status).toBe(422);
});
