/** Leave over HTTP that runs over the new year, into a year that nobody has granted, around a birth, and over expiring days. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';

const BASE = 'api/operation/leaves';
const OVER = { start_date: '2026-12-30', end_date: '2027-01-05' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);
const holiday = { name: 'New Year', name_ms: 'Tahun Baharu', date: '2027-01-01', type: 'Company' };
expect((await fixture.owner.client.post(`${BASE}/holidays`, holiday)).status).toBe(201);

const balanceOf = async (client: TestClient, year: number, code = 'AL') =>
  (await client.get('api/leaves/summary', { year })).body.data.types.find((row: { code: string }) => row.code === code);
/** The id of an uploaded certificate. */
async function certificate(client: TestClient): Promise<string> {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.4 a certificate'], 'certificate.pdf', { type: 'application/pdf' }));
  return (await client.post('api/files', form)).body.data.file;
}
const decide = (id: number, verb: string, body: object = {}) => fixture.owner.client.post(`${BASE}/${id}/${verb}`, body);
const own = async (client: TestClient) =>
  (await client.get('api/leaves', { sort: 'asc' })).body.data as { id: number; start_date: string; end_date: string; total_days: number }[];

describe('an application over 31 December', () => {
  test('becomes two leaves, each out of the balance of its year', async () => {
    const bala = await fixture.hire();
    const before = await balanceOf(bala.client, 2027);
    const query = { leave_type_id: fixture.type['AL'] as number, ...OVER };
    const preview = (await bala.client.get('api/leaves/calculate', query)).body.data;
    // Wednesday and Thursday; New Year's Day (Friday) is a holiday, Sunday a rest day: Saturday, Monday and Tuesday.
    expect(preview).toMatchObject({ total_days: 5, balance: 12, balance_after: 10, errors: {} });
    expect(preview.warnings).toEqual([
      'This becomes two applications: until 31 December, and from 1 January using the 2027 balance.',
      'Days for 2027 are not granted yet; this is an estimate.',
    ]);
    const { status, body } = await fixture.apply(bala.client, OVER);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({ start_date: '2026-12-30', end_date: '2026-12-31', total_days: 2, continues: null });
    const [first, second] = await own(bala.client);
    expect(second).toMatchObject({ start_date: '2027-01-01', end_date: '2027-01-05', total_days: 3 });
    const detail = (await bala.client.get(`api/leaves/${second?.id}`)).body.data;
    expect(detail.continues).toEqual({ id: first?.id, number: body.data.number });
    expect([(await balanceOf(bala.client, 2026)).pending, (await balanceOf(bala.client, 2027)).pending]).toEqual([2, 3]);
    expect((await balanceOf(bala.client, 2027)).balance).toBe(before.balance - 3);
    for (const { id } of [first, second] as { id: number }[]) {
      expect((await decide(id, 'review')).status).toBe(200);
      expect((await decide(id, 'approve')).body.data.status).toBe('Approved');
    }
    expect([(await balanceOf(bala.client, 2026)).taken, (await balanceOf(bala.client, 2027)).taken]).toEqual([2, 3]);
  });

  test('is one leave where one of the years has nothing but days off', async () => {
    const bala = await fixture.hire();
    await fixture.apply(bala.client, { start_date: '2026-12-31', end_date: '2027-01-01' });
    expect((await own(bala.client)).map(({ start_date, end_date }) => [start_date, end_date])).toEqual([['2026-12-31', '2026-12-31']]);
  });

  test('is refused whole where one of the balances is too small', async () => {
    const bala = await fixture.hire();
    await fixture.owner.client.post(`${BASE}/entitlements/adjust`, {
      employee_id: bala.employeeId,
      leave_type_id: fixture.type['AL'],
      year: 2026,
      days: -11,
      reason: 'Taken before',
    });
    expect((await fixture.apply(bala.client, OVER)).body.errors).toEqual({ base: ['Only 1 day is left on these dates.'] });
    expect(await own(bala.client)).toEqual([]);
  });

  test('counts once toward the leave of a lifetime', async () => {
    const bala = await fixture.hire();
    await fixture.apply(bala.client, { ...OVER, end_date: '2027-01-02', leave_type_id: fixture.type['MR'] });
    const [first, second] = await own(bala.client);
    for (const { id } of [first, second] as { id: number }[]) {
      await decide(id, 'review');
      expect((await decide(id, 'approve')).body.data?.status).toBe('Approved');
    }
    expect((await fixture.apply(bala.client, { leave_type_id: fixture.type['MR'] })).body.errors).toHaveProperty('leave_type_id');
  });
});

describe('the next year', () => {
  test('is foreseen until it is granted, and granted as it was foreseen', async () => {
    const bala = await fixture.hire();
    const ledger = async () =>
      (await bala.client.get('api/leaves/ledger', { leave_type_id: fixture.type['AL'] as number, year: 2027, date: '2027-02-01' })).body.data;
    const rows = async () => (await ledger()).rows.map((row: { kind: string; days: number; projected: boolean }) => [row.kind, row.days, row.projected]);
    expect(await rows()).toEqual([
      ['Grant', 16, true],
      ['Carry Forward', 5, true],
    ]);
    await fixture.apply(bala.client, { start_date: '2026-12-21', end_date: '2026-12-31' });
    // Nine working days of eleven are held: three are left to carry.
    expect(await rows()).toEqual([
      ['Grant', 16, true],
      ['Carry Forward', 3, true],
    ]);
    const foreseen = await ledger();
    await fixture.owner.client.post(`${BASE}/entitlements/generate`, { year: 2027, employee_ids: [bala.employeeId] });
    expect(await rows()).toEqual([
      ['Grant', 16, false],
      // Until the year begins it follows what is left of this one.
      ['Carry Forward', 3, true],
    ]);
    expect((await ledger()).balance).toBe(foreseen.balance);
  });
});

test('days that expire in the middle of a leave serve its first days alone', async () => {
  const bala = await fixture.hire();
  const leave_type_id = fixture.type['RL'];
  const credit = { employee_id: bala.employeeId, leave_type_id, year: 2026, kind: 'Replacement Credit', days: 3, reason: 'Worked on rest days' };
  // Ninety days from 2 September end on 1 December.
  expect((await fixture.owner.client.post(`${BASE}/entitlements/adjust`, { ...credit, effective_date: '2026-09-02' })).status).toBe(201);
  const refused = await fixture.apply(bala.client, { leave_type_id, end_date: '2026-12-02' });
  expect(refused.body.errors).toEqual({ base: ['Only 2 days are left on these dates.'] });
  expect((await fixture.apply(bala.client, { leave_type_id, end_date: '2026-12-01' })).status).toBe(201);
});

describe('leave for a birth', () => {
  test('asks when, and lies around it', async () => {
    const documents = [await certificate(fixture.aminah.client)];
    const maternity = (more: object) => fixture.apply(fixture.aminah.client, { leave_type_id: fixture.type['ML'], documents, end_date: '2027-03-07', ...more });
    const [option] = (await fixture.aminah.client.get('api/leaves/types')).body.data.filter(({ code }: { code: string }) => code === 'ML');
    expect(option).toMatchObject({ asks_birth: true });
    expect((await maternity({})).body.errors).toEqual({ birth_date: ['Enter the date of birth, or the expected date.'] });
    expect((await maternity({ birth_date: '2026-12-31' })).body.errors).toEqual({ start_date: ['At most 30 days before the birth: from 01/12/26 on.'] });
    expect((await maternity({ birth_date: '2026-12-20', end_date: '2027-03-08' })).body.errors).toMatchObject({ end_date: ['At most 98 days in a row.'] });
    // 98 days of the calendar: 32 in 2026, 66 in 2027.
    const { status, body } = await maternity({ birth_date: '2026-12-20' });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.data).toMatchObject({ birth_date: '2026-12-20', total_days: 32 });
    const [first, second] = await own(fixture.aminah.client);
    expect(second?.total_days).toBe(66);
    // The certificate lies with the first part and serves the second one too.
    for (const { id } of [first, second] as { id: number }[]) {
      expect((await fixture.aminah.client.get(`api/leaves/${id}`)).body.data.documents).toHaveLength(1);
      await decide(id, 'review');
      expect((await decide(id, 'approve')).body.data?.status).toBe('Approved');
    }
  });

  test('of a father is seven days of the calendar within 60 days, after twelve months of service', async () => {
    const bala = await fixture.hire({ gender: 'Male' });
    const documents = [await certificate(bala.client)];
    const ask = (more: object) =>
      fixture.apply(bala.client, { leave_type_id: fixture.type['PL'], documents, birth_date: '2026-11-25', end_date: '2026-12-06', ...more });
    expect((await ask({ end_date: '2026-12-07' })).body.errors).toHaveProperty('end_date');
    expect((await ask({ birth_date: '2026-09-20' })).body.errors).toEqual({ end_date: ['Within 60 days of the birth: until 19/11/26.'] });
    expect((await ask({ birth_date: '2026-12-02' })).body.errors).toHaveProperty('start_date');
    expect((await ask({})).body.data).toMatchObject({ total_days: 7 });
    const fresh = await fixture.hire({ gender: 'Male', company_joined_at: '2026-03-02' });
    expect((await fixture.apply(fresh.client, { leave_type_id: fixture.type['PL'], birth_date: MONDAY })).body.errors).toHaveProperty('leave_type_id');
  });
});

describe('a certificate', () => {
  test('is asked from the third day on where the type says so, and again at the approval', async () => {
    const types = (await fixture.owner.client.get(`${BASE}/types`)).body.data as Record<string, unknown>[];
    const { in_use: _used, ...medical } = types.find(({ code }) => code === 'CL') as Record<string, unknown>;
    const save = (more: object) => fixture.owner.client.post(`${BASE}/types/${Number(medical['id'])}`, { ...medical, updated_at: undefined, ...more });
    expect((await save({ attachment: 'Required if >N' })).body.errors).toHaveProperty('attachment_after_days');
    expect((await save({ attachment: 'Required if >N', attachment_after_days: 2 })).status).toBe(200);
    const bala = await fixture.hire();
    const ask = (end_date: string, more: object = {}) => fixture.apply(bala.client, { leave_type_id: medical['id'], end_date, ...more });
    expect((await ask('2026-12-02')).body.errors).toEqual({ documents: ['Please attach the certificate.'] });
    const { id } = (await ask('2026-12-01')).body.data;
    await save({ attachment: 'Required' });
    await decide(id, 'review');
    expect((await decide(id, 'approve')).body.errors).toEqual({ base: ['Please attach the certificate.'] });
    await save({ attachment: 'None' });
    expect((await decide(id, 'approve')).body.data.status).toBe('Approved');
  });
});

test('what is refused is told in the language of the caller, at the field that mends it', async () => {
  const bala = await fixture.hire();
  const malay = bala.client.with({ headers: { 'x-locale': 'ms' } });
  expect((await fixture.apply(malay, { end_date: '2026-11-25' })).body.errors).toEqual({ end_date: ['Tarikh tamat tidak boleh sebelum tarikh mula.'] });
  expect((await fixture.apply(malay, { start_date: '2026-11-19', end_date: '2026-11-19' })).body.errors).toEqual({
    start_date: ['Cuti ini tidak boleh diambil bagi tarikh lepas.'],
  });
  expect((await fixture.apply(malay, { end_date: '2026-12-31' })).body.errors).toEqual({ base: ['Hanya 12 hari berbaki pada tarikh ini.'] });
});

test('on behalf, what the employee would be refused is a warning', async () => {
  const bala = await fixture.hire();
  const query = { employee_id: bala.employeeId, leave_type_id: fixture.type['AL'] as number, start_date: '2026-11-19', end_date: '2026-11-19' };
  const { data } = (await fixture.owner.client.get(`${BASE}/calculate`, query)).body;
  expect(data).toMatchObject({ errors: {}, warnings: ['The employee could not apply for this: This leave cannot be taken in the past.'] });
});
