/** Areas, orders of the police, and duty outside the areas, over HTTP. */
import { afterAll, expect, test } from 'vitest';
import { forwardApplication } from '#app/server/testing/auxiliary-police/police-application.ts';
import { openGuardedSite } from '#app/server/testing/patrol/guarded-site.ts';
import { adminOf } from '#app/server/testing/people.ts';
import { registerContractTests } from '#app/server/testing/register-contract-tests.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openUnit } from '#app/server/testing/unit-fixture.ts';
import { watchExpiries } from '../watch-expiries.ts';
import { areaRegister } from './area.register.ts';

const portal = await openTestPortal({ at: '2026-11-20T09:00:00+08:00' });
afterAll(() => portal.close());

const area = { name: 'Kilang Shah Alam', places: 'Pintu Utama\nGudang B', address: null, gazette_no: 'P.U.(B) 1/2024', gazetted_at: '2024-01-02' };
registerContractTests(() => portal, areaRegister, {
  valid: area,
  changed: { ...area, name: 'Kilang Klang', places: null },
  other: (n) => ({ ...area, name: `Kawasan ${n}` }),
  doubles: [[(valid) => ({ ...valid, name: 'kilang shah alam' }), 'name']],
});

const AREAS = 'api/asm/areas';
const ORDERS = 'api/asm/orders';
const OFFICERS = 'api/asm/officers';
const run = () => watchExpiries.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });

/** An officer who is planned for the night of the 27th at a patrolled site. */
async function guarding() {
  portal.clock.set('2026-11-20T09:00:00+08:00');
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 1' });
  const { plan, registry } = await openGuardedSite(portal, services.owner);
  await portal.owner.query('update security_guards set employee_id = $2 where id = $1', [registry[0], officer.employee_id]);
  expect((await plan({ start_date: '2026-11-27', end_date: '2026-11-27' })).status).toBe(201);
  const { client, companyId } = services.owner;
  const duty = async () => (await client.get(`${OFFICERS}/${officer.id}/duty`)).body.data;
  const outside = async (who = client) => (await who.get('api/asm/outside-duty')).body.data;
  const site = (await duty())[0].place as string;
  const order = (more: object = {}) =>
    client.post(ORDERS, {
      reference: 'PDRM/OPS/7',
      order_date: '2026-11-20',
      start_date: '2026-11-27',
      end_date: '2026-11-28',
      place: site,
      purpose: null,
      officer_ids: [officer.id],
      ...more,
    });
  const told = async () =>
    (
      await portal.owner.query<{ said: string }>(
        `select title ->> 'en' || ' | ' || (message ->> 'en') as said from notifications where company_id = $1 and notification_type = 'asm_duty' order by id`,
        [companyId],
      )
    ).rows.map(({ said }) => said);
  return { ...services, client, officer, duty, outside, site, order, told };
}

test('a duty at a place of no area and without an order is named, until an order covers its officer, place and days', async () => {
  const { client, officer, duty, outside, site, order } = await guarding();
  expect(site).not.toBe('');
  expect((await duty())[0]).toMatchObject({ date: '2026-11-27', standing: null, order: null });
  expect(await outside()).toEqual({ total: 0, duties: [] });
  const made = (await client.post(AREAS, area)).body.data;
  expect((await duty())[0]).toMatchObject({ standing: 'outside', order: null });
  expect(await outside()).toMatchObject({ total: 1, duties: [{ officer_id: officer.id, service_no: 'PB 1', date: '2026-11-27', place: site }] });
  // The night ends on the 28th: an order until the 27th does not cover its morning.
  const short = (await order({ reference: 'PDRM/OPS/6', end_date: '2026-11-27' })).body.data;
  expect((await outside()).total).toBe(1);
  expect((await order()).status).toBe(201);
  expect((await duty())[0]).toMatchObject({ standing: 'ordered', order: 'PDRM/OPS/7' });
  expect((await outside()).total).toBe(0);
  const { id, updated_at } = (await client.get(ORDERS, { keyword: 'OPS/7' })).body.data[0];
  expect((await client.delete(`${ORDERS}/${id}`, { updated_at })).status).toBe(200);
  expect((await outside()).total).toBe(1);
  const within = await client.post(`${AREAS}/${made.id}`, { ...area, places: `Pintu Utama\n ${site.toUpperCase()} `, updated_at: made.updated_at });
  expect(within.status, JSON.stringify(within.body)).toBe(200);
  expect((await duty())[0]).toMatchObject({ standing: 'inside', order: null });
  expect((await client.get(ORDERS, { current: 1 })).body.data.map(({ id: each }: { id: number }) => each)).toEqual([short.id]);
});

test('duty planned before a suspension stays in the plan: it is shown beforehand, marked, listed and told of', async () => {
  const { client, officer, duty, site, told, passed, owner } = await guarding();
  await passed(officer, 'Basic', null);
  await portal.owner.query(`update asm_officers set oath_date = '2024-02-01' where id = $1`, [officer.id]);
  const barred = async (who = client) => (await who.get('api/asm/barred-duty')).body.data;
  expect((await duty())[0]).toMatchObject({ date: '2026-11-27', bar: null });
  expect(await barred()).toEqual({ total: 0, duties: [] });
  const from = async (day: string) => (await client.get(`${OFFICERS}/${officer.id}/duty`, { from: day })).body.data.map(({ date }: { date: string }) => date);
  expect([await from('2026-11-27'), await from('2026-11-28')]).toEqual([['2026-11-27'], []]);
  const later = await client.post(`${OFFICERS}/${officer.id}/suspend`, { reason: 'Absent from duty', from: '2026-11-28' });
  expect(later.body.message).toBe(`${officer.name} is suspended.`);
  // The night of the 27th ends on the first day of the suspension.
  expect((await duty())[0]).toMatchObject({ date: '2026-11-27', bar: 'suspended' });
  await client.post(`${OFFICERS}/${officer.id}/reinstate`, {});
  const answer = await client.post(`${OFFICERS}/${officer.id}/suspend`, { reason: 'Absent from duty', from: '2026-11-20' });
  expect(answer.body.message).toBe(`${officer.name} is suspended. 1 duty stays in the plans: give it to another officer.`);
  const work = (await duty()).filter(({ kind }: { kind: string }) => kind === 'work');
  expect(work).toMatchObject([{ date: '2026-11-27', bar: 'suspended' }]);
  expect(await barred()).toMatchObject({
    total: 1,
    duties: [{ officer_id: officer.id, service_no: 'PB 1', date: '2026-11-27', place: site, bar: 'suspended' }],
  });
  const blind = await adminOf(portal, owner, { '/auxiliary/officer': [] }, { employee: [0] });
  expect(await barred(blind.client)).toEqual({ total: 0, duties: [] });
  expect((await barred((await openUnit(portal)).owner.client)).total).toBe(0);
  await run();
  await run();
  expect(await told()).toEqual([`Duty on 27/11/26 that its officer may not do | 1 duty needs another officer: PB 1 (${site}).`]);
  await client.post(`${OFFICERS}/${officer.id}/reinstate`, {});
  expect(await barred()).toEqual({ total: 0, duties: [] });
});

test('duty after a dismissal, after the appointment, or without a valid basic course or oath is marked', async () => {
  const { client, officer, owner, passed } = await guarding();
  const barred = async () => (await client.get('api/asm/barred-duty')).body.data.duties.map(({ bar }: { bar: string }) => bar);
  const set = (change: string) => portal.owner.query(`update asm_officers set ${change} where id = $1`, [officer.id]);
  expect(await barred()).toEqual(['oath']);
  await set(`oath_date = '2024-02-01'`);
  expect(await barred()).toEqual(['basic']);
  await passed(officer, 'Basic', '2026-11-27');
  expect(await barred()).toEqual(['basic']);
  await passed(officer, 'Basic', '2026-11-28');
  expect(await barred()).toEqual([]);
  await set(`appointment_expiry = '2026-11-27'`);
  expect(await barred()).toEqual(['expired']);
  await set(`appointment_expiry = '2027-11-27'`);
  const end = {
    type: 'Officer',
    category: 'Termination',
    officer_id: officer.id,
    payload: { effective_date: '2026-11-27', reason: 'Dismissed after the inquiry' },
  };
  const rules = (await client.post('api/asm/applications/check', end)).body.data;
  expect(rules).toContainEqual({
    rule: 'planned',
    weight: 'warn',
    text: '1 duty is planned from that day on. Give it to another officer.',
    field: 'payload.effective_date',
  });
  const later = { ...end, payload: { ...end.payload, effective_date: '2026-11-28' } };
  expect((await client.post('api/asm/applications/check', later)).body.data.map(({ rule }: { rule: string }) => rule)).not.toContain('planned');
  const application = await forwardApplication(owner, '2026-11-20', end, ['letter']);
  expect(application.errors).toEqual({});
  expect((await application.approve()).status).toBe(200);
  // It is approved ahead: the officer serves until that day.
  expect((await client.get(`${OFFICERS}/${officer.id}`)).body.data.status).toBe('Active');
  expect(await barred()).toEqual(['ended']);
  await set(`status = 'Inactive', status_from = '2026-11-27'`);
  expect(await barred()).toEqual(['ended']);
});

test('of the usual week only a suspension takes an officer off, and it stands in no list', async () => {
  const services = await openUnit(portal);
  const { client } = services.owner;
  const officer = await services.officer({ service_no: 'PB 70' });
  const { companyId } = services.owner;
  await portal.owner.query(`update companies set modules = modules || '{"attendance": true}' where id = $1`, [companyId]);
  await portal.owner.query(
    `insert into work_schedules (company_id, name, type, days, break_minutes, is_default)
     select $1, 'Office', 'Fixed', jsonb_agg(jsonb_build_object('weekday', n, 'day_type', case when n > 5 then 'Off Day' else 'Working' end,
       'sessions', case when n > 5 then '[]'::jsonb else '[{"start_time": "09:00", "end_time": "18:00"}]' end)), 60, true
     from generate_series(1, 7) n having not exists (select from work_schedules where company_id = $1 and is_default)`,
    [companyId],
  );
  const week = async () => (await client.get(`${OFFICERS}/${officer.id}/duty`)).body.data.filter(({ kind }: { kind: string }) => kind !== 'away');
  const bars = async () => [...new Set((await week()).map(({ bar }: { bar: string | null }) => bar))];
  expect((await week()).length).toBeGreaterThan(5);
  // Without an oath and a course, but nobody planned these days.
  expect(await bars()).toEqual([null]);
  await client.post(`${OFFICERS}/${officer.id}/suspend`, { reason: 'Absent from duty', from: '2026-11-20' });
  expect(await bars()).toEqual(['suspended']);
  expect((await client.get('api/asm/barred-duty')).body.data.total).toBe(0);
});

test('duty of the roster lies where its work site is', async () => {
  const services = await openUnit(portal);
  const officer = await services.officer({ service_no: 'PB 2' });
  const { companyId, client } = services.owner;
  const { rows } = await portal.owner.query<{ id: number }>(
    `insert into work_sites (company_id, name, code, type, lat, lng, radius_m) values ($1, 'Gudang B', 'GB', 'Client', 3.07, 101.5, 100) returning id`,
    [companyId],
  );
  await portal.owner.query(
    `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, work_site_id, published_at)
     values ($1, $2, '2026-11-25', 'Working', '[{"start_time":"08:00","end_time":"16:00"}]', $3, now())`,
    [companyId, officer.employee_id, rows[0]?.id],
  );
  await client.post(AREAS, { ...area, places: null });
  const duty = async () => (await client.get(`${OFFICERS}/${officer.id}/duty`)).body.data;
  expect(await duty()).toMatchObject([{ date: '2026-11-25', place: 'Gudang B', standing: 'outside' }]);
  const [{ id, updated_at }] = (await client.get(AREAS)).body.data;
  await client.post(`${AREAS}/${id}`, { ...area, updated_at });
  expect(await duty()).toMatchObject([{ standing: 'inside' }]);
});

test('whoever enters orders is told a week and a day before, once, and not of what an order covers', async () => {
  const { client, order, told, site } = await guarding();
  await client.post(AREAS, area);
  await run();
  await run();
  expect(await told()).toEqual([`Duty outside the areas on 27/11/26 | 1 duty has no order of the police: PB 1 (${site}).`]);
  portal.clock.set('2026-11-25T07:10:00+08:00');
  await run();
  expect(await told()).toHaveLength(1);
  portal.clock.set('2026-11-26T07:10:00+08:00');
  await run();
  expect(await told()).toHaveLength(2);

  const covered = await guarding();
  await covered.client.post(AREAS, area);
  expect((await covered.order()).status).toBe(201);
  await run();
  expect(await covered.told()).toEqual([]);
  expect((await order({ order_date: '2026-11-21' })).status).toBe(422);
});

test('an order names officers who serve, in days that follow each other, once by its reference', async () => {
  const { officer, order, owner, outside, client } = await guarding();
  const wrong = async (more: object) => (await order(more)).body.errors;
  expect(await wrong({ order_date: '2026-11-21' })).toEqual({ order_date: ['The day is not in the future.'] });
  expect(await wrong({ start_date: '2026-11-19' })).toEqual({ start_date: ['Duty begins on the day of the order or later.'] });
  expect(await wrong({ end_date: '2026-11-26' })).toEqual({ end_date: ['The last day is not before the first.'] });
  const stranger = await openUnit(portal);
  const foreign = await stranger.officer({ service_no: 'PB 8' });
  for (const officer_ids of [[officer.id, foreign.id], [987_654]])
    expect(await wrong({ officer_ids })).toEqual({ officer_ids: ['Choose officers of this unit who serve.'] });
  expect(await wrong({ officer_ids: [] })).toHaveProperty('officer_ids');
  const made = (await order()).body.data;
  expect(await wrong({ reference: 'pdrm/ops/7' })).toEqual({ reference: ['Another order has this reference.'] });
  const narrow = await adminOf(portal, owner, { '/auxiliary/officer': ['Update'] }, { employee: [0] });
  expect((await narrow.client.get(ORDERS)).body.data).toMatchObject([{ reference: 'PDRM/OPS/7', officer_ids: [officer.id], officers: [] }]);
  // What stands on the order stays when somebody corrects it who does not see its officers; nobody unseen is added.
  const { id, updated_at } = made;
  const { reference, order_date, start_date, end_date, place, purpose } = made;
  const form = { reference, order_date, start_date, end_date, place, purpose, officer_ids: [officer.id] };
  expect((await narrow.client.post(`${ORDERS}/${id}`, { ...form, purpose: 'Match day', updated_at })).status).toBe(200);
  await client.post(AREAS, area);
  expect(await outside(narrow.client)).toEqual({ total: 0, duties: [] });
  const reader = await adminOf(portal, owner, { '/auxiliary/officer': [] });
  expect((await reader.client.post(ORDERS, { ...form, reference: 'X' })).status).toBe(403);
  expect((await reader.client.post(AREAS, { ...area, name: 'Other' })).status).toBe(403);
});

test('officers hold their powers in an area by its name: it stays while they do, and a new name goes with them', async () => {
  const { client, officer } = await guarding();
  const made = (await client.post(AREAS, { ...area, name: 'Shah Alam' })).body.data;
  expect(made.officers).toBe(1);
  const kept = await client.delete(`${AREAS}/${made.id}`, { updated_at: made.updated_at });
  expect([kept.status, kept.body.errors]).toEqual([422, { base: ['Officers hold their powers in this area.'] }]);
  expect((await client.post(`${AREAS}/${made.id}`, { ...area, name: 'Seksyen 15', updated_at: made.updated_at })).status).toBe(200);
  expect((await client.get(`${OFFICERS}/${officer.id}`)).body.data.authority_area).toBe('Seksyen 15');
});
