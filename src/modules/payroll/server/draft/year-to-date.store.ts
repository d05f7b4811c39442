/** Sums of a year up to a day: payrolls, and this employer's own opening figures. One query for many payslips. */
import { add, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYSLIP_STATUSES } from '../../contract/payroll.policy.ts';
import type { YearToDate } from '../../contract/payslip/payslip.schema.ts';

export interface YearAsked {
  readonly employeeId: number;
  readonly year: number;
  /** Payrolls that end later do not count. */
  readonly until: string;
  /** Of payrolls that end on that day, those made later than this one do not count, either. */
  readonly upTo?: number;
}
export interface YearSums extends YearToDate {
  readonly payslips: number;
}

type Sum = Exclude<keyof YearToDate, 'net_since'>;
type Sums = Readonly<Record<Sum, string>>;
interface Row extends Sums {
  readonly place: number;
  readonly payslips: string;
  readonly opened: Partial<Record<Sum, number>> | null;
  readonly first_month: string | null;
}

const KEYS = ['gross', 'deduction', 'epf', 'epf_employer', 'socso', 'skbbk', 'eis', 'tax', 'zakat', 'net'] as const satisfies readonly Sum[];

// Openings know remuneration, EPF, SOCSO (SKBBK within), EIS, MTD and zakat; of net pay and deductions they say nothing,
// so the net pay names the month from which it counts.
const YEAR_TO_DATE = `
  with asked as (select * from unnest($2::bigint[], $3::int[], $4::date[], $7::bigint[]) with ordinality as a(employee_id, year, until, up_to, place))
  select a.place::int as place, coalesce(sum(p.total_gross_pay), 0) as gross, coalesce(sum(p.total_deduction), 0) as deduction,
         coalesce(sum(p.epf_employee), 0) as epf, coalesce(sum(p.epf_employer), 0) as epf_employer,
         coalesce(sum(p.socso_employee), 0) as socso, coalesce(sum(p.skbbk_employee), 0) as skbbk, coalesce(sum(p.eis_employee), 0) as eis,
         coalesce(sum(p.tax_employee), 0) as tax, coalesce(sum(p.zakat_employee), 0) as zakat,
         coalesce(sum(p.total_net_pay), 0) as net, count(p.id) as payslips,
         date_trunc('month', min(p.end_date))::date::text as first_month,
         (select jsonb_build_object('gross', o.remuneration, 'epf', o.epf, 'socso', o.socso, 'eis', o.eis, 'tax', o.mtd, 'zakat', o.zakat)
          from payroll_year_openings o
          where o.company_id = $1 and o.employee_id = a.employee_id and o.year = a.year and not o.previous_employer) as opened
  from asked a
  left join payrolls p on p.company_id = $1 and p.employee_id = a.employee_id and p.deleted_at is null
    and p.end_date between make_date(a.year, 1, 1) and a.until and (a.up_to is null or p.end_date < a.until or p.kind in ('monthly', 'advance') or p.id <= a.up_to) and (not $5 or p.status = any ($6))
  group by a.place, a.employee_id, a.year`;

/** @param issuedOnly only what the employee has a payslip of. @returns sums in the order asked. */
export async function yearsToDate(ctx: Ctx, asked: readonly YearAsked[], issuedOnly: boolean): Promise<YearSums[]> {
  if (asked.length === 0) return [];
  const { rows } = await ctx.client.query<Row>(YEAR_TO_DATE, [
    ctx.companyId,
    asked.map(({ employeeId }) => employeeId),
    asked.map(({ year }) => year),
    asked.map(({ until }) => until),
    issuedOnly,
    [...PAYSLIP_STATUSES],
    asked.map(({ upTo }) => upTo ?? null),
  ]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_one, index) => {
    const row = byPlace.get(index + 1);
    const sum = (key: (typeof KEYS)[number]) => toRinggit(add(fromRinggit(row?.[key] ?? 0), fromRinggit(row?.opened?.[key] ?? 0)));
    return {
      ...(Object.fromEntries(KEYS.map((key) => [key, sum(key)])) as Record<Sum, number>),
      net_since: row?.opened ? row.first_month : null,
      payslips: Number(row?.payslips ?? 0),
    };
  });
}
