/** What the office decided about most exceptions of the days before: late and odd scans, and points that nobody scanned. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { EXCEPTION_FLAGS } from '../../contract/round/round.schema.ts';
import type { Evaluated } from '../round/patrolled.ts';

const DAY = 86_400_000;

const scansDecided = adhocText(
  `update patrol_clockings set decided_at = recorded_at + interval '10 hours', decision = case when id % 4 = 0 then 'Breach' else 'Explained' end,
     decision_reason = case when id % 4 = 0 then 'No reason was given; the guard was spoken to.' else 'The guard was with a visitor at the gate.' end
   where company_id = $1 and recorded_at < $2::timestamptz - interval '1 day' and id % 3 <> 0
     and (status = 'late' or flags ?| array[${EXCEPTION_FLAGS.map((flag) => `'${flag}'`).join(', ')}])`,
);
const pointsDecided = adhocText(
  `insert into patrol_point_decisions (company_id, round_id, checkpoint_id, decision, reason, decided_at)
   select $1, t.round_id, t.checkpoint_id, case when t.n % 4 = 0 then 'Breach' else 'Explained' end,
     case when t.n % 4 = 0 then 'The round was cut short; the guard was warned.' else 'The floor was closed for cleaning.' end, r.start_at + interval '12 hours'
   from json_to_recordset($2) as t(round_id bigint, checkpoint_id bigint, n integer) join patrol_rounds r on r.company_id = $1 and r.id = t.round_id`,
);

export async function seedDecisions({ tx: { client }, now }: DemoStage, company_id: number, operations: readonly Evaluated[]): Promise<void> {
  await scansDecided(client, [company_id, now.toISOString()]);
  const missed = operations.flatMap(({ rounds, found }) =>
    rounds
      .filter(({ start }) => start < now.getTime() - DAY)
      .flatMap(({ id }) => (found.rounds.find((each) => each.id === id)?.points ?? []).map((point) => ({ ...point, round_id: id })))
      .filter(({ status }) => status === 'missed'),
  );
  // Every third still waits.
  const decided = missed.map(({ round_id, checkpoint_id }, n) => ({ round_id, checkpoint_id, n })).filter(({ n }) => n % 3 !== 0);
  await pointsDecided(client, [company_id, JSON.stringify(decided)]);
}
