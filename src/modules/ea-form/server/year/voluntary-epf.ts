/** The part of an employee's EPF above the statutory rate: E1 of the form holds the compulsory share alone. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { sen, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { computePayroll } from '#modules/payroll/contract/calculation/compute-payroll.ts';
import { GENERAL_EPF_RATE } from '#modules/payroll/contract/calculation/cover-employee.ts';
import { computableOf, payrolls } from '#modules/payroll/server/public.ts';
import type { YearPayroll } from './ea-year.store.ts';

/** By payroll, in ringgit; only payrolls with a rate above the general one are computed again. */
export async function voluntaryEpf(ctx: Ctx, all: readonly Pick<YearPayroll, 'id' | 'epf_rate' | 'epf_employee'>[]): Promise<Map<number, number>> {
  const elected = all.filter(({ epf_rate, epf_employee }) => epf_rate > GENERAL_EPF_RATE && epf_employee > 0).map(({ id }) => id);
  if (elected.length === 0) return new Map();
  const records = await ctx.db
    .select()
    .from(payrolls)
    .where(and(eq(payrolls.company_id, ctx.companyId), among(payrolls.id, elected)));
  return new Map(
    records.map((record) => {
      const statutory = computePayroll({ ...computableOf(record), contribution_epf_employee_rate: GENERAL_EPF_RATE }, record.calculation.rules).shared;
      return [record.id, toRinggit(sen(Math.max(0, record.epf_employee - statutory.epfEmployee)))];
    }),
  );
}
