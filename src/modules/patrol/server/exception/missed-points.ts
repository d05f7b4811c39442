/** Points that nobody scanned, as of now: what comes late takes them out again. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { evaluateOperations } from '../round/patrolled.ts';

const AT_ONCE = 20;

export interface MissedPoint {
  readonly operation_id: number;
  readonly round_id: number;
  readonly checkpoint_id: number;
  readonly name: string;
  /** Milliseconds. */
  readonly due: number;
}

/** Of operations, in their order; the window of the round is over, so that only an upload changes them. */
export async function missedPoints(ctx: Ctx, operations: readonly number[]): Promise<MissedPoint[]> {
  const missed: MissedPoint[] = [];
  for (let from = 0; from < operations.length; from += AT_ONCE)
    for (const [operation_id, { rounds, points, found }] of await evaluateOperations(
      ctx,
      ctx.companyId,
      operations.slice(from, from + AT_ONCE),
      ctx.clock.now().getTime(),
    )) {
      const byId = new Map(rounds.map((round) => [round.id, round]));
      for (const finding of found.rounds)
        for (const [at, { checkpoint_id, status, provisional }] of finding.points.entries()) {
          const round = byId.get(finding.id);
          if (status !== 'missed' || provisional || !round) continue;
          const point = points.get(checkpoint_id);
          const due = round.start + (round.points[at]?.offset_minutes ?? 0) * 60_000;
          missed.push({ operation_id, round_id: round.id, checkpoint_id, name: point ? `${point.code} · ${point.name}` : '', due });
        }
    }
  return missed;
}

export interface PointDecision {
  readonly round_id: number;
  readonly checkpoint_id: number;
  readonly decision: 'Explained' | 'Breach';
  readonly reason: string;
  readonly decided_by: string | null;
  readonly decided_at: string;
}
const decisions = adhocText<PointDecision>(
  `select d.round_id, d.checkpoint_id, d.decision, d.reason, u.name as decided_by, to_char(d.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
   from patrol_point_decisions d left join users u on u.id = d.decided_by where d.company_id = $1 and d.round_id = any($2::bigint[])`,
);

export const pointKey = ({ round_id, checkpoint_id }: { readonly round_id: number; readonly checkpoint_id: number }): string =>
  `point-${round_id}-${checkpoint_id}`;

/** By the key of the point. */
export async function decisionsOf(ctx: Ctx, rounds: readonly number[]): Promise<Map<string, PointDecision>> {
  if (rounds.length === 0) return new Map();
  return new Map((await decisions(ctx.client, [ctx.companyId, [...new Set(rounds)]])).map((each) => [pointKey(each), each]));
}
