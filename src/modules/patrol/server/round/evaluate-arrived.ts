/**
 * What scans that have just arrived come to, before they are stored: so each is written once, as it stays. Scans that were there before are written
 * again only where the new ones make something else of them, and of the points without a scan the row goes alone whose point is filled now.
 */
import type { Handle } from '#platform/server/db/connection.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { evaluateRounds, type RoundFinding, type ScanFinding } from '../../contract/round/evaluate-rounds.ts';
import type { Scan } from '../../contract/round/scan-places.ts';
import { AT_ONCE, keepUnscanned, lockOperations } from './keep-evaluation.ts';
import { readPatrolled, writeFindings, type ReadOperation } from './patrolled.ts';

type Tx = Pick<Handle, 'client'>;
export interface ArrivedScan extends Scan {
  readonly operation_id: number;
}
export interface EvaluatedArrival {
  /** By the names of those that are new: one that another call has stored meanwhile is not among them. */
  readonly findings: ReadonlyMap<string, ScanFinding>;
  /** Points, each of a round, that had no scan before: their rows go when the new ones are stored. */
  readonly filled: readonly (readonly [round: number, checkpoint: number])[];
  /** Once the new ones are stored: what they make of the scans and points that were there before. null: nothing else. */
  readonly settle: (() => Promise<void>) | null;
}

const isSame = (a: ScanFinding | undefined, b: ScanFinding) =>
  a?.status === b.status && a.round_id === b.round_id && a.distance_m === b.distance_m && a.flags.join() === b.flags.join();
const filledIn = (rounds: readonly RoundFinding[]) =>
  new Map(
    rounds.flatMap(({ id, points }) =>
      points.flatMap(({ checkpoint_id, ref }) => (ref === null ? [] : [[`${id}-${checkpoint_id}`, [id, checkpoint_id] as const]])),
    ),
  );

/**
 * Holds the operations until the transaction ends.
 * @param held those that are held and read already, of smaller numbers than the others @param now milliseconds
 */
export async function evaluateArrived(
  tx: Tx,
  company: number,
  arrived: readonly ArrivedScan[],
  held: ReadonlyMap<number, ReadOperation>,
  now: number,
): Promise<EvaluatedArrival> {
  const findings = new Map<string, ScanFinding>();
  const changed: ScanFinding[] = [];
  const points: (readonly [number, number])[] = [];
  const lost = new Set<number>();
  const byOperation = Map.groupBy(arrived, ({ operation_id }) => operation_id);
  const evaluate = (read: ReadonlyMap<number, ReadOperation>) => {
    for (const [id, { patrolled }] of read) {
      const there = new Set(patrolled.scans.map(({ ref }) => ref));
      const fresh = (byOperation.get(id) ?? []).filter(({ ref }) => !there.has(ref));
      const before = evaluateRounds(patrolled);
      const after = evaluateRounds({ ...patrolled, scans: [...patrolled.scans, ...fresh] });
      const was = new Map(before.scans.map((finding) => [finding.ref, finding]));
      for (const finding of after.scans)
        if (!there.has(finding.ref)) findings.set(finding.ref, finding);
        else if (!isSame(was.get(finding.ref), finding)) changed.push(finding);
      const [had, has] = [filledIn(before.rounds), filledIn(after.rounds)];
      for (const [key, pair] of has) if (!had.has(key)) points.push(pair);
      if ([...had.keys()].some((key) => !has.has(key))) lost.add(id);
    }
  };
  evaluate(held);
  const others = [...byOperation.keys()].filter((id) => !held.has(id)).sort((a, b) => a - b);
  for (let from = 0; from < others.length; from += AT_ONCE) {
    const ids = others.slice(from, from + AT_ONCE);
    // What is sent behind the lock reads once it is held.
    const [, read] = await pipeline(
      tx,
      () => lockOperations(tx, company, ids),
      () => readPatrolled(tx, company, ids, now),
    );
    evaluate(read);
  }
  const settle = async () => {
    if (changed.length > 0) await writeFindings(tx, company, changed);
    if (lost.size > 0) await keepUnscanned(tx, company, [...lost]);
  };
  return { findings, filled: points, settle: changed.length > 0 || lost.size > 0 ? settle : null };
}
