/** A suspended officer has no duty: every module that plans people is told so, from the day of the suspension on. */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { employeeAssignee, idsOfKind } from '#modules/availability/contract/assignee.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import type { BusyTimes } from '#modules/availability/server/public.ts';
import { UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';

const DAY = 24 * 60;
const SOURCE = 'auxiliary-police';

const suspended = adhocText<{ employee_id: number; since: CalendarDate }>(
  `select employee_id, greatest(coalesce(status_from, $3::date), $3::date)::text as since from asm_officers
   where company_id = $1 and employee_id = any($2::bigint[]) and status = 'Suspended' and coalesce(status_from, $3::date) <= $4::date`,
);

export const suspensionTimes: BusyTimes = {
  source: SOURCE,
  async find(ctx, people, from, to) {
    const ids = idsOfKind('employee', people);
    if (ids.length === 0) return new Map();
    const rows = await suspended(ctx.client, [ctx.companyId, ids, from, to]);
    return new Map(
      rows.map(({ employee_id, since }) => [
        employeeAssignee(employee_id),
        Array.from({ length: daysInclusive(since, to) }, (_, at): BusyTime => ({
          kind: 'away',
          source: SOURCE,
          label: UNIT_MESSAGES.noDuty,
          date: addDays(since, at),
          start: 0,
          end: DAY,
        })),
      ]),
    );
  },
};
