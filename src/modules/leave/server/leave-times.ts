/** When employees are on approved leave, for modules that plan the same people. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { employeeAssignee, idsOfKind } from '#modules/availability/contract/assignee.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import type { BusyTimes } from '#modules/availability/server/public.ts';
import { approvedLeaveDays } from './approved-days.ts';

const DAY = 24 * 60;
/** Where a day is cut in halves: leave knows no hours of anybody. */
const MIDDAY = 13 * 60;
const HOURS = { Full: [0, DAY], Morning: [0, MIDDAY], Afternoon: [MIDDAY, DAY] } as const;

export const leaveTimes: BusyTimes = {
  source: 'leave',
  async find(ctx, people, from, to) {
    const ids = idsOfKind('employee', people);
    if (ids.length === 0) return new Map();
    const days = await approvedLeaveDays(ctx, ids, from, to);
    return new Map(
      [...days].map(([id, theirs]) => [
        employeeAssignee(id),
        [...theirs].map(([date, { name, name_ms, part }]): BusyTime => {
          const [start, end] = HOURS[part];
          return { kind: 'away', source: 'leave', label: { en: name, ms: name_ms }, date: date as CalendarDate, start, end };
        }),
      ]),
    );
  },
};
