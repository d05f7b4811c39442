/** By which schedules the own days are judged that have begun: nobody changes those, as nobody plans such days on the roster. */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { canonicalText } from '#platform/server/audit/redact.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { SCHEDULE_ERRORS } from '../contract/attendance.messages.ts';
import type { WorkScheduleForm } from '../contract/work-schedule.schema.ts';
import { mayChange } from './manage/day-rules.ts';
import { lockedUntil, stillComing } from './month-lock.ts';
import type { WorkScheduleRecord } from './schedule.tables.ts';

interface OwnSchedules {
  /** Whom a span of days or a day of the roster names. */
  readonly named: ReadonlySet<number>;
  /** On some days nothing but the default says it. */
  readonly byDefault: boolean;
}
const NONE: OwnSchedules = { named: new Set(), byDefault: false };

/** `$3` the first day that may still be judged otherwise, `$4` today. */
const begun = plannedText<{ first: CalendarDate; spans: { id: number; from: CalendarDate; to: CalendarDate }[] | null; rostered: number[] | null }>(
  `select greatest(e.company_joined_at, $3::date) as first,
    (select json_agg(json_build_object('id', w.work_schedule_id, 'from', greatest(w.effective_from, e.company_joined_at, $3::date), 'to', least(w.effective_to, $4::date)))
      from employee_work_schedules w where w.company_id = $1 and w.employee_id = $2 and w.effective_from <= $4
        and (w.effective_to is null or w.effective_to >= greatest(e.company_joined_at, $3::date))) as spans,
    (select json_agg(distinct r.work_schedule_id) from attendance_schedules r where r.company_id = $1 and r.employee_id = $2
      and r.date between $3 and $4 and r.published_at is not null and r.work_schedule_id is not null) as rostered
   from employees e where e.company_id = $1 and e.id = $2`,
);

/** Days that a payroll has closed stay as they were judged, so they are left out; the latest are judged as they come whatever it closed. */
async function ownSchedules(ctx: Ctx): Promise<OwnSchedules> {
  const id = ctx.actor.employee?.id;
  if (id === undefined || mayChange(ctx, id)) return NONE;
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const closed = (await lockedUntil(ctx, [id])).get(id);
  const open = closed === undefined ? '0001-01-01' : addDays(closed as CalendarDate, 1);
  const [own] = await begun(ctx.client, [ctx.companyId, id, open < stillComing(today) ? open : stillComing(today), today]);
  if (!own || own.first > today) return NONE;
  const spans = own.spans ?? [];
  const covered = spans.reduce((sum, { from, to }) => sum + daysInclusive(from, to), 0);
  return { named: new Set([...spans.map((span) => span.id), ...(own.rostered ?? [])]), byDefault: covered < daysInclusive(own.first, today) };
}

const JUDGED_BY = ['type', 'days', 'break_minutes', 'flexible_hours', 'ontime_checkin_minutes', 'ontime_checkout_minutes'] as const;

interface Draft {
  readonly form: WorkScheduleForm;
  readonly before: WorkScheduleRecord | null;
}

/** For each draft what would judge own days otherwise. */
export async function faultsOfOwn(ctx: Ctx, drafts: readonly Draft[]) {
  const { named, byDefault } = await ownSchedules(ctx);
  return drafts.map(({ form, before }) => {
    if (byDefault && form.is_default !== (before?.is_default ?? false)) return fault('is_default', SCHEDULE_ERRORS.ownDefault);
    const isOwn = before !== null && (named.has(before.id) || (before.is_default && byDefault));
    const changes = isOwn && JUDGED_BY.some((key) => form[key] !== undefined && canonicalText(form[key]) !== canonicalText(before[key]));
    return changes ? fault('base', SCHEDULE_ERRORS.own) : {};
  });
}
