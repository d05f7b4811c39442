/** The week of a project: what it needs, and who is deployed. */
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { deploymentStatus, headsOfNeed } from '../contract/deployed.ts';
import { GRID_DAYS, type DeploymentRow, type listDeployments as listEndpoint } from '../contract/deployment.endpoints.ts';
import { deploymentsTo } from './deployment.store.ts';
import { asNeed, getProject, needsOf, positionNames, today } from './project.store.ts';
import type { DeploymentRecord } from './workforce.tables.ts';

export async function listDeployments(ctx: Ctx, { project_id, from }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  await getProject(ctx, project_id);
  const to = addDays(from, GRID_DAYS - 1);
  const needs = ((await needsOf(ctx, [project_id])).get(project_id) ?? []).filter(({ start_date, end_date }) => start_date <= to && end_date >= from);
  const [positions, deployed] = await pipeline(
    ctx,
    () =>
      positionNames(
        ctx,
        needs.map(({ position_id }) => position_id),
      ),
    () =>
      deploymentsTo(
        ctx,
        needs.map(({ id }) => id),
        from,
        to,
      ),
  );
  const all = [...deployed.values()].flat();
  const seen = await getEmployees(ctx, [...new Set(all.map(({ employee_id }) => employee_id))]);
  const names = new Map(seen.map(({ id, name }) => [id, name]));
  const dates = Array.from({ length: GRID_DAYS }, (_, at) => addDays(from, at));
  const day = today(ctx);
  const present = (row: DeploymentRecord): DeploymentRow => {
    const name = names.get(row.employee_id);
    return {
      id: row.id,
      requirement_id: row.requirement_id,
      employee: name === undefined ? null : { id: row.employee_id, name },
      start_date: row.start_date,
      end_date: row.end_date,
      status: deploymentStatus(row, day),
      standby: row.standby,
      cancel_reason: row.cancel_reason,
      override_reason: row.override_reason,
    };
  };
  return {
    data: {
      needs: needs.map((need) => ({
        id: need.id,
        position: positions.get(need.position_id) ?? '',
        shift_name: need.shift_name,
        start_time: need.start_time,
        end_time: need.end_time,
        start_date: need.start_date,
        end_date: need.end_date,
        days: dates.map((date) => ({ date, ...headsOfNeed(asNeed(need), deployed.get(need.id) ?? [], date) })),
      })),
      deployments: all.filter(({ cancelled_at }) => cancelled_at === null).map(present),
      gone: all.filter(({ cancelled_at }) => cancelled_at !== null).map(present),
    },
  };
}
