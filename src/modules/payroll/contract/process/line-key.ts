import type { DeductionLine, EarningLine } from '../payroll-line.schema.ts';

/** The same line in two months: by catalogue item, by what payroll itself writes, else by type and name. */
export function lineKey({ payroll_item_id, system, type, name, corrects }: EarningLine | DeductionLine): string {
  const correction = corrects ? `:${corrects}` : '';
  if (system) return `system:${system}`;
  return `${payroll_item_id === null ? `${type}:${name.trim().toLowerCase()}` : `item:${payroll_item_id}`}${correction}`;
}
