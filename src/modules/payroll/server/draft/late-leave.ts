/** Unpaid leave that is taken off late, with what its own months were paid at (Employment Act 1955, s.18A). */
import { daysInclusive, endOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { ratio, roundToSen, sen, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { LeaveTaken } from '#modules/leave/server/public.ts';
import type { LateLeave } from '../../contract/payroll-inputs.ts';
import { salariesIn } from '../salary/salary.store.ts';
import type { SalaryRecord } from '../salary/salary.tables.ts';

/** The monthly basic of a month: where it changed, by the days at each. */
function basicOf(versions: readonly SalaryRecord[], start: CalendarDate, end: CalendarDate): number {
  let [days, sum] = [0, 0];
  for (const [index, { basic, effective_to }] of versions.entries()) {
    const from = index === 0 || versions[index]!.effective_from < start ? start : (versions[index]!.effective_from as CalendarDate);
    const to = effective_to !== null && effective_to < end ? (effective_to as CalendarDate) : end;
    const reserved = Math.max(0, daysInclusive(from, to));
    days += reserved;
    sum += reserved * basic;
  }
  return days === 0 ? 0 : toRinggit(roundToSen(sen(sum), ratio(1, days)));
}

/** Recurring items of a month with the days of it for which each was agreed. */
function allowancesOf(versions: readonly SalaryRecord[], start: CalendarDate, end: CalendarDate): LateLeave['allowances'] {
  return versions.flatMap(({ effective_from, effective_to, recurring_items }, index) => {
    const first = index === 0 || effective_from < start ? start : effective_from;
    const last = effective_to !== null && effective_to < end ? effective_to : end;
    return recurring_items.flatMap(({ payroll_item_id, amount, ...item }) => {
      const from = item.start > first ? item.start : first;
      const to = item.end !== null && item.end < last ? item.end : last;
      return from <= to ? [{ payroll_item_id, monthly: amount, from, to }] : [];
    });
  });
}

/** By employee, the earliest month first; those without late leave are not in the map. One query, none where nothing is late. */
export async function lateLeaveIn(ctx: Ctx, taken: ReadonlyMap<number, LeaveTaken>, before: string): Promise<Map<number, LateLeave[]>> {
  const late = [...taken].filter(([, leave]) => leave.late.length > 0);
  if (late.length === 0) return new Map();
  const first = late.map(([, leave]) => `${leave.late[0]!.month}-01`).reduce((least, date) => (date < least ? date : least));
  const ids = late.map(([id]) => id);
  const salaries = await salariesIn(ctx, ids, first, before);
  return new Map(
    late.map(([id, leave]) => [
      id,
      leave.late.map((one) => {
        const start = `${one.month}-01` as CalendarDate;
        const end = endOfMonth(start);
        const reserved = (salaries.get(id) ?? []).filter(({ effective_from, effective_to }) => effective_from <= end && (effective_to ?? end) >= start);
        const basics = reserved.map(({ effective_from, basic }) => ({ from: effective_from, basic: toRinggit(basic) }));
        return { ...one, dates: [...one.dates], basic: basicOf(reserved, start, end), basics, allowances: allowancesOf(reserved, start, end) };
      }),
    ]),
  );
}
