/** A kept punch as the judge knows it. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { PunchFacts } from '../../contract/judge/punch-facts.ts';
import { UNUSUAL_FROM } from '../../contract/trust/trust.ts';
import type { PunchRecord } from '../punch/attendance.tables.ts';

export const punchFactsOf = (record: PunchRecord, zone: string): PunchFacts => ({
  id: record.id,
  type: record.type,
  source: record.source,
  at: lineMinuteOf(instantText(record.recorded_at), zone),
  ms: Date.parse(instantText(record.recorded_at)),
  position: record.position,
  accuracy_m: record.accuracy_m,
  for_date: record.for_date as CalendarDate | null,
  for_index: record.for_index,
  corrects: record.corrects,
  offline: record.trust?.reasons.includes('offline') ?? false,
  clock: record.trust?.reasons.includes('device_clock') ?? false,
  unusual: (record.trust?.score ?? 0) >= UNUSUAL_FROM,
});
