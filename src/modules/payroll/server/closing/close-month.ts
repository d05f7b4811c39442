/** A month as a whole: where it stands, closed once everything in it is paid and filed, opened again by the owner. */
import { calendarDate, endOfMonth, formatMonth } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { isOwner, mayAct } from '#platform/contract/access.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import type {
  closeMonth as closeEndpoint,
  PayrollMonth,
  reopenMonth as reopenEndpoint,
  showMonth as showEndpoint,
} from '../../contract/closing/closing.endpoints.ts';
import { CLOSING_ERRORS, CLOSING_MESSAGES } from '../../contract/closing/closing.messages.ts';
import { periodOf } from '../../contract/payroll-period.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { filedIn } from '../later/difference.store.ts';
import { listTotals } from '../payroll-list.store.ts';
import { findSetting } from '../payroll-setting.store.ts';
import { namesOfUsers } from '../payroll.store.ts';
import { keptTotals } from '../run/period-totals.store.ts';
import { dropClosing, filesNeeded, findClosing, putClosing } from './closing.store.ts';

const PAGE = '/payroll/manage';
const firstOf = (month: string) => calendarDate(`${month}-01`);
const nameOf = (ctx: Ctx, month: string) => ({ month: formatMonth(firstOf(month), ctx.locale) });

async function stateOf(ctx: Ctx, month: string): Promise<PayrollMonth> {
  const { period_start_day } = await findSetting(ctx);
  const filter = { ...periodOf(firstOf(month), period_start_day), page: 1, per_page: 1, sort: 'asc', sort_by: 'id' } as const;
  const byStatus = (await keptTotals(ctx, filter)) ?? (await listTotals(ctx, filter));
  const count = (...statuses: PayrollRowStatus[]) => statuses.reduce((sum, status) => sum + (byStatus.get(status)?.count ?? 0), 0);
  const made = (await filedIn(ctx, [month])).get(month) ?? [];
  const files = (await filesNeeded(ctx, firstOf(month), endOfMonth(firstOf(month)))).filter((scheme) => !made.includes(scheme));
  const closing = await findClosing(ctx, month);
  const names = await namesOfUsers(ctx, [closing?.closed_by ?? null]);
  const state = { unprocessed: count('Pending'), unconfirmed: count('In Process'), unpaid: count('Confirmed', 'Waiting for Payment'), paid: count('Paid') };
  const may = ctx.actor.scope.all && mayAct(ctx.actor, ctx.house.pages, PAGE, 'Confirm');
  return {
    month,
    ...state,
    files,
    closed: closing && { at: instantText(closing.closed_at), by: names.get(closing.closed_by ?? 0) ?? null },
    can: {
      close: may && !closing && state.unconfirmed + state.unpaid + files.length === 0 && state.paid > 0,
      reopen: closing !== null && isOwner(ctx.actor),
    },
  };
}

export const showMonth = async (ctx: Ctx, { month }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> => ({
  data: await stateOf(ctx, month),
});

async function written(ctx: Ctx, month: string, action: string, message: Text, facts: Readonly<Record<string, unknown>>) {
  await audit(ctx, { action, subject_type: 'payroll_month', after: { month, ...facts } });
  await tell(ctx, { to: { company: ctx.companyId }, notification_type: 'payroll_confirmed', stored: false });
  return { success: true as const, message: say(message, ctx.locale, nameOf(ctx, month)), data: await stateOf(ctx, month) };
}

/** @throws 422 while something is open */
export async function closeMonth(ctx: Ctx, { month }: ParsedInput<typeof closeEndpoint>): Promise<OutputOf<typeof closeEndpoint>> {
  const state = await stateOf(ctx, month);
  if (state.closed) throw invalid('base', CLOSING_ERRORS.closed, nameOf(ctx, month));
  if (!state.can.close) throw invalid('base', CLOSING_ERRORS.notDone, nameOf(ctx, month));
  await putClosing(ctx, month);
  return written(ctx, month, 'payroll_month.closed', CLOSING_MESSAGES.closed, { paid: state.paid, unprocessed: state.unprocessed });
}

/** @throws 403 for anybody but the owner; 422 when it is open */
export async function reopenMonth(ctx: Ctx, { month, reason }: ParsedInput<typeof reopenEndpoint>): Promise<OutputOf<typeof reopenEndpoint>> {
  if (!isOwner(ctx.actor)) throw forbidden();
  if (!(await findClosing(ctx, month))) throw invalid('base', CLOSING_ERRORS.notClosed, nameOf(ctx, month));
  await dropClosing(ctx, month);
  return written(ctx, month, 'payroll_month.reopened', CLOSING_MESSAGES.reopened, { reason });
}
