/** Days that cannot be, over HTTP: each is refused at its field. */
import { afterAll, expect, test } from 'vitest';
import { addDays, dateInZone, formatDate } from '#platform/contract/dates.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const DAY = dateInZone(portal.clock.now());
const TOMORROW = addDays(DAY, 1);
const PATH = 'api/asm/officers';

test('what an officer had is no day to come, and the oath comes when the basic course is over', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 1001' });
  await services.passed(officer, 'Basic', null);
  const { data } = (await client.get(`${PATH}/${officer.id}`)).body;
  const compliance = { ...data.compliance, consent_on: DAY };
  const { service_no, source, appointed_at, appointment_expiry, oath_date, station, authority_area, height_cm, weight_kg } = data;
  const { firearm_permitted, firearm_qualified_at } = data;
  const form = { service_no, source, appointed_at, appointment_expiry, oath_date, station, authority_area, height_cm, weight_kg };
  const save = async (more: object) => {
    const { updated_at } = (await client.get(`${PATH}/${officer.id}`)).body.data;
    return client.post(`${PATH}/${officer.id}`, {
      ...form,
      firearm_permitted,
      firearm_qualified_at,
      appointment_letter_no: 'L/1',
      compliance,
      ...more,
      updated_at,
    });
  };
  const errors = async (more: object) => (await save(more)).body.errors;
  const later = ['The day is not in the future.'];
  expect(await errors({ firearm_permitted: true, firearm_qualified_at: TOMORROW })).toEqual({ firearm_qualified_at: later });
  expect(await errors({ compliance: { ...compliance, vetting_date: TOMORROW } })).toEqual({ 'compliance.vetting_date': later });
  expect(await errors({ compliance: { ...compliance, medical_date: TOMORROW } })).toEqual({ 'compliance.medical_date': later });
  expect(await errors({ compliance: { ...compliance, medical_date: '2027-02-29' } })).toHaveProperty(['compliance.medical_date']);
  // The fixture's course ends on 1 June 2023.
  expect(await errors({ oath_date: '2023-05-31' })).toEqual({ oath_date: ['The oath is taken after the basic course is passed.'] });
  const kept = {
    oath_date: '2023-06-01',
    firearm_permitted: true,
    firearm_qualified_at: DAY,
    compliance: { ...compliance, medical_date: DAY, vetting_date: DAY },
  };
  expect((await save(kept)).status).toBe(200);
});

test('an impossible day from before is kept while something else changes, and refused where it changes', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 1001' });
  const path = `${PATH}/${officer.id}`;
  const FAR = addDays(DAY, 900);
  const later = ['The day is not in the future.'];
  for (const [column, field] of [
    ['firearm_qualified_at', 'firearm_qualified_at'],
    ['consent_on', 'compliance.consent_on'],
    ['vetting_date', 'compliance.vetting_date'],
    ['medical_date', 'compliance.medical_date'],
  ] as const) {
    await portal.owner.query(`update asm_officers set consent_on = $2, firearm_qualified_at = null, vetting_date = null, medical_date = null where id = $1`, [
      officer.id,
      DAY,
    ]);
    await portal.owner.query(`update asm_officers set ${column} = $2, updated_at = clock_timestamp() where id = $1`, [officer.id, FAR]);
    const { data } = (await client.get(path)).body;
    const { service_no, source, appointed_at, appointment_expiry, oath_date, authority_area, height_cm, weight_kg, firearm_qualified_at } = data;
    const form = { service_no, source, appointed_at, appointment_expiry, oath_date, authority_area, height_cm, weight_kg, appointment_letter_no: 'L/1' };
    const kept = { ...form, station: 'Klang', firearm_permitted: false, firearm_qualified_at, compliance: data.compliance };
    const post = async (more: object) => client.post(path, { ...kept, ...more, updated_at: (await client.get(path)).body.data.updated_at });
    const answer = await post({});
    expect(answer.status, `${column} ${JSON.stringify(answer.body)}`).toBe(200);
    const changed = addDays(DAY, 899);
    const more = column === 'firearm_qualified_at' ? { [column]: changed } : { compliance: { ...data.compliance, [column]: changed } };
    expect((await post(more)).body.errors).toEqual({ [field]: later });
  }
});

test('a permission that lost its live firing blocks no other change, and is not given without one', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 1001' });
  const path = `${PATH}/${officer.id}`;
  const errors = async (was: readonly [boolean, string | null], to: object) => {
    await portal.owner.query('update asm_officers set firearm_permitted = $2, firearm_qualified_at = $3 where id = $1', [officer.id, ...was]);
    const { service_no, source, appointed_at, appointment_expiry, oath_date, station, authority_area, updated_at } = (await client.get(path)).body.data;
    const form = { service_no, source, appointed_at, appointment_expiry, oath_date, station, authority_area, appointment_letter_no: 'L/1' };
    return (await client.post(path, { ...form, height_cm: null, weight_kg: null, firearm_qualified_at: null, ...to, updated_at })).body.errors;
  };
  const needed = { firearm_qualified_at: [expect.any(String)] };
  for (const [was, permitted, left] of [
    [[true, null], true, undefined],
    [[true, null], false, undefined],
    [[true, DAY], true, needed],
    [[false, null], true, needed],
  ] as const)
    expect(await errors(was, { firearm_permitted: permitted }), JSON.stringify([was, permitted])).toEqual(left);
});

test('a suspension begins with the appointment at the earliest, an inquiry and an outcome with the charge', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 1' });
  const suspend = (from: string) => client.post(`${PATH}/${officer.id}/suspend`, { reason: 'Under inquiry', from });
  expect((await suspend('2023-12-31')).body.errors).toEqual({
    from: [`The appointment began on ${formatDate('2024-01-01')}: choose that day or a later one.`],
  });
  expect((await suspend('2024-01-01')).status).toBe(200);
  const charge = {
    charged_on: '2026-02-28',
    offence: 'Asleep on duty',
    inquiry_on: null,
    inquiry_by: null,
    outcome: 'Fine',
    outcome_on: '2026-02-28',
    note: null,
  };
  const errors = async (more: object) => Object.keys((await client.post(`${PATH}/${officer.id}/charges`, { ...charge, ...more })).body.errors ?? {});
  expect(await errors({ charged_on: TOMORROW, outcome_on: TOMORROW })).toEqual(['charged_on']);
  expect(await errors({ charged_on: '2026-02-29' })).toEqual(['charged_on']);
  expect(await errors({ inquiry_on: '2026-02-27' })).toEqual(['inquiry_on']);
  expect(await errors({ outcome_on: '2026-02-27' })).toEqual(['outcome_on']);
  expect(await errors({ inquiry_on: '2026-02-28' })).toEqual([]);
});
