/** How the days of a month stand in narrow cells: a letter and a colour for each shift, struck through on leave. Pure. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { weekdayOf } from '#platform/contract/dates.ts';
import { TONES } from '#platform/web/ui/roster/day-cell.ts';
import { DAY_LETTERS_OF } from '../../../contract/day-names.messages.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { RosterKind, RosterPlan, RosterRow } from '../../../contract/roster.schema.ts';

/** A pattern of times that the month has, with its letter. */
export interface Shift {
  readonly letter: string;
  readonly tone: number;
  readonly plan: RosterPlan;
}

/** What a cell of a month draws. */
export interface DayMark {
  readonly letter: string;
  /** Place of its colour; null: nobody works. */
  readonly tone: number | null;
  /** On leave for the whole day. */
  readonly isStruck: boolean;
  readonly isWorking: boolean;
}

const LETTERS = 26;

const keyOf = ({ sessions, flexible_hours }: RosterPlan) =>
  sessions.length > 0
    ? sessions.map(({ start_time, end_time }) => `${start_time} ${end_time}`).join(' ')
    : flexible_hours === null
      ? ''
      : `~ ${flexible_hours}`;

/** The shifts of a month, the earliest first: A, B, C … */
export function shiftsOf(kinds: readonly RosterKind[]): ReadonlyMap<string, Shift> {
  const plans = new Map(kinds.flatMap(({ plan }) => (keyOf(plan) === '' || plan.day_type !== 'Working' ? [] : [[keyOf(plan), plan] as const])));
  const ordered = [...plans].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    ordered.map(([key, plan], at) => {
      const round = Math.floor(at / LETTERS);
      const letter = String.fromCharCode('A'.charCodeAt(0) + (at % LETTERS)) + (round === 0 ? '' : String(round + 1));
      return [key, { letter, tone: at % TONES, plan }];
    }),
  );
}

export function markOf({ plan, state, holiday, leave }: RosterKind, shifts: ReadonlyMap<string, Shift>, locale: Locale): DayMark {
  const shift = plan.day_type === 'Working' ? shifts.get(keyOf(plan)) : undefined;
  const isStruck = leave?.part === 'Full';
  // On a holiday the work schedule alone asks nobody to work; the roster may.
  if (holiday && !holiday.half && state === 'template') return { letter: say(DAY_LETTERS_OF.PH, locale), tone: null, isStruck, isWorking: false };
  if (shift) return { letter: shift.letter, tone: shift.tone, isStruck, isWorking: !isStruck };
  const isRest = plan.day_type === 'Rest Day';
  const letter = isRest ? say(DAY_LETTERS_OF.RD, locale) : plan.day_type === 'Off Day' ? say(DAY_LETTERS_OF.OD, locale) : '';
  return { letter, tone: null, isStruck, isWorking: false };
}

/** How many of the people work on each day. */
export const plannedOn = (rows: readonly RosterRow[], marks: readonly DayMark[], days: number): number[] =>
  Array.from({ length: days }, (_, at) => rows.filter((row) => marks[row.days[at] ?? -1]?.isWorking).length);

interface Asks {
  readonly weekdays: readonly number[];
  readonly heads: number;
}

/** How many people the needs ask for on each day. */
export const neededOn = (needs: readonly Asks[], dates: readonly CalendarDate[]): number[] =>
  dates.map((date) => needs.filter(({ weekdays }) => weekdays.includes(weekdayOf(date))).reduce((sum, { heads }) => sum + heads, 0));
