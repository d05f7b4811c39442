/** Books days on one balance by hand, and the lapse of days that have expired. */
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { addDays, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import { getEmployee, visible, employees } from '#modules/employee/server/public.ts';
import type { adjustEntitlement as adjustEndpoint, lapseEntitlements as lapseEndpoint } from '../contract/entitlement.endpoints.ts';
import { LEAVE_ERRORS, LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import type { BalanceRow } from '../contract/leave.schema.ts';
import { REPLACEMENT_DAYS } from '../contract/plan-year.ts';
import { replayLedger } from '../contract/replay-ledger.ts';
import { book, loadAccount, loadAccounts, lockLeaveOf, openAccount } from './account.store.ts';
import { freeOn } from './assess-leave.ts';
import { balancesOfMany, readingDay } from './balances.ts';
import { leaveEntitlements, leaveEntries, type NewLeaveEntry } from './entitlement.tables.ts';
import { today } from './leave-actor.ts';
import { findType } from './leave-type.store.ts';

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
  const expires_on = input.expires_on ?? (input.kind === 'Replacement Credit' ? addDays(effective, REPLACEMENT_DAYS) : null);
  if (expires_on !== null && expires_on < effective) throw invalid('expires_on', LEAVE_ERRORS.endBeforeStart);
  if (days < 0 && !type.allow_negative && freeOn(await loadAccount(ctx, key), effective) + days < 0) throw invalid('days', LEAVE_ERRORS.belowZero);
  const entitlement_id = await openAccount(ctx, key);
  await book(ctx, [{ entitlement_id, kind: input.kind, days, effective_date: effective, expires_on: days > 0 ? expires_on : null, reason: input.reason }]);
  await audit(ctx, {
    action: 'leave.entitlement_adjusted',
    subject_type: 'employee',
    subject_id: employee.id,
    after: { leave_type: type.code, year: input.year, kind: input.kind, days, effective_date: effective, expires_on, reason: input.reason },
  });
  if (employee.user_id !== null) {
    await tell(ctx, {
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

/** Books what the replay says has lapsed by a day: the balance is the same before and after, but the account names it. */
export async function bookLapses(ctx: Ctx, year: number, day: CalendarDate): Promise<{ entries: number; days: number }> {
  const people = await ctx.db
    .selectDistinct({ id: leaveEntitlements.employee_id })
    .from(leaveEntitlements)
    .innerJoin(leaveEntries, eq(leaveEntries.entitlement_id, leaveEntitlements.id))
    .innerJoin(employees, eq(employees.id, leaveEntitlements.employee_id))
    .where(and(visible(ctx), eq(leaveEntitlements.year, year), isNotNull(leaveEntries.expires_on), lt(leaveEntries.expires_on, day)));
  const rows: NewLeaveEntry[] = [];
  const accounts = await loadAccounts(
    ctx,
    people.map(({ id }) => id),
    [year],
  );
  for (const account of accounts.values()) {
    if (account.id === null) continue;
    for (const { entry, projected } of replayLedger(account.entries, day).rows) {
      if (!projected) continue;
      const reason = LEAVE_MESSAGES.expired.en;
      rows.push({
        entitlement_id: account.id,
        kind: 'Lapse',
        days: entry.days,
        effective_date: entry.effective_date,
        reason,
        once: `lapse:${entry.effective_date}`,
      });
    }
  }
  const entries = await book(ctx, rows);
  return { entries, days: rows.reduce((sum, { days }) => sum - days, 0) };
}

export async function lapseEntitlements(ctx: Ctx, { year }: ParsedInput<typeof lapseEndpoint>): Promise<OutputOf<typeof lapseEndpoint>> {
  const data = await bookLapses(ctx, year, readingDay(year, today(ctx)));
  await audit(ctx, { action: 'leave.lapsed', subject_type: 'company', subject_id: ctx.companyId, after: { year, ...data } });
  return { success: true, message: say(LEAVE_MESSAGES.lapsed, ctx.locale), data };
}
