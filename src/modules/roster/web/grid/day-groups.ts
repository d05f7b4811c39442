/** A day of the roster as it is read on a phone: who works by which times, and who does not. Pure. */
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import type { RosterKind, RosterRow } from '../../contract/roster.schema.ts';
import type { Face } from './roster-words.ts';

export interface DayEntry {
  /** Its place among the rows of the answer. */
  readonly at: number;
  readonly row: RosterRow;
  readonly face: Face;
}
export interface DayGroup {
  /** `07:00–19:00` in order of time, or how long where it may be at any time. */
  readonly times: string;
  readonly entries: readonly DayEntry[];
}

const works = ({ plan, leave, holiday }: RosterKind) => plan.day_type === 'Working' && leave?.part !== 'Full' && (holiday === null || holiday.half);

/** How many work on a day, and whether some of it is a draft. */
export function countDay(rows: readonly RosterRow[], kinds: readonly RosterKind[], day: number): { working: number; hasDrafts: boolean } {
  const of = rows.flatMap(({ days }) => kinds[days[day] ?? -1] ?? []);
  return { working: of.filter(works).length, hasDrafts: of.some(({ state }) => state === 'draft') };
}

/** Who works, by the times at which they begin; and who does not. */
export function groupDay(
  rows: readonly RosterRow[],
  kinds: readonly RosterKind[],
  faces: readonly Face[],
  day: number,
): { groups: readonly DayGroup[]; away: readonly DayEntry[] } {
  const groups = new Map<string, DayEntry[]>();
  const away: DayEntry[] = [];
  for (const [at, row] of rows.entries()) {
    const of = row.days[day] ?? -1;
    const [kind, face] = [kinds[of], faces[of]];
    if (!kind || !face) continue;
    if (!works(kind)) away.push({ at, row, face });
    else {
      const times = face.text ?? face.sessions.map(formatSession).join(', ');
      const entries = groups.get(times) ?? [];
      entries.push({ at, row, face });
      groups.set(times, entries);
    }
  }
  return { groups: [...groups].map(([times, entries]) => ({ times, entries })).toSorted((a, b) => (a.times < b.times ? -1 : 1)), away };
}
