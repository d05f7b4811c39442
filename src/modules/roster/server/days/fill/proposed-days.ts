/** A proposal as days on the roster: for everybody who was given something, every day of the span that the roster leaves open. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { daysOfFill, type GivenDay } from '../../../contract/fill/days-of-fill.ts';
import { sessionOf } from '../../../contract/fill/needed-shifts.ts';
import type { RosterCell } from '../roster.store.ts';
import type { FillResult } from './fill.tables.ts';
import type { LoadedFill } from './load-fill.ts';

export function proposedCells({ needs, days }: Pick<LoadedFill, 'needs' | 'days'>, { given }: FillResult, from: CalendarDate, to: CalendarDate): RosterCell[] {
  const byId = new Map(needs.map((need) => [need.id, need]));
  return [...Map.groupBy(given, ({ employee_id }) => employee_id)].flatMap(([employee_id, theirs]) => {
    const fixed = (days.get(employee_id) ?? []).map(({ date, plan, row, leave }) => ({
      date,
      day_type: plan.day_type,
      isStored: row !== null,
      onLeave: leave?.part === 'Full',
    }));
    const work = new Map(
      theirs.flatMap(({ need_id, date }): (readonly [string, GivenDay])[] => {
        const need = byId.get(need_id);
        return need ? [[date, { session: sessionOf(need), work_site_id: need.work_site_id }]] : [];
      }),
    );
    return daysOfFill(fixed, work, (date) => date >= from && date <= to).map((day) => ({ employee_id, ...day, work_schedule_id: null, remark: null }));
  });
}
