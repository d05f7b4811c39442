/** Saving drafts of one period: their rows block by block, then what else stands on them. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { stampUnpaid } from '#modules/leave/server/public.ts';
import { stampReliefs } from '#modules/tax-declaration/server/public.ts';
import { canProcessPayroll } from '../../contract/payroll.policy.ts';
import { requireOpenMonths } from '../closing/require-open.ts';
import type { PayrollDraft } from '../draft/draft-payroll.ts';
import { rowOf } from '../draft/payroll-row.ts';
import { replaceSites } from '../site/payroll-site.store.ts';
import { stampAdvances } from '../stored/advance.store.ts';
import { stampOvertime } from '../stored/overtime.store.ts';
import { stampWithSalary } from '../stored/paid-with-salary.ts';
import { logMoves, PayrollWriter, type WrittenPayroll } from '../stored/payroll-batch.store.ts';
import { followLater, NOTHING_FOLLOWED, type Followed } from './follow-later.ts';

export interface SavedDrafts {
  readonly written: ReadonlyMap<number, WrittenPayroll>;
  /** What became of later months of the year. */
  readonly followed: Followed;
}

/** What of a draft is needed once its row is written. The rest goes: a run of thousands would hold it all. */
const keptOf = ({ kind, employeeId, existing, sites, form, calculation, figures }: PayrollDraft) => ({
  kind,
  employeeId,
  existing,
  sites,
  form: {
    start_date: form.start_date,
    end_date: form.end_date,
    pay_date: form.pay_date,
    salary_amount: form.salary_amount,
    earnings: form.earnings,
    deductions: form.deductions,
  },
  rule_set: calculation.rules.rule_set,
  overtime: calculation.attendance?.overtime ?? [],
  tax: figures.tax,
  net: figures.totals.total_net_pay,
});
type KeptDraft = ReturnType<typeof keptOf>;

/** The caller holds the locks of the employees. */
export class DraftSaver {
  readonly #ctx: Ctx;
  readonly #action: 'process' | 'update';
  readonly #writer: PayrollWriter;
  readonly #drafts: KeptDraft[] = [];

  constructor(ctx: Ctx, action: 'process' | 'update' = 'process') {
    this.#ctx = ctx;
    this.#action = action;
    this.#writer = new PayrollWriter(ctx);
  }

  /** Sends their rows, and does not wait for the last of them. */
  async add(drafts: readonly PayrollDraft[]): Promise<void> {
    const [first] = drafts;
    if (!first) return;
    if (this.#drafts.length === 0) await requireOpenMonths(this.#ctx, [first.form.end_date]);
    for (const { existing } of drafts) {
      if (existing && !canProcessPayroll({ id: existing.id, status: existing.status })) throw new Error(`Payroll ${existing.number} is ${existing.status}`);
    }
    this.#drafts.push(...drafts.map(keptOf));
    await this.#writer.write(
      drafts.map((draft) => rowOf(draft, this.#ctx.actor.userId)),
      yearOf(first.form.end_date as CalendarDate),
    );
  }

  /** Their timeline and audit entry, what they take and pay, and then the later months. */
  async end(): Promise<SavedDrafts> {
    const written = await this.#writer.end();
    if (this.#drafts.length === 0) return { written, followed: NOTHING_FOLLOWED };
    return { written, followed: await stand(this.#ctx, this.#drafts, written, this.#action) };
  }
}

/** Writes drafts of one period that are all at hand. */
export async function saveDrafts(ctx: Ctx, drafts: readonly PayrollDraft[], action: 'process' | 'update' = 'process'): Promise<SavedDrafts> {
  const saver = new DraftSaver(ctx, action);
  await saver.add(drafts);
  return saver.end();
}

/** What stands on payrolls that were written. @returns what became of the later months */
async function stand(ctx: Ctx, drafts: readonly KeptDraft[], written: SavedDrafts['written'], action: 'process' | 'update'): Promise<Followed> {
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
    monthly.flatMap(({ employeeId, overtime }) => overtime.map((session) => ({ ...session, payroll_id: idOf(employeeId) }))),
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
  return followLater(
    ctx,
    // No later month stands on an advance.
    drafts.flatMap(({ kind, employeeId, form, rule_set }) =>
      kind === 'advance'
        ? []
        : {
            id: idOf(employeeId),
            employee_id: employeeId,
            start_date: form.start_date,
            pay_date: form.pay_date,
            rule_set,
          },
    ),
  );
}

/** One entry for one payroll; a batch is one change with all its payrolls in it. */
async function auditDrafts(ctx: Ctx, drafts: readonly KeptDraft[], written: ReadonlyMap<number, WrittenPayroll>): Promise<void> {
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
        tax: toRinggit(first.tax),
        net: toRinggit(first.net),
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
      payrolls: drafts.map(({ employeeId, net, existing }) => ({
        id: written.get(employeeId)?.id ?? null,
        number: written.get(employeeId)?.number ?? null,
        employee_id: employeeId,
        net_before: existing ? toRinggit(existing.total_net_pay) : null,
        net: toRinggit(net),
      })),
    },
  });
}

const linesOf = (lines: readonly { readonly name: string; readonly amount: number }[]) => lines.map(({ name, amount }) => `${name}: ${amount}`);
