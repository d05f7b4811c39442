/** What a certificate shows of an operation: its rounds as of now, without guards, devices and reasons. */
import { instantText } from '#platform/server/db/pool.ts';
import type { Handle } from '#platform/server/db/connection.ts';
import type { Certificate } from '../../contract/certificate/certificate.endpoints.ts';
import { completionOf, type RoundFinding } from '../../contract/round/evaluate-rounds.ts';
import { evaluateOperations, type Evaluated } from '../round/patrolled.ts';

const MINUTE = 60_000;

export interface OperationFacts {
  readonly company: string;
  readonly time_zone: string;
  readonly site: string;
  readonly number: string;
  readonly date: string;
  readonly shift_name: string;
  readonly start_at: string;
  readonly end_at: string;
}
interface Wanted {
  readonly company: number;
  readonly operation: number;
  /** null: all rounds. */
  readonly round: number | null;
}

/** A point of a round that still runs is waited for. */
const settled = ({ points, ...round }: RoundFinding): RoundFinding => ({
  ...round,
  points: points.map((point) => (point.provisional ? { ...point, status: 'pending', provisional: false } : point)),
});

/** @param now milliseconds */
function roundsOf({ rounds, points: known, scans, found }: Evaluated, only: number | null, now: number) {
  // When a round begins that is drawn by chance nobody is told before.
  const hidden = new Set(rounds.flatMap(({ id, drawn, start }) => (drawn && start > now ? [id] : [])));
  const shown = found.rounds.filter(({ id }) => (only === null || id === only) && !hidden.has(id)).map(settled);
  const byId = new Map(rounds.map((round) => [round.id, round]));
  const list = shown.flatMap(({ id, status, points }) => {
    const round = byId.get(id);
    if (!round) return [];
    return {
      route: round.route,
      start_at: new Date(round.start).toISOString(),
      status,
      points: points.map(({ checkpoint_id, status: found_status, ref }, at) => {
        const scan = ref === null ? undefined : scans.get(ref);
        return {
          code: known.get(checkpoint_id)?.code ?? '',
          name: known.get(checkpoint_id)?.name ?? '',
          due_at: new Date(round.start + (round.points[at]?.offset_minutes ?? 0) * MINUTE).toISOString(),
          status: found_status,
          scanned_at: scan ? new Date(scan.at).toISOString() : null,
          manual: scan?.manual ?? false,
        };
      }),
    };
  });
  return { ...completionOf(shown), rounds: list };
}

/** null: there is no such operation. */
export async function patrolledFor(
  tx: Pick<Handle, 'client'>,
  { company, operation, round }: Wanted,
  { start_at, end_at, ...facts }: OperationFacts,
  now: Date,
): Promise<Omit<Certificate, 'expires_at'> | null> {
  const evaluated = (await evaluateOperations(tx, company, [operation], now.getTime())).get(operation);
  if (!evaluated) return null;
  return { ...facts, start_at: instantText(start_at), end_at: instantText(end_at), now: now.toISOString(), ...roundsOf(evaluated, round, now.getTime()) };
}
