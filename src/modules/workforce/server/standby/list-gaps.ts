/** What running projects lack on a day, and who is kept ready for it. A fixed number of statements. */
import { and, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { fillOf, headsOfNeed } from '../../contract/deployed.ts';
import type { findStandby as findEndpoint, listGaps as listEndpoint, StandbyPerson } from '../../contract/standby.endpoints.ts';
import { assessPeople } from '../assess-people.ts';
import { wantedWork } from '../deploy-people.ts';
import { deploymentsBetween } from '../deployment.store.ts';
import { asNeed, needsBetween, positionNames, projectCodes } from '../project.store.ts';
import { womDeployments as d, womProjects as p, womRequirements as n } from '../workforce.tables.ts';

/** Confirmed standbys of a day on which their need wants people. */
export const standbysOn = (ctx: Ctx, date: CalendarDate) =>
  ctx.db
    .select({ deployment: d, need: n, project: p.name })
    .from(d)
    .innerJoin(n, and(eq(n.company_id, d.company_id), eq(n.id, d.requirement_id)))
    .innerJoin(p, and(eq(p.company_id, n.company_id), eq(p.id, n.project_id), eq(p.cancelled, false)))
    .where(
      and(
        eq(d.company_id, ctx.companyId),
        eq(d.standby, true),
        isNotNull(d.confirmed_at),
        isNull(d.cancelled_at),
        lte(d.start_date, date),
        gte(d.end_date, date),
        sql`extract(isodow from ${date}::date)::smallint = any(${n.weekdays})`,
      ),
    )
    .orderBy(d.id)
    .execute();

export async function listGaps(ctx: Ctx, { date }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const [needs, deployed, ready, projects] = await pipeline(
    ctx,
    () => needsBetween(ctx, date, date),
    () => deploymentsBetween(ctx, date, date),
    () => standbysOn(ctx, date),
    () => projectCodes(ctx),
  );
  const positions = await positionNames(ctx, [...new Set(needs.map(({ position_id }) => position_id))]);
  const heads = needs.map((need) => ({ need, ...headsOfNeed(asNeed(need), deployed.get(need.id) ?? [], date) }));
  const { needed, filled } = fillOf(heads);
  const gaps = heads
    .filter((each) => each.needed > each.confirmed)
    .map(({ need, ...each }) => {
      const project = projects.get(need.project_id);
      return {
        project: { id: need.project_id, code: project?.code ?? '', name: project?.name ?? '' },
        requirement_id: need.id,
        position: positions.get(need.position_id) ?? '',
        shift_name: need.shift_name,
        start_time: need.start_time,
        end_time: need.end_time,
        needed: each.needed,
        confirmed: each.confirmed,
        pending: each.deployed - each.confirmed,
        missing: each.needed - each.confirmed,
      };
    });
  const order = (one: (typeof gaps)[number], other: (typeof gaps)[number]) =>
    one.project.code.localeCompare(other.project.code) || one.start_time.localeCompare(other.start_time) || one.requirement_id - other.requirement_id;
  return { data: { needed, filled, standby: new Set(ready.map(({ deployment }) => deployment.employee_id)).size, gaps: gaps.toSorted(order) } };
}

export async function findStandby(ctx: Ctx, { requirement_id, date }: ParsedInput<typeof findEndpoint>): Promise<OutputOf<typeof findEndpoint>> {
  const wanted = await wantedWork(ctx, requirement_id, date, date, false);
  const ready = await standbysOn(ctx, date);
  const people = await getEmployees(
    ctx,
    ready.map(({ deployment }) => deployment.employee_id),
  );
  const [found, positions] = [
    await assessPeople(ctx, people, { ...wanted, except: ready.map(({ deployment }) => deployment.id) }),
    await positionNames(
      ctx,
      ready.map(({ need }) => need.position_id),
    ),
  ];
  const known = new Map(people.map((person) => [person.id, person]));
  const data = ready.flatMap(({ deployment, need, project }): StandbyPerson[] => {
    const person = known.get(deployment.employee_id);
    if (!person) return [];
    const { refused = [], warnings = [] } = found.get(person.id) ?? {};
    return [
      {
        deployment_id: deployment.id,
        employee: { id: person.id, name: person.name, code: person.employee_code },
        project,
        position: positions.get(need.position_id) ?? '',
        same_position: need.position_id === wanted.need.position_id,
        free: refused.length === 0,
        why: [...refused, ...warnings.map(({ text }) => text)],
        override: warnings.some(({ hours }) => hours),
      },
    ];
  });
  const rank = ({ free, same_position }: StandbyPerson) => (free ? 0 : 2) + (same_position ? 0 : 1);
  return { data: data.toSorted((one, other) => rank(one) - rank(other) || one.employee.name.localeCompare(other.employee.name)) };
}
