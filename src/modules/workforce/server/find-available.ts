/** Who could be deployed to a need: those of its position first, with their hours of the week and how far from the site they work. */
import { calendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { distanceMetres } from '#platform/contract/geo.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chooseActive, getEmployees } from '#modules/employee/server/public.ts';
import type { AvailablePerson, findAvailable as endpoint } from '../contract/deployment.endpoints.ts';
import { assessPeople } from './assess-people.ts';
import { wantedWork } from './deploy-people.ts';

/** People who are looked at, and those among them whom a choice shows at most: so many who are free, and so many who are not. */
const CONSIDERED = 100;
const SHOWN = 30;

/** `$2` people, `$3` day, `$4` site: where each of them mainly works that day, and the site. Who belongs to none is absent. */
const mainPlaces = adhocText<{ employee_id: number; lat: number; lng: number; site_lat: number; site_lng: number }>(`
  select distinct on (w.employee_id) w.employee_id, s.lat::float as lat, s.lng::float as lng, t.lat::float as site_lat, t.lng::float as site_lng
  from employee_worksites w
  join work_sites s on s.company_id = $1 and s.id = w.work_site_id
  join work_sites t on t.company_id = $1 and t.id = $4
  where w.company_id = $1 and w.employee_id = any($2::bigint[]) and w.effective_from <= $3 and (w.effective_to is null or w.effective_to >= $3)
  order by w.employee_id, w.is_primary desc, w.effective_from, w.id`);

/** Nearest first; of whom nobody knows where they work, last. */
const far = ({ distance_km }: AvailablePerson) => distance_km ?? Number.MAX_SAFE_INTEGER;
const byPosition = (one: AvailablePerson, other: AvailablePerson) => Number(other.same_position) - Number(one.same_position) || far(one) - far(other);

export async function findAvailable(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { project_id, requirement_id, start_date, end_date, keyword } = input;
  const wanted = await wantedWork(ctx, requirement_id, calendarDate(start_date), calendarDate(end_date), false);
  const { project, need, from } = wanted;
  if (project.id !== project_id) throw notFound();
  const chosen = await chooseActive(ctx, keyword, CONSIDERED, need.position_id);
  const ids = chosen.map(({ id }) => id);
  const [people, places] = await pipeline(
    ctx,
    () => getEmployees(ctx, ids),
    () => mainPlaces(ctx.client, [ctx.companyId, ids, from, project.work_site_id]),
  );
  const found = await assessPeople(ctx, people, wanted);
  const positions = new Map(people.map(({ id, position_id }) => [id, position_id]));
  const distances = new Map(
    places.map(({ employee_id, lat, lng, site_lat, site_lng }) => [
      employee_id,
      Math.round(distanceMetres({ lat, lng }, { lat: site_lat, lng: site_lng }) / 1000),
    ]),
  );
  const all = chosen.map(({ id, name, employee_code }): AvailablePerson => {
    const { refused = [], warnings = [], week_minutes = 0 } = found.get(id) ?? {};
    return {
      id,
      name,
      code: employee_code,
      free: refused.length === 0,
      why: [...refused, ...warnings.map(({ text }) => text)],
      same_position: positions.get(id) === need.position_id,
      week_minutes,
      distance_km: distances.get(id) ?? null,
    };
  });
  const best = (free: boolean) =>
    all
      .filter((person) => person.free === free)
      .toSorted(byPosition)
      .slice(0, SHOWN);
  return { data: [...best(true), ...best(false)] };
}
