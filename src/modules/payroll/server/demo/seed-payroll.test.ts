/** The demo's payroll on a real database: what it must show is there, and it is the same for the same day. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#platform/server/db/pool.ts';
import { transact } from '#platform/server/db/scope.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/database.ts';
import { seedCompanies } from '#modules/company/server/demo/seed-company.ts';
import { seedEmployees } from '#modules/employee/server/demo/seed-employees.ts';
import { seedUsers } from '#modules/identity/server/demo/seed-identity.ts';
import { referenceModule } from '#modules/reference/server/reference.module.ts';
import type { Pool } from 'pg';
import { seedReasons } from '#modules/payroll-review/server/demo/seed-reasons.ts';
import { seedReliefs } from '#modules/tax-declaration/server/demo/seed-reliefs.ts';
import { seedPayroll } from './seed-payroll.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase('demo-payroll');
  pool = openPool(database.url, { max: 2, role: null });
  await referenceModule.prepare?.(pool);
  const work = openPool(database.url, { max: 1, statementTimeoutMs: 120_000 });
  await transact(work, { companyId: null, userId: null, system: true }, async (tx) => {
    const users = await seedUsers(tx, NOW);
    const user = (key: string) => users.get(key) as number;
    const companies = await seedCompanies(
      tx,
      { norhayati: user('norhayati'), ramli: user('ramli'), empty: user('empty') },
      '2026-11-20' as Parameters<typeof seedCompanies>[2],
    );
    const people = await seedEmployees(tx, companies, '2026-11-20');
    const officer = { userId: user('norhayati'), name: 'Datin Norhayati' };
    const payers = {
      c1: { company_id: companies.c1.id, officer, people: people.c1 },
      c2: { company_id: companies.c2.id, officer: { userId: user('ramli'), name: 'Ramli bin Osman' }, people: people.c2 },
      c3: { company_id: companies.c3.id, officer, people: people.c3 },
    };
    await seedReliefs(tx, Object.values(payers), NOW);
    await seedPayroll(tx, payers, NOW);
    await seedReasons(tx, Object.values(payers), NOW);
  });
  await work.end();
}, 120_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rows = async (text: string): Promise<Record<string, unknown>[]> => (await pool.query(text)).rows;
const count = async (condition: string, from = 'payrolls p') => Number((await rows(`select count(*) as n from ${from} where ${condition}`))[0]?.['n']);

it('pays everybody for a year, and leaves the current one in all states', async () => {
  const past = await rows(`select status, count(*)::int as n from payrolls where pay_date < '2026-11-01' group by status order by status`);
  expect(past.map(({ status }) => status)).toEqual(['Confirmed', 'Paid']);
  expect(await count(`p.pay_date < '2026-11-01' and p.status = 'Paid'`)).toBeGreaterThan(1200);
  const months = await rows(`select distinct to_char(pay_date, 'YYYY-MM') as month from payrolls where pay_date < '2026-11-01' order by 1`);
  expect(months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', ...Array.from({ length: 10 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`)]);
  const now = await rows(`select status, count(*)::int as n from payrolls where pay_date >= '2026-11-01' group by status order by status`);
  expect(now.map(({ status }) => status)).toEqual(['Confirmed', 'In Process', 'Paid']);
  for (const { n } of now) expect(n).toBeGreaterThan(15);
  expect(
    await count(`p.id is null and e.status = 'Active'`, `employees e left join payrolls p on p.employee_id = e.id and p.pay_date >= '2026-11-01'`),
  ).toBeGreaterThan(30);
});

it('shows declarations in each state, counted where they are accepted, and a CP38 order that payrolls deduct', async () => {
  const states = await rows('select distinct status from payroll_reliefs order by 1');
  expect(states.map(({ status }) => status)).toEqual(['Accepted', 'Rejected', 'Submitted', 'Withdrawn']);
  expect(await count(`r.status = 'Accepted' and r.payroll_id is not null and r.month < '2026-11'`, 'payroll_reliefs r')).toBeGreaterThan(3);
  expect(await count(`p.tax_payload -> 'declared' ->> 'zakat' = '150'`)).toBeGreaterThan(0);
  expect(await count(`p.deductions @> '[{"type": "CP38", "amount": 150}]'`)).toBeGreaterThan(5);
});

/** Payrolls beside the one before. */
const NEIGHBOURS = `payrolls p join lateral (select * from payrolls q where q.employee_id = p.employee_id and q.start_date < p.start_date
  order by q.start_date desc limit 1) q on true`;

describe('shows', () => {
  it.each<[string, string, number]>([
    [
      'somebody of 60 or more without an employee share',
      `(employee_snapshot ->> 'dob')::date <= '1966-01-01' and epf_employee = 0 and contribution_socso_type = 'Category 2'`,
      6,
    ],
    ['a wage above 20,000', `total_salary > 20000`, 6],
    ['a wage of exactly 5,000', `total_salary = 5000`, 6],
    ['a wage of 5,000.01', `total_salary = 5000.01`, 6],
    ['tax by hand', `contribution_tax_manual and tax_employee = 250`, 6],
    ['a disabled child over 18 who studies', `employee_snapshot -> 'children' @> '[{"disability": true, "education": "Tertiary"}]'`, 6],
    ['zakat', `zakat_employee > 0`, 6],
    ['a bonus with additional tax', `earnings @> '[{"type": "Bonus"}]' and tax_employee > 0`, 3],
    ['a month that was joined in the middle', `(calculation ->> 'payable_days')::int < (calculation ->> 'period_days')::int`, 2],
    ['Fix Amount', `calculation ->> 'type' = 'Fix Amount'`, 30],
    ['Time-Based with rest-day work', `earnings @> '[{"system": "rest_day"}]'`, 20],
    ['unpaid leave', `deductions @> '[{"type": "Unpaid Leave"}]'`, 5],
    ['a foreign worker at 2 %', `employee_snapshot ->> 'citizenship' = 'foreign' and contribution_epf_employee_rate = 2 and eis_employee = 0`, 30],
    ['periods from the 26th', `extract(day from start_date) = 26`, 100],
  ])('%s', async (_what, condition, atLeast) => {
    expect(await count(condition)).toBeGreaterThanOrEqual(atLeast);
  });

  it('reasons of unusual payrolls, and some that still wait for theirs', async () => {
    const explained = `exists (select from payroll_variances v where v.payroll_id = p.id)`;
    expect(await count(`p.status <> 'In Process' and ${explained}`)).toBeGreaterThan(20);
    expect(await count(`p.status = 'In Process' and ${explained}`)).toBeGreaterThan(0);
    expect(
      await count(
        `p.status = 'In Process' and (abs(p.total_net_pay - q.total_net_pay) > 500 or abs(p.total_net_pay - q.total_net_pay) > q.total_net_pay * 0.2) and not ${explained}`,
        NEIGHBOURS,
      ),
    ).toBeGreaterThan(0);
    expect(await count('true', 'payroll_sites')).toBeGreaterThan(600);
  });

  it('nobody without a payslip who should have one, and no net pay below zero', async () => {
    expect(await count(`status <> 'In Process' and payslip is null`)).toBe(0);
    expect(await count('total_net_pay <= 0')).toBe(0);
  });

  it('payslips that went out by e-mail, and a few that did not', async () => {
    expect(await count(`sent_at is not null and payroll_id in (select id from payrolls where payslip is not null)`, 'payslip_deliveries')).toBeGreaterThan(100);
    expect(await count('error is not null and sent_at is null', 'payslip_deliveries')).toBeGreaterThan(0);
  });

  it('one person without an account, and rises in the salary history', async () => {
    expect(await count('bank_account_no is null', 'employee_payrolls')).toBeGreaterThanOrEqual(1);
    expect(await count('effective_to is not null', 'employee_payrolls')).toBeGreaterThan(5);
  });
});

it('the year to date of every payslip is the sum of the payslips of that year, with what was brought forward', async () => {
  const wrong = await rows(`
    with summed as (
      select p.id, p.payslip -> 'year_to_date' as told, o.id is not null as opened,
             sum(q.total_gross_pay) + coalesce(max(o.remuneration), 0) as gross, sum(q.epf_employee) + coalesce(max(o.epf), 0) as epf,
             sum(q.eis_employee) + coalesce(max(o.eis), 0) as eis, sum(q.tax_employee) + coalesce(max(o.mtd), 0) as tax,
             sum(q.total_net_pay) as net, sum(q.total_deduction) as deduction,
             case when o.id is not null then date_trunc('month', min(q.end_date))::date::text end as since
      from payrolls p
      join payrolls q on q.employee_id = p.employee_id and q.deleted_at is null and q.end_date <= p.end_date
        and extract(year from q.end_date) = extract(year from p.end_date)
      left join payroll_year_openings o on o.employee_id = p.employee_id and o.year = extract(year from p.end_date) and not o.previous_employer
      where p.payslip is not null group by p.id, o.id
    )
    select * from summed where (told ->> 'gross')::numeric <> gross or (told ->> 'epf')::numeric <> epf or (told ->> 'eis')::numeric <> eis
      or (told ->> 'tax')::numeric <> tax or (told ->> 'net')::numeric <> net or (told ->> 'deduction')::numeric <> deduction
      or (told ->> 'net_since') is distinct from since`);
  expect(wrong).toEqual([]);
  expect(await count('payslip is not null')).toBeGreaterThan(1300);
});

it('the tax of each month counts every payroll of its year before it', async () => {
  const wrong = await rows(`
    select p.id from payrolls p
    left join lateral (
      select sum(q.tax_employee) as tax, sum(q.mtd_remuneration) as remuneration from payrolls q
      where q.employee_id = p.employee_id and q.start_date < p.start_date and extract(year from q.pay_date) = extract(year from p.pay_date)
    ) earlier on true
    left join payroll_year_openings o on o.employee_id = p.employee_id and o.year = extract(year from p.pay_date)
    where p.kind <> 'advance' and ((p.remuneration_accumulate ->> 'mtd')::numeric <> coalesce(earlier.tax, 0) + coalesce(o.mtd, 0)
       or (p.remuneration_accumulate ->> 'remuneration')::numeric <> coalesce(earlier.remuneration, 0) + coalesce(o.remuneration, 0))`);
  expect(wrong).toEqual([]);
});

it('pays advances and a final pay beside the current month', async () => {
  expect(await count(`p.kind = 'advance' and p.total_net_pay = 400`)).toBeGreaterThan(3);
  const finals = await rows(`select p.number, c.form from payrolls p join payroll_clearances c on c.payroll_id = p.id where p.kind = 'final'`);
  expect(finals.length).toBeGreaterThan(0);
  expect(await count('r.amount > 0', 'payroll_advance_recoveries r')).toBeGreaterThan(0);
});
