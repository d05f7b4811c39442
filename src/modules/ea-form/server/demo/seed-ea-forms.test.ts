/** The demo's EA forms: last year's stand, and this year's payrolls close with no difference. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { openPool } from '#platform/server/db/pool.ts';
import { transact } from '#platform/server/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/database.ts';
import { seedCompanies } from '#modules/company/server/demo/seed-company.ts';
import { seedEmployees } from '#modules/employee/server/demo/seed-employees.ts';
import { seedUsers } from '#modules/identity/server/demo/seed-identity.ts';
import { referenceModule } from '#modules/reference/server/reference.module.ts';
import { nextWanted } from '../year/ea-year.store.ts';
import { eaFixture, makeEaForms } from '../make-ea-forms.ts';
import { reconcileEaForms } from '../year/reconcile-ea-forms.ts';
import { seedReliefs } from '#modules/tax-declaration/server/demo/seed-reliefs.ts';
import { seedEaForms } from './seed-ea-forms.ts';
import { demoContext, seedPayroll, type DemoPayer } from '#modules/payroll/server/demo/seed-payroll.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const SYSTEM = { companyId: null, userId: null, system: true } as const;
let database: TestDatabase;
let pool: Pool;
let payers: Record<'c1' | 'c2' | 'c3', DemoPayer>;

beforeAll(async () => {
  database = await createTestDatabase('demo-ea-forms');
  pool = openPool(database.url, { max: 1, statementTimeoutMs: 120_000 });
  const owner = openPool(database.url, { max: 1, role: null });
  await referenceModule.prepare?.(owner);
  await owner.end();
  await transact(pool, SYSTEM, async (tx) => {
    const users = await seedUsers(tx, NOW);
    const user = (key: string) => users.get(key) as number;
    const today = '2026-11-20' as Parameters<typeof seedCompanies>[2];
    const companies = await seedCompanies(tx, { norhayati: user('norhayati'), ramli: user('ramli'), empty: user('empty') }, today);
    const people = await seedEmployees(tx, companies, today);
    const officer = { userId: user('norhayati'), name: 'Datin Norhayati' };
    const payer = (key: 'c1' | 'c2' | 'c3') => ({ company_id: companies[key].id, officer, people: people[key] });
    payers = { c1: payer('c1'), c2: payer('c2'), c3: payer('c3') };
    await seedReliefs(tx, Object.values(payers), NOW);
    await seedPayroll(tx, payers, NOW);
    await seedEaForms(tx, payers, NOW);
  });
}, 120_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('has published, generated and pending forms of last year', async () => {
  const found = await transact(pool, SYSTEM, ({ client }) =>
    client.query<{ company_id: number; status: string; n: number }>(
      `select company_id, status, count(*)::int as n from ea_forms where year = 2025 group by 1, 2 order by 1`,
    ),
  );
  expect(found.rows.map(({ company_id, status }) => [company_id, status])).toEqual([
    [payers.c1.company_id, 'Published'],
    [payers.c2.company_id, 'Success'],
  ]);
  for (const { n } of found.rows) expect(n).toBeGreaterThan(20);
});

it.each(['c1', 'c2', 'c3'] as const)(
  'closes this year of %s without a difference',
  async (key) => {
    const answer = await transact(pool, SYSTEM, async (tx) => {
      const ctx = demoContext(tx, payers[key], NOW);
      const ids = await nextWanted(ctx, 2026, null, 0, 1000);
      await makeEaForms(ctx, await eaFixture(ctx), 2026, ids, false);
      return reconcileEaForms(ctx, { year: 2026 });
    });
    expect(answer.data.differences).toEqual([]);
    expect(answer.data.months.length).toBeGreaterThanOrEqual(6);
    expect(answer.data.employees).toBeGreaterThan(15);
    for (const month of answer.data.months) expect([month.ea_gross, month.ea_mtd]).toEqual([month.gross, month.mtd]);
  },
  60_000,
);
