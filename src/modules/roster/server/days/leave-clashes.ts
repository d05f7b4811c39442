/** What the roster knows against leave: work that is planned on its days, and posts that stay short without the employee. */
import { formatDate, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { inBoth, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { LeaveClashes } from '#modules/leave/server/public.ts';
import type { Need } from '../../contract/fill/needed-shifts.ts';
import { LEAVE_CLASH as W } from '../../contract/leave-clash.messages.ts';
import { shortPosts, type RosteredGroup } from '../../contract/short-posts.ts';
import { needsOf } from './fill/load-fill.ts';
import { AWAY } from './away.ts';
import { namedDays } from './named-days.ts';

interface Own {
  readonly date: string;
  readonly sessions: readonly Session[];
  readonly site_id: number | null;
  readonly site: string | null;
  readonly position_id: number | null;
}
const rostered = adhocText<Own>(
  `select r.date::text as date, r.sessions, s.id::float as site_id, s.name as site, e.position_id::float as position_id
   from attendance_schedules r join employees e on e.company_id = $1 and e.id = r.employee_id
   left join work_sites s on s.company_id = $1 and s.id = r.work_site_id
   where r.company_id = $1 and r.employee_id = $2 and r.date between $3 and $4 and r.published_at is not null and r.day_type = 'Working' order by 1`,
);

/** Who else is at the same places on those days, counted by their work. */
const besides = adhocText<RosteredGroup & { readonly date: string }>(
  `select r.date::text as date, r.sessions, e.position_id::float as position_id, count(*)::int as people
   from attendance_schedules own
   join attendance_schedules r on r.company_id = $1 and r.date = own.date and r.work_site_id is not distinct from own.work_site_id
     and r.employee_id <> $2 and r.published_at is not null and r.day_type = 'Working'
   join employees e on e.company_id = $1 and e.id = r.employee_id
   where own.company_id = $1 and own.employee_id = $2 and own.date between $3 and $4 and own.published_at is not null and own.day_type = 'Working'
     and not ${AWAY}
   group by 1, 2, 3`,
);

export const clashesWithLeave: LeaveClashes = async (ctx, { employee_id, start, end }) => {
  const span = [ctx.companyId, employee_id, start, end];
  const [own, others, needs] = await pipeline(
    ctx,
    () => rostered(ctx.client, span),
    () => besides(ctx.client, span),
    () => needsOf(ctx, []),
  );
  return [...(own.length > 0 ? [namedDays(W.rostered, own, todoText)] : []), ...shortTexts(own, others, needs)];
};

const todoText = ({ date, sessions, site }: Own, locale: Locale) =>
  [formatDate(date as CalendarDate), ...sessions.map((session) => saySession(session, locale)), ...(site === null ? [] : [site])].join(' ');

/** One sentence for each need, with its worst day. */
function shortTexts(own: readonly Own[], others: readonly (RosteredGroup & { readonly date: string })[], needs: readonly Need[]): Text[] {
  const byDate = Map.groupBy(others, ({ date }) => date);
  const short = own.flatMap((day) => {
    const there = needs.filter(({ weekdays, work_site_id }) => weekdays.includes(weekdayOf(day.date as CalendarDate)) && work_site_id === day.site_id);
    return shortPosts(there, day, byDate.get(day.date) ?? []).map((post) => ({ ...post, date: day.date as CalendarDate }));
  });
  return [...Map.groupBy(short, ({ need }) => need.id).values()].flatMap((days) => {
    const [worst] = days.toSorted((a, b) => a.left - b.left);
    if (!worst) return [];
    const { need, left, date } = worst;
    return inBoth((locale) => say(W.short, locale, { need: need.name, left, heads: need.heads, date: formatDate(date), more: days.length - 1 }));
  });
}
