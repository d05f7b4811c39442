/** A month as a whole: where it stands, closed once everything in it is paid and filed, opened again by the owner. */
import { calendarDate, endOfMonth, formatMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { isOwner, mayAct } from '#platform/contract/access.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type {
  closeMonth as closeEndpoint,
  PayrollMonth,
  reopenMonth as reopenEndpoint,
  showMonth as showEndpoint,
} from '../../contract/closing/closing.endpoints.ts';
import { CLOSING_ERRORS, CLOSING_MESSAGES } from '../../contract/closing/closing.messages.ts';
import { periodOf } from '../../contract/payroll-period.ts';
import type { PayrollStatus } from '../../contract/payroll.workflow.ts';
import { openFiles } from '../stored/filing.store.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { periodTotals } from '../list/period-totals.store.ts';
import { countEnding, dropClosing, findClosing, lockMonths, putClosing } from './closing.store.ts';

const PAGE = '/payroll/manage';
const firstOf = (month: string) => calendarDate(`${month}-01`);
const nameOf = (ctx: Ctx, month: string) => ({ month: formatMonth(firstOf(month), ctx.locale) });

async function stateOf(ctx: Ctx, month: string): Promise<PayrollMonth> {
  const [first, last] = [firstOf(month), endOfMonth(firstOf(month))];
  const { period_start_day } = await findSetting(ctx);
  const filter = { ...periodOf(first, period_start_day), page: 1, per_page: 1, sort: 'asc', sort_by: 'id' } as const;
  const [listed, ending, [files], closing] = await pipeline(
    ctx,
    () => periodTotals(ctx, filter),
    () => countEnding(ctx, first, last),
    () => openFiles(ctx, [first]),
    () => findClosing(ctx, month),
  );
  const count = (...statuses: PayrollStatus[]) => statuses.reduce((sum, status) => sum + (ending.get(status) ?? 0), 0);
  const open = files?.open ?? [];
  const state = {
    unprocessed: Math.max(0, listed.get('Pending')?.count ?? 0),
    unconfirmed: count('In Process'),
    unpaid: count('Confirmed', 'Waiting for Payment'),
    paid: count('Paid'),
  };
  const may = mayAct(ctx.actor, ctx.services.pages, PAGE, 'Confirm');
  return {
    month,
    ...state,
    files: [...open],
    closed: closing && { at: instantText(closing.closed_at), by: closing.by },
    can: {
      close: may && !closing && state.unconfirmed + state.unpaid + open.length === 0 && state.paid > 0,
      reopen: closing !== null && isOwner(ctx.actor),
    },
  };
}

/** What stands in the way of closing a month, and who closed it; of the whole company. */
export const showMonth = async (ctx: Ctx, { month }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> => ({
  data: await stateOf(ctx, month),
});

/** The audit entry, a word to open lists, and the answer. */
async function written(ctx: Ctx, month: string, action: string, message: Text, facts: Readonly<Record<string, unknown>>) {
  await audit(ctx, { action, subject_type: 'payroll_month', after: { month, ...facts } });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'payroll_confirmed', stored: false });
  return { success: true as const, message: say(message, ctx.locale, nameOf(ctx, month)), data: await stateOf(ctx, month) };
}

/** Nothing of the month is processed, adjusted, deleted or taken back from here on, and leave in it stays. @throws 422 while something is open, or nothing is paid */
export async function closeMonth(ctx: Ctx, { month }: ParsedInput<typeof closeEndpoint>): Promise<OutputOf<typeof closeEndpoint>> {
  await lockMonths(ctx, [month], 'alone');
  const state = await stateOf(ctx, month);
  if (state.closed) throw invalid('base', CLOSING_ERRORS.closed, nameOf(ctx, month));
  if (state.unconfirmed + state.unpaid + state.paid === 0) throw invalid('base', CLOSING_ERRORS.empty, nameOf(ctx, month));
  if (!state.can.close) throw invalid('base', CLOSING_ERRORS.notDone, nameOf(ctx, month));
  await putClosing(ctx, month);
  return written(ctx, month, 'payroll_month.closed', CLOSING_MESSAGES.closed, { paid: state.paid, unprocessed: state.unprocessed });
}

/** @throws 403 for anybody but the owner; 422 when it is open */
export async function reopenMonth(ctx: Ctx, { month, reason }: ParsedInput<typeof reopenEndpoint>): Promise<OutputOf<typeof reopenEndpoint>> {
  if (!isOwner(ctx.actor)) throw forbidden();
  await lockMonths(ctx, [month], 'alone');
  if (!(await findClosing(ctx, month))) throw invalid('base', CLOSING_ERRORS.notClosed, nameOf(ctx, month));
  await dropClosing(ctx, month);
  return written(ctx, month, 'payroll_month.reopened', CLOSING_MESSAGES.reopened, { reason });
}
