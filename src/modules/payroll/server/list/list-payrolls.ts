import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { INCLUDES, type listPayrolls as endpoint, type PayrollRow } from '../../contract/payroll.endpoints.ts';
import type { PayrollTotals } from '../../contract/payroll-form.schema.ts';
import { payDateOf, periodOf, type PayPeriod } from '../../contract/payroll-period.ts';
import { sumTotals } from '../../contract/calculation/payroll-summary.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { NOTHING_CONTRIBUTED } from '../../contract/payroll-form.schema.ts';
import { keepsStatus, listPage, type ListedPayroll } from './payroll-list.store.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { abilitiesOn } from '../payroll.presenter.ts';
import { periodTotals } from './period-totals.store.ts';
import { storedContributions, storedTotals } from '../draft/stored-payroll.ts';

const NOTHING: PayrollTotals = sumTotals([]);

function presentRow(ctx: Ctx, row: ListedPayroll, period: PayPeriod, include: ReadonlySet<(typeof INCLUDES)[number]>, fourEyes: boolean): PayrollRow {
  const { employee, payroll } = row;
  const status: PayrollRowStatus = payroll?.status ?? 'Pending';
  const kind = payroll?.kind ?? 'monthly';
  const shares = payroll ? storedContributions(payroll) : NOTHING_CONTRIBUTED;
  return {
    employee_id: employee.id,
    name: employee.name,
    employee_code: employee.employee_code,
    position: row.position,
    status,
    reference_payroll_id: payroll?.id ?? null,
    number: payroll?.number ?? null,
    kind,
    start_date: payroll?.start_date ?? period.start_date,
    end_date: payroll?.end_date ?? period.end_date,
    basic: row.basic === null ? null : toRinggit(fromRinggit(row.basic)),
    missing_salary: row.basic === null,
    attendance_moved: row.attendance_moved ?? false,
    salary_amount: payroll ? toRinggit(payroll.salary_amount) : 0,
    ...(payroll ? storedTotals(payroll) : NOTHING),
    ...(include.has('EPF') ? { epf: shares.epf } : {}),
    ...(include.has('SOCSO') ? { socso: shares.socso } : {}),
    ...(include.has('SKBBK') ? { skbbk: shares.skbbk } : {}),
    ...(include.has('EIS') ? { eis: shares.eis } : {}),
    ...(include.has('HRDF') ? { hrdf: shares.hrdf } : {}),
    ...(include.has('TAX') ? { tax: shares.tax } : {}),
    processed_by: row.processor,
    updated_at: payroll ? instantText(payroll.updated_at) : null,
    can: abilitiesOn(ctx, { id: payroll?.id ?? null, status }, kind, payroll?.processed_by ?? null, fourEyes),
  };
}

type Asked = ParsedInput<typeof endpoint>;

const readPeriod = (ctx: Ctx, input: Asked, period: PayPeriod) => {
  const filter = { ...input, ...period };
  return pipeline(
    ctx,
    () => listPage(ctx, filter),
    () => periodTotals(ctx, filter),
  );
};

/** What the list shows. The settings say which period is the current one: where both its days are given, nothing waits for them. */
async function readList(ctx: Ctx, input: Asked) {
  const { start_date, end_date } = input;
  if (start_date && end_date) {
    const period: PayPeriod = { start_date, end_date };
    const [setting, read] = await pipeline(
      ctx,
      () => findSetting(ctx),
      () => readPeriod(ctx, input, period),
    );
    return { setting, period, read };
  }
  const setting = await findSetting(ctx);
  const current = periodOf(todayIn(ctx.clock, ctx.actor.timeZone), setting.period_start_day);
  const period: PayPeriod = { start_date: start_date ?? current.start_date, end_date: end_date ?? current.end_date };
  return { setting, period, read: await readPeriod(ctx, input, period) };
}

/** One row per employee of the period, processed or not; the summary covers the whole filter. */
export async function listPayrolls(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const {
    setting,
    period,
    read: [rows, byStatus],
  } = await readList(ctx, input);
  const stored = [...byStatus].filter(([status]) => keepsStatus(input, status)).map(([, it]) => it);
  const include = new Set(input.include ?? INCLUDES);
  return {
    data: rows.map((row) => presentRow(ctx, row, period, include, setting.four_eyes)),
    summary: sumTotals(stored.map(({ totals }) => totals)),
    statuses: Object.fromEntries([...byStatus].map(([status, { count }]) => [status, count])) as Record<PayrollRowStatus, number>,
    period,
    pay_date: payDateOf(period, setting.pay_day),
    meta: metaFor(
      input,
      stored.reduce((sum, { count }) => sum + count, 0),
    ),
  };
}
