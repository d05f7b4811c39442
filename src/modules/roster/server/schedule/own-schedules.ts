/** By which schedules the own days are judged that have begun: nobody changes those, as nobody plans such days on the roster. */
import { calendarDate } from '#platform/contract/dates.ts';
import { canonicalText } from '#platform/server/audit/redact.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf } from '#platform/server/extension-point.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { SCHEDULE_ERRORS } from '../../contract/schedule.messages.ts';
import type { WorkScheduleForm } from '../../contract/work-schedule.schema.ts';
import { keptAttendance } from '../kept-attendance.ts';
import { mayChange } from '../may-change.ts';
import { lockedSpans, stillComing } from '../month-lock.ts';
import type { WorkScheduleRecord } from '../schedule.tables.ts';

interface OwnSchedules {
  /** Whom a span of days or a day of the roster names. */
  readonly named: ReadonlySet<number>;
  /** On some days nothing but the default says it. */
  readonly byDefault: boolean;
}
/** Earlier than any day of work. */
const EVER = calendarDate('1900-01-01');
const NONE: OwnSchedules = { named: new Set(), byDefault: false };

/**
 * By which schedules the own days are judged that may still be judged otherwise. `$3` from which day on every day is judged as it
 * comes, `$4` today, `$5` the periods that a payroll has closed and `$6` the first day of them: before it only kept
 * attendance counts, of which `$7` is the first day.
 */
const begun = adhocText<{ named: number[] | null; by_default: boolean | null }>(
  `select json_agg(distinct x.id) filter (where x.id is not null) as named, bool_or(w.id is null) as by_default
   from employees e
   cross join lateral generate_series(
     greatest(e.company_joined_at, case when $6::date is not null
       then least($6::date, $7::date) end), $4::date, interval '1 day') as t(day)
   left join employee_work_schedules w on w.company_id = $1 and w.employee_id = e.id
     and w.effective_from <= t.day and (w.effective_to is null or w.effective_to >= t.day)
   left join attendance_schedules r on r.company_id = $1 and r.employee_id = e.id and r.date = t.day and r.published_at is not null
   cross join lateral (values (w.work_schedule_id), (r.work_schedule_id)) as x(id)
   where e.company_id = $1 and e.id = $2
     and (t.day >= $3 or not exists (select from jsonb_to_recordset($5::jsonb) as c(start date, "end" date) where t.day between c.start and c."end"))`,
);

/** Days that a payroll has closed stay as they were judged, so they are left out; the latest are judged as they come whatever it closed. */
async function ownSchedules(ctx: Ctx): Promise<OwnSchedules> {
  const id = ctx.actor.employee?.id;
  if (id === undefined || mayChange(ctx, id)) return NONE;
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const closed = (await lockedSpans(ctx, [id], EVER, today)).get(id) ?? [];
  const first = closed.map(({ start }) => start).toSorted()[0] ?? null;
  const kept = first === null ? null : ((await providerOf(keptAttendance)?.firstDay(ctx)) ?? null);
  const [own] = await begun(ctx.client, [ctx.companyId, id, stillComing(today), today, JSON.stringify(closed), first, kept]);
  return { named: new Set(own?.named ?? []), byDefault: own?.by_default ?? false };
}

const EVALUATED_BY = ['type', 'days', 'break_minutes', 'flexible_hours', 'ontime_checkin_minutes', 'ontime_checkout_minutes'] as const;

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
    const changes = isOwn && EVALUATED_BY.some((key) => form[key] !== undefined && canonicalText(form[key]) !== canonicalText(before[key]));
    return changes ? fault('base', SCHEDULE_ERRORS.own) : {};
  });
}
