/** Certificates over HTTP: the laws of registers, who may be deployed to what needs them, and whose certificates are seen. */
import { afterAll, expect, test } from 'vitest';
import { adminOf, employeeOf, ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { runJob } from '#app/server/testing/run-job.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { DEPLOYMENTS, FRIDAY, MONDAY, openProject } from '#app/server/testing/workforce-project.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { certificateKindRegister, certificateRegister } from './certificates.register.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const KINDS = 'api/wom/certificate-kinds';
const CERTIFICATES = 'api/wom/certificates';

const kindOf = async (owner: TestPerson, name: string): Promise<number> => (await owner.client.post(KINDS, { name, description: null })).body.data.id;
const hold = async (owner: TestPerson, employee_id: number, kind_id: number, issued_on: string, expires_on: string | null) =>
  (await owner.client.post(CERTIFICATES, { employee_id, kind_id, number: null, issued_on, expires_on })).body;

registerContractTests(() => portal, certificateKindRegister, {
  valid: () => Promise.resolve({ name: 'Green card', description: null }),
  changed: () => Promise.resolve({ name: 'Green card of the board', description: 'CIDB' }),
  other: (n, valid) => ({ ...valid, name: `Kind ${n}` }),
  doubles: [[(valid) => ({ ...valid, name: 'GREEN card' }), 'name']],
});

registerContractTests(() => portal, certificateRegister, {
  valid: async (owner) => ({
    employee_id: (await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, {}))).id,
    kind_id: await kindOf(owner, `Kind ${Math.random()}`),
    number: 'A-1',
    issued_on: '2026-01-01',
    expires_on: '2027-01-01',
  }),
  changed: async (owner) => ({
    employee_id: (await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, {}))).id,
    kind_id: await kindOf(owner, `Kind ${Math.random()}`),
    number: null,
    issued_on: '2026-02-01',
    expires_on: null,
  }),
  other: (n, valid) => ({ ...valid, issued_on: `2025-01-${String(n + 1).padStart(2, '0')}` }),
  doubles: [[(valid) => ({ ...valid, number: 'B-2' }), 'issued_on']],
});

test('whoever has no certificate that is valid on each day is not deployed, and is told which', async () => {
  const owner = await ownerOf(portal);
  const { client } = owner;
  const { deploy, addNeed, hire, path, week } = await openProject(portal, owner);
  const [green, height] = [await kindOf(owner, 'Green card'), await kindOf(owner, 'Work at height')];
  const need = await addNeed({ certificate_kind_ids: [height, green, green] });
  expect((await client.get(`${path}/requirements/${need}`)).body.data).toMatchObject({ certificate_names: ['Green card', 'Work at height'] });
  const [ali, siti, raju] = [await hire({ name: 'Ali Contoh' }), await hire({ name: 'Siti Contoh' }), await hire({ name: 'Raju Contoh' })];
  await hold(owner, ali.id, green, '2020-01-01', null);
  expect(await hold(owner, ali.id, height, '2024-11-26', '2026-11-25')).toMatchObject({ success: true, data: { kind: 'Work at height', status: 'Expiring' } });
  await hold(owner, siti.id, green, '2020-01-01', '2026-12-27');
  await hold(owner, siti.id, height, '2020-01-01', null);
  const refused = async (who: number) => (await deploy(who, { requirement_id: need })).body.errors;
  expect(await refused(raju.id)).toEqual({ employee_ids: ['Raju Contoh: No certificate: Green card.'] });
  expect(await refused(ali.id)).toEqual({ employee_ids: ['Ali Contoh: The certificate Work at height expires on 25/11/26.'] });
  const span = { requirement_id: need, start_date: MONDAY, end_date: FRIDAY };
  expect((await client.get(`${path}/availability`, { ...span, keyword: 'Contoh' })).body.data).toMatchObject([
    { name: 'Siti Contoh', free: true, why: ['The certificate Green card expires on 27/12/26.'] },
    { name: 'Ali Contoh', free: false, why: ['The certificate Work at height expires on 25/11/26.'] },
    { name: 'Raju Contoh', free: false, why: ['No certificate: Green card.', 'No certificate: Work at height.'] },
  ]);
  // Until its last valid day, and beyond it once it is renewed.
  expect((await deploy(ali.id, { ...span, end_date: '2026-11-25' })).body).toMatchObject({ success: true });
  await client.post(`${DEPLOYMENTS}/${(await week()).deployments[0].id}/cancel`, { reason: 'Another way' });
  await hold(owner, ali.id, height, '2026-11-26', '2028-11-25');
  const id = (await deploy(ali.id, span)).body.data.ids[0];
  expect((await deploy(siti.id, span)).body.data.warnings).toEqual([
    { employee_id: siti.id, text: 'Siti Contoh: The certificate Green card expires on 27/12/26.' },
  ]);
  // What was withdrawn meanwhile refuses the confirmation.
  const own = (await client.get(CERTIFICATES, { employee_id: ali.id, kind_id: height, sort_by: 'issued_on', sort: 'desc' })).body.data;
  expect(own).toMatchObject([{ issued_on: '2026-11-26', status: 'Valid', employee: { name: 'Ali Contoh' } }, { status: 'Expiring' }]);
  expect((await client.delete(`${CERTIFICATES}/${own[0].id}`, { updated_at: own[0].updated_at })).status).toBe(200);
  expect((await client.post(`${DEPLOYMENTS}/${id}/confirm`, {})).body.errors).toEqual({
    base: ['Ali Contoh: The certificate Work at height expires on 25/11/26.'],
  });
  // A kind that is held or needed stays; a need names known ones alone.
  const kind = (await client.get(`${KINDS}/${green}`)).body.data;
  expect(kind).toMatchObject({ held: 2, can: { remove: false }, kept: 'People hold it, or needs name it.' });
  expect((await client.delete(`${KINDS}/${green}`, { updated_at: kind.updated_at })).status).toBe(422);
  const { needForm } = await openProject(portal, owner, 'W-2');
  expect((await client.post(`${path}/requirements`, needForm({ certificate_kind_ids: [987_654] }))).body.errors).toHaveProperty('certificate_kind_ids');
});

test('certificates of people out of sight are nobody else’s, and the list is chosen by state', async () => {
  const owner = await ownerOf(portal);
  const [near, far] = [await employeeOf(portal, owner, { name: 'Near Contoh' }), await employeeOf(portal, owner, { name: 'Far Contoh' })];
  const kind = await kindOf(owner, 'First aid');
  const shown = (await hold(owner, near.employeeId, kind, '2024-01-01', '2026-11-19')).data;
  const hidden = (await hold(owner, far.employeeId, kind, '2024-01-01', '2026-12-20')).data;
  await hold(owner, far.employeeId, kind, '2025-01-01', '2026-12-21');
  const states = async (status: string) => (await owner.client.get(CERTIFICATES, { status })).body.data.map((row: { expires_on: string }) => row.expires_on);
  expect([await states('Expired'), await states('Expiring'), await states('Valid')]).toEqual([['2026-11-19'], ['2026-12-20'], ['2026-12-21']]);
  const planner = await adminOf(portal, owner, { '/wom/project': ['Create', 'Update', 'Delete'] }, { employee: [near.employeeId] });
  expect((await planner.client.get(CERTIFICATES)).body.data.map(({ id }: { id: number }) => id)).toEqual([shown.id]);
  expect((await planner.client.get(`${CERTIFICATES}/${hidden.id}`)).status).toBe(404);
  expect((await planner.client.delete(`${CERTIFICATES}/${hidden.id}`, { updated_at: hidden.updated_at })).status).toBe(404);
  expect(await hold(planner, far.employeeId, kind, '2026-01-01', null)).toMatchObject({ errors: { employee_id: ['Choose employees whom you may see.'] } });
  expect(await hold(planner, near.employeeId, kind, '2026-01-01', '2025-01-01')).toMatchObject({ errors: { expires_on: [expect.any(String)] } });
});

test('the end of a certificate is told twice, to whoever deploys the person, until a later one is held', async () => {
  const owner = await ownerOf(portal);
  const [near, far, gone] = [
    await employeeOf(portal, owner, { name: 'Near Contoh' }),
    await employeeOf(portal, owner, { name: 'Far Contoh' }),
    await employeeOf(portal, owner, { name: 'Gone Contoh' }),
  ];
  await portal.owner.query(`update employees set status = 'Inactive' where id = $1`, [gone.employeeId]);
  const [aid, height] = [await kindOf(owner, 'First aid'), await kindOf(owner, 'Work at height')];
  await hold(owner, near.employeeId, aid, '2024-01-01', '2026-12-20');
  await hold(owner, far.employeeId, aid, '2024-01-01', '2026-12-21');
  await hold(owner, far.employeeId, height, '2024-01-01', '2026-11-27');
  await hold(owner, gone.employeeId, height, '2024-01-01', '2026-11-27');
  await hold(owner, near.employeeId, height, '2024-01-01', '2026-11-19');
  const planner = await adminOf(portal, owner, { '/wom/project': ['Deploy'] }, { employee: [near.employeeId] });
  const reader = await adminOf(portal, owner, { '/wom/project': [] });
  const told = async (at: string) => {
    portal.clock.set(at);
    for (let run = 0; run < 2; run++) await runJob(portal, 'workforce.tell-certificates');
    const { rows } = await portal.owner.query<{ user_id: number; said: string }>(
      `with gone as (delete from notifications where company_id = $1 and notification_type = 'wom_certificate' returning id, user_id::int, message)
       select user_id, split_part(message ->> 'en', '.', 1) as said from gone order by id`,
      [owner.companyId],
    );
    expect(rows.filter(({ user_id }) => user_id === reader.userId)).toEqual([]);
    return {
      owner: rows.filter(({ user_id }) => user_id === owner.userId).map(({ said }) => said),
      planner: rows.filter(({ user_id }) => user_id === planner.userId).map(({ said }) => said),
    };
  };
  const height27 = 'Work at height of Far Contoh expires on 27/11/26';
  expect(await told('2026-11-20T10:00:00+08:00')).toEqual({
    owner: [height27, 'First aid of Near Contoh expires on 20/12/26'],
    planner: ['First aid of Near Contoh expires on 20/12/26'],
  });
  expect((await told('2026-11-21T10:00:00+08:00')).owner).toEqual(['First aid of Far Contoh expires on 21/12/26']);
  await hold(owner, near.employeeId, aid, '2026-11-21', '2028-11-20');
  expect(await told('2026-12-15T10:00:00+08:00')).toEqual({ owner: ['First aid of Far Contoh expires on 21/12/26'], planner: [] });
  portal.clock.set('2026-11-20T10:00:00+08:00');
});
