/** What becomes of a face that was seen: matched, unmatched or ignored, and what is unusual about it. Pure. */
import type { FaceFlag, MatchStatus } from '../face.schema.ts';

export interface Sighting {
  /** Null: nobody knows. */
  readonly employee_id: number | null;
  readonly confidence: number;
  readonly temperature: number | null;
  readonly recorded_at: Date;
}

export interface Circumstances {
  /** When it arrived. */
  readonly now: Date;
  /** When the device sent it, by its own clock; null: it did not say. */
  readonly sent_at: Date | null;
  readonly threshold: number;
  /** When the same person was matched otherwise, around this time. */
  readonly others: readonly Date[];
}

export interface Evaluated {
  readonly employee_id: number | null;
  readonly match_status: MatchStatus;
  readonly flags: readonly FaceFlag[];
}

export const REPEAT_MS = 60_000;
export const FEVER = 37.5;
export const DRIFT_MS = 5 * 60_000;

const apart = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());

/** The clock of a device is what it sent at against when that arrived; without it, only the future tells. */
function clockFlags({ recorded_at }: Sighting, { now, sent_at }: Circumstances): FaceFlag[] {
  const upcoming = recorded_at.getTime() - now.getTime();
  const isOff = sent_at ? apart(sent_at, now) > DRIFT_MS : upcoming > DRIFT_MS;
  return [...(isOff ? (['clock'] as const) : []), ...(-upcoming > DRIFT_MS ? (['late'] as const) : [])];
}

export function evaluateSighting(sighting: Sighting, given: Circumstances): Evaluated {
  const { employee_id, confidence, temperature, recorded_at } = sighting;
  const flags: FaceFlag[] = [...(temperature !== null && temperature >= FEVER ? (['temperature'] as const) : []), ...clockFlags(sighting, given)];
  if (employee_id === null) return { employee_id, match_status: 'unmatched', flags };
  if (confidence < given.threshold) return { employee_id: null, match_status: 'unmatched', flags: [...flags, 'unsure'] };
  if (given.others.some((other) => apart(other, recorded_at) <= REPEAT_MS)) return { employee_id, match_status: 'ignored', flags: [...flags, 'repeat'] };
  return { employee_id, match_status: 'matched', flags };
}
