/** Books days on one balance by hand. */
import { and, eq } from 'drizzle-orm';
import { addDays, calendarDate, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import type { adjustEntitlement as adjustEndpoint, changeCarried as carriedEndpoint } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { carriedUntil, REPLACEMENT_DAYS } from '../../contract/entitlement/plan-year.ts';
import type { EntryKind } from '../../contract/entitlement/replay-ledger.ts';
import { book, loadAccount, lockLeaveOf, openAccount } from './account.store.ts';
import { freeOn } from './free-days.ts';
import { balancesOfMany, readingDay } from './balances.ts';
import { fixCarried, followCarry } from './carry-forward.ts';
import { leaveEntitlements } from '../entitlement.tables.ts';
import { projectedAccount } from './foresee-year.ts';
import { today } from '../leave-actor.ts';
import { findType } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';

/** @throws 422 when the type has no balance, or days would be taken that are not there. */
export async function adjustEntitlement(ctx: Ctx, input: ParsedInput<typeof adjustEndpoint>): Promise<OutputOf<typeof adjustEndpoint>> {
  const employee = await getEmployee(ctx, input.employee_id);
  await lockLeaveOf(ctx, employee.id);
  const type = await findType(ctx, input.leave_type_id);
  if (!type?.has_entitlement) throw invalid('leave_type_id', type ? LEAVE_ERRORS.noEntitlement : LEAVE_ERRORS.typeUnknown);
  const key = { employee_id: employee.id, leave_type_id: type.id, year: input.year };
  const effective = input.effective_date ?? readingDay(input.year, today(ctx));
  if (yearOf(effective) !== input.year) throw invalid('effective_date', LEAVE_ERRORS.otherYear);
  // Encashed days leave the balance, whichever sign they are entered with.
  const days = input.kind === 'Encash' ? -Math.abs(input.days) : input.days;
  const expires_on = input.expires_on ?? expiryOf(input.kind, type, input.year, effective);
  if (expires_on !== null && expires_on < effective) throw invalid('expires_on', LEAVE_ERRORS.endBeforeStart);
  if (days < 0 && !type.allow_negative && freeOn(await loadAccount(ctx, key), effective) + days < 0) throw invalid('days', LEAVE_ERRORS.belowZero);
  if (input.kind === 'Carry Forward') await fixCarried(ctx, key);
  const entitlement_id = await openAccount(ctx, key);
  await book(ctx, [{ entitlement_id, kind: input.kind, days, effective_date: effective, expires_on: days > 0 ? expires_on : null, reason: input.reason }]);
  await followCarry(ctx, [key]);
  await audit(ctx, {
    action: 'leave.entitlement_adjusted',
    subject_type: 'employee',
    subject_id: employee.id,
    after: { leave_type: type.code, year: input.year, kind: input.kind, days, effective_date: effective, expires_on, reason: input.reason },
  });
  await notifyLeaveChanged(ctx);
  if (employee.user_id !== null) {
    await notify(ctx, {
      to: { user: employee.user_id },
      notification_type: 'leave_entitlement',
      title: LEAVE_MESSAGES.entitlementTitle,
      message: LEAVE_MESSAGES.entitlementText,
      params: { type: type.name, days: days > 0 ? `+${days}` : String(days), reason: input.reason },
      route: '/leave',
      subject: { type: 'leave_entitlement', id: entitlement_id },
    });
  }
  const [row] = (await balancesOfMany(ctx, [employee.id], input.year, type.id)).get(employee.id) ?? [];
  return { success: true, message: say(LEAVE_MESSAGES.adjusted, ctx.locale), data: row as BalanceRow };
}

/** Last day of booked days unless another is said; null: they stay. Days that come after the expiry of what is carried stay too. */
function expiryOf(kind: EntryKind, type: LeaveTypeRecord, year: number, effective: CalendarDate): CalendarDate | null {
  if (kind === 'Replacement Credit') return addDays(effective, REPLACEMENT_DAYS);
  const until = kind === 'Carry Forward' ? carriedUntil(type, year) : null;
  return until !== null && until >= effective ? until : null;
}

/** Brings the days that were carried into a year to a number; the difference is booked on its first day. @throws 404 */
export async function changeCarried(ctx: Ctx, input: ParsedInput<typeof carriedEndpoint>): Promise<OutputOf<typeof carriedEndpoint>> {
  const [found] = await ctx.db
    .select()
    .from(leaveEntitlements)
    .where(and(eq(leaveEntitlements.company_id, ctx.companyId), eq(leaveEntitlements.id, input.id)));
  if (!found) throw notFound();
  const { employee_id, leave_type_id, year } = found;
  await getEmployee(ctx, employee_id);
  await lockLeaveOf(ctx, employee_id);
  const { entries } = await projectedAccount(ctx, found);
  const carried = entries.filter(({ kind }) => kind === 'Carry Forward').reduce((sum, { days }) => sum + days, 0);
  const days = input.carried_forward_days - carried;
  const [row] = (await balancesOfMany(ctx, [employee_id], year, leave_type_id)).get(employee_id) ?? [];
  if (days === 0 && row) return { success: true, message: say(LEAVE_MESSAGES.carriedSet, ctx.locale), data: row };
  const effective_date = calendarDate(`${year}-01-01`);
  const { carried_forward_expiry: expires_on, reason } = input;
  return adjustEntitlement(ctx, { employee_id, leave_type_id, year, kind: 'Carry Forward', days, effective_date, expires_on, reason });
}
