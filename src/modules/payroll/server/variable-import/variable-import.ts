/**
 * The month's variable pay from a sheet: a row an employee, a column for each kind of hours and each item. Payrolls that
 * are In Process take the values and are computed anew; whoever has none yet gets one. Confirmed ones are refused.
 */
import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { MAX_IMPORT_ROWS } from '#platform/contract/imports.ts';
import { say } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import {
  defineImport,
  type ImportDefinition,
  type ImportLine,
  type ImportSource,
  type EvaluatedLine,
  type Verdict,
  type Written,
  type WrittenLine,
} from '#platform/server/imports/import-definition.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet.ts';
import { matchPeople, payrollPeople } from '#modules/employee/server/public.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { PROCESS_REFUSALS } from '../../contract/payroll.messages.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { deletePayroll } from '../state/delete-payroll.ts';
import { draftPayroll, isRefused, type PayrollDraft } from '../draft/draft-payroll.ts';
import { loadPeriod, type LoadedPeriod } from '../draft/load-period.ts';
import { findItems, type ItemRecord } from '../item/payroll-item.store.ts';
import { lockEmployees } from '../payroll.store.ts';
import type { Reason } from '../draft/draft-each.ts';
import { processPayrolls } from '../process/process-payrolls.ts';
import { refuseUnattended } from '../draft/refuse-unattended.ts';
import { amountNow, enteredNow, planVariable, type VariablePlan } from './plan-variable.ts';
import { enteredItems, itemKey, TIME_COLUMNS, variableColumns, type VariableLine } from './variable-columns.ts';
import { payrollsOf } from './variable.store.ts';
import { VARIABLE } from './variable.messages.ts';

/** Drafts between two breaths: computing is one thread, and other requests wait for it. */
const AT_ONCE = 25;

interface After {
  readonly payroll_id: number;
  readonly updated_at: string;
}

export const variableImportSource: ImportSource = {
  type: 'payroll.variable-pay',
  async of(ctx, params) {
    const period = requirePeriod(params['start_date'] as CalendarDate, params['end_date'] as CalendarDate);
    return definitionOf(period, enteredItems(await findItems(ctx)));
  },
};

const definitionOf = (period: PayPeriod, items: readonly ItemRecord[]): ImportDefinition =>
  defineImport<VariableLine>({
    type: variableImportSource.type,
    name: VARIABLE.name,
    columns: variableColumns(items),
    nameOf: (values) => String(values['name'] ?? values['employee_code'] ?? values['identity_number'] ?? ''),
    uniqueBy: ['employee_code', 'identity_number'],
    filled: (ctx) => rowsNow(ctx, period, items),
    evaluate: (ctx, lines) => evaluate(ctx, period, items, lines),
    write: (ctx, lines) => write(ctx, period, items, lines),
    undo: (ctx, lines) => undo(ctx, period, lines),
  });

/** The draft of somebody, or why there is none. */
function draftOf(loaded: LoadedPeriod, employeeId: number, entered?: EnteredForm): PayrollDraft | Reason {
  try {
    const draft = draftPayroll(loaded, employeeId, entered);
    return isRefused(draft) ? { text: PROCESS_REFUSALS[draft.refusal], ...(draft.params && { params: draft.params }) } : draft;
  } catch (error) {
    if (error instanceof StatutoryError) return { text: error.text };
    throw error;
  }
}

/** Everybody who can be processed in the period, with what there is now. */
async function rowsNow(ctx: Ctx, period: PayPeriod, items: readonly ItemRecord[]): Promise<Readonly<Record<string, SheetCell>>[]> {
  const people = await payrollPeople(ctx, { from: period.start_date, to: period.end_date });
  if (people.length > MAX_IMPORT_ROWS) throw invalid('base', VARIABLE.tooMany, { limit: MAX_IMPORT_ROWS });
  const loaded = await loadPeriod(
    ctx,
    people.map(({ id }) => id),
    period,
  );
  const rows: Readonly<Record<string, SheetCell>>[] = [];
  for (const [index, person] of people.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const draft = draftOf(loaded, person.id);
    if ('text' in draft || (draft.existing && draft.existing.status !== 'In Process')) continue;
    rows.push({
      employee_code: person.employee_code,
      identity_number: person.identity_number,
      name: person.name,
      ...Object.fromEntries(TIME_COLUMNS.map(({ key }) => [key, draft.calculation[key] || null])),
      ...Object.fromEntries(items.map((item) => [itemKey(item), amountNow(draft, item)])),
    });
  }
  return rows;
}

async function evaluate(ctx: Ctx, period: PayPeriod, items: readonly ItemRecord[], lines: readonly ImportLine<VariableLine>[]): Promise<Verdict[]> {
  const matched = await matchPeople(ctx, lines);
  const loaded = await loadPeriod(ctx, [...new Set(matched.flatMap((each) => ('person' in each ? each.person.id : [])))], period);
  const seen = new Set<number>();
  const verdicts: Verdict[] = [];
  for (const [index, { values }] of lines.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const match = matched[index]!;
    if ('fault' in match) {
      verdicts.push({ kind: 'refused', faults: [match.fault] });
      continue;
    }
    const { id, name } = match.person;
    const verdict: Verdict = seen.has(id) ? { kind: 'refused', faults: [{ text: VARIABLE.twice }] } : evaluateLine(ctx, loaded, id, values, items);
    verdicts.push({ ...verdict, name });
    seen.add(id);
  }
  return verdicts;
}

function evaluateLine(ctx: Ctx, loaded: LoadedPeriod, id: number, values: VariableLine, items: readonly ItemRecord[]): Verdict {
  const now = draftOf(loaded, id);
  if ('text' in now) return { kind: 'refused', faults: [now] };
  const { entered, changes, faults } = planVariable(values, now, items);
  if (changes.length === 0) return { kind: 'unchanged', subjectId: id };
  if (faults.length > 0) return { kind: 'refused', faults };
  const then = draftOf(loaded, id, entered);
  if ('text' in then) return { kind: 'refused', faults: [then] };
  const reason = refuseUnattended(then);
  if (reason) return { kind: 'refused', faults: [reason] };
  const net = (draft: PayrollDraft) => toRinggit(draft.figures.totals.total_net_pay);
  return {
    kind: 'changed',
    subjectId: id,
    changes: [
      ...changes,
      ...(now.existing ? [] : [{ column: 'shown_payroll', before: null, after: say(VARIABLE.processed, ctx.locale) }]),
      { column: 'shown_net', before: net(now), after: net(then) },
    ],
  };
}

async function write(ctx: Ctx, period: PayPeriod, items: readonly ItemRecord[], lines: readonly EvaluatedLine<VariableLine>[]): Promise<Written[]> {
  const ids = lines.map(({ verdict }) => (verdict.kind === 'changed' ? verdict.subjectId : 0));
  await lockEmployees(ctx, ids);
  const loaded = await loadPeriod(ctx, ids, period);
  const plans = new Map<number, VariablePlan & { readonly before: EnteredForm | null }>();
  for (const [index, { values }] of lines.entries()) {
    const now = draftOf(loaded, ids[index]!);
    if ('text' in now) throw invalid('base', now.text, now.params);
    plans.set(ids[index]!, { ...planVariable(values, now, items), before: now.existing ? enteredNow(now) : null });
  }
  await process(ctx, period, ids, (id) => plans.get(id)?.entered);
  const made = await payrollsOf(ctx, ids, period);
  return ids.map((id) => ({ subjectId: id, before: plans.get(id)!.before, after: made.get(id)! satisfies After }));
}

/** All of them or none: a row that cannot be computed after all takes the whole import back. */
async function process(ctx: Ctx, period: PayPeriod, employeeIds: readonly number[], entered: (id: number) => EnteredForm | undefined): Promise<void> {
  const { failed } = await processPayrolls(ctx, { employeeIds, period, entered, refuse: refuseUnattended });
  const [first] = failed;
  if (first) throw invalid('base', first.text, first.params);
}

/** Whoever had a payroll gets what stood in it; a payroll that the import made goes. What was touched or confirmed since stays. */
async function undo(ctx: Ctx, period: PayPeriod, lines: readonly WrittenLine[]): Promise<boolean[]> {
  const ids = lines.map(({ subjectId }) => subjectId);
  await lockEmployees(ctx, ids);
  const now = await payrollsOf(ctx, ids, period);
  const untouched = lines.map(({ subjectId, after }) => {
    const [record, left] = [now.get(subjectId), after as After];
    return record?.payroll_id === left.payroll_id && record.updated_at === left.updated_at && record.status === 'In Process';
  });
  const restored = new Map(lines.flatMap(({ subjectId, before }, i) => (untouched[i] && before !== null ? [[subjectId, before as EnteredForm] as const] : [])));
  if (restored.size > 0) await process(ctx, period, [...restored.keys()], (id) => restored.get(id));
  for (const [i, { before, after }] of lines.entries()) if (untouched[i] && before === null) await deletePayroll(ctx, { id: (after as After).payroll_id });
  return untouched;
}
