/** Check-outs that are missing, day by day: without one a day counts no hours. What waits for a decision the inbox tells. */
import { addDays } from '#platform/contract/dates.ts';
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { todoSource } from '#platform/server/dashboard.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { missingCheckouts, type MissingCheckouts } from '../../contract/board/attendance-board.schema.ts';

/** Older ones are of a month that is mostly paid. */
const DAYS = 14;

const missing = adhocText<MissingCheckouts>(
  `select a.date::text as date, count(*)::int as n from attendances a
   join employees e on e.company_id = $1 and e.id = a.employee_id and e.deleted_at is null and ${scopeText('e', 4)}
   where a.company_id = $1 and a.date between $2 and $3 and a.flags && array['missing_checkin', 'missing_checkout']
   group by a.date order by a.date desc`,
);

export const attendanceTodos = [
  todoSource({
    key: 'attendance',
    requires: requirePage(attendanceManifest, '/attendance/manage', 'Update'),
    schema: missingCheckouts,
    async load(ctx) {
      const today = todayIn(ctx.clock, ctx.actor.timeZone);
      const rows = await missing(ctx.client, [ctx.companyId, addDays(today, -DAYS), today, ...scopeList(ctx.actor.scope)]);
      return rows.map((data) => ({ id: data.date, due: null, weight: TODO_WEIGHT.record, data }));
    },
  }),
];
