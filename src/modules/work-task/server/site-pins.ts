/** Where people checked in and visits began, for the map of monitoring. */
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { AT_WORK } from '#modules/attendance/server/public.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { MOST_PINS, type sitePins as endpoint } from '../contract/monitoring.endpoints.ts';

type Pin = OutputOf<typeof endpoint>['data']['people'][number];

/** People whom the caller sees (from `$7`), in the unit that was chosen. */
const SEEN = `${scopeText('e', 7)} and ($4::bigint is null or e.branch_id = $4) and ($5::bigint is null or e.division_id = $5) and ($6::bigint is null or e.department_id = $6)`;

/** `$2` day, `$3` whether it is today: then who is at work counts, also from the night before; of another day, who came. */
const people = adhocText<Pin>(`
  select * from (select distinct on (e.id) e.id, e.name, r.work_site_id, r.lat::float as lat, r.lng::float as lng, r.recorded_at as at
    from attendances a join attendance_records r on r.company_id = $1 and r.id = a.checkin_id and r.lat is not null and r.lng is not null
    join employees e on e.company_id = $1 and e.id = a.employee_id and ${SEEN}
    where a.company_id = $1 and (case when $3 then a.date between $2::date - 1 and $2 and ${AT_WORK} else a.date = $2 end)
    order by e.id, r.recorded_at desc) p
  order by p.at desc limit ${MOST_PINS}`);

const visits = adhocText<Pin>(`
  select v.id, e.name, v.work_site_id, v.start_lat::float as lat, v.start_lng::float as lng, v.started_at as at
  from site_visits v join employees e on e.company_id = $1 and e.id = v.employee_id and ${SEEN}
  where v.company_id = $1 and v.date = $2 and v.status in ('On Going', 'Completed') and (not $3 or v.status = 'On Going')
    and v.start_lat is not null and v.start_lng is not null and v.started_at is not null
  order by v.started_at desc limit ${MOST_PINS}`);

const dated = (rows: readonly Pin[]): Pin[] => rows.map((row) => ({ ...row, at: instantText(row.at) }));

export async function sitePins(ctx: Ctx, { date, branch_id, division_id, department_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const day = date ?? today;
  const asked = [ctx.companyId, day, day === today, branch_id ?? null, division_id ?? null, department_id ?? null, ...scopeList(ctx.actor.scope)];
  const [there, going] = await pipeline(
    ctx,
    () => people(ctx.client, asked),
    () => visits(ctx.client, asked),
  );
  return { data: { people: dated(there), visits: dated(going) } };
}
