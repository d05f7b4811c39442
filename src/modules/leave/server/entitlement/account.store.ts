/** The accounts of leave: entries booked, and days held by what nobody has decided yet. */
import { and, eq, sql } from 'drizzle-orm';
import { MAX_ID } from '#platform/contract/ids.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { pipeline, type Db } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PENDING_STATUSES } from '../../contract/leave.workflow.ts';
import type { ReservedDay } from '../../contract/entitlement/replay-ledger.ts';
import { leaveEntitlements as accounts, leaveEntries as entries, type LeaveEntryRecord, type NewLeaveEntry } from '../entitlement.tables.ts';
import { leaveTypes } from '../type/leave-type.tables.ts';
import { leaveDays, leaves } from '../leave.tables.ts';

export interface AccountKey {
  readonly employee_id: number;
  /** The type that has the balance, not one that draws on it. */
  readonly leave_type_id: number;
  readonly year: number;
}

export interface ReservedLeaveDay extends ReservedDay {
  readonly leave_id: number;
  readonly number: string;
}

export interface Account extends AccountKey {
  /** Null: nothing was ever booked. */
  readonly id: number | null;
  readonly entries: readonly LeaveEntryRecord[];
  readonly held: readonly ReservedLeaveDay[];
}

export const accountName = ({ employee_id, leave_type_id, year }: AccountKey) => `${employee_id}/${leave_type_id}/${year}`;

/**
 * One application after another of each employee: whoever takes the last day first has it. Of several people in one order, so
 * that two who lock some of the same wait for each other. The locks end with the transaction.
 */
export async function lockLeaveOf(ctx: Ctx, ...employeeIds: readonly number[]): Promise<void> {
  const ordered = [...new Set(employeeIds)].sort((a, b) => a - b);
  await ctx.client.query(`select pg_advisory_xact_lock(hashtextextended('leave/' || asked.id, 0)) from (select unnest($1::bigint[]) as id order by 1) asked`, [
    ordered.map((id) => id % MAX_ID),
  ]);
}

/** Accounts of employees in years with their entries; of some types, or of all where there are none. */
const bookedIn = (db: Db, company: unknown, employees: unknown, years: unknown, types: unknown) =>
  db
    .select({ account: accounts, entry: entries })
    .from(accounts)
    .leftJoin(entries, eq(entries.entitlement_id, accounts.id))
    .where(
      and(
        eq(accounts.company_id, company as number),
        sql`${accounts.employee_id} = any(${employees}::bigint[])`,
        sql`${accounts.year} = any(${years}::int[])`,
        sql`(${types}::bigint[] is null or ${accounts.leave_type_id} = any(${types}::bigint[]))`,
      ),
    );

/** Few leaves are; as values of the statement nobody could tell. */
const IS_PENDING = sql`${leaves.status} in (${sql.raw(PENDING_STATUSES.map((status) => `'${status}'`).join(', '))})`;

/** Days of undecided applications, under the type that they draw on. @param years null: of all */
const reservedIn = (db: Db, company: unknown, employees: unknown, years: unknown) =>
  db
    .select({
      employee_id: leaveDays.employee_id,
      leave_type_id: sql<number>`coalesce(${leaveTypes.deduct_from_id}, ${leaveTypes.id})`.mapWith(Number),
      year: leaves.account_year,
      leave_id: leaves.id,
      number: leaves.number,
      date: leaveDays.date,
      days: leaveDays.value,
    })
    .from(leaves)
    .innerJoin(leaveTypes, eq(leaveTypes.id, leaves.leave_type_id))
    .innerJoin(leaveDays, and(eq(leaveDays.company_id, company as number), eq(leaveDays.leave_id, leaves.id)))
    .where(
      and(
        eq(leaves.company_id, company as number),
        sql`${leaves.employee_id} = any(${employees}::bigint[])`,
        IS_PENDING,
        sql`(${years}::int[] is null or ${leaves.account_year} = any(${years}::int[]))`,
        eq(leaveDays.live, true),
        sql`${leaveDays.value} > 0`,
      ),
    );

/** A page of people; more are found in another way. */
const FEW = 100;
const fewBooked = prepared('leave.booked', ['company', 'employees', 'years', 'types'], (db, $) => bookedIn(db, $.company, $.employees, $.years, $.types));
const fewReserved = prepared('leave.held', ['company', 'employees', 'years'], (db, $) => reservedIn(db, $.company, $.employees, $.years));

/** @param types with a balance; absent: all */
function rowsOfAccounts(ctx: Ctx, employees: readonly number[], years: readonly number[], types: readonly number[] | null) {
  const asked = { company: ctx.companyId, employees, years };
  const array = (ids: readonly number[]) => sql.param([...ids]);
  return pipeline(
    ctx,
    () =>
      employees.length > FEW
        ? bookedIn(ctx.db, ctx.companyId, array(employees), array(years), types && array(types)).execute()
        : fewBooked(ctx, { ...asked, types }),
    () => (employees.length > FEW ? reservedIn(ctx.db, ctx.companyId, array(employees), array(years)).execute() : fewReserved(ctx, asked)),
  );
}

/** Accounts of some employees in some years, in one round trip. @param types only those of these types; absent: all */
export async function loadAccounts(
  ctx: Ctx,
  employeeIds: readonly number[],
  years: readonly number[],
  types: readonly number[] | null = null,
): Promise<Map<string, Account>> {
  if (employeeIds.length === 0 || years.length === 0) return new Map();
  return gathered(...(await rowsOfAccounts(ctx, [...new Set(employeeIds)], [...new Set(years)], types)));
}

const bookedUnder = prepared('leave.booked-under', ['company', 'leaves'], (db, $) =>
  db
    .select({ account: accounts, entry: entries })
    .from(leaves)
    .innerJoin(leaveTypes, eq(leaveTypes.id, leaves.leave_type_id))
    .innerJoin(
      accounts,
      and(
        eq(accounts.employee_id, leaves.employee_id),
        eq(accounts.year, leaves.account_year),
        eq(accounts.leave_type_id, sql`coalesce(${leaveTypes.deduct_from_id}, ${leaveTypes.id})`),
      ),
    )
    .leftJoin(entries, eq(entries.entitlement_id, accounts.id))
    .where(and(eq(leaves.company_id, $.company), sql`${leaves.id} = any(${$.leaves}::bigint[])`)),
);

/** Accounts that some leaves draw on, in one round trip, before anything else of the leaves is known than whose they are. */
export async function accountsDrawnOn(ctx: Ctx, of: readonly { readonly id: number; readonly employee_id: number }[]): Promise<Map<string, Account>> {
  const [booked, reserved] = await pipeline(
    ctx,
    () => bookedUnder(ctx, { company: ctx.companyId, leaves: of.map(({ id }) => id) }),
    () => fewReserved(ctx, { company: ctx.companyId, employees: [...new Set(of.map(({ employee_id }) => employee_id))], years: null }),
  );
  return gathered(booked, reserved);
}

type Booked = Awaited<ReturnType<typeof bookedIn>>;
type Reserved = Awaited<ReturnType<typeof reservedIn>>;

function gathered(booked: Booked, reserved: Reserved): Map<string, Account> {
  const found = new Map<string, Account & { entries: LeaveEntryRecord[]; held: ReservedLeaveDay[] }>();
  const open = (key: AccountKey, id: number | null) => {
    const name = accountName(key);
    const present = found.get(name);
    if (present) return present;
    const opened = { ...key, id, entries: [], held: [] };
    found.set(name, opened);
    return opened;
  };
  const seen = new Set<number>();
  for (const { account, entry } of booked) {
    const at = open(account, account.id);
    // Two leaves of one account bring its entries twice.
    if (entry && !seen.has(entry.id)) at.entries.push(entry);
    if (entry) seen.add(entry.id);
  }
  for (const { leave_type_id, employee_id, year, ...day } of reserved) {
    open({ employee_id, leave_type_id, year }, null).held.push(day);
  }
  return found;
}

export async function loadAccount(ctx: Ctx, key: AccountKey): Promise<Account> {
  return (await loadAccounts(ctx, [key.employee_id], [key.year])).get(accountName(key)) ?? { ...key, id: null, entries: [], held: [] };
}

/** The id of an account, opened where nothing was ever booked. */
export async function openAccount(ctx: Ctx, key: AccountKey): Promise<number> {
  return (await openAccounts(ctx, [key])).get(accountName(key)) as number;
}

export async function openAccounts(ctx: Ctx, keys: readonly AccountKey[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await ctx.db
    .insert(accounts)
    .values(keys.map(({ employee_id, leave_type_id, year }) => ({ company_id: ctx.companyId, employee_id, leave_type_id, year })))
    .onConflictDoUpdate({ target: [accounts.employee_id, accounts.leave_type_id, accounts.year], set: { updated_at: sql`clock_timestamp()` } })
    .returning();
  return new Map(rows.map((row) => [accountName(row), row.id]));
}

/** Days that stand booked for one day of leave, and by how many entries. */
export async function bookedOfDay(ctx: Ctx, leaveDayId: number): Promise<{ readonly booked: number; readonly entries: number }> {
  const [row] = await ctx.db
    .select({ booked: sql<number>`coalesce(-sum(${entries.days}), 0)::float`, entries: sql<number>`count(*)::int` })
    .from(entries)
    .where(and(eq(entries.company_id, ctx.companyId), eq(entries.leave_day_id, leaveDayId)));
  return row ?? { booked: 0, entries: 0 };
}

/** Books entries; one that may stand only once and stands already is left out. @returns how many were booked. */
export async function book(ctx: Ctx, rows: readonly NewLeaveEntry[]): Promise<number> {
  let booked = 0;
  for (let at = 0; at < rows.length; at += 1000) {
    const { rowCount } = await ctx.db
      .insert(entries)
      .values(rows.slice(at, at + 1000).map((row) => ({ created_by: ctx.actor.userId, ...row, company_id: ctx.companyId })))
      .onConflictDoNothing();
    booked += rowCount ?? 0;
  }
  return booked;
}
