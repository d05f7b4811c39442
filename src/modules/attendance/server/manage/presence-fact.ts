/** Where a person is today, at a glance. */
import { inBoth } from '#platform/contract/messages.ts';
import { formatClock } from '#platform/contract/dates.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import type { PersonFact } from '#modules/employee/contract/person-facts.endpoints.ts';
import type { PersonFactSource } from '#modules/employee/server/public.ts';
import { attendanceManifest } from '../../contract/attendance.manifest.ts';
import { STATE_NAMES } from '../../contract/manage/day-state.ts';
import { listAttendance } from './list-attendance.ts';

export const presenceToday: PersonFactSource = {
  requires: requirePage(attendanceManifest, '/attendance/manage'),
  order: 40,
  async load(ctx, id) {
    const { data } = await listAttendance(ctx, { employee_id: id, page: 1, per_page: 1, sort: 'asc', sort_by: 'name' });
    // The session that is open, else the last that began, else the first that is planned.
    const row = data.find(({ checkin, checkout }) => checkin && !checkout) ?? data.findLast(({ checkin }) => checkin) ?? data[0];
    if (!row) return null;
    const { checkin, checkout, session, state } = row;
    const clock = (at: string, locale: Locale) => formatClock(at, ctx.actor.timeZone, locale);
    const words = (): Pick<PersonFact, 'value' | 'note'> => {
      if (!checkin) return { value: STATE_NAMES[state], note: session && inBoth((locale) => saySession(session, locale)) };
      if (checkout) return { value: STATE_NAMES[state], note: inBoth((locale) => `${clock(checkin.at, locale)} – ${clock(checkout.at, locale)}`) };
      const since = inBoth((locale) => clock(checkin.at, locale));
      return { value: { en: 'At work', ms: 'Sedang bekerja' }, note: { en: `since ${since.en}`, ms: `sejak ${since.ms}` } };
    };
    return { name: { en: 'Today', ms: 'Hari ini' }, ...words(), path: `/attendance/manage?${new URLSearchParams({ keyword: row.employee.employee_code })}` };
  },
};
