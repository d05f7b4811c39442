/** What the payrolls of a month say to the authorities: people through a cursor, sums in one query. */
import { sql, type SQL } from 'drizzle-orm';
import { endOfMonth } from '#platform/contract/dates.ts';
import { fromRinggit, sen, ZERO, type Sen } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { streamRows } from '#platform/server/reports/stream-rows.ts';
import { employees, scopeCondition } from '#modules/employee/server/public.ts';
import { contributionWage } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';
import type { PayrollForm } from '#modules/payroll/contract/payroll-form.schema.ts';
import type { DeductionLine, EarningLine } from '#modules/payroll/contract/payroll-line.schema.ts';
import { PAYSLIP_STATUSES } from '#modules/payroll/contract/payroll.policy.ts';
import { isBenefit } from '#modules/payroll/contract/calculation/share-contributions.ts';
import { mergeMonths, type Amounts, type Member, type MemberMonth } from '../contract/member-month.ts';
import { firstDayOf, monthKindOf, type StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';
import { payrolls } from '#modules/payroll/server/public.ts';

const BATCH = 500;

type Row = Omit<Member, 'country_code' | 'employee_id'> &
  Readonly<
    Record<
      | 'epf_employee'
      | 'epf_employer'
      | 'socso_employee'
      | 'socso_employer'
      | 'skbbk_employee'
      | 'eis_employee'
      | 'eis_employer'
      | 'hrdf_employer'
      | 'tax_employee',
      string
    >
  > & {
    /** A bigint comes as text through the query builder. */
    readonly employee_id: string;
    readonly nationality: string | null;
    readonly salary_amount: string;
    readonly salary_payload: PayrollForm['salary_payload'];
    readonly earnings: EarningLine[];
    readonly deductions: DeductionLine[];
  };

/** The payrolls of a month that the reader may see. People who were deleted since still owe theirs. */
function ofMonth(ctx: Ctx, scheme: StatutoryFileScheme, month: string): SQL {
  const first = firstDayOf(month);
  const date = monthKindOf(scheme) === 'wage' ? payrolls.end_date : payrolls.pay_date;
  const scope = scopeCondition(ctx.actor.scope);
  return sql`${payrolls.company_id} = ${ctx.companyId} and ${payrolls.deleted_at} is null
    and ${payrolls.kind} <> 'advance' and ${date} between ${first} and ${endOfMonth(first)}${scope ? sql` and ${scope}` : sql``}`;
}

const FROM = sql`${payrolls} join ${employees} on ${employees.company_id} = ${payrolls.company_id} and ${employees.id} = ${payrolls.employee_id}`;
/** Payrolls whose figures stand; what is In Process may still change. */
const FILED = sql.join(
  PAYSLIP_STATUSES.map((status) => sql`${status}`),
  sql`, `,
);

/** A number as it is known today; a payroll of a month ago may still lack it. */
const known = (column: SQL, snapshot: string) => sql`coalesce(nullif(${column}, ''), ${payrolls.employee_snapshot} ->> ${sql.raw(`'${snapshot}'`)})`;

const cp38Of = (lines: readonly DeductionLine[]): Sen => sen(lines.reduce((sum, { type, amount }) => sum + (type === 'CP38' ? fromRinggit(amount) : 0), 0));

function amountsOf(row: Row): Amounts {
  return {
    epf_employer: fromRinggit(row.epf_employer),
    epf_employee: fromRinggit(row.epf_employee),
    socso_employer: fromRinggit(row.socso_employer),
    socso_employee: fromRinggit(row.socso_employee),
    skbbk_employee: fromRinggit(row.skbbk_employee),
    eis_employer: fromRinggit(row.eis_employer),
    eis_employee: fromRinggit(row.eis_employee),
    mtd: fromRinggit(row.tax_employee),
    cp38: cp38Of(row.deductions),
    hrdf_employer: fromRinggit(row.hrdf_employer),
  };
}

/** Wages as the payroll counted them. */
function wagesOf(row: Row): MemberMonth['wages'] {
  const paid = row.earnings.filter((line) => !isBenefit(line));
  const wage = (scheme: 'epf' | 'socso' | 'eis' | 'hrdf') =>
    contributionWage(scheme, { salary_amount: Number(row.salary_amount), salary_payload: row.salary_payload }, paid, row.deductions);
  return { epf: wage('epf'), socso: wage('socso'), eis: wage('eis'), hrdf: wage('hrdf') };
}

function memberOf(row: Row, countries: ReadonlyMap<string, string>): MemberMonth {
  const { nationality, employee_id, employee_code, name, citizenship, identity_number, old_ic, passport, epf_no, socso_no, tax_no } = row;
  return {
    employee_id: Number(employee_id),
    employee_code,
    name,
    citizenship,
    identity_number,
    old_ic,
    passport,
    country_code: (nationality && countries.get(nationality)) || null,
    epf_no,
    socso_no,
    tax_no,
    company_joined_at: row.company_joined_at,
    inactive_at: row.inactive_at,
    inactive_reason: row.inactive_reason,
    amounts: amountsOf(row),
    wages: wagesOf(row),
  };
}

/** Everybody with a payroll that stands in the month, by employee code; two payrolls of one person are one. */
export async function* membersOf(ctx: Ctx, scheme: StatutoryFileScheme, month: string, countries: ReadonlyMap<string, string>): AsyncGenerator<MemberMonth> {
  const rows = streamRows<Row>(
    ctx,
    sql`select ${employees.id} as employee_id, ${employees.employee_code} as employee_code, ${employees.name} as name, ${employees.citizenship} as citizenship,
      ${known(sql`${employees.identity_number}`, 'identity_number')} as identity_number, ${employees.old_ic} as old_ic,
      ${known(sql`${employees.passport}`, 'passport')} as passport, ${employees.nationality} as nationality,
      ${known(sql`${employees.epf_no}`, 'epf_no')} as epf_no, ${known(sql`${employees.socso_no}`, 'socso_no')} as socso_no,
      ${known(sql`${employees.tax_no}`, 'tax_no')} as tax_no, ${employees.company_joined_at}::text as company_joined_at,
      ${employees.inactive_at}::text as inactive_at, ${employees.inactive_reason} as inactive_reason,
      ${payrolls.salary_amount} as salary_amount, ${payrolls.salary_payload} as salary_payload, ${payrolls.earnings} as earnings, ${payrolls.deductions} as deductions,
      ${payrolls.epf_employee} as epf_employee, ${payrolls.epf_employer} as epf_employer, ${payrolls.socso_employee} as socso_employee,
      ${payrolls.socso_employer} as socso_employer, ${payrolls.skbbk_employee} as skbbk_employee, ${payrolls.eis_employee} as eis_employee,
      ${payrolls.eis_employer} as eis_employer, ${payrolls.hrdf_employer} as hrdf_employer, ${payrolls.tax_employee} as tax_employee
    from ${FROM} where ${ofMonth(ctx, scheme, month)} and ${payrolls.status} in (${FILED})
    order by ${employees.employee_code}, ${employees.id}, ${payrolls.start_date}`,
    BATCH,
  );
  let last: MemberMonth | null = null;
  for await (const batch of rows) {
    for (const row of batch) {
      const member = memberOf(row, countries);
      if (last && last.employee_id === member.employee_id) {
        last = mergeMonths(last, member);
        continue;
      }
      if (last) yield last;
      last = member;
    }
  }
  if (last) yield last;
}

export interface RunOfMonth {
  readonly payrolls: number;
  /** In Process: not in the file yet. */
  readonly not_confirmed: number;
  readonly amounts: Amounts;
}

/** The sums of the payrolls themselves, worked out by the database: what the file must give. */
export async function runOf(ctx: Ctx, scheme: StatutoryFileScheme, month: string): Promise<RunOfMonth> {
  const filed = sql`filter (where ${payrolls.status} in (${FILED}))`;
  const total = (column: SQL, name: string) => sql`coalesce(sum(${column}) ${filed}, 0)::text as ${sql.raw(name)}`;
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    select count(*) ${filed} as payrolls, count(*) filter (where ${payrolls.status} = 'In Process') as not_confirmed,
      ${total(sql`${payrolls.epf_employer}`, 'epf_employer')}, ${total(sql`${payrolls.epf_employee}`, 'epf_employee')},
      ${total(sql`${payrolls.socso_employer}`, 'socso_employer')}, ${total(sql`${payrolls.socso_employee}`, 'socso_employee')},
      ${total(sql`${payrolls.skbbk_employee}`, 'skbbk_employee')}, ${total(sql`${payrolls.eis_employer}`, 'eis_employer')},
      ${total(sql`${payrolls.eis_employee}`, 'eis_employee')}, ${total(sql`${payrolls.tax_employee}`, 'mtd')},
      ${total(sql`${payrolls.hrdf_employer}`, 'hrdf_employer')},
      ${total(sql`(select sum((line ->> 'amount')::numeric) from jsonb_array_elements(${payrolls.deductions}) line where line ->> 'type' = 'CP38')`, 'cp38')}
    from ${FROM} where ${ofMonth(ctx, scheme, month)}`);
  const [row = {}] = rows;
  const amount = (key: string): Sen => (row[key] === undefined ? ZERO : fromRinggit(row[key]));
  return {
    payrolls: Number(row['payrolls'] ?? 0),
    not_confirmed: Number(row['not_confirmed'] ?? 0),
    amounts: {
      epf_employer: amount('epf_employer'),
      epf_employee: amount('epf_employee'),
      socso_employer: amount('socso_employer'),
      socso_employee: amount('socso_employee'),
      skbbk_employee: amount('skbbk_employee'),
      eis_employer: amount('eis_employer'),
      eis_employee: amount('eis_employee'),
      mtd: amount('mtd'),
      cp38: amount('cp38'),
      hrdf_employer: amount('hrdf_employer'),
    },
  };
}
