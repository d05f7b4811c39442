/** The only way of a leave to the world. A page of rows takes a fixed number of queries. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { presentLevels, requestsOf, undecidedOf, type RequestState } from '#modules/approval/server/public.ts';
import { leaveAbilities, type LeaveRules } from '../contract/leave.policy.ts';
import { leaveDurationLabel } from '../contract/application/leave-duration.ts';
import type { LeaveDetail, LeaveRow } from '../contract/leave.schema.ts';
import { isPending, leaveWorkflow } from '../contract/leave.workflow.ts';
import { accountName, type Account } from './entitlement/account.store.ts';
import { freeOn } from './entitlement/free-days.ts';
import { clashesOf, spanOfLeave } from './application/leave-clashes.ts';
import { balancesIn } from './entitlement/balances.ts';
import { departmentCover, departmentOf } from './approval/cover.ts';
import { projectedAccounts } from './entitlement/foresee-year.ts';
import { leaveActor, leaveRules, leaveState, today } from './leave-actor.ts';
import { findTypes } from './type/leave-type.store.ts';
import type { LeaveTypeRecord } from './type/leave-type.tables.ts';
import { colleaguesAway, daysOf, facesOf, getLeave, replacementsOf, type Faces, type Visibility } from './leave.store.ts';
import type { LeaveDayRecord, LeaveRecord } from './leave.tables.ts';
import { replacedBy } from './application/overlapping-days.ts';
import { replacesTexts } from './application/replaces-text.ts';
import { lockedDays, type LockedDay } from './period-lock.ts';

/** A day with the name of its holiday in the reader's language. */
export const presentDay = (
  { locale }: Pick<Ctx, 'locale'>,
  { date, part, value, reason, note, note_ms }: Pick<LeaveDayRecord, 'date' | 'part' | 'value' | 'reason' | 'note' | 'note_ms'>,
) => ({
  date,
  part,
  value,
  reason,
  note: locale === 'ms' ? note_ms : note,
});

export const typeBrief = ({ id, name, name_ms, code, colour }: LeaveTypeRecord) => ({ id, name, name_ms, code, colour });

/** The company's types and rules, which every leave is shown by: kept for the request, so that a list asks for them beside its rows. */
export const startPresenting = (ctx: Ctx) =>
  pipeline(
    ctx,
    () => findTypes(ctx, true),
    () => leaveRules(ctx),
  );

/** What stands around some leaves. */
interface Surroundings {
  readonly types: ReadonlyMap<number, LeaveTypeRecord>;
  readonly rules: LeaveRules;
  readonly faces: ReadonlyMap<number, Faces>;
  readonly accounts: ReadonlyMap<string, Account>;
  /** What was, or is, decided about each. */
  readonly requests: ReadonlyMap<number, RequestState>;
  /** Days that no longer change. */
  readonly taken: readonly LockedDay[];
}

/** One round trip beside `startPresenting`. @param relations of `with`; all when absent. */
export async function presentLeaves(ctx: Ctx, records: readonly LeaveRecord[], relations?: ReadonlySet<string>): Promise<LeaveRow[]> {
  if (records.length === 0) return [];
  const [all, rules] = await startPresenting(ctx);
  const types = new Map(all.map((type) => [type.id, type]));
  const ids = records.map(({ id }) => id);
  const [faces, accounts, requests, taken] = await pipeline(
    ctx,
    () => facesOf(ctx, ids),
    () => accountsUnder(ctx, records, types),
    () => requestsOf(ctx, leaveWorkflow.subject, ids),
    // Undecided leave stands in no payroll yet.
    () =>
      lockedDays(
        ctx,
        records.flatMap(({ id, status }) => (status === 'Approved' ? id : [])),
      ),
  );
  return rowsOf(ctx, records, { types, rules, faces, accounts, requests, taken }, relations);
}

function rowsOf(
  ctx: Ctx,
  records: readonly LeaveRecord[],
  { types, rules, faces, accounts, requests, taken }: Surroundings,
  relations?: ReadonlySet<string>,
): LeaveRow[] {
  const wants = (relation: string) => !relations || relations.has(relation) || (relation === 'employee' && relations.has('employee.position'));
  const actor = leaveActor(ctx);
  const locked = new Set(taken.map(({ leave_id }) => leave_id));
  const named = (id: number | null, name: string | null | undefined) => (id === null ? null : { id, name: name ?? '' });
  return records.map((leave): LeaveRow => {
    const type = types.get(leave.leave_type_id);
    const { employee = null, position = null, reviewer, approver } = faces.get(leave.id) ?? {};
    const undecided = undecidedOf(leave, requests.get(leave.id));
    return {
      id: leave.id,
      number: leave.number,
      employee_id: leave.employee_id,
      leave_type_id: leave.leave_type_id,
      start_date: leave.start_date,
      end_date: leave.end_date,
      duration: leave.duration,
      duration_text: say(leaveDurationLabel(leave.start_date, leave.end_date, leave.duration), ctx.locale),
      total_days: leave.total_days,
      apply_date: leave.apply_date,
      reason: leave.reason,
      status: leave.status,
      remark: leave.remark,
      ...(wants('item_type') && type ? { item_type: typeBrief(type) } : {}),
      ...(wants('employee') && employee ? { employee: wants('employee.position') ? { ...employee, position } : employee } : {}),
      balance_after: balanceAfter(leave, types, accounts),
      reviewed_by: named(leave.reviewed_by, reviewer),
      approved_by: named(leave.approved_by, approver),
      level: undecided.level,
      levels: undecided.levels,
      created_at: instantText(leave.created_at),
      updated_at: instantText(leave.updated_at),
      can: leaveAbilities(actor, leaveState(leave, locked.has(leave.id)), undecided, rules),
    };
  });
}

const poolOf = (leave: LeaveRecord, types: ReadonlyMap<number, LeaveTypeRecord>) => {
  const type = types.get(leave.leave_type_id);
  const pool = type?.deduct_from_id ? types.get(type.deduct_from_id) : type;
  return pool?.has_entitlement ? pool : undefined;
};

/** Accounts that are read already, with those of next year as it is foreseen: it may be applied for before it is granted. One round trip more where such a leave is among them. */
export async function withForeseen(
  ctx: Ctx,
  records: readonly LeaveRecord[],
  types: ReadonlyMap<number, LeaveTypeRecord>,
  read: ReadonlyMap<string, Account>,
): Promise<ReadonlyMap<string, Account>> {
  const upcoming = records.filter(({ account_year }) => account_year > yearOf(today(ctx)));
  return upcoming.length === 0 ? read : new Map([...read, ...(await accountsUnder(ctx, upcoming, types))]);
}

/** The accounts that some leaves draw on. */
function accountsUnder(ctx: Ctx, records: readonly LeaveRecord[], types: ReadonlyMap<number, LeaveTypeRecord>): Promise<Map<string, Account>> {
  const drawing = records.flatMap((leave) => {
    const pool = poolOf(leave, types);
    return pool ? [{ leave, pool }] : [];
  });
  return projectedAccounts(
    ctx,
    drawing.map(({ leave }) => leave.employee_id),
    drawing.map(({ leave }) => leave.account_year),
    [...new Set(drawing.map(({ pool }) => pool.id))],
  );
}

/** What is free from the day of the leave on, once everything that is held is taken. */
export function balanceAfter(leave: LeaveRecord, types: ReadonlyMap<number, LeaveTypeRecord>, accounts: ReadonlyMap<string, Account>): number | null {
  const pool = poolOf(leave, types);
  if (!pool) return null;
  const start = leave.start_date as CalendarDate;
  const account = accounts.get(accountName({ employee_id: leave.employee_id, leave_type_id: pool.id, year: leave.account_year }));
  return account ? freeOn(account, start) : 0;
}

/** One leave in two round trips. @throws 404 */
export async function readLeave(ctx: Ctx, id: number, visibility: Visibility): Promise<LeaveDetail> {
  const [record] = await pipeline(
    ctx,
    () => getLeave(ctx, id, visibility),
    () => startPresenting(ctx),
  );
  return presentLeave(ctx, record, visibility);
}

/** One leave with its days, files, colleagues, balances and timeline. Management also sees the cover of the department. */
export async function presentLeave(ctx: Ctx, record: LeaveRecord, visibility: Visibility): Promise<LeaveDetail> {
  const [all, rules] = await startPresenting(ctx);
  const types = new Map(all.map((type) => [type.id, type]));
  const year = yearOf(record.start_date as CalendarDate);
  const [faces, accounts, taken, days, before, files, away, department, requests, log, clashes, replacements] = await pipeline(
    ctx,
    () => facesOf(ctx, [record.id]),
    () => projectedAccounts(ctx, [record.employee_id], [...new Set([year, record.account_year])]),
    () => lockedDays(ctx, [record.id]),
    () => daysOf(ctx, record.id),
    async () => (record.continues_id === null ? null : getLeave(ctx, record.continues_id, visibility)),
    () => presentFilesOf(ctx, 'leave', [record.id, record.continues_id ?? []].flat(), 'documents'),
    () => colleaguesAway(ctx, record.employee_id, record.start_date, record.end_date),
    async () => (visibility === 'managed' ? departmentOf(ctx, record.employee_id) : null),
    () => requestsOf(ctx, leaveWorkflow.subject, [record.id]),
    () => workflowLog(ctx, { type: leaveWorkflow.subject, id: record.id }),
    async () => (visibility === 'managed' && isPending(record.status) ? clashesOf(ctx, spanOfLeave(record)) : []),
    () => replacementsOf(ctx, record.id),
  );
  const [row] = rowsOf(ctx, [record], { types, rules, faces, accounts, requests, taken: record.status === 'Approved' ? taken : [] });
  const locked = new Set(taken.map(({ id }) => id));
  const relief = faces.get(record.id)?.relief ?? null;
  return {
    ...(row as LeaveRow),
    contact_phone: record.contact_phone,
    birth_date: record.birth_date,
    continues: before ? { id: before.id, number: before.number } : null,
    relief_employee: relief === null || record.relief_employee_id === null ? null : { id: record.relief_employee_id, name: relief },
    documents: [...files.values()].flat(),
    days: days.map((day) => ({ ...presentDay(ctx, day), live: day.live, locked: locked.has(day.id), replaced_by: replacements.get(day.id) ?? null })),
    away: [...Map.groupBy(visibility === 'own' ? away.filter(({ status }) => status === 'Approved') : away, ({ date }) => date)].map(([date, people]) => ({
      date,
      people: people.map(({ employee_id, name, status }) => ({ id: employee_id, name, status })),
    })),
    cover: departmentCover(department, away, days),
    warnings: [...replacesTexts(isPending(record.status) ? await replacedBy(ctx, record, days) : []), ...clashes].map((text) => say(text, ctx.locale)),
    balances: balancesIn(
      ctx,
      all.filter(({ deleted_at }) => deleted_at === null),
      accounts,
      record.employee_id,
      year,
    ),
    approvers: await presentLevels(ctx, requests.get(record.id), record.status === 'Approved'),
    timeline: log.map(({ payload, at, ...entry }) => ({
      ...entry,
      instead_of: typeof payload?.['for'] === 'string' ? payload['for'] : null,
      at: instantText(at),
    })),
  };
}
