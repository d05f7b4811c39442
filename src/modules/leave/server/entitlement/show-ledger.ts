/** The rows behind a balance, at any date: what was booked, what will be, and what will have lapsed. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type { showLedger as endpoint } from '../../contract/entitlement/entitlement.endpoints.ts';
import type { Ledger } from '../../contract/leave.endpoints.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { replayLedger, type ReplayedRow } from '../../contract/entitlement/replay-ledger.ts';
import { freeOn, lastDay, poolOf } from './free-days.ts';
import { readingDay } from './balances.ts';
import { projectedAccount } from './foresee-year.ts';
import type { LeaveEntryRecord } from '../entitlement.tables.ts';
import { today } from '../leave-actor.ts';
import { findType } from '../type/leave-type.store.ts';
import { leaveDays, leaves } from '../leave.tables.ts';

interface Asked {
  readonly employee_id: number;
  readonly leave_type_id: number;
  readonly year?: number | undefined;
  readonly date?: CalendarDate | undefined;
}

export async function presentLedger(ctx: Ctx, { employee_id, leave_type_id, ...asked }: Asked): Promise<Ledger> {
  const type = await findType(ctx, leave_type_id);
  const pool = type && (await poolOf(ctx, type));
  if (!pool) throw invalid('leave_type_id', type ? LEAVE_ERRORS.noEntitlement : LEAVE_ERRORS.typeUnknown);
  const year = asked.year ?? yearOf(asked.date ?? today(ctx));
  const date = asked.date ?? readingDay(year, today(ctx));
  const account = await projectedAccount(ctx, { employee_id, leave_type_id: pool.id, year });
  const { rows, balance } = replayLedger(account.entries, date);
  const booked = rows.flatMap(({ entry, projected }) => (projected ? [] : (entry as LeaveEntryRecord)));
  const later = replayLedger(account.entries, lastDay(account)).rows.flatMap(({ entry, projected }) =>
    projected || entry.effective_date <= date || (entry.kind !== 'Use' && entry.kind !== 'Reversal') ? [] : (entry as LeaveEntryRecord),
  );
  const sources = await leavesBehind(ctx, [...booked, ...later]);
  const users = await userNames(
    ctx,
    booked.flatMap(({ created_by }) => created_by ?? []),
  );
  return {
    entitlement_id: account.id,
    date,
    balance,
    later: laterDays(later, sources),
    held: account.held.map(({ date: on, days, number }) => ({ date: on, days, number })),
    free: freeOn(account, date),
    rows: rows.map((row) => presentRow(row, sources, users)),
  };
}

/** Uses of later days by leave and day; what was given back is no more. */
function laterDays(entries: readonly LeaveEntryRecord[], sources: Awaited<ReturnType<typeof leavesBehind>>): Ledger['later'] {
  const days = new Map<string, Ledger['later'][number]>();
  for (const entry of entries) {
    const number = (entry.leave_day_id && sources.get(entry.leave_day_id)?.number) || entry.reason;
    const key = `${number} ${entry.effective_date}`;
    days.set(key, { date: entry.effective_date, number, days: (days.get(key)?.days ?? 0) - entry.days });
  }
  return [...days.values()].filter((day) => day.days !== 0);
}

function presentRow(
  { entry, balance, projected }: ReplayedRow,
  sources: Awaited<ReturnType<typeof leavesBehind>>,
  users: ReadonlyMap<number, string>,
): Ledger['rows'][number] {
  const record = projected ? null : (entry as LeaveEntryRecord);
  return {
    kind: entry.kind,
    days: entry.days,
    effective_date: entry.effective_date,
    expires_on: entry.expires_on,
    reason: (entry as Partial<LeaveEntryRecord>).reason ?? '',
    leave: (record?.leave_day_id && sources.get(record.leave_day_id)) || null,
    by: record?.created_by ? (users.get(record.created_by) ?? null) : null,
    balance,
    projected,
  };
}

async function leavesBehind(ctx: Ctx, entries: readonly LeaveEntryRecord[]): Promise<Map<number, { id: number; number: string }>> {
  const ids = entries.flatMap(({ leave_day_id }) => leave_day_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ day: leaveDays.id, id: leaves.id, number: leaves.number })
    .from(leaveDays)
    .innerJoin(leaves, eq(leaves.id, leaveDays.leave_id))
    .where(and(eq(leaveDays.company_id, ctx.companyId), among(leaveDays.id, ids)));
  return new Map(rows.map(({ day, ...leave }) => [day, leave]));
}

/** For management: of an employee in sight. @throws 404 */
export async function showLedger(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await getEmployee(ctx, input.employee_id);
  return { data: await presentLedger(ctx, input) };
}
