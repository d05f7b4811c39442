/** What hangs on a guard over HTTP: postings, the record, compliance data with their own right, the blacklist, papers, nightly work. */
import { afterAll, expect, test } from 'vitest';
import { COMPLIANCE, fitGuard, GUARD, PATH } from '#app/server/testing/patrol/guard-fixture.ts';
import { adminOf, ownerOf, unitOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { JobDefinition } from '#platform/server/jobs/job-queue.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { eraseGuardData, watchGuards } from '../guard-jobs.ts';
import { incidentRegister } from './incident.register.ts';
import { postingRegister } from './posting.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const run = (job: JobDefinition) =>
  job.run({} as never, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
const POSTING = { place: 'Menara Contoh', role: 'Guard', shift: 'Night', from_date: '2026-11-01', to_date: '2026-11-10' };
const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);

registerContractTests(() => portal, postingRegister, {
  valid: POSTING,
  changed: { ...POSTING, shift: 'Day' },
  other: (n) => ({ ...POSTING, from_date: day(n), to_date: day(n) }),
  under: async (owner) => ({ guard_id: await fitGuard(owner.client) }),
});

registerContractTests(() => portal, incidentRegister, {
  valid: { date: '2026-11-01', type: 'Warning', description: 'Left the post', action: null },
  changed: { date: '2026-11-01', type: 'Warning', description: 'Left the post', action: 'Written warning' },
  other: (n) => ({ date: day(n), type: 'Absence', description: `Absence ${n}`, action: null }),
  under: async (owner) => ({ guard_id: await fitGuard(owner.client) }),
});

test('nobody is posted without the papers, and whoever may not see the data is not told which of them refuse', async () => {
  const owner = await ownerOf(portal);
  const id = await fitGuard(owner.client);
  const bare = (await owner.client.post(PATH, { ...GUARD, guard_no: 'G-2', identity_number: '910203-80-5001', csg_cert_no: 'C-2', csg_date: '2024-02-01' }))
    .body.data.id as number;
  const post = async (who: typeof owner.client, guard: number, more: object = {}) =>
    (await who.post(`${PATH}/${guard}/postings`, { ...POSTING, ...more })).body.errors;
  expect(await post(owner.client, bare)).toEqual({ place: ['May not be posted: Vetting.'] });
  const clerk = await adminOf(portal, owner, { '/security-guard': ['Update'] });
  expect(await post(clerk.client, bare)).toEqual({ place: [expect.stringContaining('Ask somebody')] });
  expect((await owner.client.get(`${PATH}/${bare}/requirements`)).body.data.fit).toBe(false);
  const seen = (await clerk.client.get(`${PATH}/${bare}/requirements`)).body.data;
  expect(seen.fit).toBe(false);
  expect(JSON.stringify(seen.findings)).not.toMatch(/vetting|medical|drugs|blacklist/);
  expect(await post(clerk.client, id)).toBeUndefined();
  expect(await post(owner.client, id, { from_date: '2026-11-10', to_date: null })).toEqual({
    from_date: ['The guard is posted to Menara Contoh on these days.'],
  });
  expect(await post(owner.client, id, { from_date: '2026-11-12', to_date: '2026-11-11' })).toHaveProperty('to_date');
  await owner.client.post(`${PATH}/setting`, {
    licence_no: 'KDN.1',
    licence_expiry: '2026-12-31',
    vetting_months: 24,
    csg_months: 6,
    live_firing_months: 6,
    letter_from: '2026-12-01',
    retention_months: 24,
  });
  expect(await post(owner.client, id, { from_date: '2026-11-30', to_date: null })).toBeUndefined();
  const [posting] = (await owner.client.get(`${PATH}/${id}/postings`)).body.data;
  expect(
    (await owner.client.post(`${PATH}/${id}/postings/${posting.id}`, { ...POSTING, from_date: '2027-01-01', to_date: null, updated_at: posting.updated_at }))
      .body.errors,
  ).toEqual({
    place: ['May not be posted: Licence of the agency, Letter of approval.'],
  });
});

test('several are posted at once: open postings end the day before, and who may not be posted is named', async () => {
  const owner = await ownerOf(portal);
  const [one, two] = [await fitGuard(owner.client), await fitGuard(owner.client, { guard_no: 'G-2', identity_number: '910203-80-5001' })];
  const bare = (await owner.client.post(PATH, { ...GUARD, guard_no: 'G-3', name: 'Belum Ditapis', identity_number: '910203-80-5003' })).body.data.id as number;
  await owner.client.post(`${PATH}/${one}/postings`, { ...POSTING, to_date: null });
  const place = { place: 'Gudang Contoh', role: 'Guard', shift: null, from_date: '2026-11-20', to_date: null };
  const { body } = await owner.client.post(`${PATH}/postings`, { ids: [one, two, bare, one], ...place });
  expect(body).toMatchObject({ message: '2 guards were posted.', data: { posted: 2, refused: [{ id: bare, name: 'Belum Ditapis' }] } });
  const of = async (id: number) =>
    (await owner.client.get(`${PATH}/${id}/postings`)).body.data.map((row: Record<string, unknown>) => [row['place'], row['to_date']]);
  expect(await of(one)).toEqual([
    ['Gudang Contoh', null],
    ['Menara Contoh', '2026-11-19'],
  ]);
  expect((await owner.client.get(PATH, { place: 'gudang' })).body.meta.total).toBe(2);
  expect((await owner.client.get(`${PATH}/${one}`)).body.data).toMatchObject({ posting: 'Gudang Contoh', can: { remove: false } });
  expect((await owner.client.post(`${PATH}/postings`, { ids: [one, two], ...place })).body.data).toMatchObject({
    posted: 0,
    refused: [{ id: one }, { id: two }],
  });
  const stranger = await ownerOf(portal);
  expect((await stranger.client.post(`${PATH}/postings`, { ids: [one], ...place })).body.errors).toHaveProperty('ids');
});

test('compliance data have a right of their own, need consent, and never reach the audit log', async () => {
  const owner = await ownerOf(portal);
  const id = await fitGuard(owner.client);
  const clerk = await adminOf(portal, owner, { '/security-guard': ['Create', 'Update', 'Delete', 'Export'] });
  for (const answer of [
    await clerk.client.get(`${PATH}/${id}/compliance`),
    await clerk.client.post(`${PATH}/${id}/compliance`, COMPLIANCE),
    await clerk.client.get(`${PATH}/${id}/blacklist`),
  ])
    expect(answer.status).toBe(403);
  const doctor = await adminOf(portal, owner, { '/security-guard': ['View Compliance'] });
  const seen = (await doctor.client.get(`${PATH}/${id}/compliance`)).body.data;
  expect(seen).toMatchObject({ ...COMPLIANCE, vetting_expiry: '2027-06-01' });
  const save = (more: object) => doctor.client.post(`${PATH}/${id}/compliance`, { ...COMPLIANCE, updated_at: seen.updated_at, ...more });
  expect((await save({ consent_on: null })).body.errors).toHaveProperty('consent_on');
  expect((await save({ vetting_date: null })).body.errors).toHaveProperty('vetting_date');
  expect((await save({ vetting_expiry: '2025-05-31' })).body.errors).toHaveProperty('vetting_expiry');
  expect((await save({ drug_test_result: null })).body.errors).toHaveProperty('drug_test_date');
  expect((await save({ medical_date: '2026-11-21' })).body.errors).toHaveProperty('medical_date');
  expect((await save({ vetting_status: 'Rejected' })).status).toBe(200);
  expect((await save({})).status).toBe(409);
  const { rows } = await portal.owner.query('select action, before, after from audit_logs where company_id = $1', [owner.companyId]);
  expect(JSON.stringify(rows)).toContain('security_guard.compliance');
  expect(JSON.stringify(rows)).not.toMatch(/KDN|vetting_ref|Negative/);
});

test('a blacklisting refuses postings and a second entry, tells its reason to few and writes down who looked', async () => {
  const owner = await ownerOf(portal);
  const id = await fitGuard(owner.client);
  const put = (review_on: string) => owner.client.post(`${PATH}/${id}/blacklist`, { reason: 'Let strangers into the store', review_on });
  expect((await put('2026-11-20')).body.errors).toHaveProperty('review_on');
  expect((await put('2028-11-21')).body.errors).toHaveProperty('review_on');
  expect((await put('2027-05-20')).status).toBe(200);
  expect((await put('2027-05-20')).body.errors).toHaveProperty('base');
  expect((await owner.client.post(`${PATH}/${id}/postings`, POSTING)).body.errors).toEqual({ place: ['May not be posted: Not on the blacklist.'] });
  expect((await owner.client.post(PATH, { ...GUARD, guard_no: 'G-9' })).body.errors).toHaveProperty('identity_number');
  const row = (await owner.client.get(`${PATH}/${id}`)).body.data;
  expect(row).toMatchObject({ blacklisted: true, can: { remove: false } });
  // Who may neither see the data nor put guards on it is not told, by the filter neither.
  const found = async (rights: string[], filter: object = {}) => {
    const { client } = await adminOf(portal, owner, { '/security-guard': rights });
    return (await client.get(PATH, { status: 'Active', ...filter })).body.data.map(({ blacklisted }: { blacklisted: boolean | null }) => blacklisted);
  };
  expect([await found(['Update']), await found(['Update'], { blacklisted: true }), await found(['Update'], { blacklisted: false })]).toEqual([[null], [], []]);
  for (const right of ['Delete', 'View Compliance'])
    expect([await found([right]), await found([right], { blacklisted: true })], right).toEqual([[true], [true]]);
  expect(JSON.stringify(row)).not.toContain('strangers');
  expect((await owner.client.post(`${PATH}/${id}/blacklist/answer`, { answer: 'I was told to' })).status).toBe(200);
  expect((await owner.client.get(`${PATH}/${id}/blacklist`)).body.data).toMatchObject({
    reason: 'Let strangers into the store',
    ends_on: '2028-11-20',
    answer: 'I was told to',
    by: owner.name,
  });
  const { rows } = await portal.owner.query<{ action: string; after: unknown }>(
    `select action, after from audit_logs where company_id = $1 and subject_id = $2 order by id`,
    [owner.companyId, id],
  );
  expect(rows.map(({ action }) => action)).toContain('security_guard.blacklist_seen');
  expect(JSON.stringify(rows)).not.toContain('strangers');
  expect((await owner.client.post(`${PATH}/${id}/blacklist/end`, { reason: 'Found innocent' })).status).toBe(200);
  expect((await owner.client.post(`${PATH}/${id}/blacklist/end`, { reason: 'Found innocent' })).body.errors).toHaveProperty('base');
  expect((await owner.client.post(`${PATH}/${id}/postings`, POSTING)).status).toBe(200);
});

test('every morning vetting expires, ends are announced to those who may know, and a blacklisting ends after its last day', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"security_guard": true}' where id = $1`, [owner.companyId]);
  const ended = await fitGuard(owner.client);
  const soon = await fitGuard(owner.client, { guard_no: 'G-2', identity_number: '910203-80-5001' });
  const vettedUntil = (id: number, until: string) =>
    portal.owner.query('update security_guard_compliances set vetting_expiry = $2 where guard_id = $1', [id, until]);
  await vettedUntil(ended, '2026-11-19');
  await vettedUntil(soon, '2026-12-20');
  await owner.client.post(`${PATH}/${soon}/blacklist`, { reason: 'Let strangers into the store', review_on: '2027-05-20' });
  await portal.owner.query(`update security_guard_blacklistings set review_on = '2026-11-19', ends_on = '2026-11-19' where guard_id = $1`, [soon]);
  const clerk = await adminOf(portal, owner, { '/security-guard': ['Update'] });
  await run(watchGuards);
  expect((await owner.client.get(`${PATH}/${ended}/compliance`)).body.data.vetting_status).toBe('Expired');
  expect((await owner.client.get(`${PATH}/${soon}/compliance`)).body.data.vetting_status).toBe('Approved');
  expect((await owner.client.get(`${PATH}/${soon}`)).body.data.blacklisted).toBe(false);
  const { rows } = await portal.owner.query<{ user_id: number; title: { en: string } }>(
    `select user_id, title from notifications where company_id = $1 and notification_type = 'permit_expiry'`,
    [owner.companyId],
  );
  expect(rows.map(({ user_id, title }) => [user_id, title.en]).sort()).toEqual([
    [owner.userId, 'Vetting ended on 19/11/26'],
    [owner.userId, 'Vetting ends on 20/12/26'],
  ]);
  expect(rows.map(({ user_id }) => user_id)).not.toContain(clerk.userId);
});

test('an employee who leaves guards no more, and months later the data without a purpose go', async () => {
  const owner = await ownerOf(portal);
  const person = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { name: 'Akan Berhenti', company_joined_at: '2023-01-01' }));
  const id = await fitGuard(owner.client, { employee_id: person.id });
  await owner.client.post(`${PATH}/${id}/postings`, { ...POSTING, to_date: null });
  const inactive = await owner.client.post(`api/admin/employees/${person.id}/inactivate`, { date: '2026-11-15', reason: 'Resigned' });
  expect(inactive.status, JSON.stringify(inactive.body)).toBe(200);
  expect((await owner.client.get(`${PATH}/${id}`)).body.data).toMatchObject({ status: 'Inactive', left_at: '2026-11-15' });
  expect((await owner.client.get(`${PATH}/${id}/postings`)).body.data[0].to_date).toBe('2026-11-15');
  await run(eraseGuardData);
  expect((await owner.client.get(`${PATH}/${id}/compliance`)).body.data).not.toBeNull();
  await portal.owner.query(`update security_guards set left_at = '2024-11-19' where id = $1`, [id]);
  await run(eraseGuardData);
  expect((await owner.client.get(`${PATH}/${id}/compliance`)).body.data).toBeNull();
});

test('nobody is posted after leaving: by the day of the entry, or by the last day of the employment, which may be taken back', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"security_guard": true}' where id = $1`, [owner.companyId]);
  const person = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { name: 'Akan Berhenti', company_joined_at: '2023-01-01' }));
  const [own, lent] = [
    await fitGuard(owner.client, { employee_id: person.id }),
    await fitGuard(owner.client, { guard_no: 'G-2', identity_number: '910203-80-5001', left_at: '2026-11-25' }),
  ];
  const post = async (id: number, from_date: string) =>
    (await owner.client.post(`${PATH}/${id}/postings`, { ...POSTING, from_date, to_date: from_date })).status;
  const end = await owner.client.post(`api/admin/employees/${person.id}/inactivate`, { date: '2026-11-25', reason: 'Resigned' });
  expect(end.status, JSON.stringify(end.body)).toBe(200);
  for (const id of [own, lent]) {
    expect([await post(id, '2026-11-25'), await post(id, '2026-11-26')]).toEqual([200, 422]);
    const open = await owner.client.post(`${PATH}/${id}/postings`, { ...POSTING, from_date: '2026-11-21', to_date: null });
    expect(open.body.errors).toHaveProperty('to_date');
    expect((await owner.client.get(`${PATH}/${id}`)).body.data.status).toBe('Active');
  }
  await portal.owner.query(`update security_guard_postings set to_date = null where guard_id = any($1)`, [[own, lent]]);
  portal.clock.set('2026-11-26T08:00:00+08:00');
  await portal.owner.query(`update employees set status = 'Inactive' where id = $1`, [person.id]);
  await run(watchGuards);
  for (const id of [own, lent]) {
    expect((await owner.client.get(`${PATH}/${id}`)).body.data).toMatchObject({ status: 'Inactive', left_at: '2026-11-25' });
    expect((await owner.client.get(`${PATH}/${id}/postings`)).body.data[0].to_date).toBe('2026-11-25');
  }
  portal.clock.set('2026-11-20T10:00:00+08:00');
});

test('what counts until a day is announced before it as well, data about health and the blacklist to those alone who may see them', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"security_guard": true}' where id = $1`, [owner.companyId]);
  const agency = { agency_name: 'Agensi Lain', agency_licence_no: 'K1', agency_licence_expiry: '2026-11-27' };
  await fitGuard(owner.client, { guard_no: 'L-1', ...agency });
  const armed = { category: 'Armed', firearm_permit_no: 'PSA/1', firearm_permit_expiry: '2029-01-01', live_firing_at: '2026-05-27' };
  await fitGuard(owner.client, { guard_no: 'A-1', identity_number: '910203-80-5001', ...armed });
  const senior = await fitGuard(owner.client, { guard_no: 'S-1', identity_number: '660203-80-5001' });
  const younger = await fitGuard(owner.client, { guard_no: 'Y-1', identity_number: '910203-80-5002' });
  await portal.owner.query(`update security_guard_compliances set medical_date = '2025-11-27' where guard_id = any($1)`, [[senior, younger]]);
  await fitGuard(owner.client, { guard_no: 'C-1', identity_number: '910203-80-5003', csg_cert_no: null, csg_date: null, joined_at: '2026-05-27' });
  const listed = await fitGuard(owner.client, { guard_no: 'B-1', identity_number: '910203-80-5004' });
  await owner.client.post(`${PATH}/${listed}/blacklist`, { reason: 'Let strangers into the store', review_on: '2026-11-27' });
  const clerk = await adminOf(portal, owner, { '/security-guard': ['Update'] });
  await run(watchGuards);
  const { rows } = await portal.owner.query<{ user_id: number; title: { en: string } }>(
    `select user_id::int, title from notifications where company_id = $1 and notification_type = 'permit_expiry'`,
    [owner.companyId],
  );
  const told = (who: number) => rows.flatMap(({ user_id, title }) => (user_id === who ? [title.en] : [])).sort();
  const open = ['CSG course needed by 27/11/26', 'Licence of the other agency ends on 27/11/26', 'Live firing counts until 27/11/26'];
  expect(told(clerk.userId)).toEqual(open);
  expect(told(owner.userId)).toEqual(['Blacklisting to be reviewed on 27/11/26', ...open, 'Medical examination counts until 27/11/26']);
});

test('papers are seen by kind, and those about health or vetting with the right alone', async () => {
  const owner = await ownerOf(portal);
  const id = await fitGuard(owner.client);
  const file = (kind: string) => {
    const form = new FormData();
    form.append('kind', kind);
    form.append('files[0]', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'paper.pdf');
    return form;
  };
  for (const kind of ['csg', 'medical']) {
    const saved = await owner.client.post(`${PATH}/${id}/documents`, file(kind));
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  const clerk = await adminOf(portal, owner, { '/security-guard': ['Update'] });
  const kinds = async (who: typeof owner.client) =>
    (await who.get(`${PATH}/${id}/documents`)).body.data.flatMap(({ kind, files }: { kind: string; files: unknown[] }) => (files.length > 0 ? [kind] : []));
  expect(await kinds(owner.client)).toEqual(['csg', 'medical']);
  expect(await kinds(clerk.client)).toEqual(['csg']);
  expect((await clerk.client.post(`${PATH}/${id}/documents`, file('medical'))).body.errors).toHaveProperty('kind');
  expect((await owner.client.post(`${PATH}/${id}/documents`, file('photo'))).body.errors).toHaveProperty('files');
});

test('the data of an entry that was deleted, or of a guard who left on a day that nobody entered, go as well', async () => {
  const owner = await ownerOf(portal);
  const deleted = await fitGuard(owner.client);
  const inactive = await fitGuard(owner.client, { guard_no: 'G-2', identity_number: '910203-80-5001' });
  const { updated_at } = (await owner.client.get(`${PATH}/${deleted}`)).body.data;
  expect((await owner.client.delete(`${PATH}/${deleted}`, { updated_at })).status).toBe(200);
  await portal.owner.query(`update security_guards set status = 'Inactive' where id = $1`, [inactive]);
  const kept = async () =>
    (
      await portal.owner.query<{ guard_id: number }>('select guard_id from security_guard_compliances where company_id = $1 order by guard_id', [
        owner.companyId,
      ])
    ).rows.map(({ guard_id }) => Number(guard_id));
  await run(eraseGuardData);
  expect(await kept()).toEqual([deleted, inactive]);
  await portal.owner.query(`update security_guards set deleted_at = '2024-11-18' where id = $1`, [deleted]);
  await portal.owner.query(`update security_guards set updated_at = '2024-11-18' where id = $1`, [inactive]);
  await run(eraseGuardData);
  expect(await kept()).toEqual([]);
});

test('data of a guard whose vetting was rejected go as long after the rejection, with their papers', async () => {
  const owner = await ownerOf(portal);
  const id = await fitGuard(owner.client);
  const form = new FormData();
  form.append('kind', 'vetting');
  form.append('files[0]', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), 'paper.pdf');
  await owner.client.post(`${PATH}/${id}/documents`, form);
  const { updated_at } = (await owner.client.get(`${PATH}/${id}/compliance`)).body.data;
  const rejected = { ...COMPLIANCE, vetting_status: 'Rejected', vetting_date: '2024-11-19', updated_at };
  expect((await owner.client.post(`${PATH}/${id}/compliance`, rejected)).status).toBe(200);
  const papers = async () =>
    (await owner.client.get(`${PATH}/${id}/documents`)).body.data.flatMap(({ kind, files }: { kind: string; files: unknown[] }) =>
      files.length > 0 ? [kind] : [],
    );
  portal.clock.set('2026-11-19T04:00:00+08:00');
  await run(eraseGuardData);
  expect((await owner.client.get(`${PATH}/${id}/compliance`)).body.data).not.toBeNull();
  expect(await papers()).toEqual(['vetting']);
  portal.clock.set('2026-11-20T04:00:00+08:00');
  await run(eraseGuardData);
  expect((await owner.client.get(`${PATH}/${id}/compliance`)).body.data).toBeNull();
  expect(await papers()).toEqual([]);
  // The guard stays in the registry, and may still not be posted.
  expect((await owner.client.get(`${PATH}/${id}/requirements`)).body.data.fit).toBe(false);
});

test('an owner of two companies is told with which one to check, without the reason, and nobody else is told anything', async () => {
  const [owner, other, stranger] = [await ownerOf(portal), await ownerOf(portal, { name: 'Syarikat Kedua Contoh' }), await ownerOf(portal)];
  for (const { companyId } of [owner, other, stranger])
    await portal.owner.query(`update companies set modules = modules || '{"security_guard": true}' where id = $1`, [companyId]);
  const [here, there, far] = [await fitGuard(owner.client), await fitGuard(other.client), await fitGuard(stranger.client)];
  const list = (who: typeof owner, id: number) =>
    who.client.post(`${PATH}/${id}/blacklist`, { reason: 'Let strangers into the store', review_on: '2027-11-20' });
  expect((await list(other, there)).status).toBe(200);
  const told = async (client: typeof owner.client, id: number) => (await client.get(`${PATH}/${id}`)).body.data.check_with as string[];
  expect(await told(owner.client, here), 'two owners').toEqual([]);
  await portal.owner.query(`insert into company_users (company_id, user_id, role, is_admin) values ($1, $2, 'owner', true)`, [other.companyId, owner.userId]);
  expect(await told(owner.client, here)).toEqual(['Syarikat Kedua Contoh']);
  const rows = (await owner.client.get(PATH)).body.data;
  expect(rows.map((row: { check_with: string[] }) => row.check_with)).toEqual([['Syarikat Kedua Contoh']]);
  expect(JSON.stringify(rows)).not.toContain('strangers');
  const admin = await adminOf(portal, owner, { '/security-guard': ['Update', 'View Compliance'] });
  expect(await told(admin.client, here)).toEqual([]);
  expect(await told(other.client, there), 'the other way round nobody is listed').toEqual([]);
  expect(await told(stranger.client, far)).toEqual([]);
  await other.client.post(`${PATH}/${there}/blacklist/end`, { reason: 'Was a mistake' });
  expect(await told(owner.client, here)).toEqual([]);
});

test('a supplementary licence of a branch refuses the guards of that branch alone once it has ended', async () => {
  const owner = await ownerOf(portal);
  const branch = await unitOf(portal, owner, 'branch', 'Klang');
  const person = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { name: 'Di Klang', company_joined_at: '2023-01-01', branch_id: branch }));
  const inBranch = await fitGuard(owner.client, { employee_id: person.id });
  const elsewhere = await fitGuard(owner.client, { guard_no: 'G-2', identity_number: '910203-80-5001' });
  const setting = {
    licence_no: 'KDN.1',
    licence_expiry: '2026-12-31',
    vetting_months: 24,
    csg_months: 6,
    live_firing_months: 6,
    letter_from: null,
    retention_months: 24,
  };
  const save = async (...licences: object[]) => (await owner.client.post(`${PATH}/setting`, { ...setting, branch_licences: licences })).body;
  const licence = { branch_id: branch, licence_no: 'KDN.1/A', licence_expiry: '2026-11-30' };
  expect((await save({ ...licence, branch_id: 987_654 })).errors).toHaveProperty('branch_licences.0.branch_id');
  expect((await save(licence, licence)).errors).toHaveProperty('branch_licences.1.branch_id');
  expect((await save(licence)).data.branch_licences).toEqual([licence]);
  const post = async (guard: number, from_date: string) =>
    (await owner.client.post(`${PATH}/${guard}/postings`, { ...POSTING, from_date, to_date: from_date })).body.errors;
  expect(await post(inBranch, '2026-11-30')).toBeUndefined();
  expect(await post(inBranch, '2026-12-01')).toEqual({ place: ['May not be posted: Licence of the agency.'] });
  expect(await post(elsewhere, '2026-12-01')).toBeUndefined();
  expect(await post(elsewhere, '2027-01-01')).toEqual({ place: ['May not be posted: Licence of the agency.'] });
  const agency = { agency_name: 'Agensi Lain', agency_licence_no: 'K1', agency_licence_expiry: '2027-06-30' };
  const lent = await fitGuard(owner.client, { guard_no: 'L-1', identity_number: '910203-80-5007', ...agency });
  expect(await post(lent, '2026-12-31'), 'the branch of another guard is none of it').toBeUndefined();
  expect(await post(lent, '2027-01-01'), 'the own licence has ended').toEqual({ place: ['May not be posted: Licence of the agency.'] });
});

test('a paper that ends is told on its last day and once more when it has ended', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"security_guard": true}' where id = $1`, [owner.companyId]);
  const armed = { category: 'Armed', firearm_permit_no: 'PSA/1', firearm_permit_expiry: '2026-12-05', live_firing_at: '2026-11-01' };
  await fitGuard(owner.client, armed);
  const told = async () =>
    (
      await portal.owner.query<{ title: { en: string }; message: { en: string } }>(
        `select title, message from notifications where company_id = $1 and notification_type = 'permit_expiry' order by id`,
        [owner.companyId],
      )
    ).rows.map(({ title, message }) => `${title.en} | ${message.en}`);
  for (const day of ['04', '05', '06', '07']) {
    portal.clock.set(`2026-12-${day}T08:00:00+08:00`);
    await run(watchGuards);
  }
  expect(await told()).toEqual([
    'Firearm permit ends on 05/12/26 | Contoh bin Contoh (G-1): renew in time.',
    'Firearm permit ended on 05/12/26 | Contoh bin Contoh (G-1) may not be posted until it is renewed.',
  ]);
});
