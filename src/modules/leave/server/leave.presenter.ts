/** The only way of a leave to the world. A page of rows takes a fixed number of queries. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { employeeNames, getEmployees, type EmployeeRecord } from '#modules/employee/server/public.ts';
import { userNames } from '#modules/identity/server/public.ts';
import { leaveAbilities } from '../contract/leave.policy.ts';
import { leaveDurationLabel } from '../contract/application/leave-duration.ts';
import type { LeaveDetail, LeaveRow } from '../contract/leave.schema.ts';
import { leaveWorkflow } from '../contract/leave.workflow.ts';
import { accountName, type Account } from './entitlement/account.store.ts';
import { freeOn } from './application/assess-leave.ts';
import { balancesOf } from './entitlement/balances.ts';
import { departmentCover } from './approval/cover.ts';
import { accountsAhead } from './entitlement/foresee-year.ts';
import { leaveActor, leaveRules, leaveState } from './application/leave-actor.ts';
import { findTypes } from './type/leave-type.store.ts';
import type { LeaveTypeRecord } from './type/leave-type.tables.ts';
import { colleaguesAway, daysOf, getLeave, stampedDays, type Sight } from './leave.store.ts';
import type { LeaveDayRecord, LeaveRecord } from './leave.tables.ts';
import { lockedDays } from './period-lock.ts';

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

/** @param relations of `with`; all when absent. */
export async function presentLeaves(ctx: Ctx, records: readonly LeaveRecord[], relations?: ReadonlySet<string>): Promise<LeaveRow[]> {
  if (records.length === 0) return [];
  const wants = (relation: string) => !relations || relations.has(relation) || (relation === 'employee' && relations.has('employee.position'));
  const types = new Map((await findTypes(ctx, true)).map((type) => [type.id, type]));
  const people = new Map(
    (await getEmployees(seeingAll(ctx), [...new Set(records.map(({ employee_id }) => employee_id))])).map((person) => [person.id, person]),
  );
  const positions = (
    await organisationNames(ctx, { position: wants('employee.position') ? [...people.values()].flatMap(({ position_id }) => position_id ?? []) : [] })
  ).position;
  const users = await userNames(
    ctx,
    records.flatMap(({ reviewed_by, approved_by }) => [reviewed_by ?? [], approved_by ?? []].flat()),
  );
  const accounts = await accountsAhead(
    ctx,
    records.map(({ employee_id }) => employee_id),
    records.map(({ account_year }) => account_year),
  );
  const actor = leaveActor(ctx);
  const rules = await leaveRules(ctx);
  // Undecided leave stands in no payroll yet.
  const taken = await stampedDays(
    ctx,
    records.flatMap(({ id, status }) => (status === 'Approved' ? id : [])),
  );
  const locked = new Set((await lockedDays(ctx, taken)).map(({ leave_id }) => leave_id));
  const named = (id: number | null) => (id === null ? null : { id, name: users.get(id) ?? '' });
  return records.map((leave): LeaveRow => {
    const type = types.get(leave.leave_type_id);
    const person = people.get(leave.employee_id);
    const position = person?.position_id ? positions.get(person.position_id) : undefined;
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
      ...(wants('employee') && person ? { employee: briefOf(person, wants('employee.position') ? (position ?? null) : undefined) } : {}),
      balance_after: balanceAfter(leave, types, accounts),
      reviewed_by: named(leave.reviewed_by),
      approved_by: named(leave.approved_by),
      level: leave.level,
      levels: leave.chain?.length ?? 1,
      created_at: instantText(leave.created_at),
      updated_at: instantText(leave.updated_at),
      can: leaveAbilities(actor, leaveState(leave, locked.has(leave.id)), rules),
    };
  });
}

const briefOf = ({ id, name, employee_code }: EmployeeRecord, position: { id: number; name: string } | null | undefined) => ({
  id,
  name,
  employee_code,
  ...(position === undefined ? {} : { position }),
});

/** What is free from the day of the leave on, once everything that is held is taken. */
function balanceAfter(leave: LeaveRecord, types: ReadonlyMap<number, LeaveTypeRecord>, accounts: ReadonlyMap<string, Account>): number | null {
  const type = types.get(leave.leave_type_id);
  const pool = type?.deduct_from_id ? types.get(type.deduct_from_id) : type;
  if (!pool?.has_entitlement) return null;
  const start = leave.start_date as CalendarDate;
  const account = accounts.get(accountName({ employee_id: leave.employee_id, leave_type_id: pool.id, year: leave.account_year }));
  return account ? freeOn(account, start) : 0;
}

/** One leave with its days, files, colleagues, balances and timeline. Management also sees the cover of the department. */
export async function presentLeave(ctx: Ctx, record: LeaveRecord, sight: Sight): Promise<LeaveDetail> {
  const [row] = await presentLeaves(ctx, [record]);
  const [person] = await getEmployees(seeingAll(ctx), [record.employee_id]);
  const days = await daysOf(ctx, record.id);
  const locked = new Set((await lockedDays(ctx, days)).map(({ id }) => id));
  const before = record.continues_id === null ? null : await getLeave(ctx, record.continues_id, sight);
  const files = await presentFilesOf(ctx, 'leave', [record.id, ...(before ? [before.id] : [])], 'documents');
  const away = person ? await colleaguesAway(ctx, person, record.start_date, record.end_date) : [];
  const relief = record.relief_employee_id === null ? undefined : (await employeeNames(ctx, [record.relief_employee_id])).get(record.relief_employee_id);
  const chain = record.chain ?? [];
  const approvers = await userNames(ctx, [...chain.flat().map(({ user_id }) => user_id), ...(record.approver_ids ?? [])]);
  return {
    ...(row as LeaveRow),
    contact_phone: record.contact_phone,
    birth_date: record.birth_date,
    continues: before ? { id: before.id, number: before.number } : null,
    relief_employee: relief === undefined || record.relief_employee_id === null ? null : { id: record.relief_employee_id, name: relief },
    documents: [...files.values()].flat(),
    days: days.map((day) => ({ ...presentDay(ctx, day), live: day.live, locked: locked.has(day.id) })),
    away: [...Map.groupBy(sight === 'own' ? away.filter(({ status }) => status === 'Approved') : away, ({ date }) => date)].map(([date, people]) => ({
      date,
      people: people.map(({ employee_id, name, status }) => ({ id: employee_id, name, status })),
    })),
    cover: sight === 'managed' && person ? await departmentCover(ctx, person, away, days) : null,
    balances: await balancesOf(ctx, record.employee_id, yearOf(record.start_date as CalendarDate)),
    approvers: chain.map((level, at) => {
      const turn = at + 1 === record.level && record.approver_ids !== null ? record.approver_ids : level.map(({ user_id }) => user_id);
      return { level: at + 1, users: turn.map((id) => ({ id, name: approvers.get(id) ?? '' })), done: at + 1 < record.level || record.status === 'Approved' };
    }),
    timeline: (await workflowLog(ctx, { type: leaveWorkflow.subject, id: record.id })).map(({ payload: _payload, at, ...entry }) => ({
      ...entry,
      at: instantText(at),
    })),
  };
}
