/** Applications over HTTP: from draft to effect, who may do what, what happens once whatever the retries. */
import { afterAll, expect, test } from 'vitest';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { APPOINTMENT_DOCUMENTS, appointmentForm } from '#app/server/testing/auxiliary-police/police-application.ts';
import { adminOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, type UnitFixture } from '#app/server/testing/unit-fixture.ts';
import { takeEffectsJob } from './take-effects.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const PATH = 'api/asm/applications';
const DAY = dateInZone(portal.clock.now());
const daysAgo = (n: number) => addDays(DAY, -n);
const yearsOn = (n: number) => `${Number(DAY.slice(0, 4)) + n}-06-30`;

const NEW = appointmentForm(DAY);
type Answer = { id: number; updated_at: string; number: string };

async function draft(who: TestPerson, body: object): Promise<Answer> {
  const { status, body: saved } = await who.client.post(PATH, body);
  expect(status, JSON.stringify(saved)).toBe(201);
  return saved.data;
}
async function attach(who: TestPerson, { id, updated_at }: Answer, keys: readonly string[]): Promise<Answer> {
  const form = new FormData();
  form.append('updated_at', updated_at);
  for (const [at, key] of keys.entries()) {
    form.append(`documents[${at}][key]`, key);
    form.append(`documents[${at}][files][0]`, new File([`%PDF-1.4\n% ${key}\n%%EOF`], `${key}.pdf`, { type: 'application/pdf' }));
  }
  const { status, body } = await who.client.post(`${PATH}/${id}/documents`, form);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const submit = (who: TestPerson, { id, updated_at }: Answer, payload: object) => who.client.post(`${PATH}/${id}`, { updated_at, payload, submit: true });
async function act(who: TestPerson, id: number, verb: string, more: object) {
  const { updated_at } = (await who.client.get(`${PATH}/${id}`)).body.data;
  return who.client.post(`${PATH}/${id}/${verb}`, { updated_at, ...more });
}
const forwarded = { forward_ref: 'PB/1', forwarded_at: DAY };
const decided = (decision: object) => ({ decision_ref: 'JPJKK/9', decision_date: DAY, decision });
const appointed = (services: UnitFixture, service_no: string, more: object = {}) =>
  decided({ service_no, rank_id: services.ranks.get(1), appointed_at: DAY, appointment_expiry: yearsOn(3), letter_no: 'L/1', ...more });

/** An appointment that the police have. */
async function processing(services: UnitFixture, payload: object = NEW): Promise<number> {
  const { owner } = services;
  const person = await services.employee();
  const made = await attach(
    owner,
    await draft(owner, { type: 'Officer', category: 'New Appointment', employee_id: person.id, payload }),
    APPOINTMENT_DOCUMENTS,
  );
  const submitted = await submit(owner, made, payload);
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200);
  const gone = await act(owner, made.id, 'process', { ...forwarded, ticked: APPOINTMENT_DOCUMENTS });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  return made.id;
}

test('an appointment goes from draft to an officer with a rank, and everything on the way says what it lacks', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const person = await services.employee({ name: 'Aminah Contoh' });
  const made = await draft(owner, { type: 'Officer', category: 'New Appointment', employee_id: person.id, payload: { source: 'Ex-Army' } });
  expect(made.number).toMatch(/^ASM-\d{4}-000001$/);
  const bare = await submit(owner, made, { source: 'Ex-Army' });
  expect(Object.keys(bare.body.errors)).toContain('payload.height_cm');
  const unattached = await submit(owner, made, { ...NEW, source: 'Ex-Army' });
  expect(Object.keys(unattached.body.errors)).toEqual([...APPOINTMENT_DOCUMENTS.slice(0, 6), 'discharge', 'offer'].map((key) => `documents.${key}`));
  const withFiles = await attach(owner, (await owner.client.get(`${PATH}/${made.id}`)).body.data, APPOINTMENT_DOCUMENTS);
  const unfit = await submit(owner, withFiles, { ...NEW, medical_fit: false });
  expect(unfit.body.errors).toEqual({ 'payload.medical_fit': ['Medically unfit.'] });
  expect((await submit(owner, withFiles, NEW)).body).toMatchObject({ message: `Application ${made.number} submitted.`, data: { status: 'Pending' } });
  expect((await owner.client.get(PATH, { status: 'Pending' })).body).toMatchObject({ meta: { total: 1 }, counts: { Pending: 1, Draft: 0 } });
  const unticked = await act(owner, made.id, 'process', { ...forwarded, ticked: ['ic'] });
  expect(unticked.body.errors.ticked[0]).toContain('Birth certificate');
  expect((await act(owner, made.id, 'approve', appointed(services, 'PB 5001'))).status).toBe(422);
  expect((await act(owner, made.id, 'process', { ...forwarded, ticked: APPOINTMENT_DOCUMENTS })).body.data.status).toBe('Processing');
  const early = await act(owner, made.id, 'approve', appointed(services, 'PB 5001', { oath_date: DAY }));
  expect(early.body.errors).toEqual({ 'decision.oath_date': ['The oath is taken after the basic course is passed.'] });
  const wrong = await act(owner, made.id, 'approve', appointed(services, '!'));
  expect(Object.keys(wrong.body.errors)).toEqual(['decision.service_no']);
  expect((await act(owner, made.id, 'approve', appointed(services, 'PB 5001'))).body.message).toBe(`${made.number} is approved.`);
  const { data } = (await owner.client.get(`${PATH}/${made.id}`)).body;
  expect(data).toMatchObject({ status: 'Approved', decision_ref: 'JPJKK/9', officer: { rank: 'Constable' } });
  expect(data.timeline.map(({ action }: { action: string }) => action)).toEqual(['draft', 'submit', 'process', 'approve']);
  const officer = (await owner.client.get(`api/asm/officers/${data.officer_id}`)).body.data;
  expect(officer).toMatchObject({ service_no: 'PB 5001', name: 'Aminah Contoh', compliance: { vetting_ref: 'KPN/77' }, ranks: [{ type: 'Appointment' }] });
});

test('an approval happens once whatever the retries, and strength is never exceeded by approvals at once', async () => {
  const services = await openUnit(portal, { approved_strength: 2 });
  const { owner } = services;
  const ids = [await processing(services), await processing(services), await processing(services)];
  const rows = await Promise.all(ids.map(async (id) => (await owner.client.get(`${PATH}/${id}`)).body.data as Answer));
  const approve = ({ id, updated_at }: Answer, at: number) => owner.client.post(`${PATH}/${id}/approve`, { updated_at, ...appointed(services, `PB 60${at}0`) });
  const answers = await Promise.all([...rows, ...rows].map((row, at) => approve(row, at)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const { rows: officers } = await portal.owner.query('select id from asm_officers where company_id = $1', [owner.companyId]);
  const { rows: changes } = await portal.owner.query('select id from asm_rank_histories where company_id = $1', [owner.companyId]);
  expect([officers.length, changes.length]).toEqual([2, 2]);
  const left = rows.find((_row, at) => answers[at]?.status !== 200 && answers[at + 3]?.status !== 200);
  expect((await approve(left as Answer, 9)).body.errors).toEqual({ base: ['Strength 2 of 2: no place is left.'] });
});

test('renewal, transfer and termination change the officer as they said', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const officer = await services.officer({ service_no: 'PB 7001', expiry: daysAgo(10) });
  const run = async (category: string, payload: object, documents: readonly string[], decision: object) => {
    let made = await draft(owner, { type: 'Officer', category, officer_id: officer.id, payload });
    if (documents.length > 0) made = await attach(owner, made, documents);
    const submitted = await submit(owner, made, payload);
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200);
    expect((await act(owner, made.id, 'process', { ...forwarded, ticked: [...documents] })).status).toBe(200);
    const approved = await act(owner, made.id, 'approve', decided(decision));
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    return (await owner.client.get(`api/asm/officers/${officer.id}`)).body.data;
  };
  const renewal = { performance: 80, years: 2, medical_date: daysAgo(5), medical_fit: true, consent: true };
  const renewed = await run('Renewal', renewal, ['letter', 'medical', 'card'], { letter_no: 'L/2' });
  expect(renewed.appointment_expiry).toBe(`${Number(DAY.slice(0, 4)) + 2}${DAY.slice(4)}`);
  expect(await run('Transfer Area', { station: 'Klang', authority_area: 'Klang', reason: 'Nearer to home' }, [], {})).toMatchObject({ station: 'Klang' });
  expect(await run('Termination', { effective_date: DAY, reason: 'Resigned from service' }, [], {})).toMatchObject({ status: 'Inactive', status_from: DAY });
  expect((await owner.client.get('api/asm/agency')).body.data.taken).toBe(0);
  const again = await owner.client.post(PATH, { type: 'Officer', category: 'Renewal', officer_id: officer.id, payload: {} });
  expect(again.body.errors).toHaveProperty('officer_id');
});

test('the police decide on the day of the letter or later', async () => {
  const services = await openUnit(portal);
  const id = await processing(services);
  const early = await act(services.owner, id, 'approve', { ...appointed(services, 'PB 7101'), decision_date: daysAgo(1) });
  expect(Object.keys(early.body.errors)).toEqual(['decision_date']);
  expect((await act(services.owner, id, 'approve', appointed(services, 'PB 7101'))).status).toBe(200);
});

test('promotion moves the rank and its first day, acting does not', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const officer = await services.officer({ service_no: 'PB 8001', level: 1, rank_since: '2020-01-01' });
  const [second, third] = [services.ranks.get(2), services.ranks.get(3)];
  const payload = { effective_date: DAY, appraisal: 88, record: 'None', recommendation: 'Steady and reliable' };
  const run = async (category: string, to_rank_id: number | undefined) => {
    const form = { ...payload, to_rank_id };
    const made = await attach(
      owner,
      await draft(owner, { type: 'Rank', category, officer_id: officer.id, payload: form }),
      category === 'Promotion' ? ['appraisal', 'certificate'] : ['appraisal'],
    );
    const submitted = await submit(owner, made, form);
    if (submitted.status !== 200) {
      await act(owner, made.id, 'cancel', { remark: 'Wrong from the start' });
      return Object.values(submitted.body.errors as Record<string, string[]>).flat();
    }
    await act(owner, made.id, 'process', { ...forwarded, ticked: ['appraisal', 'certificate'] });
    const { body } = await act(owner, made.id, 'approve', decided({ letter_no: 'P/1' }));
    return body.data?.status ?? body.errors;
  };
  expect(await run('Promotion', third)).toContain('A promotion is to the next rank: Lance Corporal.');
  expect(await run('Promotion', second)).toEqual(['The course of the rank is not passed, or no longer valid.']);
  await services.passed(officer, 'Promotion', null);
  expect(await run('Acting', third)).toBe('Approved');
  expect((await owner.client.get(`api/asm/officers/${officer.id}`)).body.data).toMatchObject({ rank: 'Constable', rank_since: '2020-01-01' });
  expect(await run('Promotion', second)).toBe('Approved');
  expect((await owner.client.get(`api/asm/officers/${officer.id}`)).body.data).toMatchObject({ rank: 'Lance Corporal', rank_since: DAY });
});

const takeEffect = () =>
  takeEffectsJob.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });

test('what is dated ahead is made on its day, once however many processes run, and not for whoever has left', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const officer = await services.officer({ service_no: 'PB 8101', level: 1, rank_since: '2020-01-01' });
  await services.passed(officer, 'Promotion', null);
  const shown = async () => (await owner.client.get(`api/asm/officers/${officer.id}`)).body.data;
  const approve = async (type: string, category: string, payload: object, documents: readonly string[], decision: object) => {
    const made = await draft(owner, { type, category, officer_id: officer.id, payload });
    const whole = documents.length > 0 ? await attach(owner, made, documents) : made;
    expect((await submit(owner, whole, payload)).body.errors).toBeUndefined();
    await act(owner, made.id, 'process', { ...forwarded, ticked: [...documents] });
    const approved = await act(owner, made.id, 'approve', decided(decision));
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    return made.id;
  };
  const detail = async (id: number) => (await owner.client.get(`${PATH}/${id}`)).body.data;
  const [rise, end] = [addDays(DAY, 10), addDays(DAY, 20)];
  const form = { effective_date: rise, appraisal: 88, record: 'None', recommendation: 'Steady and reliable', to_rank_id: services.ranks.get(2) };
  const promotion = await approve('Rank', 'Promotion', form, ['appraisal', 'certificate'], { letter_no: 'P/1' });
  const termination = await approve('Officer', 'Termination', { effective_date: end, reason: 'Resigned from service' }, [], {});
  expect([await detail(promotion), await detail(termination)]).toMatchObject([
    { effect_due: rise, not_made: false },
    { effect_due: end, not_made: false },
  ]);
  const again = await draft(owner, { type: 'Officer', category: 'Termination', officer_id: officer.id, payload: { effective_date: end, reason: 'Resigned' } });
  expect((await submit(owner, again, { effective_date: end, reason: 'Resigned' })).status).toBe(422);
  await takeEffect();
  expect(await shown()).toMatchObject({ rank: 'Constable', status: 'Active' });
  const before = portal.clock.now();
  try {
    portal.clock.set(`${rise}T00:02:00+08:00`);
    await Promise.all([takeEffect(), takeEffect()]);
    expect(await shown()).toMatchObject({ rank: 'Lance Corporal', rank_since: rise, status: 'Active' });
    const { rows } = await portal.owner.query('select id from asm_rank_histories where company_id = $1 and officer_id = $2', [owner.companyId, officer.id]);
    expect(rows).toHaveLength(1);
    expect(await detail(promotion)).toMatchObject({ effect_due: null, not_made: false });
    portal.clock.set(`${end}T00:02:00+08:00`);
    // As if it had been approved for a day after the one on which the officer left.
    await portal.owner.query(`update asm_applications set effect = null, effect_due = $2 where id = $1`, [promotion, addDays(end, 1)]);
    await takeEffect();
    expect(await shown()).toMatchObject({ status: 'Inactive', status_from: end });
    portal.clock.set(`${addDays(end, 1)}T00:02:00+08:00`);
    await takeEffect();
    expect(await detail(promotion)).toMatchObject({ effect_due: null, not_made: true });
  } finally {
    portal.clock.set(before.toISOString());
  }
});

test('one letter forwards several; each that cannot go says why, and the letter names those that went', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const pending = async (service_no: string) => {
    const officer = await services.officer({ service_no });
    const payload = { station: 'Klang', authority_area: 'Klang', reason: 'Nearer to home' };
    const made = await draft(owner, { type: 'Officer', category: 'Transfer Area', officer_id: officer.id, payload });
    await submit(owner, made, payload);
    return made.id;
  };
  const ids = [await pending('PB 9001'), await pending('PB 9002')];
  const drafted = await draft(owner, {
    type: 'Officer',
    category: 'Termination',
    officer_id: (await services.officer({ service_no: 'PB 9003' })).id,
    payload: {},
  });
  const { body } = await owner.client.post(`${PATH}/bulk`, { ids: [...ids, drafted.id], forward_ref: 'PB/LOT/1', forwarded_at: DAY });
  expect(body.data.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false]);
  expect((await owner.client.get(PATH, { status: 'Processing' })).body.meta.total).toBe(2);
  const letter = await owner.client.get(`${PATH}/letter`, { forward_ref: 'PB/LOT/1' });
  expect(letter.status).toBe(200);
  const stranger = await ownerOf(portal);
  expect((await stranger.client.get(`${PATH}/letter`, { forward_ref: 'PB/LOT/1' })).status).toBe(422);
});

test('role, record and action: only who holds the action on a page of its type moves it', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const id = await processing(services);
  const { employee_id } = (await owner.client.get(`${PATH}/${id}`)).body.data;
  const page = '/auxiliary/officer/application';
  const people = {
    approver: await adminOf(portal, owner, { [page]: ['Approve'] }),
    everywhere: await adminOf(portal, owner, { '/auxiliary/application': ['Reject'] }),
    viewer: await adminOf(portal, owner, { [page]: [] }),
    other: await adminOf(portal, owner, { '/auxiliary/rank/application': ['Approve', 'Reject', 'Cancel', 'Process'] }),
    narrow: await adminOf(portal, owner, { [page]: ['Approve', 'Reject', 'Cancel'] }, { employee: [employee_id + 1] }),
    stranger: await ownerOf(portal),
  };
  const updated_at = 'another version';
  const tries = { approve: appointed(services, 'PB 1'), reject: { remark: 'Not now' }, cancel: { remark: 'Not now' } };
  const statuses: Record<string, readonly number[]> = {};
  for (const [name, who] of Object.entries(people))
    statuses[name] = await Promise.all(
      Object.entries(tries).map(async ([verb, body]) => (await who.client.post(`${PATH}/${id}/${verb}`, { updated_at, ...body })).status),
    );
  // 409: the right is there, and the record is another than was seen.
  expect(statuses).toEqual({
    approver: [409, 403, 403],
    everywhere: [403, 409, 403],
    viewer: [403, 403, 403],
    other: [404, 404, 404],
    narrow: [404, 404, 404],
    stranger: [404, 404, 404],
  });
  expect((await people.viewer.client.get(`${PATH}/${id}`)).body.data.can).toEqual({
    update: false,
    submit: false,
    process: false,
    return: false,
    approve: false,
    reject: false,
    cancel: false,
    print: false,
  });
  expect((await people.other.client.get(PATH)).body.meta.total).toBe(0);
});

test('record, vetting and medical data reach nobody without the right, by no way', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const secret = { ...NEW, criminal: true, criminal_details: 'Theft in 2011', vetting_ref: 'KPN/SECRET' };
  const id = await processing(services, secret);
  const clerk = await adminOf(portal, owner, {
    '/auxiliary/officer/application': ['Create', 'Update', 'Process', 'Approve', 'Export'],
    '/auxiliary/officer': ['Export'],
  });
  const answers = [
    await clerk.client.get(`${PATH}/${id}`),
    await clerk.client.get(PATH),
    await clerk.client.get(`${PATH}/export`, { preview: 1 }),
    await clerk.client.post(`${PATH}/check`, { type: 'Officer', category: 'New Appointment', id, payload: {} }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(body)).not.toMatch(/Theft|SECRET|medical_fit|declared|doc_medical/);
  }
  expect(answers[0]?.body.data.documents.map(({ key }: { key: string }) => key)).not.toContain('medical');
  const { rows } = await portal.owner.query('select before, after from audit_logs where company_id = $1', [owner.companyId]);
  const logs = await portal.owner.query('select payload, remark from workflow_logs where company_id = $1', [owner.companyId]);
  expect(JSON.stringify([rows, logs.rows])).not.toMatch(/Theft|SECRET/);
  // A clerk fills in the rest; the part that is not theirs must be there already.
  const person = await services.employee();
  const made = await attach(clerk, await draft(clerk, { type: 'Officer', category: 'New Appointment', employee_id: person.id, payload: NEW }), [
    'ic',
    'birth',
    'education',
    'photo',
    'offer',
  ]);
  expect((await submit(clerk, made, NEW)).body.errors.base[0]).toContain('Someone with the right');
  // What is refused because of that part is not told to who may not see it.
  const refused = await processing(services);
  const failed = `jsonb_set(sensitive, '{vetting_status}', '"Failed"')`;
  await portal.owner.query(`update asm_applications set status = 'Pending', sensitive = ${failed} where id = $1`, [refused]);
  const letter = { ...forwarded, ticked: APPOINTMENT_DOCUMENTS };
  expect((await act(clerk, refused, 'process', letter)).body.errors).toEqual({
    base: ['The vetting and medical part does not allow it. Someone with the right to it sees why.'],
  });
  const bulk = await clerk.client.post(`${PATH}/bulk`, { ids: [refused], ...forwarded });
  expect(bulk.body.data).toMatchObject([{ ok: false, message: expect.not.stringContaining('The vetting failed') as string }]);
  expect((await act(owner, refused, 'process', letter)).body.errors).toEqual({ 'payload.vetting_status': ['The vetting failed.'] });
});

test('a draft may be about somebody else than it was begun for, what was submitted may not', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const [first, second] = [await services.employee({ name: 'First Contoh' }), await services.employee({ name: 'Second Contoh' })];
  const made = await draft(owner, { type: 'Officer', category: 'New Appointment', employee_id: first.id, payload: { ...NEW, vetting_ref: 'OF/THE/FIRST' } });
  const attached = await attach(owner, made, APPOINTMENT_DOCUMENTS);
  const clerk = await adminOf(portal, owner, { '/auxiliary/officer/application': ['Create', 'Update'] });
  const change = { updated_at: attached.updated_at, employee_id: second.id, payload: NEW, submit: false };
  expect((await clerk.client.post(`${PATH}/${made.id}`, change)).status).toBe(200);
  // Vetting and medical data of the first are none of the second.
  const row = (await owner.client.get(`${PATH}/${made.id}`)).body.data;
  expect(row).toMatchObject({
    employee_id: second.id,
    subject: { name: 'Second Contoh' },
    payload: expect.not.objectContaining({ vetting_ref: 'OF/THE/FIRST' }),
  });
  const kept = row.documents.filter(({ files }: { files: unknown[] }) => files.length > 0).map(({ key }: { key: string }) => key);
  expect(kept).toEqual(APPOINTMENT_DOCUMENTS.filter((key) => key !== 'medical' && key !== 'vetting'));
  const stranger = await services.officer({ service_no: 'PB 9911' });
  const wrong = await owner.client.post(`${PATH}/${made.id}`, { ...change, updated_at: row.updated_at, employee_id: stranger.employee_id });
  expect(wrong.body.errors).toHaveProperty('employee_id');
  const whole = await attach(owner, row, ['medical', 'vetting']);
  expect((await submit(owner, whole, NEW)).status).toBe(200);
  const sent = (await owner.client.get(`${PATH}/${made.id}`)).body.data;
  const late = await owner.client.post(`${PATH}/${made.id}`, { updated_at: sent.updated_at, employee_id: first.id, payload: NEW, submit: false });
  expect(late.body.errors.employee_id[0]).toContain('It has been submitted for this person.');
  expect((await owner.client.get(`${PATH}/${made.id}`)).body.data.employee_id).toBe(second.id);
});

test('a refused application frees the way for another, an open one does not', async () => {
  const services = await openUnit(portal);
  const { owner } = services;
  const officer = await services.officer({ service_no: 'PB 9901' });
  const body = { type: 'Officer', category: 'Termination', officer_id: officer.id, payload: {} };
  const made = await draft(owner, body);
  expect((await owner.client.post(PATH, body)).body.errors).toEqual({ officer_id: ['Another application of this category is open for this person.'] });
  expect((await act(owner, made.id, 'cancel', { remark: 'Not needed any more' })).status).toBe(200);
  await draft(owner, body);
});

test('nobody of another company is named, and nothing is learned of them', async () => {
  const [services, theirs] = [await openUnit(portal), await openUnit(portal)];
  const officer = await theirs.officer({ service_no: 'PB 1' });
  const person = await theirs.employee();
  const { client } = services.owner;
  const about = { type: 'Officer', payload: {} };
  expect((await client.post(PATH, { ...about, category: 'Termination', officer_id: officer.id })).body.errors).toHaveProperty('officer_id');
  expect((await client.post(PATH, { ...about, category: 'New Appointment', employee_id: person.id })).body.errors).toHaveProperty('employee_id');
  const check = (whom: object, category: string) => client.post(`${PATH}/check`, { ...about, category, ...whom });
  expect((await check({ officer_id: officer.id }, 'Termination')).status).toBe(404);
  expect((await check({ employee_id: person.id }, 'New Appointment')).status).toBe(404);
  const own = await services.officer({ service_no: 'PB 2' });
  const made = await draft(services.owner, {
    type: 'Rank',
    category: 'Promotion',
    officer_id: own.id,
    payload: { to_rank_id: theirs.ranks.get(2), effective_date: DAY },
  });
  const { data } = (await client.get(`${PATH}/${made.id}`)).body;
  expect([data.names, data.verdicts.find(({ rule }: { rule: string }) => rule === 'step')?.weight]).toEqual([{ to_rank_id: '–' }, 'block']);
});

test('the numbers on the tabs are kept as applications come and go, and are what counting them says', async () => {
  const { owner } = await openUnit(portal);
  const numbers = async (query: Record<string, string> = {}) => {
    const { body } = await owner.client.get(PATH, query);
    return [body.counts.Pending, body.counts.Approved, body.meta.total];
  };
  await portal.owner.query(
    `insert into asm_applications (company_id, number, type, category, status, submitted_at, effect)
     select $1, 'N-' || n, case when n % 2 = 0 then 'Asset' else 'Course' end, case when n % 2 = 0 then 'Purchase' else 'Enrolment' end,
       case when n <= 3 then 'Pending' else 'Approved' end, '2026-01-01', case when n > 3 then '{}'::jsonb end from generate_series(1, 10) n`,
    [owner.companyId],
  );
  expect(await numbers()).toEqual([3, 7, 10]);
  expect(await numbers({ status: 'Pending' })).toEqual([3, 7, 3]);
  expect(await numbers({ type: 'Asset', status: 'Approved' })).toEqual([1, 4, 4]);
  await portal.owner.query(`update asm_applications set status = 'Cancelled' where company_id = $1 and number in ('N-1', 'N-2')`, [owner.companyId]);
  await portal.owner.query(`delete from asm_applications where company_id = $1 and number = 'N-10'`, [owner.companyId]);
  await portal.owner.query('select asm_application_counts_settle($1)', [owner.companyId]);
  expect(await numbers()).toEqual([1, 6, 9]);
  expect(await numbers({ keyword: 'N-' })).toEqual([1, 6, 9]);
  const assets = await adminOf(portal, owner, { '/auxiliary/asset/application': ['Create'] });
  expect((await assets.client.get(PATH)).body.meta.total).toBe(4);
  expect((await portal.owner.query('select * from asm_application_counts_wrong')).rows).toEqual([]);
});

test('the tiles say what waits and what became of the applications of this year, by type', async () => {
  const services = await openUnit(portal);
  const at = (days: number, year = 0) => `${Number(DAY.slice(0, 4)) + year}-01-${String(days).padStart(2, '0')}`;
  const add = async (type: string, status: string, submitted: string | null, day: string | null) =>
    portal.owner.query(
      `insert into asm_applications (company_id, number, type, category, payload, status, submitted_at, decision_date, closed_at, effect)
       select $1, 'ASM-' || count(*), $2, 'Enrolment', '{}', $3::text, $4::date, case when $3::text = 'Approved' then $5::date end, case when $3::text = 'Rejected' then $5::timestamptz end, case when $3::text = 'Approved' then '{}'::jsonb end
       from asm_applications where company_id = $1`,
      [services.owner.companyId, type, status, submitted, day],
    );
  await add('Course', 'Pending', at(2), null);
  await add('Card', 'Processing', at(2), null);
  await add('Course', 'Approved', at(2), at(12));
  await add('Course', 'Approved', at(2), at(22));
  await add('Course', 'Approved', at(2, -1), at(9, -1));
  await add('Course', 'Rejected', at(2), at(3));
  await add('Course', 'Rejected', at(2, -1), at(3, -1));
  const summary = async (query: object = {}) => (await services.owner.client.get(`${PATH}/summary`, { ...query })).body.data;
  expect(await summary()).toEqual({ pending: 1, processing: 1, approved: 2, rejected: 1, average_days: 15 });
  const year = Number(DAY.slice(0, 4));
  const months = async (of: number) => (await services.owner.client.get(`${PATH}/months`, { year: of })).body.data;
  expect(await months(year)).toEqual([
    { month: 1, type: 'Card', n: 1 },
    { month: 1, type: 'Course', n: 4 },
  ]);
  expect(await months(year - 1)).toEqual([{ month: 1, type: 'Course', n: 2 }]);
  const cards = await adminOf(portal, services.owner, { '/auxiliary/card/application': [] });
  expect((await cards.client.get(`${PATH}/months`, { year })).body.data).toEqual([{ month: 1, type: 'Card', n: 1 }]);
  expect(await summary({ type: 'Card' })).toEqual({ pending: 0, processing: 1, approved: 0, rejected: 0, average_days: null });
});
