/** Holidays, blackout days, the calendar address, the report and the dashboard over HTTP. */
import { afterAll, describe, expect, test } from 'vitest';
import { leaveFixture, MONDAY } from '#app/server/testing/leave-fixture.ts';
import { ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { generateReportJob } from '#platform/server/reports/generate-report.ts';

const BASE = 'api/operation/leaves';

const portal = await openTestPortal();
afterAll(() => portal.close());
const fixture = await leaveFixture(portal);

const HOLIDAY = { name: 'Founders Day', name_ms: 'Hari Pengasas', date: '2026-12-01', type: 'Company' };

describe('a holiday', () => {
  test('that comes, moves or goes recounts what is undecided and what is approved, and tells the employee', async () => {
    const bala = await fixture.hire();
    const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-02' })).body.data;
    const settled = (await fixture.apply(bala.client, { start_date: '2026-12-07', end_date: '2026-12-08' })).body.data.id;
    await fixture.owner.client.post(`${BASE}/${settled}/review`, {});
    await fixture.owner.client.post(`${BASE}/${settled}/approve`, {});
    const days = async (of: number) => (await bala.client.get(`api/leaves/${of}`)).body.data.total_days;
    const notices = async () =>
      (await portal.owner.query(`select id from notifications where user_id = $1 and title ->> 'en' = 'Leave days changed'`, [bala.userId])).rowCount;
    const made = (await fixture.owner.client.post(`${BASE}/holidays`, HOLIDAY)).body.data;
    expect([await days(id), await notices()]).toEqual([2, 1]);
    expect((await fixture.owner.client.post(`${BASE}/holidays`, HOLIDAY)).status).toBe(422);
    const moved = await fixture.owner.client.post(`${BASE}/holidays/${made.id}`, { ...HOLIDAY, date: '2026-12-08', updated_at: made.updated_at });
    expect([moved.status, await days(id), await days(settled), await notices()]).toEqual([200, 3, 1, 3]);
    expect((await fixture.owner.client.post(`${BASE}/holidays/${made.id}`, { ...HOLIDAY, updated_at: made.updated_at })).status).toBe(409);
    const lieu = { ...HOLIDAY, name: 'In lieu', name_ms: 'Cuti ganti', date: MONDAY, type: 'Replacement', replaces_id: made.id };
    expect((await fixture.owner.client.post(`${BASE}/holidays`, lieu)).status).toBe(201);
    expect(await days(id)).toBe(2);
    // The day in lieu goes with its holiday.
    await fixture.owner.client.delete(`${BASE}/holidays/${made.id}`);
    expect([await days(id), await days(settled), await notices()]).toEqual([3, 2, 6]);
    expect((await bala.client.post(`${BASE}/holidays`, HOLIDAY)).status).toBe(403);
  });

  test('of half a day costs the other half', async () => {
    const { data } = (await fixture.owner.client.post(`${BASE}/holidays`, { ...HOLIDAY, date: '2026-12-15', is_half_day: true })).body;
    const bala = await fixture.hire();
    expect((await fixture.apply(bala.client, { start_date: '2026-12-15', end_date: '2026-12-15' })).body.data.total_days).toBe(0.5);
    await fixture.owner.client.delete(`${BASE}/holidays/${data.id}`);
  });

  test('is taken over once with its state, after a preview that writes nothing', async () => {
    const owner = await ownerOf(portal);
    const take = (preview: boolean) => owner.client.post(`${BASE}/holidays/import`, { year: 2026, states: ['Selangor'], preview });
    const list = async () => (await owner.client.get(`${BASE}/holidays`, { year: 2026 })).body.data;
    const before = await list();
    const { data } = (await take(true)).body;
    expect(data.length).toBeGreaterThan(10);
    expect(await list()).toEqual(before);
    const first = (await take(false)).body.data;
    expect(first.added + first.present).toBe(data.length);
    expect((await take(false)).body.data).toEqual({ added: 0, widened: 0, present: data.length });
    expect((await take(true)).body.data.every(({ present }: { present: boolean }) => present)).toBe(true);
  });

  test('on a rest day is given to no branch without a state where a state gives it already', async () => {
    const owner = await ownerOf(portal);
    const { rows } = await portal.owner.query<{ id: number }>('select id from branches where company_id = $1', [owner.companyId]);
    const [branch] = rows as [{ id: number }];
    await portal.owner.query(`update branches set state = null, rest_days = '{7}' where id = $1`, [branch.id]);
    await portal.owner.query('delete from holidays where company_id = $1', [owner.companyId]);
    // 2026-12-06 and 2026-12-13 are Sundays; the day in lieu of the first is given by Selangor.
    const add = (form: object) => owner.client.post(`${BASE}/holidays`, { ...HOLIDAY, ...form });
    await add({ date: '2026-12-06' });
    await add({ name: 'In lieu', name_ms: `Cuti ${HOLIDAY.name_ms}`, date: '2026-12-07', type: 'Replacement', states: ['Selangor'] });
    await add({ name: 'Anniversary', name_ms: 'Ulang tahun', date: '2026-12-13' });
    const due = async () =>
      (await owner.client.post(`${BASE}/holidays/replacements`, { year: 2026, preview: true })).body.data.map(({ date }: { date: string }) => date);
    expect(await due()).toEqual(['2026-12-14']);
    // Kedah gives none: the branch does.
    await portal.owner.query(`update branches set state = 'Kedah' where id = $1`, [branch.id]);
    expect(await due()).toEqual(['2026-12-07', '2026-12-14']);
  });

  test('on a rest day is given on the next working day of each branch', async () => {
    const owner = await ownerOf(portal);
    const { rows } = await portal.owner.query<{ id: number }>('select id from branches where company_id = $1', [owner.companyId]);
    const north = await unitOf(portal, owner, 'branch', 'Kota Bharu');
    await portal.owner.query(`update branches set rest_days = '{5}' where id = $1`, [north]);
    await portal.owner.query('delete from holidays where company_id = $1', [owner.companyId]);
    // 2026-12-04 is a Friday, 2026-12-06 a Sunday with a holiday behind it.
    for (const date of ['2026-12-04', '2026-12-06', '2026-12-07']) await owner.client.post(`${BASE}/holidays`, { ...HOLIDAY, name: `Day ${date}`, date });
    const replace = (preview: boolean) => owner.client.post(`${BASE}/holidays/replacements`, { year: 2026, preview });
    const due = (await replace(true)).body.data.map(({ date, branch_ids }: { date: string; branch_ids: number[] }) => [date, branch_ids]);
    expect(due).toEqual([
      ['2026-12-05', [north]],
      ['2026-12-08', [rows[0]?.id]],
    ]);
    expect((await replace(false)).body.data).toEqual({ added: 2 });
    expect((await replace(false)).body.data).toEqual({ added: 0 });
  });
});

test('blackout days without types leave open what the law or an emergency gives, unless they name it', async () => {
  const people = [await fixture.hire({ gender: 'Female' }), await fixture.hire({ gender: 'Male' })] as const;
  const types = (await fixture.owner.client.get(`${BASE}/types`)).body.data as { id: number; code: string; name: string; always_allowed: boolean }[];
  const blocked = async (code: string) => {
    const who = people[code === 'PL' ? 1 : 0];
    const query = { leave_type_id: fixture.type[code] as number, start_date: MONDAY, end_date: MONDAY, birth_date: MONDAY };
    const { errors } = (await who.client.get('api/leaves/calculate', query)).body.data;
    return (errors.start_date ?? []).includes('No leave during Year end closing.');
  };
  const form = { name: 'Year end closing', start_date: MONDAY, end_date: '2026-12-05', leave_type_ids: [], department_ids: [] };
  const { data } = (await fixture.owner.client.post(`${BASE}/blackouts`, form)).body;
  const open = ['MC', 'HL', 'ML', 'PL', 'EL', 'CL'];
  for (const { code, always_allowed } of types) {
    expect([code, always_allowed]).toEqual([code, open.includes(code)]);
    expect([code, await blocked(code)]).toEqual([code, !open.includes(code)]);
  }
  const named = { ...form, leave_type_ids: [fixture.type['CL']], updated_at: data.updated_at };
  const { updated_at } = (await fixture.owner.client.post(`${BASE}/blackouts/${data.id}`, named)).body.data;
  expect([await blocked('CL'), await blocked('MC'), await blocked('AL')]).toEqual([true, false, false]);
  await fixture.owner.client.delete(`${BASE}/blackouts/${data.id}`, { updated_at });
});

test('blackout days stop applications of their types and departments, not what an administrator records', async () => {
  const department_id = await unitOf(portal, fixture.owner, 'department', 'Kedai');
  const [inside, outside] = [await fixture.hire({ department_id }), await fixture.hire()];
  const form = { name: 'Stocktaking', start_date: MONDAY, end_date: '2026-12-05', leave_type_ids: [fixture.type['AL']], department_ids: [department_id] };
  const { data } = (await fixture.owner.client.post(`${BASE}/blackouts`, form)).body;
  expect((await fixture.owner.client.post(`${BASE}/blackouts`, { ...form, end_date: '2026-11-01' })).body.errors).toHaveProperty('end_date');
  expect((await fixture.apply(inside.client)).body.errors).toEqual({ start_date: ['No leave during Stocktaking.'] });
  expect((await fixture.apply(inside.client, { leave_type_id: fixture.type['UL'] })).status).toBe(201);
  expect((await fixture.apply(outside.client)).status).toBe(201);
  const recorded = {
    employee_id: inside.employeeId,
    leave_type_id: fixture.type['AL'],
    start_date: '2026-12-01',
    end_date: '2026-12-01',
    reason: 'Family matters',
  };
  expect((await fixture.owner.client.post(BASE, recorded)).status).toBe(201);
  await fixture.owner.client.delete(`${BASE}/blackouts/${data.id}`, { updated_at: data.updated_at });
  expect((await fixture.apply(inside.client, { start_date: '2026-12-02', end_date: '2026-12-02' })).status).toBe(201);
});

test('the calendar address shows half a day by its hours', async () => {
  const bala = await fixture.hire();
  for (const [start_date, duration] of [
    ['2026-12-08', 'Morning'],
    ['2026-12-09', 'Afternoon'],
  ])
    await fixture.apply(bala.client, { start_date, end_date: start_date, duration });
  const { url } = (await bala.client.post('api/leaves/feed', {})).body.data;
  const lines = (await (await fetch(new URL(new URL(url).pathname, portal.url))).text()).split('\r\n');
  expect(lines.filter((line) => line.startsWith('DT') && !line.startsWith('DTSTAMP'))).toEqual([
    'DTSTART:20261208T090000',
    'DTEND:20261208T130000',
    'DTSTART:20261209T140000',
    'DTEND:20261209T180000',
  ]);
});

test('half a day of somebody who works by night is half of that night', async () => {
  const bala = await fixture.hire();
  await fixture.owner.client.post('api/operation/attendances/schedules', {
    employee_ids: [bala.employeeId],
    start_date: '2026-12-14',
    end_date: '2026-12-14',
    weekdays: [],
    day_type: 'Working',
    publish: true,
    sessions: [{ start_time: '22:00', end_time: '06:00' }],
    remark: null,
    work_schedule_id: null,
    work_site_id: null,
    replace: false,
    skip_conflicts: false,
    reason: null,
  });
  const { status } = await fixture.apply(bala.client, { start_date: '2026-12-14', end_date: '2026-12-14', duration: 'Afternoon' });
  expect(status).toBe(201);
  const { url } = (await bala.client.post('api/leaves/feed', {})).body.data;
  const lines = (await (await fetch(new URL(new URL(url).pathname, portal.url))).text()).split('\r\n');
  expect(lines.filter((line) => line.startsWith('DT') && !line.startsWith('DTSTAMP'))).toEqual(['DTSTART:20261215T020000', 'DTEND:20261215T060000']);
});

test('the calendar address answers iCalendar to whoever holds it, and ends with the next one', async () => {
  const bala = await fixture.hire();
  await fixture.apply(bala.client, { end_date: '2026-12-01' });
  const address = async () => (await bala.client.post('api/leaves/feed', {})).body.data.url as string;
  const read = (url: string) => fetch(new URL(new URL(url).pathname, portal.url));
  const first = await address();
  const answer = await read(first);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await answer.text();
  const lines = text.split('\r\n');
  expect([lines[0], lines.at(-2), text.includes('\n\n')]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', false]);
  expect(lines).toEqual(
    expect.arrayContaining(['VERSION:2.0', 'DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261202', 'SUMMARY:Annual Leave', 'STATUS:TENTATIVE']),
  );
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const second = await address();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await fetch(`${portal.url}/api/leaves/feed/${'x'.repeat(43)}`)).status).toBe(404);
});

test('the calendar address follows cancelled days, is taken back, and ends with the employment', async () => {
  const bala = await fixture.hire();
  const { id } = (await fixture.apply(bala.client, { end_date: '2026-12-04' })).body.data;
  await fixture.owner.client.post(`${BASE}/${id}/cancel`, { remark: 'Needed in the shop', dates: ['2026-12-02'] });
  const make = async () => (await bala.client.post('api/leaves/feed', {})).body.data.url as string;
  const read = (url: string) => fetch(new URL(new URL(url).pathname, portal.url));
  const first = await make();
  const events = (await (await read(first)).text()).split('\r\n').filter((line) => line.startsWith('DT') && line.includes('VALUE'));
  expect(events).toEqual(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261202', 'DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261205']);
  expect((await bala.client.get('api/leaves/feed')).body.data.made_at).toEqual(expect.any(String));
  expect((await bala.client.delete('api/leaves/feed')).status).toBe(200);
  expect([(await read(first)).status, (await bala.client.get('api/leaves/feed')).body.data]).toEqual([404, { made_at: null }]);
  const second = await make();
  await fixture.owner.client.post(`api/admin/employees/${bala.employeeId}/inactivate`, { date: '2026-11-20', reason: 'Resigned' });
  expect(await (await read(second)).text()).not.toContain('VEVENT');
});

describe('the report', () => {
  const REPORT = `${BASE}/reports/generate`;
  const span = { start_date: '2026-12-01', end_date: '2026-12-31' };
  test.each(['Listing', 'Balance', 'Calendar'])('%s is shown, and written as each kind of file', async (template) => {
    const bala = await fixture.hire({ name: 'Bala Contoh' });
    const { id } = (await fixture.apply(bala.client, { start_date: '2026-12-09', end_date: '2026-12-10' })).body.data;
    await fixture.owner.client.post(`${BASE}/${id}/review`, {});
    await fixture.owner.client.post(`${BASE}/${id}/approve`, {});
    const ask = (more: object) => fixture.owner.client.get(REPORT, { ...span, template, employee_id: bala.employeeId, ...more });
    const { body } = await ask({ preview: true });
    expect(JSON.stringify(body.data.rows)).toContain('Bala Contoh');
    for (const format of ['xlsx', 'csv', 'pdf']) {
      const queued = (await ask({ format })).body;
      const { rows } = await portal.owner.query<{ data: Record<string, unknown> }>(
        `select data -> 'data' as data from pgboss.job where data -> 'data' ->> 'report_id' = $1`,
        [String(queued.data.id)],
      );
      await generateReportJob.run(rows[0]?.data as Record<string, unknown>, {
        services: portal.server.services,
        id: '1',
        progress: async () => undefined,
        signal: new AbortController().signal,
      });
      const report = (await fixture.owner.client.get(`api/reports/${queued.data.id}`)).body.data;
      expect(report).toMatchObject({ status: 'success', file: { ext: format } });
      const bytes = Buffer.from(await (await fetch(new URL(report.file.url, portal.url))).arrayBuffer());
      const begins = { xlsx: 'PK', pdf: '%PDF-', csv: '\ufeff' }[format] as string;
      expect(bytes.subarray(0, Buffer.byteLength(begins)).toString()).toBe(begins);
      if (format === 'csv') expect(bytes.toString()).toContain('Bala Contoh');
    }
  });

  test('is for who may look at it, and its file for who may export', async () => {
    expect((await fixture.reviewer.client.get(REPORT, { ...span, preview: true })).status).toBe(403);
    expect((await fixture.aminah.client.get(REPORT, { ...span, preview: true })).status).toBe(403);
  });
});

test('the dashboard shows management who is away, and the employee what is left', async () => {
  const today = '2026-11-20';
  const bala = await fixture.hire();
  const blocks = async (client: TestClient) => (await client.get('api/dashboard')).body.data.blocks;
  const before = (await blocks(fixture.owner.client)).leave;
  const form = {
    employee_id: bala.employeeId,
    leave_type_id: fixture.type['AL'],
    start_date: today,
    end_date: today,
    reason: 'Family matters',
    approve: true,
  };
  expect((await fixture.owner.client.post(BASE, form)).status).toBe(201);
  await fixture.apply(bala.client);
  const { leave } = await blocks(fixture.owner.client);
  expect(leave).toMatchObject({ waiting: before.waiting + 1, today: before.today + 1, half: before.half });
  expect(leave.away.map((row: { name: string }) => row.name)).toContain(bala.name);
  const own = await blocks(bala.client);
  expect(own).not.toHaveProperty('leave');
  expect(own['own-leave-requests'].leaves.map(({ status }: { status: string }) => status)).toEqual(['Waiting for Approval', 'Approved']);
  expect(own['own-leave'].types[0]).toMatchObject({ name: 'Annual Leave', balance: 10, pending: 1 });

  // One half of the day is told apart, so that the figure fits that of who is at work; both halves are a day.
  const chong = await fixture.hire();
  const half = { ...form, employee_id: chong.employeeId };
  const counts = async () => {
    const { leave: now } = await blocks(fixture.owner.client);
    return [now.today - before.today, now.half - before.half];
  };
  expect((await fixture.owner.client.post(BASE, { ...half, duration: 'Morning' })).status).toBe(201);
  expect(await counts()).toEqual([2, 1]);
  expect((await fixture.owner.client.post(BASE, { ...half, duration: 'Afternoon' })).status).toBe(201);
  expect(await counts()).toEqual([2, 0]);
});

test('the address rests while the login is disabled or leave is off, and answers again afterwards', async () => {
  const bala = await fixture.hire();
  const { url } = (await bala.client.post('api/leaves/feed', {})).body.data;
  const status = async () => (await fetch(new URL(new URL(url).pathname, portal.url))).status;
  expect(await status()).toBe(200);
  const change = (sql: string) => portal.owner.query(sql, [bala.companyId]);
  await portal.owner.query(`update company_users set status = 'Inactive' where company_id = $1 and user_id = $2`, [bala.companyId, bala.userId]);
  expect(await status()).toBe(404);
  await portal.owner.query(`update company_users set status = 'Active' where company_id = $1 and user_id = $2`, [bala.companyId, bala.userId]);
  await change(`update companies set modules = modules || '{"leave": false}' where id = $1`);
  expect(await status()).toBe(404);
  await change(`update companies set modules = modules || '{"leave": true}' where id = $1`);
  expect(await status()).toBe(200);
});
