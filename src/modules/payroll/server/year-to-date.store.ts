/** Sums of a year for one employee: payrolls up to a day, and this employer's own opening figures. */
import { add, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { YearToDate } from '../contract/payslip.schema.ts';

type Row = Readonly<Record<keyof YearToDate, string>> & { readonly payslips: string };

export interface YearToDateOf {
  readonly employeeId: number;
  readonly year: number;
  /** Payrolls that end later do not count. */
  readonly until: string;
  /** Only what the employee has a payslip of. */
  readonly issuedOnly: boolean;
}

/** Openings know remuneration, EPF, SOCSO, EIS, MTD and zakat; they say nothing of net pay and deductions. */
export async function yearToDateOf(ctx: Ctx, { employeeId, year, until, issuedOnly }: YearToDateOf): Promise<YearToDate & { payslips: number }> {
  const { rows } = await ctx.client.query<Row>(
    `select coalesce(sum(total_gross_pay), 0) as gross, coalesce(sum(total_deduction), 0) as deduction, coalesce(sum(epf_employee), 0) as epf,
            coalesce(sum(epf_employer), 0) as epf_employer, coalesce(sum(socso_employee + skbbk_employee), 0) as socso,
            coalesce(sum(eis_employee), 0) as eis, coalesce(sum(tax_employee), 0) as tax, coalesce(sum(zakat_employee), 0) as zakat,
            coalesce(sum(total_net_pay), 0) as net, count(*) as payslips
     from payrolls
     where company_id = $1 and employee_id = $2 and deleted_at is null and end_date between make_date($3, 1, 1) and $4
       and (not $5 or status in ('Confirmed', 'Paid'))`,
    [ctx.companyId, employeeId, year, until, issuedOnly],
  );
  const opened = await ctx.client.query<Pick<Row, 'gross' | 'epf' | 'socso' | 'eis' | 'tax' | 'zakat'>>(
    `select remuneration as gross, epf, socso, eis, mtd as tax, zakat from payroll_year_openings
     where company_id = $1 and employee_id = $2 and year = $3 and not previous_employer`,
    [ctx.companyId, employeeId, year],
  );
  const [paid] = rows;
  const [opening] = opened.rows;
  const sum = (key: keyof YearToDate) => toRinggit(add(fromRinggit(paid?.[key] ?? 0), fromRinggit((opening as Partial<Row> | undefined)?.[key] ?? 0)));
  return {
    gross: sum('gross'),
    deduction: sum('deduction'),
    epf: sum('epf'),
    epf_employer: sum('epf_employer'),
    socso: sum('socso'),
    eis: sum('eis'),
    tax: sum('tax'),
    zakat: sum('zakat'),
    net: sum('net'),
    payslips: Number(paid?.payslips ?? 0),
  };
}
