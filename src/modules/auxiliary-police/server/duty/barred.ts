/** Duty that stands in a plan although its officer may not do it any more, or not yet. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { lastDayOfService } from '../../contract/application/rules/service-end.ts';
import { barOf, type Bar, type DutyBearer } from '../../contract/duty/bar.ts';
import { birthOf } from '../officer/birth-of.ts';
import type { ServingOfficer } from '../officer/officer.store.ts';
import { DUTY_DAYS } from './standings.ts';

type Row = Omit<DutyBearer, 'service_ends'> & ServingOfficer & { readonly date_of_birth: string | null; readonly identity_number: string | null };
/** Officers whom the viewer sees: one of them, or all who serve and those whose appointment ended since the day $3. */
const bearers = adhocText<Row>(
  `select o.id, o.employee_id, e.name, o.service_no, o.status, o.status_from::text, o.appointment_expiry::text, o.oath_date::text,
     e.date_of_birth::text, e.identity_number,
     (select min(a.effect_due)::text from asm_applications a where a.company_id = o.company_id and a.officer_id = o.id
        and a.type = 'Officer' and a.category = 'Termination' and a.effect_due is not null) as leaves_on,
     (select max(coalesce(p.valid_until, '9999-12-31'::date))::text from asm_participants p
      join asm_courses c on c.company_id = p.company_id and c.id = p.course_id and c.type = 'Basic'
      where p.company_id = o.company_id and p.employee_id = o.employee_id and p.result = 'Passed') as basic_until
   from asm_officers o join employees e on e.company_id = o.company_id and e.id = o.employee_id and e.deleted_at is null
   where o.company_id = $1 and case when $2::bigint is null then o.status <> 'Inactive' or o.status_from >= $3::date else o.id = $2 end and ${scopeText('e', 4)}
   order by o.id`,
);

export interface BarredDuty {
  readonly officer: ServingOfficer;
  readonly time: BusyTime;
  readonly bar: Bar;
}
type Judge = (time: BusyTime) => Bar | null;

/** Leave is no duty. Of the usual week, which nobody planned for the very date, only a suspension takes somebody off. */
const judgeOf = ({ date_of_birth, identity_number, ...officer }: Row): Judge => {
  const birth = birthOf({ date_of_birth, identity_number });
  const bearer = { ...officer, service_ends: birth && lastDayOfService(birth) };
  return (time) => {
    const bar = time.kind === 'away' ? null : barOf(bearer, time);
    return time.usual && bar !== 'suspended' ? null : bar;
  };
};

/** Judges what is planned of one officer. */
export async function barsOf(ctx: Ctx, officer: number): Promise<Judge> {
  const [row] = await bearers(ctx.client, [ctx.companyId, officer, null, ...scopeList(ctx.actor.scope)]);
  return row ? judgeOf(row) : () => null;
}

/** Between two days, in its order. An end is remembered for as many days as plans are looked ahead. */
export async function barredDuty(ctx: Ctx, from: CalendarDate, to: CalendarDate): Promise<BarredDuty[]> {
  const rows = await bearers(ctx.client, [ctx.companyId, null, addDays(from, -DUTY_DAYS), ...scopeList(ctx.actor.scope)]);
  const byAssignee = new Map(rows.map((row) => [employeeAssignee(row.employee_id), row]));
  const times = await busyTimesOf(ctx, [...byAssignee.keys()], { from, to });
  return [...times]
    .flatMap(([who, planned]) => {
      const row = byAssignee.get(who);
      if (!row) return [];
      const judge = judgeOf(row);
      return planned.flatMap((time): BarredDuty[] => {
        // The usual week needs nobody in its place.
        const bar = !time.usual && time.date >= from && time.date <= to ? judge(time) : null;
        return bar ? [{ officer: row, time, bar }] : [];
      });
    })
    .toSorted((a, b) => a.time.date.localeCompare(b.time.date) || a.time.start - b.time.start || a.officer.id - b.officer.id);
}

/** How many duties of an employee stand in plans for the days from one on, as far as is looked ahead. */
export async function countPlanned(ctx: Ctx, employee_id: number, from: CalendarDate): Promise<number> {
  const who = employeeAssignee(employee_id);
  const to = addDays(from, DUTY_DAYS - 1);
  const times = (await busyTimesOf(ctx, [who], { from, to })).get(who) ?? [];
  return times.filter(({ kind, usual, date }) => kind !== 'away' && !usual && date >= from && date <= to).length;
}
