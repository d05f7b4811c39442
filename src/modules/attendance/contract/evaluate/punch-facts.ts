/** What the judge knows of a punch. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { LineMinute } from '#platform/contract/time/local-line.ts';
import type { Position } from '#platform/contract/place/geofence.ts';
import type { PunchType, Source } from '../attendance.schema.ts';

export interface PunchFacts {
  readonly id: number;
  readonly type: PunchType;
  /** Whether the person or the device told the type. Otherwise the first of a session is the check-in, the last the check-out. */
  readonly directed: boolean;
  readonly source: Source;
  /** The minute of the local calendar; seconds are cut. */
  readonly at: LineMinute;
  /** Milliseconds of the instant, for the order and for repeats. */
  readonly ms: number;
  readonly position: Position | null;
  readonly accuracy_m: number | null;
  /** The session that it is meant for, whatever the time. */
  readonly for_date: CalendarDate | null;
  readonly for_index: number | null;
  readonly corrects: boolean;
  /** It was made without a line. */
  readonly offline: boolean;
  /** The clock of the device was far off. */
  readonly clock: boolean;
  readonly unusual: boolean;
}

/** A person who stands before a device that knows them, by the face or by a code. */
export const isAtDevice = (source: Source): boolean => source === 'fr' || source === 'code';

/** What a device says may be corrected by what it says later; what a person said stands. */
export const isMovable = ({ source }: PunchFacts): boolean => isAtDevice(source) || source === 'device';

const ORDER = ['manual', 'fr', 'code', 'device', 'web', 'mobile', 'auto'];

/** The one order in which punches are judged, whatever the order in which they came. */
export const inTime = (a: PunchFacts, b: PunchFacts): number =>
  a.ms - b.ms || a.type.localeCompare(b.type) || ORDER.indexOf(a.source) - ORDER.indexOf(b.source) || a.id - b.id;
