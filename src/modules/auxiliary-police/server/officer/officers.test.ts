/** Officers over HTTP: who sees them, what an entry needs, compliance data, suspension, the strength of the unit. */
import { afterAll, expect, test } from 'vitest';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf, ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit, UNIT } from '#app/server/testing/unit-fixture.ts';
import { officeSchedule } from '#modules/roster/server/days/roster.factory.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());

const PATH = 'api/asm/officers';
const form = {
  service_no: 'pb 10234',
  source: 'Civilian',
  appointed_at: '2025-01-01',
  appointment_expiry: '2027-12-31',
  appointment_letter_no: 'L/1',
  oath_date: null,
  station: 'Shah Alam',
  authority_area: 'Shah Alam',
  height_cm: 170,
  weight_kg: 68,
  firearm_permitted: false,
  firearm_qualified_at: null,
};
const compliance = {
  consent_on: '2024-10-01',
  vetting_status: 'Cleared',
  vetting_date: '2024-11-01',
  vetting_ref: 'KPN/9',
  medical_date: '2024-12-01',
  medical_fit: true,
};

test('an appointment that stands is entered with its rank and its history, and found again', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const person = await services.employee({ name: 'Ahmad Contoh bin Salleh' });
  const entered = await client.post(PATH, { ...form, employee_id: person.id, rank_id: services.ranks.get(2), compliance });
  expect(entered.body, JSON.stringify(entered.body)).toMatchObject({ success: true, message: 'Ahmad Contoh bin Salleh is entered as an officer.' });
  const { data } = (await client.get(`${PATH}/${entered.body.data.id}`)).body;
  expect(data).toMatchObject({ service_no: 'PB 10234', rank: 'Lance Corporal', bmi: 23.5, service_ends: '2056-03-04', compliance });
  expect(data.ranks).toMatchObject([{ type: 'Appointment', to: 'Lance Corporal', from: null }]);
  expect((await client.get(PATH, { keyword: '10234' })).body).toMatchObject({ meta: { total: 1 }, counts: { Active: 1, Suspended: 0, Inactive: 0 } });
  expect((await client.get(PATH, { keyword: 'salleh', status: 'Suspended' })).body.meta.total).toBe(0);
  const log = await portal.owner.query<{ after: object }>(`select after from audit_logs where company_id = $1 and action = 'asm_officer.created'`, [
    services.owner.companyId,
  ]);
  expect(JSON.stringify(log.rows)).not.toMatch(/vetting|medical|KPN/);
});

test('a mistake is answered at its field', async () => {
  const services = await openUnit(portal, { approved_strength: 2 });
  const { client } = services.owner;
  const taken = await services.officer({ service_no: 'PB 2001' });
  const foreign = await services.employee({ employee_type: 'Foreign' });
  const person = await services.employee({ date_of_birth: '1968-05-10' });
  const wrong = async (more: object) => (await client.post(PATH, { ...form, employee_id: person.id, rank_id: services.ranks.get(1), ...more })).body.errors;
  expect(await wrong({ service_no: 'PB 2001' })).toEqual({ service_no: ['Another officer has this service number.'] });
  expect(await wrong({ service_no: ' pb2001 ' })).toEqual({ service_no: ['Another officer has this service number.'] });
  expect(await wrong({ service_no: 'PBXX 1' })).toHaveProperty('service_no');
  expect(await wrong({ employee_id: taken.employee_id })).toEqual({ employee_id: ['This employee is an officer already.'] });
  expect(await wrong({ employee_id: foreign.id })).toHaveProperty('employee_id');
  expect(await wrong({ rank_id: 999_999 })).toEqual({ rank_id: ['Choose a rank of this company.'] });
  expect(await wrong({ appointment_expiry: '2025-01-01' })).toHaveProperty('appointment_expiry');
  expect(await wrong({ appointment_expiry: '2028-05-10' })).toEqual({ appointment_expiry: ['Service ends on 09/05/28, the day before the 60th birthday.'] });
  expect(await wrong({ firearm_permitted: true })).toHaveProperty('firearm_qualified_at');
  await services.officer({ service_no: 'PB 2002' });
  expect(await wrong({})).toEqual({ base: ['Strength 2 of 2: no place is left.'] });
  expect((await client.post('api/asm/agency', { ...UNIT, approved_strength: 1 })).body.errors).toHaveProperty('approved_strength');
});

test('vetting and medical data have a right of their own, and stay where whoever writes has none', async () => {
  const services = await openUnit(portal);
  const person = await services.employee();
  const { id } = (await services.owner.client.post(PATH, { ...form, employee_id: person.id, rank_id: services.ranks.get(1), compliance })).body.data;
  const { owner } = services;
  const bare = await services.employee();
  for (const consent_on of [null, '2026-12-31']) {
    const unasked = { ...form, service_no: 'PB 778', employee_id: bare.id, rank_id: services.ranks.get(1), compliance: { ...compliance, consent_on } };
    expect((await owner.client.post(PATH, unasked)).body.errors).toHaveProperty(['compliance.consent_on']);
  }
  const clerk = await adminOf(portal, services.owner, { '/auxiliary/officer': ['Update'] });
  const seen = (await clerk.client.get(`${PATH}/${id}`)).body.data;
  expect(seen.compliance).toBeNull();
  expect(JSON.stringify(seen)).not.toContain('KPN/9');
  const write = { ...form, service_no: 'PB 777', compliance: { ...compliance, vetting_status: 'Failed' }, updated_at: seen.updated_at };
  expect((await clerk.client.post(`${PATH}/${id}`, write)).status).toBe(200);
  expect((await services.owner.client.get(`${PATH}/${id}`)).body.data).toMatchObject({ service_no: 'PB 777', compliance });
  expect((await clerk.client.post(`${PATH}/${id}`, write)).status).toBe(409);
  const doctor = await adminOf(portal, services.owner, { '/auxiliary/officer': ['View Compliance'] });
  expect((await doctor.client.get(`${PATH}/${id}`)).body.data.compliance).toEqual(compliance);
  const roll = await services.owner.client.get(`${PATH}/export`, { preview: 1 });
  expect(JSON.stringify(roll.body)).toContain('PB 777');
  expect(JSON.stringify(roll.body)).not.toMatch(/KPN|Cleared|Lulus/);
});

test('an officer is suspended and reinstated once, and no stranger or narrow admin touches one', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 3001' });
  const { client } = services.owner;
  const suspend = (who: typeof client) => who.post(`${PATH}/${officer.id}/suspend`, { reason: 'Under inquiry', from: '2026-11-01' });
  const stranger = await ownerOf(portal);
  const narrow = await adminOf(portal, services.owner, { '/auxiliary/officer': ['Update'] }, { employee: [0] });
  expect([(await suspend(stranger.client)).status, (await suspend(narrow.client)).status]).toEqual([404, 404]);
  expect((await narrow.client.get(PATH)).body.meta.total).toBe(0);
  expect((await suspend(client)).status).toBe(200);
  expect((await suspend(client)).body.errors).toEqual({ base: ['Only an active officer can be suspended.'] });
  expect((await client.get('api/asm/agency')).body.data.taken).toBe(1);
  expect((await client.post(`${PATH}/${officer.id}/reinstate`, {})).status).toBe(200);
  expect((await client.get(`${PATH}/${officer.id}`)).body.data).toMatchObject({ status: 'Active', status_reason: null });
});

test('a suspended officer has no duty from the day of the suspension on: no patrol is planned, until the officer is reinstated', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 3002' });
  const { plan, registry } = await openGuardedSite(portal, services.owner);
  await portal.owner.query('update security_guards set employee_id = $2 where id = $1', [registry[0], officer.employee_id]);
  const { client } = services.owner;
  expect((await client.post(`${PATH}/${officer.id}/suspend`, { reason: 'Under inquiry', from: '2026-11-23' })).status).toBe(200);
  const planned = (date: string) => plan({ start_date: date, end_date: date });
  const refused = await planned('2026-11-24');
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('Suspended as an officer')]);
  expect((await planned('2026-11-21')).status).toBe(201);
  expect((await client.get(`${PATH}/${officer.id}/duty`)).body.data).toContainEqual(
    expect.objectContaining({ date: '2026-11-23', kind: 'away', label: { en: 'Suspended as an officer', ms: 'Digantung sebagai pegawai' } }),
  );
  expect((await client.post(`${PATH}/${officer.id}/reinstate`, {})).status).toBe(200);
  expect((await planned('2026-11-24')).status).toBe(201);
});

test('the monthly return counts strength, joiners and suspended officers by rank', async () => {
  const services = await openUnit(portal);
  await services.officer({ service_no: 'PB 4001', level: 1 });
  const second = await services.officer({ service_no: 'PB 4002', level: 4 });
  await services.owner.client.post(`${PATH}/${second.id}/suspend`, { reason: 'Under inquiry', from: '2026-11-01' });
  const { data } = (await services.owner.client.get(`${PATH}/return`, { month: '2026-11', preview: 1 })).body;
  expect(data.totals).toEqual({ strength: 2, suspended: 1, joined: 0, promoted: 0, left: 0 });
  expect(data.rows.find(({ rank }: { rank: string }) => rank === 'Sergeant')).toMatchObject({ strength: 1, suspended: 1 });
  expect((await services.owner.client.get(`${PATH}/return`, { month: '2024-01', preview: 1 })).body.data.totals).toMatchObject({
    strength: 2,
    joined: 2,
    suspended: 0,
  });
});

test('what other modules have planned of an officer stands with the officer, for whoever sees the person', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1' });
  await services.owner.client.post('api/operation/attendances/work-schedules', officeSchedule);
  const { data } = (await services.owner.client.get(`${PATH}/${officer.id}/duty`)).body;
  // Two weeks have ten days from Monday to Friday, on whichever day they begin.
  expect(data).toHaveLength(10);
  expect(data[0]).toMatchObject({ date: '2026-11-20', kind: 'work', start: 9 * 60, end: 18 * 60, label: { en: 'Planned work' } });
  const narrow = await adminOf(portal, services.owner, { '/auxiliary/officer': [] }, { employee: [0] });
  expect((await narrow.client.get(`${PATH}/${officer.id}/duty`)).status).toBe(404);
});

test('the patrol duty of the last 30 days stands with the officer, latest first, and nothing else does', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1' });
  const { plan, registry } = await openGuardedSite(portal, services.owner);
  await portal.owner.query('update security_guards set employee_id = $2 where id = $1', [registry[0], officer.employee_id]);
  for (const date of ['2026-11-20', '2026-11-24']) expect((await plan({ start_date: date, end_date: date })).status).toBe(201);
  // Planned afterwards: together they would be more hours than the law allows.
  await services.owner.client.post('api/operation/attendances/work-schedules', officeSchedule);
  const past = async () => (await services.owner.client.get(`${PATH}/${officer.id}/duty`, { span: 'past' })).body.data;
  expect(await past()).toEqual([]);
  portal.clock.set('2026-12-20T10:00:00+08:00');
  expect(await past()).toMatchObject([
    { date: '2026-11-24', kind: 'work', start: 19 * 60, end: 31 * 60 },
    { date: '2026-11-20', kind: 'work', label: { en: expect.stringContaining('Patrol OPS-') } },
  ]);
  portal.clock.set('2026-12-21T10:00:00+08:00');
  expect((await past()).map(({ date }: { date: string }) => date)).toEqual(['2026-11-24']);
});

test('a charge goes to its outcome, which has a day; it is seen and written with the officer alone', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 8001' });
  const path = `${PATH}/${officer.id}/charges`;
  const { client } = services.owner;
  const charge = {
    charged_on: '2026-11-02',
    offence: 'Asleep on duty',
    inquiry_on: '2026-11-10',
    inquiry_by: 'ASP Contoh',
    outcome: 'Open',
    outcome_on: null,
    note: null,
  };
  expect((await client.post(path, { ...charge, outcome_on: '2026-11-12' })).body.errors).toEqual({ outcome_on: ['An open charge has no day of outcome.'] });
  expect((await client.post(path, { ...charge, outcome: 'Fine' })).body.errors).toEqual({ outcome_on: ['Enter the day of the outcome.'] });
  const { id, updated_at } = (await client.post(path, charge)).body.data;
  expect((await client.post(`${path}/${id}`, { ...charge, outcome: 'Fine', outcome_on: '2026-11-12', updated_at })).status).toBe(200);
  expect((await client.get(path)).body.data).toMatchObject([{ outcome: 'Fine', outcome_on: '2026-11-12', inquiry_by: 'ASP Contoh' }]);
  const narrow = await adminOf(portal, services.owner, { '/auxiliary/officer': ['Update'] }, { employee: [0] });
  expect([(await narrow.client.get(path)).status, (await narrow.client.post(path, charge)).status]).toEqual([404, 404]);
  const reader = await adminOf(portal, services.owner, { '/auxiliary/officer': [] });
  expect([(await reader.client.get(path)).status, (await reader.client.post(path, charge)).status]).toEqual([200, 403]);
});
