/** Nights and Sundays of the weeks before a span, so that those who bore them come last in it. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { tagsOf } from '../../../contract/fill/needed-shifts.ts';
import { AWAY } from '../away.ts';

/** Four weeks. */
const DAYS_BEFORE = 28;

interface RosteredWork {
  readonly employee_id: number;
  readonly date: CalendarDate;
  readonly sessions: readonly Session[];
}

/** A draft stands above what is published. */
const workBefore = adhocText<RosteredWork>(
  `select employee_id, date::text as date, sessions from (
     select distinct on (r.employee_id, r.date) r.* from attendance_schedules r
     where r.company_id = $1 and r.employee_id = any($2::bigint[]) and r.date between $3 and $4 order by r.employee_id, r.date, r.published_at nulls first
   ) r where r.day_type = 'Working' and not ${AWAY}`,
);

type Burdens = Readonly<Record<string, number>>;

/** @param since first day that is counted; who came later bore as much as the others on average, for nobody makes up for days before they came */
export function countBurdens(
  work: readonly RosteredWork[],
  people: readonly { readonly id: number; readonly joined: string }[],
  since: CalendarDate,
): Map<number, Burdens> {
  const theirs = Map.groupBy(work, ({ employee_id }) => employee_id);
  const counted = new Map(
    people.map(({ id }) => {
      const burdens: Record<string, number> = {};
      for (const { date, sessions } of theirs.get(id) ?? [])
        for (const tag of new Set(sessions.flatMap((session) => tagsOf(session, date)))) burdens[tag] = (burdens[tag] ?? 0) + 1;
      return [id, burdens];
    }),
  );
  const old = people.filter(({ joined }) => joined <= since);
  const tags = new Set([...counted.values()].flatMap((burdens) => Object.keys(burdens)));
  for (const { id } of people.filter(({ joined }) => joined > since)) {
    const burdens = counted.get(id) ?? {};
    for (const tag of tags) {
      const all = old.reduce((sum, other) => sum + (counted.get(other.id)?.[tag] ?? 0), 0);
      burdens[tag] = Math.max(burdens[tag] ?? 0, Math.round(all / Math.max(1, old.length)));
    }
  }
  return counted;
}

/** @param from first day of the span that is filled */
export async function burdensBefore(
  ctx: Ctx,
  people: readonly { readonly id: number; readonly joined: string }[],
  from: CalendarDate,
): Promise<Map<number, Burdens>> {
  const since = addDays(from, -DAYS_BEFORE);
  const ids = people.map(({ id }) => id);
  return countBurdens(await workBefore(ctx.client, [ctx.companyId, ids, since, addDays(from, -1)]), people, since);
}
