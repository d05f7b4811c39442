/** Grants a year to employees: by tiers, proration and what is carried over. What stands already is left as it is. */
import { and, asc, eq, gt, inArray, isNull, lte, or, gte } from 'drizzle-orm';
import { calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees, visible, type EmployeeRecord } from '#modules/employee/server/public.ts';
import type { generateEntitlements as endpoint } from '../contract/entitlement.endpoints.ts';
import { LEAVE_MESSAGES } from '../contract/leave.messages.ts';
import { planYear, type YearPlan } from '../contract/plan-year.ts';
import { replayLedger } from '../contract/replay-ledger.ts';
import { accountName, book, loadAccounts, openAccounts, type Account, type AccountKey } from './account.store.ts';
import { applicantOf } from './assess-leave.ts';
import type { NewLeaveEntry } from './entitlement.tables.ts';
import { findTypes, tiersByType } from './leave-type.store.ts';
import type { LeaveTypeRecord } from './leave-type.tables.ts';

/** Employees of one round: the work of a round stays small however large the company is. */
export const CHUNK = 500;
/** Rows of the preview: several types for each employee. */
const PREVIEW_ROWS = 5000;

type Filter = Pick<ParsedInput<typeof endpoint>, 'year' | 'employee_ids' | 'branch_id' | 'division_id' | 'department_id' | 'employee_id'>;

/** Employees with a day of service in the year, by id, after `cursor`. */
function peopleOf(ctx: Ctx, filter: Filter, cursor: number): Promise<EmployeeRecord[]> {
  return ctx.db
    .select()
    .from(employees)
    .where(
      and(
        visible(ctx),
        gt(employees.id, cursor),
        lte(employees.company_joined_at, `${filter.year}-12-31`),
        or(isNull(employees.inactive_at), gte(employees.inactive_at, `${filter.year}-01-01`)),
        filter.employee_ids ? inArray(employees.id, filter.employee_ids) : undefined,
        filter.branch_id ? eq(employees.branch_id, filter.branch_id) : undefined,
        filter.division_id ? eq(employees.division_id, filter.division_id) : undefined,
        filter.department_id ? eq(employees.department_id, filter.department_id) : undefined,
        filter.employee_id ? eq(employees.id, filter.employee_id) : undefined,
      ),
    )
    .orderBy(asc(employees.id))
    .limit(CHUNK);
}

export interface Planned {
  readonly key: AccountKey;
  readonly employee: EmployeeRecord;
  readonly plan: YearPlan;
  /** Days of the year that the account holds already. */
  readonly granted: number;
}

/** What is left on the last day of a year, undecided days included: they may still be taken. */
function leftOf(account: Account | undefined): number {
  if (!account) return 0;
  const end = calendarDate(`${account.year}-12-31`);
  return replayLedger(account.entries, end).balance - account.held.reduce((sum, { days }) => sum + days, 0);
}

/** The plans of one round of employees. */
async function planRound(ctx: Ctx, people: readonly EmployeeRecord[], year: number): Promise<Planned[]> {
  const types = (await findTypes(ctx)).filter((type) => type.has_entitlement);
  const tiers = await tiersByType(ctx);
  const accounts = await loadAccounts(
    ctx,
    people.map(({ id }) => id),
    [year - 1, year],
  );
  const accountOf = (employee_id: number, leave_type_id: number, of: number) => accounts.get(accountName({ employee_id, leave_type_id, year: of }));
  const planned: Planned[] = [];
  for (const employee of people) {
    for (const type of types) {
      const plan = planFor(type, tiers.get(type.id) ?? [], employee, year, leftOf(accountOf(employee.id, type.id, year - 1)));
      if (!plan) continue;
      const present = accountOf(employee.id, type.id, year)?.entries ?? [];
      const granted = present.filter(({ kind }) => kind === 'Grant' || kind === 'Accrual').reduce((sum, { days }) => sum + days, 0);
      planned.push({ key: { employee_id: employee.id, leave_type_id: type.id, year }, employee, plan, granted });
    }
  }
  return planned;
}

function planFor(
  type: LeaveTypeRecord,
  tiers: Parameters<typeof planYear>[0]['tiers'],
  employee: EmployeeRecord,
  year: number,
  previousBalance: number,
): YearPlan | null {
  const person = { ...applicantOf(employee, 0), position_level_id: employee.position_level_id };
  return planYear({ ...type, tiers }, { year, person, previousBalance });
}

/** Books the rounds one after the other. @returns employees and entries booked. */
export async function grantYear(ctx: Ctx, filter: Filter, onRound?: (done: number) => Promise<void>): Promise<{ employees: number; entries: number }> {
  let cursor = 0;
  let entries = 0;
  const given = new Set<number>();
  for (;;) {
    const people = await peopleOf(ctx, filter, cursor);
    const last = people.at(-1);
    if (!last) break;
    cursor = last.id;
    const due = (await planRound(ctx, people, filter.year)).filter(({ plan, granted }) => plan.entries.length > 0 && granted === 0);
    const accounts = await openAccounts(
      ctx,
      due.map(({ key }) => key),
    );
    const rows = due.flatMap(({ key, plan }) =>
      plan.entries.map((entry): NewLeaveEntry => ({ ...entry, entitlement_id: accounts.get(accountName(key)) as number })),
    );
    entries += await book(ctx, rows);
    for (const { key } of due) given.add(key.employee_id);
    await onRound?.(given.size);
  }
  return { employees: given.size, entries };
}

const present = ({ employee, key, plan, granted }: Planned) => ({
  employee: { id: employee.id, name: employee.name, employee_code: employee.employee_code },
  leave_type_id: key.leave_type_id,
  days: plan.days,
  how: plan.how,
  carried_forward: plan.carried,
  expires_on: plan.expires_on as CalendarDate | null,
  granted,
});

export async function generateEntitlements(ctx: Ctx, { preview, ...filter }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  if (preview) {
    const people = await peopleOf(ctx, filter, 0);
    const planned = await planRound(ctx, people, filter.year);
    return { data: planned.slice(0, PREVIEW_ROWS).map(present), employees: people.length, truncated: people.length === CHUNK };
  }
  const { employees: n, entries } = await grantYear(ctx, filter);
  await audit(ctx, { action: 'leave.year_granted', subject_type: 'company', subject_id: ctx.companyId, after: { ...filter, employees: n, entries } });
  return { success: true, message: say(LEAVE_MESSAGES.generated, ctx.locale, { n }), data: { employees: n, entries } };
}
