/** Why a need of an outlet is not a promoter's to fill, and which of what was found may be planned together. Pure. */
import { calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { DAY_MINUTES, onLine } from '#platform/contract/time/local-line.ts';
import { refusalsOf, type BusyTime, type TimeWanted } from '#modules/availability/contract/assess-availability.ts';
import type { FillReason } from '../../contract/fill/fill.messages.ts';
import type { NeededShift } from '../../contract/need/need-standing.ts';
import { minorFault } from '../../contract/schedule/lawful-hours.ts';

export interface Candidate {
  readonly id: number;
  readonly dob: string | null;
  readonly typhoid_until: string | null;
  readonly food_handler_until: string | null;
  /** What takes up their time already, here and elsewhere. */
  readonly busy: readonly BusyTime[];
}

export const wantedOf = ({ date, start, end }: Pick<NeededShift, 'date' | 'start' | 'end'>): TimeWanted => {
  const midnight = onLine(date);
  return { date, start: start - midnight, end: end - midnight };
};

/** What can matter to work that begins on a date: whatever lies within a day of it. */
export function nearTo(busy: readonly BusyTime[], date: CalendarDate): BusyTime[] {
  const midnight = onLine(date);
  return busy.filter((time) => {
    const start = onLine(time.date, time.start);
    return start < midnight + 3 * DAY_MINUTES && start + time.end - time.start > midnight - DAY_MINUTES;
  });
}

const REASON_OF = { away: 'away', busy: 'taken', hours: 'long' } as const;

/** @param food the project gives food to taste */
export function barredFrom(shift: NeededShift, { dob, typhoid_until, food_handler_until, busy }: Candidate, food: boolean): FillReason | null {
  if (food && ((typhoid_until ?? '') < shift.date || (food_handler_until ?? '') < shift.date)) return 'papers';
  if (dob !== null) {
    const sameDay = busy.filter(({ kind, date }) => kind !== 'away' && date === shift.date);
    const fault = minorFault(
      calendarDate(dob),
      shift,
      sameDay.reduce((sum, { start, end }) => sum + end - start, 0),
    );
    if (fault) return `minor_${fault}`;
  }
  const [refused] = refusalsOf([wantedOf(shift)], busy);
  return refused ? REASON_OF[refused.code] : null;
}

export interface Given {
  readonly promoter_id: number;
  readonly shift: NeededShift;
}

/**
 * What of it may be planned, one after the other, in the order of time: nobody is given two things at a time or more than the law allows,
 * and no need more heads than it lacks.
 * @param candidates those that may be planned at all
 */
export function sift(given: readonly Given[], candidates: ReadonlyMap<number, Candidate>, food: boolean): { kept: Given[]; dropped: Given[] } {
  const [kept, dropped]: [Given[], Given[]] = [[], []];
  const heads = new Map<string, number>();
  const added = new Map<number, BusyTime[]>();
  for (const each of given.toSorted((a, b) => a.shift.start - b.shift.start)) {
    const { promoter_id, shift } = each;
    const person = candidates.get(promoter_id);
    const theirs = added.get(promoter_id) ?? [];
    const taken = heads.get(shift.key) ?? 0;
    if (!person || taken >= shift.heads || barredFrom(shift, { ...person, busy: [...person.busy, ...theirs] }, food) !== null) {
      dropped.push(each);
      continue;
    }
    kept.push(each);
    heads.set(shift.key, taken + 1);
    added.set(promoter_id, [...theirs, { ...wantedOf(shift), kind: 'work', source: 'sales', label: { en: '', ms: '' } }]);
  }
  return { kept, dropped };
}
