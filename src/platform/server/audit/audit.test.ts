import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../db/pool.ts';
import { transact, type Transaction } from '../db/scope.ts';
import { openBareServices, type BareServices } from '../testing/bare-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { audit, auditAll, type AuditEntry } from './audit.ts';
import { auditHeads, headLines, keepHeads, storedHeads, readHeads, type StoredHead } from './audit-heads.ts';
import { auditLines, verifyAudit } from './verify-audit.ts';

let database: TestDatabase;
let services: BareServices;
let owner: Pool;

beforeAll(async () => {
  database = await createTestDatabase('audit');
  services = await openBareServices(database.url, { poolSize: 12 });
  owner = openPool(database.url, { role: null, max: 2 });
});
afterAll(async () => {
  await owner.end();
  await services.close();
  await database.drop();
});

const inCompany = <T>(companyId: number, work: (tx: Transaction) => Promise<T>) => transact(services.pool, { companyId, userId: 5 }, work);
const write = (tx: Transaction, companyId: number, entry: Partial<AuditEntry> = {}) =>
  audit(
    { client: tx.client, clock: services.clock, actor: { userId: 5 }, companyId, request: { id: 'r1', ip: '203.0.113.9' } },
    {
      action: 'updated',
      subject_type: 'employee',
      subject_id: 1,
      ...entry,
    },
  );
const last = async () => (await owner.query('select * from audit_logs order by id desc limit 1')).rows[0] as Record<string, unknown>;

it('keeps what changed, without secrets, account numbers by their last digits', async () => {
  await inCompany(1, (tx) =>
    write(tx, 1, {
      before: { salary: 3000, name: 'Aminah', password: 'old', account_no: '1234567890', config: { api_key: 'a', days: 1 } },
      after: { salary: 3200, name: 'Aminah', password: 'new', account_no: '9876543210', config: { api_key: 'b', days: 2 } },
    }),
  );
  expect(await last()).toMatchObject({
    company_id: 1,
    user_id: 5,
    request_id: 'r1',
    ip: '203.0.113.9',
    action: 'updated',
    subject_type: 'employee',
    subject_id: 1,
    before: { salary: 3000, account_no: '••••••7890', config: { days: 1 } },
    after: { salary: 3200, account_no: '••••••3210', config: { days: 2 } },
  });
  expect(JSON.stringify(await last())).not.toMatch(/Aminah|old|new|api_key|123456|987654/);
});

it('keeps a creation and a deletion whole', async () => {
  await inCompany(1, (tx) => write(tx, 1, { action: 'created', after: { name: 'Bala', token_hash: 'x' } }));
  expect(await last()).toMatchObject({ before: null, after: { name: 'Bala' } });
});

it('writes nothing of a transaction that rolls back', async () => {
  const before = await verifyAudit(services.pool);
  const undone = inCompany(1, async (tx) => {
    await write(tx, 1);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await verifyAudit(services.pool)).toEqual(before);
});

it('keeps one whole chain per company under many writers at once, in whatever order they lock', async () => {
  const before = await verifyAudit(services.pool);
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      inCompany((i % 2) + 11, async (tx) => {
        await write(tx, (i % 2) + 11, { after: { i } });
        await tx.client.query('select pg_sleep(random() / 50)');
        await write(tx, (i % 2) + 11, { after: { i, second: true } });
      }),
    ),
  );
  const after = await verifyAudit(services.pool);
  expect(after).toEqual({ companies: before.companies + 2, rows: before.rows + 80, broken: [] });
  const { rows } = await owner.query<{ company_id: number; places: number[] }>(
    'select company_id, array_agg(seq::int order by seq) as places from audit_logs where company_id in (11, 12) group by 1 order by 1',
  );
  const all = Array.from({ length: 40 }, (_, i) => i + 1);
  expect(rows).toEqual([11, 12].map((company_id) => ({ company_id, places: all })));
});

it('cannot be changed by the application, nor by its owner in passing', async () => {
  await expect(inCompany(11, (tx) => tx.client.query(`update audit_logs set action = 'x'`))).rejects.toThrow('permission denied');
  await expect(inCompany(11, (tx) => tx.client.query('delete from audit_logs'))).rejects.toThrow('permission denied');
  await expect(owner.query(`update audit_logs set action = 'x' where company_id = 11`)).rejects.toThrow('append-only');
});

it.each([
  ['changed', `update audit_logs set after = '{"i": 99}' where company_id = 21 and seq = 3`, 'changed'],
  ['taken out', 'delete from audit_logs where company_id = 22 and seq = 3', 'an entry before it is missing'],
  ['cut off at the end', 'delete from audit_logs where company_id = 23 and seq = 5', 'entries are missing at the end'],
  ['moved in time', `update audit_logs set at = at - interval '1 day' where company_id = 24 and seq = 3`, 'changed'],
])('shows an entry that was %s by the owner of the database, who can switch the guards off', async (_, tampering, fault) => {
  const company = Number(/company_id = (\d+)/.exec(tampering)?.[1]);
  for (let i = 0; i < 5; i++) await inCompany(company, (tx) => write(tx, company, { after: { i } }));
  expect((await verifyAudit(services.pool)).broken.filter(({ company_id }) => company_id === company)).toEqual([]);
  const client = await owner.connect();
  await client.query(`begin; alter table audit_logs disable trigger user; ${tampering}; alter table audit_logs enable trigger user; commit`);
  client.release();
  const found = (await verifyAudit(services.pool)).broken.filter(({ company_id }) => company_id === company);
  expect(found.map((each) => each.fault)).toEqual([fault]);
  expect(auditLines({ companies: 1, rows: 5, broken: found }).join('\n')).toContain(`company ${company}, place`);
});

it('shows a chain that was cut off with its end set back, by the end that was kept outside the database', async () => {
  for (let i = 0; i < 5; i++) await inCompany(31, (tx) => write(tx, 31, { after: { i } }));
  const folder = await mkdtemp(join(tmpdir(), 'mesra-heads-'));
  try {
    await keepHeads(folder, '2026-11-22', await auditHeads(services.pool));
    const stored = await storedHeads(folder);
    expect(readHeads(`Keep this mail.\n\n${headLines(stored)}\nMesra`, 'mail.txt')).toHaveLength(stored.length);
    expect((await verifyAudit(services.pool, stored)).broken.filter(({ company_id }) => company_id === 31)).toEqual([]);
    const client = await owner.connect();
    await client.query(`begin; alter table audit_logs disable trigger user; delete from audit_logs where company_id = 31 and seq > 3;
      update audit_heads h set seq = 3, hash = (select hash from audit_logs a where a.company_id = 31 and a.seq = 3) where h.company_id = 31;
      alter table audit_logs enable trigger user; commit`);
    client.release();
    const of31 = async (heads: readonly StoredHead[]) => (await verifyAudit(services.pool, heads)).broken.filter(({ company_id }) => company_id === 31);
    expect(await of31([])).toEqual([]);
    // The chain goes on, and still the end that was kept is missing from it.
    for (let i = 0; i < 4; i++) await inCompany(31, (tx) => write(tx, 31, { after: { i, later: true } }));
    expect(await of31(stored)).toEqual([{ company_id: 31, seq: 5, id: null, fault: 'the end that was kept in 2026-11-22.txt is gone or changed' }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('writes many changes in one statement, in their order and in the same words as one', async () => {
  const entries = [1, 2, 3].map((id) => ({
    action: 'updated',
    subject_type: 'batch',
    subject_id: id,
    before: { pay: 1, password: 'a' },
    after: { pay: id + 1, password: 'b' },
  }));
  const made = { action: 'created', subject_type: 'batch', subject_id: 4, before: null, after: { account_no: '1234567890' } };
  const context = { clock: services.clock, actor: { userId: 5 }, companyId: 1, request: { id: 'r1', ip: '203.0.113.9' } };
  await inCompany(1, ({ client }) => auditAll({ client, ...context }, [...entries, made]));
  await inCompany(1, ({ client }) => auditAll({ client, ...context }, []));
  const { rows } = await owner.query(
    `select company_id, user_id, subject_id::int, before, after, seq is not null as sealed from audit_logs where subject_type = 'batch' order by id`,
  );
  expect(rows).toEqual([
    ...[1, 2, 3].map((id) => ({ company_id: 1, user_id: 5, subject_id: id, before: { pay: 1 }, after: { pay: id + 1 }, sealed: true })),
    { company_id: 1, user_id: 5, subject_id: 4, before: null, after: { account_no: '••••••7890' }, sealed: true },
  ]);
});
