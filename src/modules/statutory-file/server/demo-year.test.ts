/** The files of the demo's year, read back from their text, give the sums of its payslips, company by company. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/database.ts';
import { seedCompanies } from '#modules/company/server/demo/seed-company.ts';
import { seedEmployees } from '#modules/employee/server/demo/seed-employees.ts';
import { seedUsers } from '#modules/identity/server/demo/seed-identity.ts';
import { referenceModule } from '#modules/reference/server/reference.module.ts';
import { findCountries } from '#modules/reference/server/public.ts';
import type { Pool } from 'pg';
import { chooseLayout } from '../contract/layouts.ts';
import { EMPLOYER } from '../contract/layout.factory.ts';
import type { AmountKey, Layout } from '../contract/layout.ts';
import { readFile } from '../contract/read-file.ts';
import { monthKindOf, STATUTORY_FILE_SCHEMES, type StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';
import { seedPayroll } from '#modules/payroll/server/demo/seed-payroll.ts';
import { seedReliefs } from '#modules/tax-declaration/server/demo/seed-reliefs.ts';
import { buildStatutoryFile } from './build-statutory-file.ts';
import { membersOf, runOf } from './statutory-file.store.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const MONTHS = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`);
const AMOUNTS: Readonly<Record<AmountKey, string>> = {
  epf_employer: 'epf_employer',
  epf_employee: 'epf_employee',
  socso_employer: 'socso_employer',
  socso_employee: 'socso_employee',
  skbbk_employee: 'skbbk_employee',
  eis_employer: 'eis_employer',
  eis_employee: 'eis_employee',
  mtd: 'tax_employee',
  cp38: `(select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(deductions) line where line ->> 'type' = 'CP38')`,
  hrdf_employer: 'hrdf_employer',
};

let database: TestDatabase;
let pool: Pool;
let work: Pool;
let companies: Record<'c1' | 'c2' | 'c3', number>;

beforeAll(async () => {
  database = await createTestDatabase('demo-files');
  pool = openPool(database.url, { max: 2, role: null });
  await referenceModule.prepare?.(pool);
  work = openPool(database.url, { max: 2, statementTimeoutMs: 120_000 });
  companies = await transact(work, { companyId: null, userId: null, system: true }, async (tx) => {
    const users = await seedUsers(tx, NOW);
    const user = (key: string) => users.get(key) as number;
    const owners = { norhayati: user('norhayati'), ramli: user('ramli'), empty: user('empty') };
    const made = await seedCompanies(tx, owners, '2026-11-20' as CalendarDate);
    const people = await seedEmployees(tx, made, '2026-11-20');
    const officer = { userId: user('norhayati'), name: 'Datin Norhayati' };
    const payers = {
      c1: { company_id: made.c1.id, officer, people: people.c1 },
      c2: { company_id: made.c2.id, officer: { userId: user('ramli'), name: 'Ramli bin Osman' }, people: people.c2 },
      c3: { company_id: made.c3.id, officer, people: people.c3 },
    };
    await seedReliefs(tx, Object.values(payers), NOW);
    await seedPayroll(tx, payers, NOW);
    return { c1: made.c1.id, c2: made.c2.id, c3: made.c3.id };
  });
}, 180_000);
afterAll(async () => {
  await work.end();
  await pool.end();
  await database.drop();
});

/** EIS has a file of its own until September. */
const monthsOf = (scheme: StatutoryFileScheme) => MONTHS.filter((month) => chooseLayout(scheme, month));

/** Lines and sums by amount of one scheme over the year, read from the text of the files. */
async function filedInYear(companyId: number, scheme: StatutoryFileScheme) {
  const sums: Record<string, number> = {};
  let lines = 0;
  await transact(work, { companyId, userId: null }, async (tx) => {
    const ctx = { ...tx, companyId, actor: { scope: { all: true } } } as unknown as Ctx;
    const countries = new Map((await findCountries(ctx)).map(({ country, code }) => [country, code]));
    for (const month of monthsOf(scheme)) {
      const layout = chooseLayout(scheme, month) as Layout;
      const run = await runOf(ctx, scheme, month);
      const built = await buildStatutoryFile(membersOf(ctx, scheme, month, countries), {
        layout,
        month,
        employer: EMPLOYER,
        run: run.amounts,
        leaveOut: false,
      });
      const read = readFile(layout, built.body.toString());
      expect(read.disagreements).toEqual([]);
      lines += read.details;
      for (const { key, sums: amounts } of layout.detail.fields) {
        if (!amounts || amounts.length === 0) continue;
        const owed = amounts.reduce((sum, amount) => sum + run.amounts[amount], 0);
        expect([scheme, month, key, read.sums[key] ?? 0]).toEqual([scheme, month, key, owed]);
        const name = amounts.join(' + ');
        sums[name] = (sums[name] ?? 0) + (read.sums[key] ?? 0);
      }
    }
  });
  return { lines, sums };
}

describe.each(STATUTORY_FILE_SCHEMES.map((scheme) => [scheme]))('%s', (scheme) => {
  it.each(['c1', 'c2', 'c3'] as const)('of %s adds up to the payslips', async (key) => {
    const { lines, sums } = await filedInYear(companies[key], scheme);
    const date = monthKindOf(scheme) === 'wage' ? 'end_date' : 'pay_date';
    for (const [name, sum] of Object.entries(sums)) {
      const column = name
        .split(' + ')
        .map((amount) => AMOUNTS[amount as AmountKey])
        .join(' + ');
      const { rows } = await pool.query(
        `select coalesce(sum(${column}), 0) * 100 as sum from payrolls
         where company_id = $1 and status <> 'In Process' and deleted_at is null and ${date} between '2026-01-01' and ($2 || '-01')::date + interval '1 month - 1 day'`,
        [companies[key], monthsOf(scheme).at(-1)],
      );
      expect([name, sum]).toEqual([name, Number(rows[0].sum)]);
    }
    // A company without HRD levy has no such line.
    if (scheme !== 'hrdf') expect(lines).toBeGreaterThan(20);
  });
});
