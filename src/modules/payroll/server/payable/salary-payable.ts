/** Payrolls as the first thing that batches pay. */
import { formatDate } from '#platform/contract/dates.ts';
import { changed } from '#platform/contract/errors.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { PayableProblem } from '#modules/payment/contract/payment.schema.ts';
import type { Payable, PayableProvider } from '#modules/payment/server/public.ts';
import { KIND_WORDS, type PayrollKind } from '../../contract/off-cycle/payroll-kind.params.ts';
import { payDateOf, periodOf } from '../../contract/payroll-period.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { logMoves } from '../stored/payroll-batch.store.ts';
import { payMany } from '../state/write-moves.ts';
import { getPayroll, lockEmployees } from '../payroll.store.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { payWithSalary } from '../stored/paid-with-salary.ts';
import { payNotified } from '../state/notify-employee.ts';
import { takeBack } from './return-payroll.ts';
import {
  findSalaryPayables,
  freePayrolls,
  kindsOfBatches,
  kindsOfPayrolls,
  loginsOf,
  ownersOf,
  payTiedPayrolls,
  SALARY_SUBJECT,
  sumSalaryPayables,
  tiePayrolls,
  type PaidPayroll,
  type SalaryPayable,
} from './salary-payable.store.ts';

function problemsOf(row: SalaryPayable): PayableProblem[] {
  const found: PayableProblem[] = [];
  if (row.status !== 'Confirmed') found.push('notReady');
  if (row.amount <= 0) return [...found, 'noAmount'];
  if (row.withheld) found.push('withheld');
  if (row.method === 'Bank Transfer') {
    if (!row.account_no) found.push('noAccount');
    else if (!/^\d{5,20}$/.test(row.account_no)) found.push('badAccount');
    if (row.account_no && row.bank_id === null) found.push('noBank');
    if (row.account_no && row.payslip_account && row.account_no !== row.payslip_account) found.push('accountChanged');
  } else found.push('notTransfer');
  return found;
}

/** What a payroll is where it is not that of the month. */
const wordOf = (kind: PayrollKind): Text | null => (kind === 'monthly' ? null : KIND_WORDS[kind]);
const besides = (kinds: ReadonlyMap<number, PayrollKind>) =>
  new Map(
    [...kinds].flatMap(([id, kind]) => {
      const word = wordOf(kind);
      return word ? [[id, word] as const] : [];
    }),
  );

function asPayable(row: SalaryPayable): Payable {
  const { identity_number, passport, payslip_account: _compared, withheld: _reserved, status: _evaluated, bank_id, kind, ...rest } = row;
  return {
    ...rest,
    kind: wordOf(kind),
    bank_id: bank_id === null ? null : Number(bank_id),
    identity_type: identity_number ? 'NRIC' : passport ? 'Passport' : null,
    identity_no: identity_number ?? passport,
    problems: problemsOf(row),
  };
}

type PayrollMove = keyof typeof payrollWorkflow.moves;
const log = (ctx: Ctx, ids: readonly number[], action: PayrollMove) => {
  const { from, to } = payrollWorkflow.moves[action];
  return logMoves(
    ctx,
    ids.map((id) => ({ id, from: from[0] ?? null, to: to ?? '', action })),
  );
};

/** Tells everybody with a login, one statement for each month that is paid. */
async function notifyPaid(ctx: Ctx, paid: readonly PaidPayroll[], date: string): Promise<void> {
  const logins = await loginsOf(
    ctx,
    paid.map(({ employee_id }) => employee_id),
  );
  for (const [end, rows] of Map.groupBy(paid, ({ end_date }) => end_date)) {
    const users = rows.flatMap(({ employee_id }) => logins.get(employee_id) ?? []);
    await notify(ctx, { to: { users }, ...payNotified(end, 'payroll_paid', formatDate(date)) });
  }
}

export const salaryPayable: PayableProvider = {
  type: 'Salary',
  subject: SALARY_SUBJECT,
  list: async (ctx, filter, page) => (await findSalaryPayables(ctx, filter, page)).map(asPayable),
  lockOwners: async (ctx, ids) => lockEmployees(ctx, await ownersOf(ctx, ids)),
  summarise: sumSalaryPayables,
  async submit(ctx, ids) {
    const tied = await tiePayrolls(ctx, ids);
    await log(ctx, [...tied.keys()], 'submit_payment');
    return tied;
  },
  async pay(ctx, ids, facts) {
    const paid = await payTiedPayrolls(ctx, ids, facts);
    if (paid.length !== ids.length) throw changed();
    await payWithSalary(ctx, ids, facts);
    await log(ctx, ids, 'batch_paid');
    await notifyPaid(ctx, paid, facts.payment_date);
  },
  async settle(ctx, ids, facts) {
    const paid = await payMany(ctx, ids, facts);
    if (paid.length !== ids.length) throw changed();
  },
  async takeBack(ctx, id, form) {
    await takeBack(ctx, await getPayroll(ctx, id, true), form);
  },
  kinds: async (ctx, ids) => besides(await kindsOfPayrolls(ctx, ids)),
  async kindsOfBatches(ctx, batchIds) {
    const kinds = await kindsOfBatches(ctx, batchIds);
    return new Map([...kinds].map(([id, of]) => [id, of.flatMap((kind) => wordOf(kind) ?? [])]));
  },
  async proposal(ctx) {
    const { period_start_day, pay_day } = await findSetting(ctx);
    const period = periodOf(todayIn(ctx.clock, ctx.actor.timeZone), period_start_day);
    return { ...period, pay_date: payDateOf(period, pay_day) };
  },
  async release(ctx, ids) {
    const freed = await freePayrolls(ctx, ids);
    if (freed.length !== ids.length) throw changed();
    await log(ctx, freed, 'release_payment');
  },
};
