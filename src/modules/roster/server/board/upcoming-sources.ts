/** The next days of work of somebody who is on the roster. Those of a work schedule alone come every week, and are nothing to be told. */
import type { UpcomingEvent } from '#platform/contract/dashboard/agenda.ts';
import { SELF } from '#platform/contract/endpoint.ts';
import type { Locale, Text } from '#platform/contract/messages.ts';
import { saySession, type SessionText } from '#platform/contract/time/said-sessions.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { UpcomingSource } from '#platform/server/dashboard.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { isWorked } from '../../contract/planned-days.ts';
import { listOwnSchedule } from '../schedule/read-schedules.ts';

const SHOWN = 3;
const WORK: Text = { en: 'You work', ms: 'Anda bertugas' };
/** A day of work without times. */
const ANY_TIME: Text = { en: 'any time', ms: 'bila-bila masa' };

export function labelWork(sessions: readonly SessionText[], site: string | null): Text {
  const words = (locale: Locale) => {
    const times = sessions.map((session) => saySession(session, locale)).join(', ');
    const work = times ? `${WORK[locale]} ${times}` : `${WORK[locale]}, ${ANY_TIME[locale]}`;
    return site === null ? work : `${work}, ${site}`;
  };
  return { en: words('en'), ms: words('ms') };
}

const isRostered = adhocText<{ date: string }>(
  `select r.date::text as date from attendance_schedules r
   where r.company_id = $1 and r.employee_id = $2 and r.date between $3 and $4 and r.published_at is not null and r.day_type = 'Working' limit 1`,
);

export const rosterUpcoming: readonly UpcomingSource[] = [
  {
    requires: SELF,
    async load(ctx, { from, to }) {
      const rows = await isRostered(ctx.client, [ctx.companyId, ownEmployeeId(ctx), from, to]);
      if (rows.length === 0) return [];
      // Between days of the roster those of the work schedule are worked too: as My schedule and the own day have them.
      const { data } = await listOwnSchedule(ctx, { start_date: from, end_date: to });
      return data
        .filter(isWorked)
        .slice(0, SHOWN)
        .map(({ date, sessions, site }): UpcomingEvent => ({
          date,
          icon: 'calendar-clock',
          text: labelWork(sessions, site?.name ?? null),
          path: '/attendance/my-schedule',
        }));
    },
  },
];
