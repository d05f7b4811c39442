/** What a row of the sheet makes of a payroll: what is entered, what changes, what is wrong. Pure. */
import type { ImportChange, ImportFault } from '#platform/server/imports/import-definition.ts';
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import type { PayrollDraft } from '../draft/draft-payroll.ts';
import type { ItemRecord } from '../item/payroll-item.store.ts';
import { itemKey, TIME_COLUMNS, type VariableLine } from './variable-columns.ts';
import { VARIABLE } from './variable.messages.ts';

type Lines = Pick<EnteredForm, 'earnings' | 'deductions'>;
type Line = PayrollDraft['form']['earnings'][number] | PayrollDraft['form']['deductions'][number];

export interface VariablePlan {
  readonly entered: EnteredForm;
  readonly changes: readonly ImportChange[];
  readonly faults: readonly ImportFault[];
}

/** What a person entered so far: hours and days, and the lines that payroll does not write itself. */
export function enteredNow({ form, calculation }: PayrollDraft): EnteredForm {
  const own = <L extends Line>(lines: readonly L[]) => lines.filter(({ system }) => !system);
  return {
    calculation: Object.fromEntries(TIME_COLUMNS.map(({ key }) => [key, calculation[key]])),
    earnings: own(form.earnings) as Lines['earnings'],
    deductions: own(form.deductions) as Lines['deductions'],
  };
}

/** Lines of an item that belong to this month; corrections of earlier months stand by themselves. */
const linesOf = (draft: PayrollDraft, { id, kind }: ItemRecord): readonly Line[] =>
  (kind === 'Earning' ? draft.form.earnings : draft.form.deductions).filter((each) => each.payroll_item_id === id && !each.system && !each.corrects);

/** What the template shows and the check compares with, in ringgit; null: nothing. */
export function amountNow(draft: PayrollDraft, item: ItemRecord): number | null {
  const lines = linesOf(draft, item);
  return lines.length === 0 ? null : toRinggit(sen(lines.reduce((sum, { amount }) => sum + fromRinggit(amount), 0)));
}

export function planVariable(values: VariableLine, draft: PayrollDraft, items: readonly ItemRecord[]): VariablePlan {
  const changes: ImportChange[] = [];
  const faults: ImportFault[] = [];
  const time: Record<string, number> = {};
  for (const { key } of TIME_COLUMNS) {
    const after = values[key];
    const before = draft.calculation[key];
    if (typeof after !== 'number' || after === before) continue;
    time[key] = after;
    changes.push({ column: key, before, after });
  }
  const now = enteredNow(draft);
  let earnings: readonly Line[] = now.earnings as readonly Line[];
  let deductions: readonly Line[] = now.deductions as readonly Line[];
  for (const item of items) {
    const after = values[itemKey(item)];
    const before = amountNow(draft, item);
    if (typeof after !== 'number' || after === (before ?? 0)) continue;
    const lines = linesOf(draft, item);
    if (item.status !== 'Active') faults.push({ column: itemKey(item), text: VARIABLE.off });
    else if (lines.length > 1) faults.push({ column: itemKey(item), text: VARIABLE.severalLines, params: { n: lines.length } });
    changes.push({ column: itemKey(item), before, after });
    if (item.kind === 'Earning') earnings = placed(earnings, lines[0], after, item);
    else deductions = placed(deductions, lines[0], after, item);
  }
  const entered: EnteredForm = {
    ...(Object.keys(time).length > 0 && { calculation: time }),
    earnings: earnings as Lines['earnings'],
    deductions: deductions as Lines['deductions'],
  };
  return { entered, changes, faults };
}

/** The lines with an item's amount set; 0 takes its line away. */
function placed(lines: readonly Line[], line: Line | undefined, amount: number, item: ItemRecord): readonly Line[] {
  if (amount === 0) return lines.filter((each) => each !== line);
  if (line) return lines.map((each) => (each === line ? { ...each, amount } : each));
  return [...lines, newLine(item, amount)];
}

function newLine(item: ItemRecord, amount: number): Line {
  const { epf, socso, eis, hrdf, tax, mtd_key } = item;
  const shared = { payroll_item_id: item.id, name: item.name, name_ms: item.name_ms, type: item.type, amount, system: null, reason: null };
  return item.kind === 'Earning'
    ? { ...shared, epf, socso, eis, hrdf, tax, mtd_key }
    : { ...shared, contribution_total_type: item.contribution_total_type ?? 'other', source: null };
}
