/** Later payrolls of a tax year, which stand on what was paid before, and which of them are kept as they are. */
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { laterPayrolls as endpoint } from '../../contract/later/later.endpoints.ts';
import type { KeptReason } from '../../contract/later/later.messages.ts';
import { getPayroll } from '../payroll.store.ts';
import { payrolls, type PayrollRecord } from '../payroll.tables.ts';
import { filedIn } from '../closing/filing.store.ts';
import { closedAmong } from './difference.store.ts';

type Dated = Pick<PayrollRecord, 'start_date' | 'pay_date' | 'rule_set'>;
/** The law counts by the day of payment, the specification by the start of the period. */
export const taxYearOf = ({ rule_set, pay_date, start_date }: Dated): number => Number((rule_set === 'law' ? pay_date : start_date).slice(0, 4));

/** In order of their start. */
export function laterOf(ctx: Ctx, employeeIds: readonly number[], after: Dated): Promise<PayrollRecord[]> {
  const year = taxYearOf(after);
  const counted = after.rule_set === 'law' ? payrolls.pay_date : payrolls.start_date;
  return ctx.db
    .select()
    .from(payrolls)
    .where(
      and(
        eq(payrolls.company_id, ctx.companyId),
        isNull(payrolls.deleted_at),
        ne(payrolls.kind, 'advance'),
        inArray(payrolls.employee_id, [...employeeIds]),
        gt(payrolls.start_date, after.start_date),
        sql`${counted} between ${`${year}-01-01`} and ${`${year}-12-31`}`,
      ),
    )
    .orderBy(asc(payrolls.start_date), asc(payrolls.id));
}

/** Why each of them is kept, by id; who is not in it is worked out again. */
export async function keptAmong(ctx: Ctx, records: readonly PayrollRecord[]): Promise<Map<number, KeptReason>> {
  const [filed, closed] = await together(
    ctx,
    () =>
      filedIn(
        ctx,
        records.map(({ pay_date }) => pay_date.slice(0, 7)),
      ),
    () =>
      closedAmong(
        ctx,
        records.map(({ end_date }) => end_date.slice(0, 7)),
      ),
  );
  const reasonOf = ({ status, pay_date, end_date }: PayrollRecord): KeptReason | null => {
    if (status === 'Paid') return 'paid';
    if (status === 'Waiting for Payment') return 'waiting';
    if (closed.has(end_date.slice(0, 7))) return 'closed';
    // What is In Process stands in no file.
    return status === 'Confirmed' && filed.get(pay_date.slice(0, 7))?.includes('cp39') ? 'filed' : null;
  };
  return new Map(
    records.flatMap((record) => {
      const reason = reasonOf(record);
      return reason ? [[record.id, reason] as const] : [];
    }),
  );
}

export async function laterPayrolls(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const record = await getPayroll(ctx, id);
  const [wages, tax] = [record.end_date.slice(0, 7), record.pay_date.slice(0, 7)];
  const [later, filed] = await together(
    ctx,
    () => laterOf(ctx, [record.employee_id], record),
    () => filedIn(ctx, [wages, tax]),
  );
  const kept = await keptAmong(ctx, later);
  return {
    data: {
      filed: [...(filed.get(wages) ?? []).filter((scheme) => scheme !== 'cp39'), ...(filed.get(tax) ?? []).filter((scheme) => scheme === 'cp39')],
      later: later.map(({ id: laterId, number, start_date, end_date, status }) => ({
        id: laterId,
        number,
        start_date,
        end_date,
        status,
        kept: kept.get(laterId) ?? null,
      })),
    },
  };
}
