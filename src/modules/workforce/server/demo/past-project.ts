/** What a project that is over leaves behind: who was there for half a year, who of them was replaced or never came, and its confirmed days. */
import { addDays, calendarDate, daysInclusive, weekdayOf } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { punchAtSite } from '#modules/attendance/server/demo/punch-at-site.ts';
import { confirmDay } from '../daily/settle-day.ts';
import { womDeployments, type NeedRecord, type ProjectRecord } from '../workforce.tables.ts';

interface PastProject {
  readonly project: ProjectRecord;
  readonly needs: readonly NeedRecord[];
  readonly staff: readonly { readonly id: number; readonly company_joined_at: string }[];
  readonly site: { readonly id: number; readonly lat: string; readonly lng: string } | undefined;
}

/** On the shift of the day, from the first to the last day. */
const STAYED = 4;
const SUNDAY = 7;
const WEATHER = ['Fair', 'Fair', 'Rain in the afternoon', 'Hot'] as const;

export async function seedPastProject(tx: Transaction, ctx: Ctx, { project, needs, staff, site }: PastProject): Promise<void> {
  const [first, last] = [calendarDate(project.start_date), calendarDate(project.end_date)];
  const people = staff.filter(({ company_joined_at }) => company_joined_at < first).map(({ id }) => id);
  const [day, weekend] = [needs.find(({ shift_name }) => shift_name === 'Day'), needs.find(({ shift_name }) => shift_name === 'Weekend')];
  if (!day || !weekend || !site) return;
  const middle = addDays(first, Math.floor(daysInclusive(first, last) / 2));
  const confirmed_at = `${addDays(first, -1)}T08:00:00Z`;
  const on = (employee_id: number | undefined, need: NeedRecord, more: object = {}) =>
    employee_id === undefined
      ? []
      : [
          {
            company_id: project.company_id,
            requirement_id: need.id,
            employee_id,
            start_date: first,
            end_date: last,
            cost_rate: need.cost_rate,
            confirmed_at,
            ...more,
          },
        ];
  const [left, next, never, week, ...others] = people;
  const [replacement] = await tx.db
    .insert(womDeployments)
    .values(on(next, day, { start_date: middle, confirmed_at: `${addDays(middle, -1)}T08:00:00Z` }))
    .returning({ id: womDeployments.id });
  await tx.db
    .insert(womDeployments)
    .values([
      ...on(left, day, { end_date: addDays(middle, -1), cancel_reason: 'Moved to the workshop', replaced_by_id: replacement?.id ?? null }),
      ...on(never, day, { confirmed_at: null, cancelled_at: confirmed_at, cancel_reason: 'On a course' }),
      ...on(week, weekend),
      ...others.slice(0, STAYED).flatMap((id) => on(id, day)),
    ]);
  await punchAtSite(tx, project.company_id, people, site, `${addDays(first, -1)}T12:00:00Z`, `${last}T20:00:00Z`);
  for (let date = first; date <= last; date = addDays(date, 1))
    if (weekdayOf(date) !== SUNDAY) {
      const weather = WEATHER[Number(date.slice(-2)) % WEATHER.length] ?? null;
      await confirmDay(ctx, { project_id: project.id, date, weather, incidents: null, remark: null });
    }
}
