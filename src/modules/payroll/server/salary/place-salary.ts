import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { changeSalary, insertSalary } from './salary.store.ts';
import type { NewSalary, SalaryRecord } from './salary.tables.ts';

/**
 * Puts a version between its neighbours: the one before ends the day before, its own end is the day before the next.
 * A version of the same day is replaced. @param versions of the employee, the latest first
 */
export async function placeSalary(ctx: Ctx, values: Omit<NewSalary, 'company_id'>, versions: readonly SalaryRecord[]): Promise<SalaryRecord> {
  const from = values.effective_from as CalendarDate;
  const later = versions.filter(({ effective_from }) => effective_from > from).at(-1);
  const same = versions.find(({ effective_from }) => effective_from === from);
  const before = versions.find(({ effective_from }) => effective_from < from);
  const effective_to = later ? addDays(later.effective_from as CalendarDate, -1) : null;
  if (before && (before.effective_to === null || before.effective_to >= from)) await changeSalary(ctx, before.id, { effective_to: addDays(from, -1) });
  const placed = { ...values, effective_to };
  return same ? changeSalary(ctx, same.id, placed) : insertSalary(ctx, placed);
}
