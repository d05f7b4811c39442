/** All SQL of payroll_sites: the sites of many payrolls in one statement. */
import { and, asc, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SiteShare } from '../../contract/payroll-inputs.ts';
import { payrollSites } from './payroll-site.tables.ts';

/** Stored shares by payroll, in the order in which they were entered. */
export async function storedSites(ctx: Ctx, payrollIds: readonly number[]): Promise<Map<number, SiteShare[]>> {
  if (payrollIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(payrollSites)
    .where(and(eq(payrollSites.company_id, ctx.companyId), among(payrollSites.payroll_id, payrollIds)))
    .orderBy(asc(payrollSites.id));
  const byPayroll = new Map<number, SiteShare[]>();
  for (const { payroll_id, work_site_id, branch_id, name, days, hours, overtime_hours, amount, percent } of rows) {
    const share: SiteShare = {
      work_site_id,
      branch_id,
      name,
      days: Number(days),
      hours: Number(hours),
      overtime_hours: Number(overtime_hours),
      amount: toRinggit(amount),
      percent: Number(percent),
    };
    byPayroll.set(payroll_id, [...(byPayroll.get(payroll_id) ?? []), share]);
  }
  return byPayroll;
}

/** Puts the shares of payrolls in place of what stood there. */
export async function replaceSites(ctx: Ctx, shares: readonly { readonly payrollId: number; readonly sites: readonly SiteShare[] }[]): Promise<void> {
  if (shares.length === 0) return;
  const rows = shares.flatMap(({ payrollId, sites }) => sites.map((site) => ({ ...site, payroll_id: payrollId })));
  await ctx.client.query('delete from payroll_sites where company_id = $1 and payroll_id = any($2)', [ctx.companyId, shares.map(({ payrollId }) => payrollId)]);
  if (rows.length === 0) return;
  await ctx.client.query(
    `insert into payroll_sites (company_id, payroll_id, work_site_id, branch_id, name, days, hours, overtime_hours, amount, percent)
     select $1, s.payroll_id, s.work_site_id, s.branch_id, s.name, s.days, s.hours, s.overtime_hours, s.amount, s.percent
     from json_to_recordset($2) as s(payroll_id bigint, work_site_id bigint, branch_id bigint, name text, days numeric, hours numeric, overtime_hours numeric,
       amount numeric, percent numeric)`,
    [ctx.companyId, JSON.stringify(rows)],
  );
}
