/** What a project cost so far, by month and position. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { add, fromRinggit, ringgitOrNull, subtract, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { contractFigures } from '#modules/progress-claim/server/public.ts';
import type { CostPart, CostRow, showCost as endpoint } from '../../contract/cost.endpoints.ts';
import { planOf } from '../../contract/needs.ts';
import { asNeed, getProject, needsOf, positionNames, today } from '../project.store.ts';
import { costsOf, waitingDays, type CostFound } from './cost.store.ts';

const ringgit = (text: string) => toRinggit(fromRinggit(text));
const partOf = ({ rate, overtime_rate, days, cost, overtime_minutes, overtime_cost }: CostFound): CostPart => ({
  rate: ringgit(rate),
  days,
  cost: ringgit(cost),
  overtime_rate: overtime_rate === null ? null : ringgit(overtime_rate),
  overtime_minutes,
  overtime_cost: ringgit(overtime_cost),
});

function rowOf(found: readonly [CostFound, ...CostFound[]], positions: ReadonlyMap<number, string>): CostRow {
  const [{ month, position_id }] = found;
  const cost = add(...found.map((each) => fromRinggit(each.cost)));
  const overtime = add(...found.map((each) => fromRinggit(each.overtime_cost)));
  return {
    month,
    position: { id: position_id, name: positions.get(position_id) ?? '' },
    days: found.reduce((sum, { days }) => sum + days, 0),
    cost: toRinggit(cost),
    overtime_minutes: found.reduce((sum, { overtime_minutes }) => sum + overtime_minutes, 0),
    overtime_cost: toRinggit(overtime),
    total: toRinggit(add(cost, overtime)),
    parts: found.map(partOf),
  };
}

export async function showCost(ctx: Ctx, { project_id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { budget, pcr_project_id } = await getProject(ctx, project_id);
  const contract = await contractFigures(ctx, pcr_project_id);
  const [found, needed, waiting] = await pipeline(
    ctx,
    () => costsOf(ctx, project_id),
    () => needsOf(ctx, [project_id]),
    () => waitingDays(ctx, project_id, today(ctx)),
  );
  const positions = await positionNames(
    ctx,
    found.map(({ position_id }) => position_id),
  );
  const groups = [...Map.groupBy(found, ({ month, position_id }) => `${month} ${position_id}`).values()];
  const rows = groups.map((group) => rowOf(group as [CostFound, ...CostFound[]], positions));
  const cost = add(...found.flatMap((each) => [fromRinggit(each.cost), fromRinggit(each.overtime_cost)]));
  const plans = (needed.get(project_id) ?? []).map((need) => planOf(asNeed(need)).cost);
  return {
    data: {
      budget: ringgitOrNull(budget),
      planned: toRinggit(add(...plans)),
      cost: toRinggit(cost),
      left: budget === null ? null : toRinggit(subtract(budget, cost)),
      waiting,
      contract: contract && { ...contract, contract_sum: toRinggit(contract.contract_sum), certified: toRinggit(contract.certified) },
      rows: rows.toSorted((one, other) => one.month.localeCompare(other.month) || one.position.name.localeCompare(other.position.name)),
    },
  };
}
