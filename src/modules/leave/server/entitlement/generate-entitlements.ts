/** Grants a year to employees: by tiers, proration and what is carried over. What stands already is left as it is, or brought to the plan. */
import { and, asc, gt, gte } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { employedIn, type EmployeeRecord, employees, peopleIn } from '#modules/employee/server/public.ts';
import type { generateEntitlements as endpoint } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_MESSAGES } from '../../contract/leave.messages.ts';
import type { PlannedEntry } from '../../contract/entitlement/plan-year.ts';
import { dueOf } from '../../contract/entitlement/reconcile-year.ts';
import { accountName, book, openAccounts } from './account.store.ts';
import { followCarry } from './carry-forward.ts';
import type { NewLeaveEntry } from '../entitlement.tables.ts';
import { today } from '../leave-actor.ts';
import { planRound, type Planned } from './plan-round.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';

/** Employees of one round: the work of a round stays small however large the company is. */
export const CHUNK = 500;
/** Rows of the preview: several types for each employee. */
const PREVIEW_ROWS = 5000;

interface Manner {
  /** Balances that stand are brought to the plan. */
  readonly overwrite?: boolean;
  /** What is carried is brought to the balance of the year before. */
  readonly follow?: boolean;
}

type Filter = Pick<ParsedInput<typeof endpoint>, 'year' | 'employee_ids' | 'branch_id' | 'division_id' | 'department_id' | 'employee_id'> &
  Manner & {
    /** Only those who joined in the year, and only balances on which nothing was ever booked or what was granted is put right. */
    readonly newcomers?: boolean;
  };

/** Employees with a day of service in the year, by id, after `cursor`. */
const peopleOf = (ctx: Ctx, filter: Filter, cursor: number): Promise<EmployeeRecord[]> =>
  ctx.db
    .select()
    .from(employees)
    .where(
      and(
        peopleIn(ctx, filter),
        gt(employees.id, cursor),
        employedIn(`${filter.year}-01-01`, `${filter.year}-12-31`),
        filter.employee_ids ? among(employees.id, filter.employee_ids) : undefined,
        filter.newcomers ? gte(employees.company_joined_at, `${filter.year}-01-01`) : undefined,
      ),
    )
    .orderBy(asc(employees.id))
    .limit(CHUNK);

const dueIn = (ctx: Ctx, { key, plan, entries }: Planned, { overwrite = false, follow = false }: Manner): readonly PlannedEntry[] =>
  dueOf(plan.entries, entries, { ahead: key.year > yearOf(today(ctx)), overwrite, follow });

/** Books what is due of some plans. @returns entries booked. */
export async function bookPlans(ctx: Ctx, planned: readonly Planned[], manner: Manner): Promise<number> {
  const due = planned.flatMap((each) => dueIn(ctx, each, manner).map((entry) => ({ key: each.key, entry })));
  const keys = new Map(due.map(({ key }) => [accountName(key), key]));
  const accounts = await openAccounts(ctx, [...keys.values()]);
  const booked = await book(
    ctx,
    due.map(({ key, entry }): NewLeaveEntry => ({ ...entry, entitlement_id: accounts.get(accountName(key)) as number })),
  );
  await followCarry(ctx, [...keys.values()]);
  return booked;
}

export interface Granted {
  readonly employees: number;
  readonly entries: number;
}

/** Books the rounds one after the other. @param onRound hears whose balances changed. */
export async function grantYear(ctx: Ctx, filter: Filter, onRound?: (changed: readonly EmployeeRecord[]) => Promise<void>): Promise<Granted> {
  const { year, newcomers = false } = filter;
  let cursor = 0;
  let entries = 0;
  let given = 0;
  for (;;) {
    const people = await peopleOf(ctx, filter, cursor);
    const last = people.at(-1);
    if (!last) break;
    cursor = last.id;
    const due = (await planRound(ctx, people, year)).filter(
      (each) => dueIn(ctx, each, filter).length > 0 && (!newcomers || each.entries.length === 0 || each.granted > 0),
    );
    entries += await bookPlans(ctx, due, filter);
    const changed = new Map(due.map(({ employee }) => [employee.id, employee]));
    given += changed.size;
    await onRound?.([...changed.values()]);
  }
  if (entries > 0) await notifyLeaveChanged(ctx);
  return { employees: given, entries };
}

export const notifyGranted =
  (ctx: Ctx, year: number) =>
  (people: readonly EmployeeRecord[]): Promise<void> =>
    notify(ctx, {
      to: { users: people.flatMap(({ user_id }) => user_id ?? []) },
      notification_type: 'leave_entitlement',
      title: LEAVE_MESSAGES.grantedTitle,
      message: LEAVE_MESSAGES.grantedText,
      params: { year: String(year) },
      route: '/leave',
      subject: { type: 'company', id: ctx.companyId },
    });

const present = ({ employee, key, plan, granted }: Planned, due: readonly PlannedEntry[]) => ({
  employee: { id: employee.id, name: employee.name, employee_code: employee.employee_code },
  leave_type_id: key.leave_type_id,
  days: plan.days,
  how: plan.how,
  carried_forward: plan.carried,
  expires_on: plan.expires_on as CalendarDate | null,
  granted,
  due: due.reduce((sum, { days }) => sum + days, 0),
});

export async function generateEntitlements(ctx: Ctx, { preview, ...filter }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  if (preview) {
    const people = await peopleOf(ctx, filter, 0);
    const planned = await planRound(ctx, people, filter.year);
    return {
      data: planned.slice(0, PREVIEW_ROWS).map((each) => present(each, dueIn(ctx, each, filter))),
      employees: people.length,
      truncated: people.length === CHUNK,
    };
  }
  const { employees: n, entries } = await grantYear(ctx, filter, notifyGranted(ctx, filter.year));
  await audit(ctx, { action: 'leave.year_granted', subject_type: 'company', subject_id: ctx.companyId, after: { ...filter, employees: n, entries } });
  return { success: true, message: say(LEAVE_MESSAGES.generated, ctx.locale, { n }), data: { employees: n, entries } };
}
