/** The day of a project: what it needed, who was deployed, and who was there. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { userNames } from '#modules/identity/server/public.ts';
import type { DayNeed, showDay as endpoint } from '../../contract/daily.endpoints.ts';
import { isNeededOn } from '../../contract/needs.ts';
import { lineOf } from '../../contract/presence.ts';
import { asNeed, getProject, needsOf, positionNames } from '../project.store.ts';
import { findReport } from './day.store.ts';
import { DAY_PHOTOS } from './settle-day.ts';
import { judgeDays, type PersonDay } from './judge-days.ts';

const personOf = (person: PersonDay): DayNeed['people'][number] => ({
  deployment_id: person.deployment_id,
  employee: { id: person.employee_id, name: person.name },
  state: person.state,
  arrived: person.arrived,
  left: person.left,
  planned_minutes: person.planned_minutes,
  minutes: person.minutes,
  overtime_minutes: person.overtime,
  overtime_waiting: person.overtime_waiting,
  late_minutes: person.late,
  reason: person.reason,
});

export async function showDay(ctx: Ctx, { project_id, date }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const project = await getProject(ctx, project_id);
  const [needed, report, people] = await pipeline(
    ctx,
    () => needsOf(ctx, [project_id]),
    () => findReport(ctx, project_id, date),
    () => judgeDays(ctx, [project_id], date, date),
  );
  const deployed = Map.groupBy(people, ({ requirement_id }) => requirement_id);
  const wanted = (needed.get(project_id) ?? []).filter((need) => deployed.has(need.id) || (!project.cancelled && isNeededOn(asNeed(need), date)));
  const [positions, names, photos] = await pipeline(
    ctx,
    () =>
      positionNames(
        ctx,
        wanted.map(({ position_id }) => position_id),
      ),
    () => userNames(ctx, report?.confirmed_by ? [report.confirmed_by] : []),
    () => presentFilesOf(ctx, DAY_PHOTOS.type, report ? [report.id] : [], DAY_PHOTOS.field),
  );
  const ends = people.length > 0 ? Math.max(...people.map((person) => person.ends)) : null;
  const confirmed = report?.confirmed_at ? { at: instantText(report.confirmed_at), by: names.get(report.confirmed_by ?? 0) ?? '' } : null;
  return {
    data: {
      date,
      confirmed,
      ends_at: ends === null ? null : new Date(ends).toISOString(),
      can_confirm: confirmed === null && ends !== null && ends <= ctx.clock.now().getTime(),
      weather: report?.weather ?? null,
      incidents: report?.incidents ?? null,
      remark: report?.remark ?? null,
      photos: photos.get(report?.id ?? 0) ?? [],
      total: lineOf(people),
      needs: wanted.map((need): DayNeed => {
        const theirs = deployed.get(need.id) ?? [];
        const { id, shift_name, start_time, end_time } = need;
        return {
          id,
          position: positions.get(need.position_id) ?? '',
          shift_name,
          start_time,
          end_time,
          needed: isNeededOn(asNeed(need), date) ? need.headcount : 0,
          ...lineOf(theirs),
          people: theirs.filter(({ seen }) => seen).map(personOf),
        };
      }),
    },
  };
}
