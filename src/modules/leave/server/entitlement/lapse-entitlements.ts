/** Books the lapse of days that have expired, so that the account names it. */
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type { lapseEntitlements as lapseEndpoint } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import { replayLedger } from '../../contract/entitlement/replay-ledger.ts';
import { book, loadAccounts } from './account.store.ts';
import { readingDay } from './balances.ts';
import { leaveEntitlements, leaveEntries, type NewLeaveEntry } from '../entitlement.tables.ts';
import { today } from '../leave-actor.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';

/** Books what the replay says has lapsed by a day: the balance is the same before and after, but the account names it. */
export async function bookLapses(ctx: Ctx, year: number, day: CalendarDate): Promise<Lapsed> {
  const lapses = await findLapses(ctx, year, day);
  const entries = await book(ctx, lapses.rows);
  if (entries > 0) await notifyLeaveChanged(ctx);
  return lapsedOf(lapses, entries);
}

interface Lapsed {
  readonly entries: number;
  readonly days: number;
  readonly people: number;
}
interface Lapses {
  readonly rows: readonly NewLeaveEntry[];
  readonly people: ReadonlySet<number>;
}

const lapsedOf = ({ rows, people }: Lapses, entries: number): Lapsed => ({ entries, days: rows.reduce((sum, { days }) => sum - days, 0), people: people.size });

async function findLapses(ctx: Ctx, year: number, day: CalendarDate): Promise<Lapses> {
  const people = await ctx.db
    .selectDistinct({ id: leaveEntitlements.employee_id })
    .from(leaveEntitlements)
    .innerJoin(leaveEntries, eq(leaveEntries.entitlement_id, leaveEntitlements.id))
    .innerJoin(employees, eq(employees.id, leaveEntitlements.employee_id))
    .where(and(visible(ctx), eq(leaveEntitlements.year, year), isNotNull(leaveEntries.expires_on), lt(leaveEntries.expires_on, day)));
  const rows: NewLeaveEntry[] = [];
  const having = new Set<number>();
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
      having.add(account.employee_id);
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
  return { rows, people: having };
}

export async function lapseEntitlements(ctx: Ctx, { year, preview }: ParsedInput<typeof lapseEndpoint>): Promise<OutputOf<typeof lapseEndpoint>> {
  const day = readingDay(year, today(ctx));
  if (preview) {
    const lapses = await findLapses(ctx, year, day);
    return { success: true, message: '', data: lapsedOf(lapses, lapses.rows.length) };
  }
  const data = await bookLapses(ctx, year, day);
  await audit(ctx, { action: 'leave.lapsed', subject_type: 'company', subject_id: ctx.companyId, after: { year, ...data } });
  return { success: true, message: say(LEAVE_MESSAGES.lapsed, ctx.locale, { n: data.entries }), data };
}
