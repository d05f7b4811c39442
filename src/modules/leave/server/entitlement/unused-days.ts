/** Annual leave that a person who leaves has earned and not taken: what the last pay makes good (EA 1955 s.60E). */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { replayLedger } from '../../contract/entitlement/replay-ledger.ts';
import { loadAccounts, type Account } from './account.store.ts';
import { findTypes } from '../type/leave-type.store.ts';

export interface UnusedDays {
  readonly entitlement_id: number;
  /** Above 0. */
  readonly days: number;
}

async function annualAccounts(ctx: Ctx, employeeId: number, year: number): Promise<Account[]> {
  const annual = new Set((await findTypes(ctx)).filter(({ category, has_entitlement }) => category === 'Annual' && has_entitlement).map(({ id }) => id));
  return [...(await loadAccounts(ctx, [employeeId], [year])).values()].filter(({ leave_type_id }) => annual.has(leave_type_id));
}

/** Balances of annual leave on the last day, account by account. */
export async function unusedAnnual(ctx: Ctx, employeeId: number, last: CalendarDate): Promise<UnusedDays[]> {
  return (await annualAccounts(ctx, employeeId, yearOf(last))).flatMap(({ id, entries }) => {
    const days = replayLedger(entries, last).balance;
    return id !== null && days > 0 ? [{ entitlement_id: id, days }] : [];
  });
}

type Booked = Account['entries'][number];

async function encashedDays(ctx: Ctx, employeeId: number, from: CalendarDate, to: CalendarDate, which: (entry: Booked) => boolean): Promise<number> {
  const booked = (await annualAccounts(ctx, employeeId, yearOf(to))).flatMap(({ entries }) =>
    entries.filter((entry) => entry.kind === 'Encash' && entry.effective_date >= from && entry.effective_date <= to && which(entry)),
  );
  return 0 - booked.reduce((sum, { days }) => sum + days, 0);
}

/** Of them, those that an officer booked, and no payroll. */
export const encashedByHand = (ctx: Ctx, employeeId: number, from: CalendarDate, to: CalendarDate): Promise<number> =>
  encashedDays(ctx, employeeId, from, to, ({ once }) => once === null);

/** Days of annual leave that were booked as encashed from one day to another of the same year. */
export const encashedAnnualDays = (ctx: Ctx, employeeId: number, from: CalendarDate, to: CalendarDate): Promise<number> =>
  encashedDays(ctx, employeeId, from, to, () => true);

/** Days of the balance on the last day; 0 where there is none, or where more was taken than earned. */
export async function unusedAnnualDays(ctx: Ctx, employeeId: number, last: CalendarDate): Promise<number> {
  const unused = await unusedAnnual(ctx, employeeId, last);
  return Math.round(unused.reduce((sum, { days }) => sum + days, 0) * 100) / 100;
}
