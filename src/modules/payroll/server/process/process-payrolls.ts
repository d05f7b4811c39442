/**
 * The core of processing, for one employee or a thousand: load in a few set-based queries, compute, write 500
 * rows a statement. The HTTP calls and the demo both come through here.
 */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { stampUnpaid } from '#modules/leave/server/public.ts';
import { canProcessPayroll } from '../../contract/payroll.policy.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { draftEach, type Failure, type Reason } from '../draft/draft-each.ts';
import { draftPayroll, isRefused, type PayrollDraft } from '../draft/draft-payroll.ts';
import { loadPeriod, type LoadedPeriod } from '../draft/load-period.ts';
import { logMoves, writePayrolls, type WrittenPayroll } from '../stored/payroll-batch.store.ts';
import { rowOf } from '../draft/payroll-row.ts';
import { replaceSites } from '../site/payroll-site.store.ts';
import { lockEmployees } from '../payroll.store.ts';
import { requireOpenMonths } from '../closing/require-open.ts';
import { followLater, NOTHING_FOLLOWED, type Followed } from './follow-later.ts';
import { stampAdvances } from '../stored/advance.store.ts';
import { stampOvertime } from '../stored/overtime.store.ts';
import { stampWithSalary } from '../stored/paid-with-salary.ts';
import { stampReliefs } from '#modules/tax-declaration/server/public.ts';

export interface ProcessRequest {
  readonly employeeIds: readonly number[];
  readonly period: PayPeriod;
  readonly payDate?: CalendarDate | undefined;
  /** What was entered for an employee; nothing for most. */
  readonly entered?: (employeeId: number) => EnteredForm | undefined;
  /** A further reason to leave a draft out; null: save it. */
  readonly refuse?: (draft: PayrollDraft) => Reason | null;
}

export interface ProcessResult {
  readonly drafts: readonly PayrollDraft[];
  readonly written: ReadonlyMap<number, WrittenPayroll>;
  readonly failed: readonly Failure[];
  readonly loaded: LoadedPeriod;
}

/** Computes and saves. Employees that cannot be processed are named, never skipped in silence. */
export async function processPayrolls(ctx: Ctx, request: ProcessRequest): Promise<ProcessResult> {
  const ids = [...new Set(request.employeeIds)];
  await lockEmployees(ctx, ids);
  const loaded = await loadPeriod(ctx, ids, request.period, request.payDate);
  const { drafts, failed } = await draftEach(loaded, ids, (id) => {
    const draft = draftPayroll(loaded, id, request.entered?.(id));
    return isRefused(draft) ? draft : (request.refuse?.(draft) ?? draft);
  });
  const { written } = await saveDrafts(ctx, drafts);
  return { drafts, written, failed, loaded };
}

export interface SavedDrafts {
  readonly written: ReadonlyMap<number, WrittenPayroll>;
  /** What became of later months of the year. */
  readonly followed: Followed;
}

/** Writes drafts of one period with their timeline and audit entry, then follows with the later months; the caller holds the locks. */
export async function saveDrafts(ctx: Ctx, drafts: readonly PayrollDraft[], action: 'process' | 'update' = 'process'): Promise<SavedDrafts> {
  const [first] = drafts;
  if (!first) return { written: new Map(), followed: NOTHING_FOLLOWED };
  await requireOpenMonths(ctx, [first.form.end_date]);
  for (const { existing } of drafts) {
    if (existing && !canProcessPayroll({ id: existing.id, status: existing.status })) throw new Error(`Payroll ${existing.number} is ${existing.status}`);
  }
  const rows = drafts.map((draft) => rowOf(draft, ctx.actor.userId));
  const written = await writePayrolls(ctx, rows, yearOf(first.form.end_date as CalendarDate));
  const idOf = (employeeId: number) => written.get(employeeId)?.id ?? 0;
  await replaceSites(
    ctx,
    drafts.map(({ employeeId, sites }) => ({ payrollId: idOf(employeeId), sites })),
  );
  // Leave and declarations are those of the monthly payroll.
  const monthly = drafts.filter(({ kind }) => kind === 'monthly');
  await stampUnpaid(
    ctx,
    monthly.map(({ employeeId, form }) => ({ id: idOf(employeeId), employee_id: employeeId, start_date: form.start_date, end_date: form.end_date })),
  );
  await stampAdvances(
    ctx,
    drafts.map(({ employeeId, form }) => ({ id: idOf(employeeId), deductions: form.deductions })),
  );
  await stampWithSalary(
    ctx,
    monthly.map(({ employeeId, form }) => ({ id: idOf(employeeId), earnings: form.earnings })),
  );
  await stampOvertime(
    ctx,
    monthly.flatMap(({ employeeId, calculation }) => (calculation.attendance?.overtime ?? []).map((session) => ({ ...session, payroll_id: idOf(employeeId) }))),
  );
  await stampReliefs(
    ctx,
    monthly.map(({ employeeId, form }) => ({ id: idOf(employeeId), employee_id: employeeId, end_date: form.end_date })),
  );
  await logMoves(
    ctx,
    drafts.map(({ employeeId, existing }) => ({ id: idOf(employeeId), from: existing?.status ?? null, to: 'In Process', action })),
  );
  await auditDrafts(ctx, drafts, written);
  const followed = await followLater(
    ctx,
    // No later month stands on an advance.
    drafts.flatMap(({ kind, employeeId, form, calculation }) =>
      kind === 'advance'
        ? []
        : {
            id: idOf(employeeId),
            employee_id: employeeId,
            start_date: form.start_date,
            pay_date: form.pay_date,
            rule_set: calculation.rules.rule_set,
          },
    ),
  );
  return { written, followed };
}

/** One entry for one payroll; a batch is one change with all its payrolls in it. */
async function auditDrafts(ctx: Ctx, drafts: readonly PayrollDraft[], written: ReadonlyMap<number, WrittenPayroll>): Promise<void> {
  const [first] = drafts;
  if (!first) return;
  if (drafts.length === 1) {
    const record = written.get(first.employeeId);
    const { existing } = first;
    await audit(ctx, {
      action: existing ? 'payroll.updated' : 'payroll.processed',
      subject_type: 'payroll',
      subject_id: record?.id ?? null,
      before: existing && {
        status: existing.status,
        salary_amount: toRinggit(existing.salary_amount),
        earnings: linesOf(existing.earnings),
        deductions: linesOf(existing.deductions),
        tax: toRinggit(existing.tax_employee),
        net: toRinggit(existing.total_net_pay),
      },
      after: {
        status: 'In Process',
        salary_amount: first.form.salary_amount,
        earnings: linesOf(first.form.earnings),
        deductions: linesOf(first.form.deductions),
        tax: toRinggit(first.figures.tax),
        net: toRinggit(first.figures.totals.total_net_pay),
        ...(existing ? {} : { number: record?.number ?? null, employee_id: first.employeeId, period: `${first.form.start_date}/${first.form.end_date}` }),
      },
    });
    return;
  }
  await audit(ctx, {
    action: 'payroll.processed_many',
    subject_type: 'payroll',
    after: {
      period: `${first.form.start_date}/${first.form.end_date}`,
      payrolls: drafts.map(({ employeeId, figures, existing }) => ({
        id: written.get(employeeId)?.id ?? null,
        number: written.get(employeeId)?.number ?? null,
        employee_id: employeeId,
        net_before: existing ? toRinggit(existing.total_net_pay) : null,
        net: toRinggit(figures.totals.total_net_pay),
      })),
    },
  });
}

const linesOf = (lines: readonly { readonly name: string; readonly amount: number }[]) => lines.map(({ name, amount }) => `${name}: ${amount}`);
