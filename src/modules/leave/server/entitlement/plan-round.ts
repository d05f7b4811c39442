/** What a year gives to some employees, type by type, beside what their accounts hold already. */
import { calendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { planYear, type YearPlan } from '../../contract/entitlement/plan-year.ts';
import { replayLedger, type EntryKind } from '../../contract/entitlement/replay-ledger.ts';
import { accountName, loadAccounts, type Account, type AccountKey } from './account.store.ts';
import { applicantOf } from '../applicant.ts';
import type { LeaveEntryRecord } from '../entitlement.tables.ts';
import { findTypes, tiersByType } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord, TierRecord } from '../type/leave-type.tables.ts';

export interface Planned {
  readonly key: AccountKey;
  readonly employee: EmployeeRecord;
  readonly plan: YearPlan;
  /** Days of the year that the account holds already. */
  readonly granted: number;
  readonly entries: readonly LeaveEntryRecord[];
}

const GIVES: readonly EntryKind[] = ['Grant', 'Accrual', 'Carry Forward', 'Adjustment', 'Replacement Credit'];

/** What is left on the last day of a year, undecided days taken: they may still be approved. */
function leftOf(account: Account | undefined): number {
  if (!account) return 0;
  const end = calendarDate(`${account.year}-12-31`);
  const left = replayLedger(account.entries, end).balance - account.held.reduce((sum, { days }) => sum + days, 0);
  // A year before the portal was used holds leave and nothing that it was taken from: it was not overdrawn.
  return left < 0 && !account.entries.some(({ kind }) => GIVES.includes(kind)) ? 0 : left;
}

/** A fixed number of queries for any number of employees. */
export async function planRound(ctx: Ctx, people: readonly EmployeeRecord[], year: number): Promise<Planned[]> {
  const ids = people.map(({ id }) => id);
  const [types, tiers, accounts] = await pipeline(
    ctx,
    () => findTypes(ctx),
    () => tiersByType(ctx),
    () => loadAccounts(ctx, ids, [year - 1, year]),
  );
  return planPeople(people, year, { types, tiers, accounts });
}

interface Known {
  readonly types: readonly LeaveTypeRecord[];
  readonly tiers: ReadonlyMap<number, readonly TierRecord[]>;
  /** Of the year and the one before. */
  readonly accounts: ReadonlyMap<string, Account>;
}

export function planPeople(people: readonly EmployeeRecord[], year: number, { types, tiers, accounts }: Known): Planned[] {
  const accountOf = (employee_id: number, leave_type_id: number, of: number) => accounts.get(accountName({ employee_id, leave_type_id, year: of }));
  const planned: Planned[] = [];
  for (const employee of people) {
    const person = { ...applicantOf(employee, 0), position_level_id: employee.position_level_id };
    for (const type of types.filter(({ has_entitlement }) => has_entitlement)) {
      const previousBalance = leftOf(accountOf(employee.id, type.id, year - 1));
      const plan = planYear({ ...type, tiers: [...(tiers.get(type.id) ?? [])] }, { year, person, previousBalance });
      if (!plan) continue;
      const entries = accountOf(employee.id, type.id, year)?.entries ?? [];
      const granted = entries.filter(({ kind }) => kind === 'Grant' || kind === 'Accrual').reduce((sum, { days }) => sum + days, 0);
      planned.push({ key: { employee_id: employee.id, leave_type_id: type.id, year }, employee, plan, granted, entries });
    }
  }
  return planned;
}
