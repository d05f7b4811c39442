/** What becomes of ticked rows that are processed or moved on, row by row. */
import type { Locale } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import type { BulkResult, Mending } from '#platform/web/ui/list-page.tsx';
import { processTicked, type PayrollRow } from '../../contract/payroll.endpoints.ts';
import { moveTicked, type BULK_ACTIONS } from '../../contract/run/run.endpoints.ts';
import { explainMany } from '../run/payroll-reviewer.ts';
import type { PaidOn } from './pay-form.tsx';
import { rowKeyOf } from './process-path.ts';

type Rows = readonly PayrollRow[];
const LACKS_REASON = 'reason';

export async function processRows(rows: Rows): Promise<BulkResult[]> {
  const [first] = rows;
  if (!first) return [];
  const { start_date, end_date } = first;
  const { data } = await call(processTicked, { employee_ids: rows.map((row) => row.employee_id), start_date, end_date }, { quiet: true });
  const failed = new Map(data.failed.map((failure) => [failure.employee_id, failure.message]));
  return rows.map(({ employee_id: id }) => ({ id, ok: !failed.has(id), message: failed.get(id) }));
}

/** Each payroll with the version that this person saw; the answer is by payroll, the list by row. */
export async function moveRows(rows: Rows, action: (typeof BULK_ACTIONS)[number], paid?: PaidOn): Promise<BulkResult[]> {
  const known = rows.flatMap((row) =>
    row.reference_payroll_id === null ? [] : [{ key: rowKeyOf(row), id: row.reference_payroll_id, updated_at: row.updated_at ?? '' }],
  );
  const seen = Object.fromEntries(known.map(({ id, updated_at }) => [String(id), updated_at]));
  const { data } = await call(moveTicked, { action, ids: known.map(({ id }) => id), seen, ...paid }, { quiet: true });
  const byPayroll = new Map(data.results.map((result) => [result.id, result]));
  return known.map(({ id, key }) => {
    const result = byPayroll.get(id);
    return { id: key, ok: result?.ok ?? false, message: result?.message ?? null, lacks: result?.needs_reason ? LACKS_REASON : undefined };
  });
}

/** Of rows that are unusual and unexplained: one reason for all of them, then they are confirmed. Null: nothing lacks a reason. */
export function explainRows(rows: Rows, results: readonly BulkResult[], label: (n: number) => string, locale: Locale): Mending | null {
  const lacking = new Set(results.filter(({ lacks }) => lacks === LACKS_REASON).map(({ id }) => id));
  const open = rows.filter((row) => lacking.has(rowKeyOf(row)));
  if (open.length === 0) return null;
  const unexplained = open.flatMap(({ reference_payroll_id: id, updated_at }) => (id === null ? [] : [{ id, updated_at: updated_at ?? '' }]));
  return { label: label(open.length), run: async () => ((await explainMany(unexplained, locale)) ? moveRows(open, 'confirm') : null) };
}
