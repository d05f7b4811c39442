/** Duty of officers against the areas of the unit and the orders of the police. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { standingOf, type Area, type DutyOrder, type Standing } from '../../contract/duty/standing.ts';
import { servingOfficers, type ServingOfficer } from '../officer/officer.store.ts';

/** Today and the days after it that are looked at. */
export const DUTY_DAYS = 14;

const areas = adhocText<Area>('select name, places from asm_areas where company_id = $1 order by lower(name)');
const orders = adhocText<DutyOrder>(
  `select reference, start_date::text, end_date::text, place, to_json(officer_ids) as officer_ids from asm_orders
   where company_id = $1 and start_date <= $3::date and end_date >= $2::date order by start_date, id`,
);

export const areasOf = (ctx: Ctx): Promise<Area[]> => areas(ctx.client, [ctx.companyId]);

/** Judges duties that begin between two days. @param known the areas, where they are read already */
export async function judgeBetween(
  ctx: Ctx,
  from: CalendarDate,
  to: CalendarDate,
  known?: readonly Area[],
): Promise<(officer: number, time: BusyTime) => Standing> {
  const there = known ?? (await areasOf(ctx));
  const ordered = there.length === 0 ? [] : await orders(ctx.client, [ctx.companyId, from, addDays(to, 1)]);
  return (officer, { kind, date, end, place = null }) => (kind === 'work' ? standingOf({ officer, date, end, place }, there, ordered) : null);
}

export interface OutsideDuty {
  readonly officer: ServingOfficer;
  readonly time: BusyTime;
}

/** Duty outside the areas without an order between two days, in its order: of active officers whom the viewer sees. */
export async function outsideDuty(ctx: Ctx, from: CalendarDate, to: CalendarDate): Promise<OutsideDuty[]> {
  const there = await areasOf(ctx);
  if (there.length === 0) return [];
  const officers = await servingOfficers(ctx);
  const byAssignee = new Map(officers.map((officer) => [employeeAssignee(officer.employee_id), officer]));
  const times = await busyTimesOf(ctx, [...byAssignee.keys()], { from, to });
  const judge = await judgeBetween(ctx, from, to, there);
  return [...times]
    .flatMap(([who, planned]) => {
      const officer = byAssignee.get(who);
      const within = planned.filter(({ date }) => date >= from && date <= to);
      return officer ? within.flatMap((time) => (judge(officer.id, time)?.is === 'outside' ? [{ officer, time }] : [])) : [];
    })
    .toSorted((a, b) => a.time.date.localeCompare(b.time.date) || a.time.start - b.time.start || a.officer.id - b.officer.id);
}
