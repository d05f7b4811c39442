/** A kept punch as the judge knows it. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { isAtDevice, type PunchFacts } from '../../contract/evaluate/punch-facts.ts';
import { UNUSUAL_FROM } from '../../contract/trust/trust.ts';
import type { PunchRecord } from '../attendance.tables.ts';

/** What the judge looks at. */
export const EVALUATED_COLUMNS = [
  'id',
  'type',
  'source',
  'recorded_at',
  'position',
  'accuracy_m',
  'for_date',
  'for_index',
  'corrects',
  'trust',
  'directed',
] as const;
export type EvaluatedPunch = Pick<PunchRecord, (typeof EVALUATED_COLUMNS)[number]>;

export function punchFactsOf(record: EvaluatedPunch, zone: string): PunchFacts {
  const at = instantText(record.recorded_at);
  return {
    id: record.id,
    type: record.type,
    source: record.source,
    // Before devices told a direction, a face was a check-in by name alone.
    directed: !isAtDevice(record.source) || record.directed,
    at: lineMinuteOf(at, zone),
    ms: Date.parse(at),
    position: record.position,
    accuracy_m: record.accuracy_m,
    for_date: record.for_date as CalendarDate | null,
    for_index: record.for_index,
    corrects: record.corrects,
    offline: record.trust?.reasons.includes('offline') ?? false,
    clock: record.trust?.reasons.includes('device_clock') ?? false,
    unusual: (record.trust?.score ?? 0) >= UNUSUAL_FROM,
  };
}
