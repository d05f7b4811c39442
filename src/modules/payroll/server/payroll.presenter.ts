/** The only way of payrolls to the world: form, calculation, abilities of the person who looks. */
import type { AppAction } from '#platform/contract/manifest.ts';
import { mayAct } from '#platform/contract/access.ts';
import { say } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { namesOfUsers } from '#modules/identity/server/public.ts';
import { computePayroll, type PayrollFigures } from '../contract/calculation/compute-payroll.ts';
import { payrollWorksheet } from '../contract/calculation/payroll-worksheet.ts';
import type { Computable, PayrollForm } from '../contract/payroll-form.schema.ts';
import type { Calculation } from '../contract/calculation.schema.ts';
import type { PayrollKind } from '../contract/off-cycle/payroll-kind.params.ts';
import { PAYROLL_WARNINGS } from '../contract/payroll.messages.ts';
import {
  canAdjustPayroll,
  canCancelAdvance,
  canCincoReport,
  canConfirmPayroll,
  canDeletePayroll,
  canMarkPaid,
  canProcessPayroll,
  canReturnPayment,
  canUpdatePayroll,
  canViewPayslip,
  mayConfirmOwnWork,
  type PayrollState,
} from '../contract/payroll.policy.ts';
import { advanceWarnings, payrollWarnings } from '../contract/calculation/warn-payroll.ts';
import type { PayrollDraft } from './draft/draft-payroll.ts';
import type { EmployeeSnapshot } from './salary/employee-snapshot.ts';
import { adjustmentsOf, type ListedAdjustment } from './payroll.store.ts';
import type { PayrollRecord } from './payroll.tables.ts';
import { computableOf, draftAmounts, storedAmounts, type PayrollAmounts } from './draft/stored-payroll.ts';

const PAGE = '/payroll/manage';

/** What this person may do with a payroll in its state. */
export function abilitiesOn(ctx: Ctx, state: PayrollState, kind: PayrollKind, processedBy: number | null, fourEyes: boolean): PayrollForm['can'] {
  const may = (action: AppAction<typeof PAGE>) => mayAct(ctx.actor, ctx.services.pages, PAGE, action);
  const exists = state.id !== null;
  const isAdvance = kind === 'advance';
  const isMonthly = kind === 'monthly';
  return {
    process: isMonthly && canProcessPayroll(state) && may('Process'),
    update: isMonthly && exists && canUpdatePayroll(state.status) && may('Update'),
    adjust: !isAdvance && exists && canAdjustPayroll(state.status) && may('Update'),
    confirm: canConfirmPayroll(state) && may('Confirm') && mayConfirmOwnWork(fourEyes, processedBy, ctx.actor.userId),
    mark_paid: canMarkPaid(state.status) && may('Mark Paid'),
    return_payment: canReturnPayment(state.status) && may('Mark Paid'),
    payslip: canViewPayslip(state.status),
    cinco_report: exists && canCincoReport(state.status),
    delete: (isAdvance ? canCancelAdvance(state) : canDeletePayroll(state)) && may('Delete'),
  };
}

interface Shown {
  readonly employeeId: number;
  readonly who: EmployeeSnapshot;
  readonly form: Computable;
  readonly calculation: Calculation;
  readonly figures: PayrollFigures;
  readonly amounts: PayrollAmounts;
  readonly ruleVersion: string;
  readonly record: PayrollRecord | null;
  readonly adjustments: readonly ListedAdjustment[];
  readonly names: ReadonlyMap<number, string>;
  readonly fourEyes: boolean;
}

function presentForm(ctx: Ctx, shown: Shown): PayrollForm {
  const { who, form, figures, amounts, record, names } = shown;
  const state: PayrollState = { id: record?.id ?? null, status: record?.status ?? 'Pending' };
  const nameOf = (id: number | null | undefined) => (id ? (names.get(id) ?? null) : null);
  const advance = record?.kind === 'advance';
  // A run pays no wages of its own to judge by.
  const warnings = form.beside
    ? []
    : advance
      ? advanceWarnings(shown.calculation, figures.totals.total_net_pay)
      : payrollWarnings({
          calculation: shown.calculation,
          start_date: form.start_date,
          end_date: form.end_date,
          lines: form.deductions,
          gross: figures.totals.total_gross_pay,
          deductions: figures.totals.total_deduction,
          contributions: figures.totals.total_contribution_employee,
          net: figures.totals.total_net_pay,
        });
  const noAccount = who.payment_method === 'Bank Transfer' && !who.bank?.account_no ? (['noAccount'] as const) : [];
  return {
    ...form,
    ...amounts.totals,
    id: state.id,
    number: record?.number ?? null,
    kind: record?.kind ?? 'monthly',
    employee_id: shown.employeeId,
    name: who.name,
    employee_code: who.employee_code,
    employee_identity_number: who.identity_number,
    employee_passport: who.passport,
    position: who.position,
    department: who.department,
    status: state.status,
    adjustments: shown.adjustments.map(({ amount, at, ...rest }) => ({ ...rest, amount: toRinggit(amount), at: instantText(at) })),
    contributions: amounts.contributions,
    rounding: amounts.rounding,
    remuneration_current: amounts.remuneration_current,
    worksheet: payrollWorksheet(figures),
    warnings: [...warnings, ...noAccount].map((code) => ({ code, text: say(PAYROLL_WARNINGS[code], ctx.locale) })),
    rule_version: shown.ruleVersion,
    processed_by: nameOf(record?.processed_by),
    confirmed_by: nameOf(record?.confirmed_by),
    confirmed_at: record?.confirmed_at ? instantText(record.confirmed_at) : null,
    payment_date: record?.payment_date ?? null,
    payment_reference: record?.payment_reference ?? null,
    updated_at: record ? instantText(record.updated_at) : null,
    can: abilitiesOn(ctx, state, record?.kind ?? 'monthly', record?.processed_by ?? null, shown.fourEyes),
  };
}

/** What stands beside a stored payroll: its adjustments, and who processed and confirmed it. */
export async function besidePayroll(ctx: Ctx, record: PayrollRecord | null): Promise<Pick<Shown, 'adjustments' | 'names'>> {
  if (!record) return { adjustments: [], names: new Map() };
  const [adjustments, names] = await pipeline(
    ctx,
    () => adjustmentsOf(ctx, record.id),
    () => namesOfUsers(ctx, [record.processed_by, record.confirmed_by]),
  );
  return { adjustments, names };
}

/**
 * A draft as the process page loads it: nothing is stored yet, or what is stored is about to be replaced.
 * @param beside what stands beside the stored one
 */
export function presentDraft(ctx: Ctx, draft: PayrollDraft, fourEyes: boolean, beside: Awaited<ReturnType<typeof besidePayroll>>): PayrollForm {
  return presentForm(ctx, {
    ...draft,
    who: draft.snapshot,
    amounts: draftAmounts(draft),
    record: draft.existing,
    ...beside,
    fourEyes,
  });
}

/** A stored payroll with its calculation. */
export async function presentPayroll(ctx: Ctx, record: PayrollRecord, fourEyes: boolean): Promise<PayrollForm & { calculation: Calculation }> {
  const form = computableOf(record);
  const shown = presentForm(ctx, {
    employeeId: record.employee_id,
    who: record.employee_snapshot,
    form,
    calculation: record.calculation,
    figures: computePayroll(form, record.calculation.rules),
    amounts: storedAmounts(record),
    ruleVersion: record.rule_version,
    record,
    ...(await besidePayroll(ctx, record)),
    fourEyes,
  });
  return { ...shown, calculation: record.calculation };
}
