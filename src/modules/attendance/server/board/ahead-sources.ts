/** The next shifts that somebody is rostered for. Days of a work schedule come every week, and are nothing to be told. */
import type { AheadEvent } from '#platform/contract/dashboard/agenda.ts';
import { SELF } from '#platform/contract/endpoint.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { AheadSource } from '#platform/server/dashboard.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { AWAY } from '../roster/away.ts';

const SHOWN = 3;

const shifts = plannedText<{ date: string; sessions: readonly Session[]; site: string | null }>(
  `select r.date::text as date, r.sessions, s.name as site from attendance_schedules r
   left join work_sites s on s.company_id = $1 and s.id = r.work_site_id
   where r.company_id = $1 and r.employee_id = $2 and r.date between $3 and $4 and r.published_at is not null and r.day_type = 'Working'
     and not ${AWAY}
   order by r.date limit ${SHOWN}`,
);

export const attendanceAhead: readonly AheadSource[] = [
  {
    demands: SELF,
    async load(ctx, { from, to }) {
      const rows = await shifts(ctx.client, [ctx.companyId, ownEmployeeId(ctx), from, to]);
      return rows.map(({ date, sessions, site }): AheadEvent => {
        const work = (locale: Locale) => [...sessions.map((session) => saySession(session, locale)), ...(site === null ? [] : [site])].join(', ');
        const text = { en: `You work ${work('en')}`, ms: `Anda bertugas ${work('ms')}` };
        return { date, icon: 'calendar-clock', text, path: '/attendance/my-schedule' };
      });
    },
  },
];
