/** The registry over HTTP: laws of a register and of its sheet, who sees whom, what an entry must say, the prefix of the address, figures, the file. */
import { afterAll, expect, test } from 'vitest';
import { bringSheet, type SheetLine } from '#app/server/testing/bring-sheet.ts';
import { adminOf, employeeOf, ownerOf } from '#app/server/testing/people.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { sheetContractTests } from '#app/server/testing/sheet-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { GUARD, PATH } from '#app/server/testing/patrol/guard-fixture.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { guardImport } from '../../contract/guard/guard.register.ts';
import { guardRegister } from './guard.register.ts';
import { guardSheet } from './guard.sheet.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const NEPALI = { ...GUARD, guard_no: 'G-2', name: 'Bahadur Contoh', nationality: 'Nepali', identity_number: null, passport: 'NP123456', category: 'Foreign' };

registerContractTests(() => portal, guardRegister, {
  valid: async (owner) => ({
    ...GUARD,
    employee_id: (await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { name: GUARD.name }))).id,
    passport: 'A1234567',
  }),
  changed: { ...GUARD, height_cm: 180, service_history: 'Ten years in the army' },
  other: (n, valid) => ({
    ...valid,
    employee_id: null,
    guard_no: `G-1${n}`,
    name: `Guard Lain ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}`,
    passport: null,
    identity_number: `9${n % 10}0${1 + (n % 9)}1${n % 10}-80-5${String(n).padStart(3, '0')}`,
  }),
  doubles: [
    [(valid) => ({ ...valid, employee_id: null, guard_no: 'g-1', identity_number: '910203-80-5001', passport: null }), 'guard_no'],
    [(valid) => ({ ...valid, employee_id: null, guard_no: 'G-3', passport: null }), 'identity_number'],
    [(valid) => ({ ...valid, employee_id: null, guard_no: 'G-4', identity_number: '910203-80-5003' }), 'passport'],
    [(valid) => ({ ...valid, guard_no: 'G-5', identity_number: '910203-80-5004', passport: null }), 'employee_id'],
  ],
});

sheetContractTests(() => portal, guardRegister, {
  calls: guardImport,
  sheet: guardSheet,
  added: { guard_no: 'G-77', name: 'Helaian Contoh', nationality: 'Malaysian', category: 'Local', identity_number: '900131-80-5567', joined_at: '2026-01-05' },
  changed: ['name', 'Helaian Baharu'],
  adds: ['Create', 'Import'],
});

test('a line of a sheet with the number of one guard and the name and papers of another is refused', async () => {
  const owner = await ownerOf(portal);
  const made = async (form: object) => expect((await owner.client.post(PATH, form)).status).toBe(201);
  await made(GUARD);
  await made({ ...NEPALI, date_of_birth: '1995-02-03' });
  const kinds = async (line: SheetLine) => {
    const { rows } = (await bringSheet(owner.client, guardImport, guardSheet, [line])).body.data;
    return rows.map(({ kind, errors }: { kind: string; errors: { column: string }[] }) => [kind, errors.map(({ column }) => column).join()]);
  };
  expect(await kinds({ guard_no: GUARD.guard_no, name: 'Orang Lain', identity_number: '910203-80-5009' })).toEqual([['refused', 'Identity number,Name']]);
  expect(await kinds({ guard_no: 'G-2', name: 'Orang Lain', passport: 'NP999999' })).toEqual([['refused', 'Passport,Name']]);
  // One of them alone is a correction.
  expect(await kinds({ guard_no: 'G-2', passport: 'NP999999' })).toEqual([['changed', '']]);
  expect(await kinds({ guard_no: GUARD.guard_no, name: 'Orang Lain' })).toEqual([['changed', '']]);
});

test('a mistake is answered at its field', async () => {
  const owner = await ownerOf(portal);
  const wrong = async (more: object) => Object.keys((await owner.client.post(PATH, { ...GUARD, ...more })).body.errors ?? {});
  expect(await wrong({ nationality: 'Indonesian' })).toEqual(['nationality']);
  expect(await wrong({ category: 'Foreign' })).toEqual(['category']);
  expect(await wrong({ ...NEPALI, category: 'Armed' })).toContain('category');
  expect(await wrong({ identity_number: null })).toEqual(expect.arrayContaining(['identity_number']));
  expect(await wrong({ ...NEPALI, passport: null, date_of_birth: '1995-02-03' })).toEqual(['passport']);
  expect(await wrong({ ...NEPALI, date_of_birth: null })).toEqual(['date_of_birth']);
  expect(await wrong({ identity_number: '081120-80-5001', joined_at: '2026-11-19' })).toEqual(['date_of_birth']);
  expect(await wrong({ category: 'Armed' })).toEqual(['firearm_permit_no']);
  expect(await wrong({ agency_name: 'Agensi Lain' })).toEqual(['agency_licence_no']);
  expect(await wrong({ csg_cert_no: 'C-1' })).toEqual(['csg_cert_no']);
  expect(await wrong({ live_firing_at: '2026-11-21' })).toEqual(['live_firing_at']);
  expect(await wrong({ left_at: '2023-01-01' })).toEqual(expect.arrayContaining(['left_at']));
  const stranger = await ownerOf(portal);
  const { id: foreign } = await portal.asSystem((tx) => makeEmployee(tx, stranger.companyId, {}));
  expect(await wrong({ employee_id: foreign })).toEqual(['employee_id']);
  expect((await owner.client.post(PATH, { ...NEPALI, date_of_birth: '1995-02-03' })).status).toBe(201);
});

test('a guard who is an employee is seen by whoever sees the employee, with the name that the employee has now', async () => {
  const owner = await ownerOf(portal);
  const person = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { name: 'Nama Lama', phone: '+60125551234' }));
  const linked = (await owner.client.post(PATH, { ...GUARD, employee_id: person.id })).body.data;
  const lent = (
    await owner.client.post(PATH, {
      ...GUARD,
      guard_no: 'L-1',
      identity_number: '910203-80-5001',
      agency_name: 'Agensi Lain',
      agency_licence_no: 'K1',
      agency_licence_expiry: '2027-01-01',
    })
  ).body.data;
  await portal.owner.query(`update employees set name = 'Nama Baharu' where id = $1`, [person.id]);
  expect((await owner.client.get(`${PATH}/${linked.id}`)).body.data).toMatchObject({ name: 'Nama Baharu', phone: '+60125551234' });
  const narrow = await adminOf(portal, owner, { '/security-guard': ['Update', 'Export'] }, { employee: [0] });
  expect((await narrow.client.get(PATH)).body.data.map(({ id }: { id: number }) => id)).toEqual([lent.id]);
  expect((await narrow.client.get(`${PATH}/${linked.id}`)).status).toBe(404);
  expect((await narrow.client.post(`${PATH}/${linked.id}`, { ...GUARD, employee_id: person.id, updated_at: linked.updated_at })).status).toBe(404);
  expect((await narrow.client.get(`${PATH}/summary`)).body.data.active).toBe(1);
  // The share of foreigners is the company's, whoever looks.
  await owner.client.post(PATH, { ...NEPALI, date_of_birth: '1995-02-03' });
  for (const { client } of [owner, narrow]) expect((await client.get(`${PATH}/summary`)).body.data.ratio_exceeded).toBe(true);
  const second = { ...GUARD, guard_no: 'G-8', identity_number: '910203-80-5008' };
  const colleague = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, {}));
  await owner.client.post(PATH, { ...second, employee_id: colleague.id });
  for (const { client } of [owner, narrow]) expect((await client.get(`${PATH}/summary`)).body.data.ratio_exceeded).toBe(false);
  expect(JSON.stringify((await narrow.client.get(`${PATH}/export`, { preview: 1 })).body)).not.toContain('Nama');
});

test('a guard who is an employee has the status and the picture of the employee', async () => {
  const owner = await ownerOf(portal);
  await portal.owner.query(`update companies set modules = modules || '{"security_guard": true}' where id = $1`, [owner.companyId]);
  const person = await employeeOf(portal, owner);
  const form = { ...GUARD, employee_id: person.employeeId };
  expect((await owner.client.post(PATH, { ...form, status: 'Inactive' })).body.errors).toEqual({
    status: ['The status of an employee is set at the employee.'],
  });
  const { id } = (await owner.client.post(PATH, form)).body.data;
  const shown = async () => (await owner.client.get(`${PATH}/${id}`)).body.data;
  const save = async (more: object) => (await owner.client.post(`${PATH}/${id}`, { ...form, ...more, updated_at: (await shown()).updated_at })).body;
  expect((await save({ status: 'Inactive' })).errors).toHaveProperty('status');
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const [photo, own] = [new FormData(), new FormData()];
  photo.append('kind', 'photo');
  photo.append('files[0]', new Blob([png], { type: 'image/png' }), 'guard.png');
  expect((await owner.client.post(`${PATH}/${id}/documents`, photo)).status).toBe(200);
  const before: string = (await shown()).image;
  own.append('image', new Blob([png], { type: 'image/png' }), 'own.png');
  const { file } = (await person.client.post('api/profile/image', own)).body.data.image;
  expect([before.includes(file), (await shown()).image.includes(file)]).toEqual([false, true]);
  const setStatus = (status: string) => portal.owner.query('update employees set status = $2 where id = $1', [person.employeeId, status]);
  await setStatus('Inactive');
  expect((await save({})).errors).toHaveProperty('status');
  await runJob(portal, 'security-guard.watch');
  expect(await shown()).toMatchObject({ status: 'Inactive' });
  await portal.owner.query(`update security_guards set left_at = '2026-11-01' where id = $1`, [id]);
  await setStatus('Active');
  await runJob(portal, 'security-guard.watch');
  expect(await shown()).toMatchObject({ status: 'Active', left_at: null });
});

test('the prefix of the address reads the same registry, and another is not there', async () => {
  const owner = await ownerOf(portal);
  const { id } = (await owner.client.post(PATH, GUARD)).body.data;
  expect((await owner.client.get('api/kawal/security-guards')).status).toBe(404);
  await portal.owner.query(`update domains set services = services || '{"guard_provider": "kawal"}' where is_default`);
  try {
    expect((await owner.client.get('api/kawal/security-guards')).body.data.map((row: { id: number }) => row.id)).toEqual([id]);
    expect((await owner.client.get(`api/kawal/security-guards/${id}`)).body.data.guard_no).toBe('G-1');
    const stranger = await ownerOf(portal);
    expect((await stranger.client.get(`api/kawal/security-guards/${id}`)).status).toBe(404);
  } finally {
    await portal.owner.query(`update domains set services = services - 'guard_provider' where is_default`);
  }
});

test('figures and filters follow what the viewer may see, and the return carries no vetting', async () => {
  const owner = await ownerOf(portal);
  const { client } = owner;
  const malaysian = (await client.post(PATH, { ...GUARD, csg_cert_no: 'C-9', csg_date: '2025-02-01' })).body.data;
  await client.post(PATH, { ...NEPALI, date_of_birth: '1995-02-03', permit_no: 'P-1', permit_expiry: '2026-12-01' });
  await client.post(`${PATH}/${malaysian.id}/compliance`, {
    consent_on: '2026-01-01',
    vetting_status: 'Approved',
    vetting_ref: 'KDN/9',
    vetting_date: '2024-12-01',
    vetting_expiry: null,
    medical_date: null,
    medical_fit: null,
    drug_test_date: null,
    drug_test_result: null,
  });
  expect((await client.get(`${PATH}/summary`)).body.data).toMatchObject({
    active: 2,
    foreign: 1,
    certified: 1,
    vetting: { pending: 1, expired: 0, expiring: 1 },
    ratio_exceeded: true,
  });
  const found = async (who: typeof client, query: Record<string, string | number>) =>
    (await who.get(PATH, query)).body.data.map(({ guard_no }: { guard_no: string }) => guard_no);
  expect(await found(client, { expiring: 14, sort_by: 'guard_no', sort: 'asc' })).toEqual(['G-1', 'G-2']);
  expect(await found(client, { vetting_status: 'Approved' })).toEqual(['G-1']);
  expect(await found(client, { category: 'Foreign' })).toEqual(['G-2']);
  const clerk = await adminOf(portal, owner, { '/security-guard': ['Export'] });
  expect(await found(clerk.client, { expiring: 14 })).toEqual(['G-2']);
  expect(await found(clerk.client, { vetting_status: 'Approved' })).toEqual([]);
  expect((await clerk.client.get(PATH)).body.data[0].vetting_status).toBeNull();
  expect((await clerk.client.get(`${PATH}/summary`)).body.data.vetting).toBeNull();
  const text = JSON.stringify((await client.get(`${PATH}/export`, { preview: 1 })).body);
  expect(text).toContain('C-9');
  expect(text).not.toMatch(/KDN|vetting|Approved/);
});
