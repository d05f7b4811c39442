/** Later payrolls of a tax year, which stand on what was paid before, and which of them are kept as they are. */
import { and, asc, gt, ne, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { laterPayrolls as endpoint } from '../../contract/later/later.endpoints.ts';
import type { LockedReason } from '../../contract/later/later.messages.ts';
import { getPayroll, livePayrolls } from '../payroll.store.ts';
import { payrolls, type PayrollRecord } from '../payroll.tables.ts';
import { filedIn } from '../stored/filing.store.ts';

type Dated = Pick<PayrollRecord, 'start_date' | 'pay_date' | 'rule_set'>;
/** The law counts by the day of payment, the specification by the start of the period. */
export const taxYearOf = ({ rule_set, pay_date, start_date }: Dated): number => Number((rule_set === 'law' ? pay_date : start_date).slice(0, 4));

/** The month is closed; a file with the tax of the month of payment was made. */
const CLOSED = sql<boolean>`exists (select from payroll_closings c where c.company_id = payrolls.company_id and c.month = to_char(payrolls.end_date, 'YYYY-MM'))`;
const FILED = sql<boolean>`exists (select from payroll_filings f
  where f.company_id = payrolls.company_id and f.scheme = 'cp39' and f.month = to_char(payrolls.pay_date, 'YYYY-MM'))`;

function reasonOf({ status }: PayrollRecord, closed: boolean, filed: boolean): LockedReason | null {
  if (status === 'Paid') return 'paid';
  if (status === 'Waiting for Payment') return 'waiting';
  if (closed) return 'closed';
  // What is In Process stands in no file.
  return status === 'Confirmed' && filed ? 'filed' : null;
}

/** In order of their start; with why some of them are kept, by id: who is not in it is worked out again. */
export async function laterOf(
  ctx: Ctx,
  employeeIds: readonly number[],
  after: Dated,
): Promise<{ readonly later: PayrollRecord[]; readonly storedBecause: ReadonlyMap<number, LockedReason> }> {
  const year = taxYearOf(after);
  const counted = after.rule_set === 'law' ? payrolls.pay_date : payrolls.start_date;
  const rows = await ctx.db
    .select({ record: payrolls, closed: CLOSED, filed: FILED })
    .from(payrolls)
    .where(
      and(
        livePayrolls(ctx),
        ne(payrolls.kind, 'advance'),
        among(payrolls.employee_id, employeeIds),
        gt(payrolls.start_date, after.start_date),
        sql`${counted} between ${`${year}-01-01`} and ${`${year}-12-31`}`,
      ),
    )
    .orderBy(asc(payrolls.start_date), asc(payrolls.id));
  const storedBecause = new Map<number, LockedReason>();
  for (const { record, closed, filed } of rows) {
    const reason = reasonOf(record, closed, filed);
    if (reason) storedBecause.set(record.id, reason);
  }
  return { later: rows.map(({ record }) => record), storedBecause };
}

export async function laterPayrolls(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const record = await getPayroll(ctx, id);
  const [wages, tax] = [record.end_date.slice(0, 7), record.pay_date.slice(0, 7)];
  const [{ later, storedBecause }, filed] = await pipeline(
    ctx,
    () => laterOf(ctx, [record.employee_id], record),
    () => filedIn(ctx, [wages, tax]),
  );
  return {
    data: {
      filed: [...(filed.get(wages) ?? []).filter((scheme) => scheme !== 'cp39'), ...(filed.get(tax) ?? []).filter((scheme) => scheme === 'cp39')],
      later: later.map(({ id: laterId, number, start_date, end_date, status }) => ({
        id: laterId,
        number,
        start_date,
        end_date,
        status,
        kept: storedBecause.get(laterId) ?? null,
      })),
    },
  };
}
