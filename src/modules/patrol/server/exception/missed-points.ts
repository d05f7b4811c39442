/** Points that nobody scanned: kept rows whose round is over by now. What comes late takes them out again. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ExceptionRow } from '../../contract/operation/exception.endpoints.ts';
import { GRACE_MS } from '../../contract/round/evaluate-rounds.ts';

export interface PointOfRound {
  readonly round_id: number;
  readonly checkpoint_id: number;
}
export const pointKey = ({ round_id, checkpoint_id }: PointOfRound): string => `point-${round_id}-${checkpoint_id}`;

/** Rounds whose window ended before it take no scan any more, and devices without a network had their time. */
export const closedBefore = (ctx: Pick<Ctx, 'clock'>): string => new Date(ctx.clock.now().getTime() - GRACE_MS).toISOString();

const ofRounds = adhocText<PointOfRound & { readonly operation_id: number }>(
  `select operation_id, round_id, checkpoint_id from patrol_unscanned_points
   where company_id = $1 and round_id = any($2::bigint[]) and window_end_at < $3 order by round_id, checkpoint_id`,
);
export const missedOfRounds = (ctx: Ctx, rounds: readonly number[]) => ofRounds(ctx.client, [ctx.companyId, rounds, closedBefore(ctx)]);

/** As text, to the second. */
export const INSTANT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

interface Shown extends PointOfRound, Omit<ExceptionRow, 'id' | 'kinds' | 'tag_uid' | 'method' | 'guard'> {}
const shown = adhocText<Shown>(
  `select u.round_id, u.checkpoint_id, ${INSTANT('u.due_at')} as at, u.site_id, s.name as site, p.code || ' · ' || p.name as checkpoint, o.number as operation, d.decision,
     d.reason as decision_reason, w.name as decided_by, ${INSTANT('d.decided_at')} as decided_at
   from json_to_recordset($2) as t(round_id bigint, checkpoint_id bigint)
   join patrol_unscanned_points u on u.company_id = $1 and u.round_id = t.round_id and u.checkpoint_id = t.checkpoint_id
   join patrol_sites s on s.company_id = u.company_id and s.id = u.site_id
   join patrol_checkpoints p on p.company_id = u.company_id and p.id = u.checkpoint_id
   join patrol_operations o on o.company_id = u.company_id and o.id = u.operation_id
   left join patrol_point_decisions d on d.company_id = u.company_id and d.round_id = u.round_id and d.checkpoint_id = u.checkpoint_id
   left join users w on w.id = d.decided_by`,
);
/** By the key of the point. */
export async function missedRows(ctx: Ctx, points: readonly PointOfRound[]): Promise<Map<string, ExceptionRow>> {
  if (points.length === 0) return new Map();
  const found = await shown(ctx.client, [ctx.companyId, JSON.stringify(points)]);
  return new Map(
    found.map(({ round_id, checkpoint_id, ...row }) => {
      const id = pointKey({ round_id, checkpoint_id });
      return [id, { ...row, id, kinds: ['missed'], tag_uid: null, method: null, guard: null }];
    }),
  );
}

interface Decided extends PointOfRound {
  readonly decision: 'Explained' | 'Breach';
  readonly reason: string;
}
const decisions = adhocText<Decided>(
  'select round_id, checkpoint_id, decision, reason from patrol_point_decisions where company_id = $1 and round_id = any($2::bigint[])',
);

/** By the key of the point. */
export async function decisionsOf(ctx: Ctx, rounds: readonly number[]): Promise<Map<string, Decided>> {
  if (rounds.length === 0) return new Map();
  return new Map((await decisions(ctx.client, [ctx.companyId, rounds])).map((each) => [pointKey(each), each]));
}
