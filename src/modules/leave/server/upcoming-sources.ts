/** Days of leave that come: the own approved leave, and to management how many are away in each week. */
import type { UpcomingEvent } from '#platform/contract/dashboard/agenda.ts';
import { endOfWeek, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { UpcomingSource } from '#platform/server/dashboard.ts';
import { ownEmployeeId, scopeList, scopeText } from '#modules/employee/server/public.ts';
import { leaveManifest } from '../contract/leave.manifest.ts';

interface OwnLeave {
  readonly id: number;
  readonly name: string;
  readonly name_ms: string;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

const own = preparedText<OwnLeave>(
  'leave.own-ahead',
  `select l.id::int as id, t.name, t.name_ms, l.start_date::text as start_date, l.end_date::text as end_date from leaves l join leave_types t on t.id = l.leave_type_id
   where l.company_id = $1 and l.employee_id = $2 and l.status = 'Approved' and l.end_date >= $3 and l.start_date <= $4
     and exists (select from leave_days d where d.leave_id = l.id and d.live and d.date between $3 and $4)
   order by l.start_date, l.id limit 20`,
);

interface AwayWeek {
  /** The first day of the week on which somebody is away. */
  readonly date: CalendarDate;
  readonly people: number;
}

/** People on approved leave, by week: one line a day would push everything else out of sight. */
const away = preparedText<AwayWeek>(
  'leave.away-weeks',
  // A week begins on a Monday, as the third of January 2000 was. A live day is of a leave that is approved or not decided yet, and those are few.
  `select min(first)::text as date, count(*)::int as people from (
     select (d.date - date '2000-01-03') / 7 as week, min(d.date) as first from leave_days d
     where d.company_id = $1 and d.live and d.value > 0 and d.date between $2 and $3
       and d.leave_id not in (select id from leaves where company_id = $1 and status in ('Waiting for Approval', 'Reviewed'))
       and ($4 or exists (select from employees e where e.company_id = $1 and e.id = d.employee_id and e.deleted_at is null and ${scopeText('e', 4)}))
     group by 1, d.employee_id
   ) away group by week order by 1`,
);

export const leaveUpcoming: readonly UpcomingSource[] = [
  {
    requires: SELF,
    async load(ctx, { from, to }) {
      const rows = await own(ctx.client, [ctx.companyId, ownEmployeeId(ctx), from, to]);
      return rows.map(({ id, name, name_ms, start_date, end_date }): UpcomingEvent => {
        const until = (word: string) => (start_date === end_date ? '' : ` ${word} ${formatDate(end_date)}`);
        const text = { en: `Your ${name}${until('until')}`, ms: `${name_ms} anda${until('hingga')}` };
        return { date: start_date < from ? from : start_date, icon: 'beach', text, path: `/leave?open=${id}` };
      });
    },
  },
  {
    requires: requirePage(leaveManifest, '/leave/manage'),
    async load(ctx, { from, to }) {
      const rows = await away(ctx.client, [ctx.companyId, from, to, ...scopeList(ctx.actor.scope)]);
      return rows.map(({ date, people }): UpcomingEvent => {
        const last = endOfWeek(date) < to ? endOfWeek(date) : to;
        const path = `/leave/manage?${new URLSearchParams({ status: 'Approved', start_date: date, end_date: last })}`;
        const text = {
          en: `${people} away in the week to ${formatDate(last)}`,
          ms: `${people} orang bercuti dalam minggu hingga ${formatDate(last)}`,
        };
        return { date, icon: 'account-group', text, path };
      });
    },
  },
];
