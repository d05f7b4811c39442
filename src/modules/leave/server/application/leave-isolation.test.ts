/** Two companies never meet, in the database and over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveFixture, MONDAY, type LeaveFixture, levelsOf } from '#app/server/testing/leave-fixture.ts';
import { unitOf } from '#app/server/testing/people.ts';
import { openTestPortal, type TestClient } from '#app/server/testing/test-portal.ts';
import { transact } from '#platform/server/db/scope.ts';

const BASE = 'api/operation/leaves';
let ours: LeaveFixture;
let theirs: LeaveFixture;

const portal = await openTestPortal();
afterAll(() => portal.close());
[ours, theirs] = [await leaveFixture(portal), await leaveFixture(portal)];

const TABLES = [
  'leave_types',
  'leave_type_tiers',
  'holidays',
  'leave_blackouts',
  'approval_rules',
  'approval_requests',
  'leaves',
  'leave_days',
  'leave_entitlements',
  'leave_entitlement_entries',
  'leave_feeds',
] as const;
const HOLIDAY = { name: 'Founders Day', name_ms: 'Hari Pengasas', date: '2026-12-24', type: 'Company' };
const BLACKOUT = { name: 'Stocktaking', start_date: '2026-12-28', end_date: '2026-12-31', leave_type_ids: [], department_ids: [] };
const SEEN = { updated_at: '2026-11-20T02:00:00Z' };

/** One row of everything in a company. */
async function furnish(services: LeaveFixture) {
  const { client } = services.owner;
  const made = async (path: string, body: object) => {
    const answer = await client.post(`${BASE}/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.id as number;
  };
  const rule = await made('approval-rules', { name: 'Long leave', at_least: 10, levels: levelsOf([[{ user_id: services.approver.userId }]]) });
  const [holiday, blackout] = [await made('holidays', HOLIDAY), await made('blackouts', BLACKOUT)];
  const leave = (await services.apply(services.aminah.client)).body.data.id as number;
  await services.aminah.client.post('api/leaves/feed', {});
  const { entitlement_id } = (await services.aminah.client.get('api/leaves/summary', { year: 2026 })).body.data.types[0];
  return { rule, holiday, blackout, leave, entitlement: entitlement_id as number };
}

describe('two companies', () => {
  let mine: Awaited<ReturnType<typeof furnish>>;
  let other: Awaited<ReturnType<typeof furnish>>;
  beforeAll(async () => {
    [mine, other] = [await furnish(ours), await furnish(theirs)];
  });

  test.each(TABLES)('%s: a company neither sees, changes nor makes rows of the other', async (table) => {
    const scope = { companyId: ours.owner.companyId, userId: ours.owner.userId };
    const count = 'select count(*)::int as n from ';
    const all = await portal.owner.query<{ n: number }>(`${count}${table} where company_id = $1`, [theirs.owner.companyId]);
    expect(all.rows[0]?.n).toBeGreaterThan(0);
    const seen = await transact(portal.server.services.pool, scope, ({ client }) =>
      client.query(`select count(*) filter (where company_id = $1)::int as own, count(*) filter (where company_id <> $1)::int as foreign from ${table}`, [
        ours.owner.companyId,
      ]),
    );
    expect(seen.rows[0]).toMatchObject({ foreign: 0 });
    expect(seen.rows[0].own).toBeGreaterThan(0);
    const changed = await transact(portal.server.services.pool, scope, ({ client }) =>
      client.query(`update ${table} set updated_at = now() where company_id = $1`, [theirs.owner.companyId]),
    );
    expect(changed.rowCount).toBe(0);
    const taken = transact(portal.server.services.pool, scope, ({ client }) =>
      client.query(`update ${table} set company_id = $1 where company_id = $2`, [theirs.owner.companyId, ours.owner.companyId]),
    );
    await expect(taken).rejects.toThrow(/row-level security|foreign key/);
  });

  test('know nothing of each other’s ids', async () => {
    const { client } = ours.owner;
    const form = { leave_type_id: ours.type['AL'], start_date: '2026-12-01', end_date: '2026-12-01', reason: 'Family matters' };
    const [annual, foreign] = [ours.type['AL'] as number, theirs.type['AL'] as number];
    const gets = [
      `${BASE}/${other.leave}`,
      `${BASE}/types/${foreign}`,
      `${BASE}/holidays/${other.holiday}`,
      `${BASE}/entitlements/ledger?employee_id=${theirs.aminah.employeeId}&leave_type_id=${annual}`,
      `${BASE}/types-for?employee_id=${theirs.aminah.employeeId}`,
      `${BASE}/calculate?employee_id=${theirs.aminah.employeeId}&leave_type_id=${annual}&start_date=${MONDAY}&end_date=${MONDAY}`,
    ];
    for (const path of gets) expect((await client.get(path)).status, path).toBe(404);
    const remark = 'Not theirs';
    const posts: [string, object][] = [
      [`${BASE}/${other.leave}/review`, {}],
      [`${BASE}/${other.leave}/approve`, {}],
      [`${BASE}/${other.leave}/reject`, { remark }],
      [`${BASE}/${other.leave}/cancel`, { remark }],
      [`${BASE}/holidays/${other.holiday}`, HOLIDAY],
      [`${BASE}/blackouts/${other.blackout}`, { ...BLACKOUT, ...SEEN }],
      [`${BASE}/entitlements/${other.entitlement}`, { carried_forward_days: 3, reason: remark }],
      [`${BASE}/entitlements/adjust`, { employee_id: theirs.aminah.employeeId, leave_type_id: annual, year: 2026, days: 1, reason: remark }],
      [BASE, { ...form, employee_id: theirs.aminah.employeeId }],
    ];
    for (const [path, body] of posts) expect((await client.post(path, body)).status, path).toBe(404);
    expect((await client.delete(`${BASE}/blackouts/${other.blackout}`, SEEN)).status).toBe(404);
    expect((await client.delete(`${BASE}/approval-rules/${other.rule}`, SEEN)).status).toBe(404);
    for (const path of [`types/${foreign}`, `holidays/${other.holiday}`]) {
      expect((await client.delete(`${BASE}/${path}`)).status, path).toBe(404);
    }
    expect((await ours.aminah.client.get(`api/leaves/${other.leave}`)).status).toBe(404);
    expect((await ours.aminah.client.post(`api/leaves/${other.leave}/cancel`, {})).status).toBe(404);

    // Ids inside a form are refused at their field.
    const department = await unitOf(portal, theirs.owner, 'department', 'Gudang');
    const { rows } = await portal.owner.query<{ id: number }>('select id from branches where company_id = $1 limit 1', [theirs.owner.companyId]);
    const levels = levelsOf([[{ user_id: ours.owner.userId }]]);
    const refused: [TestClient, string, object, string][] = [
      [ours.aminah.client, 'api/leaves', { ...form, leave_type_id: foreign }, 'leave_type_id'],
      [ours.aminah.client, 'api/leaves', { ...form, relief_employee_id: theirs.aminah.employeeId }, 'relief_employee_id'],
      [client, `${BASE}/blackouts`, { ...BLACKOUT, leave_type_ids: [foreign] }, 'leave_type_ids'],
      [client, `${BASE}/blackouts`, { ...BLACKOUT, department_ids: [department] }, 'department_ids'],
      [client, `${BASE}/holidays`, { ...HOLIDAY, name: 'Other', branch_ids: [rows[0]?.id] }, 'branch_ids'],
      [client, `${BASE}/holidays`, { ...HOLIDAY, name: 'Other', replaces_id: other.holiday }, 'replaces_id'],
      [client, `${BASE}/approval-rules`, { name: 'Rule', leave_type_id: foreign, levels }, 'leave_type_id'],
      [client, `${BASE}/approval-rules`, { name: 'Rule', department_id: department, levels }, 'department_id'],
      [client, `${BASE}/approval-rules`, { name: 'Rule', levels: levelsOf([[{ user_id: theirs.approver.userId }]]) }, 'levels'],
      [
        client,
        `${BASE}/entitlements/adjust`,
        { employee_id: ours.aminah.employeeId, leave_type_id: foreign, year: 2026, days: 1, reason: 'Not theirs' },
        'leave_type_id',
      ],
    ];
    for (const [who, path, body, field] of refused) {
      const answer = await who.post(path, body);
      expect([answer.status, Object.keys(answer.body.errors ?? {})], `${path} ${field}`).toEqual([422, [field]]);
    }
    expect((await client.post(`${BASE}/bulk`, { ids: [other.leave], action: 'review' })).body.data).toMatchObject({ done: 0 });
    expect((await theirs.owner.client.get(`${BASE}/${other.leave}`)).body.data.status).toBe('Waiting for Approval');
    expect((await client.get(BASE)).body.data.map(({ id }: { id: number }) => id)).toEqual([mine.leave]);
    const list = async (path: string) => JSON.stringify((await client.get(`${BASE}/${path}`, { year: 2026 })).body.data);
    expect(await list('entitlements')).not.toContain(`"id":${theirs.aminah.employeeId},"name":"${theirs.aminah.name}"`);
    expect(JSON.parse(await list('holidays')).filter(({ name }: { name: string }) => name === HOLIDAY.name)).toHaveLength(1);
    expect(JSON.parse(await list('blackouts'))).toHaveLength(1);
  });
});
