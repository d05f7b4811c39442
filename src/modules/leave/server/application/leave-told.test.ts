/** What is heard live over HTTP: one refresh of an action however many rows it changes, to the whole company, and no row of notifications. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture, levelsOf, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { messagesOf } from '#app/server/testing/live-messages.ts';
import { unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { grantNewYear, lapseExpired } from '../leave-jobs.ts';

const BASE = 'api/operation/leaves';
const SETUP = ['leave_setup_changed'];
const HOLIDAY = { name: 'Founders Day', name_ms: 'Hari Pengasas', date: MONDAY, type: 'Company' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

/** Live messages that the server sends while `work` runs, by type; those to persons and those to the company. */
async function received(work: () => Promise<unknown>): Promise<{ company: string[]; persons: string[] }> {
  const messages = await messagesOf(portal, work);
  const typesOf = (toAll: boolean) =>
    messages.filter(({ channel }) => (channel === `private-company.${fixture.owner.companyId}`) === toAll).map(({ notification_type }) => notification_type);
  return { company: typesOf(true), persons: typesOf(false).sort() };
}
const post = async (path: string, form: object) => {
  const { status, body } = await fixture.owner.client.post(`${BASE}/${path}`, form);
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body.data;
};
const drop = async (path: string, seen = {}) => expect((await fixture.owner.client.delete(`${BASE}/${path}`, seen)).status).toBe(200);

test('a decision is one refresh, and each person by name', async () => {
  const levels = levelsOf([[{ user_id: fixture.approver.userId }], [{ user_id: fixture.owner.userId }]]);
  const rule = await post('approval-rules', { name: 'Two levels', levels });
  const { id } = (await fixture.apply(fixture.aminah.client)).body.data;
  const approve = (person: typeof fixture.owner) => received(() => person.client.post(`${BASE}/${id}/approve`, {}));
  expect(await approve(fixture.approver)).toEqual({ company: ['leave_changed'], persons: ['leave_reviewed', 'leave_submitted'] });
  expect(await approve(fixture.owner)).toEqual({ company: ['leave_changed'], persons: ['leave_approved'] });
  await drop(`approval-rules/${rule.id}`, { updated_at: rule.updated_at });
});

describe('balances', () => {
  const changed = { company: ['leave_changed'], persons: ['leave_entitlement'] };
  const account = () => ({ employee_id: fixture.aminah.employeeId, leave_type_id: fixture.type['AL'], year: 2026 });

  test('that are adjusted, or carry other days', async () => {
    expect(await received(() => post('entitlements/adjust', { ...account(), days: 2, reason: 'Long service' }))).toEqual(changed);
    const { data } = (await fixture.owner.client.get(`${BASE}/entitlements`, { year: 2026, employee_id: fixture.aminah.employeeId })).body;
    const row = data[0].balances.find(({ code }: { code: string }) => code === 'AL');
    const carry = () => post(`entitlements/${row.entitlement_id}`, { carried_forward_days: 3, reason: 'Counted again' });
    expect(await received(carry)).toEqual(changed);
    expect(await received(carry)).toEqual({ company: [], persons: [] });
    const lapse = () => post('entitlements/lapse', { year: 2026 });
    expect(await received(lapse)).toEqual({ company: ['leave_changed'], persons: [] });
    expect(await received(lapse)).toEqual({ company: [], persons: [] });
  });

  test('of many that are granted, by hand and by the clock, once', async () => {
    for (let n = 0; n < 3; n++) await fixture.hire();
    expect((await received(() => post('entitlements/generate', { year: 2027, preview: true }))).company).toEqual([]);
    const { company, persons } = await received(() => post('entitlements/generate', { year: 2027 }));
    expect([company, new Set(persons)]).toEqual([['leave_changed'], new Set(['leave_entitlement'])]);
    expect((await received(() => post('entitlements/generate', { year: 2027 }))).company).toEqual([]);
    portal.clock.set('2028-01-01T00:40:00+08:00');
    const queue = createManualQueue(portal.server.services, [grantNewYear, lapseExpired]);
    const run = (job: string) =>
      received(async () => {
        await portal.asSystem(async (tx) => void (await queue.enqueue(tx, job, {})));
        await queue.drain();
      });
    expect((await run('leave.grant-year')).company).toEqual(['leave_changed']);
    expect((await run('leave.grant-year')).company).toEqual([]);
    expect((await run('leave.lapse-expired')).company).toEqual([]);
    portal.clock.set('2026-11-20T10:00:00+08:00');
  });

  test('that are imported, and taken back', async () => {
    const codes = await portal.owner.query<{ employee_code: string }>('select employee_code from employees where company_id = $1 limit 3', [
      fixture.owner.companyId,
    ]);
    const lines = codes.rows.map(({ employee_code }) => `${employee_code},AL,2.5,Brought over,2026`);
    const form = new FormData();
    form.append('file', new Blob([['Employee code,Leave type code,Days,Reason,Year', ...lines].join('\n')], { type: 'text/csv' }), 'baki.csv');
    const found = (await fixture.owner.client.post(`${BASE}/entitlements/import`, form)).body.data;
    const rows = found.rows.map(({ row }: { row: number }) => row);
    expect(rows).toHaveLength(3);
    expect((await received(() => post(`entitlements/import/${found.id}/accept`, { rows }))).company.filter((type) => type === 'leave_changed')).toHaveLength(1);
    expect((await received(() => post(`entitlements/import/${found.id}/undo`, {}))).company.filter((type) => type === 'leave_changed')).toHaveLength(1);
  });
});

describe('the setup', () => {
  test('of leave types and rules', async () => {
    const types = (await fixture.owner.client.get(`${BASE}/types`)).body.data;
    const { id: _id, in_use: _used, updated_at: _at, ...form } = types.find(({ code }: { code: string }) => code === 'UL');
    let type = { id: 0 };
    const named = { ...form, name: 'Study', name_ms: 'Belajar', code: 'ST' };
    expect((await received(async () => (type = await post('types', named)))).company).toEqual(SETUP);
    expect((await received(() => post(`types/${type.id}`, { ...named, name: 'Study leave' }))).company).toEqual(SETUP);
    expect((await received(() => drop(`types/${type.id}`))).company).toEqual(SETUP);
    let rule = { id: 0, updated_at: '' };
    const levels = levelsOf([[{ user_id: fixture.approver.userId }]]);
    const any = { leave_type_id: null, department_id: null, branch_id: null, at_least: null, remind_days: null, escalate_days: null };
    expect((await received(async () => (rule = await post('approval-rules', { name: 'One', levels })))).company).toEqual(SETUP);
    expect(
      (await received(async () => (rule = await post(`approval-rules/${rule.id}`, { ...any, updated_at: rule.updated_at, name: 'Two', levels })))).company,
    ).toEqual(SETUP);
    expect((await received(() => drop(`approval-rules/${rule.id}`, { updated_at: rule.updated_at }))).company).toEqual(SETUP);
  });

  test('of holidays and blackout days, whose recount tells each applicant', async () => {
    const bala = await fixture.hire();
    await fixture.apply(bala.client, { end_date: '2026-12-01' });
    let holiday = { id: 0 };
    const range = { ...HOLIDAY, end_date: '2026-12-01' };
    // The applicant of the waiting leave, and of the approved one of before the applicant and the approver.
    const three = ['leave_entitlement', 'leave_entitlement', 'leave_entitlement'];
    expect(await received(async () => (holiday = await post('holidays', range)))).toEqual({ company: SETUP, persons: three });
    expect((await received(() => post(`holidays/${holiday.id}`, { ...HOLIDAY, date: '2026-12-06' }))).company).toEqual(SETUP);
    const replace = (preview: boolean) => received(() => post('holidays/replacements', { year: 2026, preview }));
    expect((await replace(true)).company).toEqual([]);
    expect((await replace(false)).company).toEqual(SETUP);
    expect((await replace(false)).company).toEqual([]);
    expect((await received(() => drop(`holidays/${holiday.id}`))).company).toEqual(SETUP);
    for (const { id } of (await fixture.owner.client.get(`${BASE}/holidays`, { year: 2026 })).body.data) if (id !== null) await drop(`holidays/${id}`);
    const take = (preview: boolean) => received(() => post('holidays/import', { year: 2025, states: ['Kedah'], preview }));
    expect((await take(true)).company).toEqual([]);
    expect((await take(false)).company).toEqual(SETUP);
    expect((await take(false)).company).toEqual([]);
    let blackout = { id: 0, updated_at: '' };
    const days = { name: 'Stocktaking', start_date: MONDAY, end_date: '2026-12-05', leave_type_ids: [], department_ids: [] };
    expect((await received(async () => (blackout = await post('blackouts', days)))).company).toEqual(SETUP);
    const change = (name: string) =>
      received(async () => (blackout = await post(`blackouts/${blackout.id}`, { ...days, name, updated_at: blackout.updated_at })));
    expect((await change('Stocktaking')).company).toEqual([]);
    expect((await change('Year end')).company).toEqual(SETUP);
    expect((await received(() => drop(`blackouts/${blackout.id}`, { updated_at: blackout.updated_at }))).company).toEqual(SETUP);
  });

  test('leaves no notification behind', async () => {
    const { rows } = await portal.owner.query(
      "select distinct notification_type from notifications where notification_type in ('leave_changed', 'leave_setup_changed')",
    );
    expect(rows).toEqual([]);
  });
});

test('a branch that moves to another state, or rests on another day, counts undecided leave of its people again at once', async () => {
  const branch = await unitOf(portal, fixture.owner, 'branch', 'Alor Setar');
  const holiday = await post('holidays', { ...HOLIDAY, states: ['Kedah'] });
  const bala = await fixture.hire({ branch_id: branch });
  const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-02' })).body.data;
  const days = async () => (await bala.client.get(`api/leaves/${id}`)).body.data.total_days;
  const path = `api/admin/companies/branches/${branch}`;
  const place = { address_1: null, address_2: null, postcode: null, city: null, country: 'Malaysia', lat: null, lng: null, radius_m: 100, phone: null };
  const form = { name: 'Alor Setar', code: null, status: 'Active', is_hq: false, manager_id: null, rest_days: [7], ...place };
  const move = (change: object) =>
    received(async () => {
      const { updated_at } = (await fixture.owner.client.get(path)).body.data;
      const { status, body } = await fixture.owner.client.post(path, { ...form, ...change, updated_at });
      expect(status, JSON.stringify(body)).toBe(200);
    });
  expect(await days()).toBe(3);
  expect(await move({ state: 'Kedah' })).toEqual({ company: ['company', 'leave_changed'], persons: ['leave_entitlement'] });
  expect(await days()).toBe(2);
  await move({ state: 'Kedah', rest_days: [3] });
  expect(await days()).toBe(1);
  expect((await move({ state: 'Kedah', rest_days: [3], city: 'Alor Setar' })).company).toEqual(['company']);
  await drop(`holidays/${holiday.id}`);
});
