/**
 * People and shifts: who may work which, what nobody may be asked for, and what is shared out fairly. All minutes lie on one
 * line, on which each day has 1,440 and each week 10,080. Pure, and without a word of whoever asks.
 */
export const DAY = 24 * 60;
export const WEEK = 7 * DAY;

/** Work that is to be done. */
export interface Shift {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Minutes of it that are worked. */
  readonly work: number;
  /** How many people it takes. */
  readonly heads: number;
  /** What it is counted as where burdens are shared, such as a night. */
  readonly tags: readonly string[];
}

/** Work that somebody does already. */
export interface FixedAssignment {
  readonly start: number;
  readonly end: number;
  readonly work: number;
}

export interface Worker {
  readonly key: number;
  /** Shifts that are not theirs to work, and why not. Those who ask name the reasons. */
  readonly barred: ReadonlyMap<string, string>;
  /** What a shift costs them: above 0 they would rather not, below they would like to. */
  readonly taste?: ReadonlyMap<string, number>;
  /** In the span and around it. */
  readonly stands: readonly FixedAssignment[];
  /** Burdens that they have borne before, by tag. */
  readonly had?: Readonly<Record<string, number>>;
  /** Minutes of each week that they would like to work, once they take part at all. It is a wish, no rule. */
  readonly wished?: ReadonlyMap<number, number>;
  /** They take part already, by a shift of an earlier week. */
  readonly takesPart?: boolean;
  /** Wished minutes of the weeks before, which they lose when they begin to take part. */
  readonly lost?: number;
}

export interface Rules {
  /** Minutes without work between two shifts. */
  readonly rest: number;
  /** Minutes and days of work in a week. */
  readonly weekMinutes: number;
  readonly weekDays: number;
}

export interface Problem {
  readonly shifts: readonly Shift[];
  readonly workers: readonly Worker[];
  readonly rules: Rules;
}

/** Shifts of each worker. */
export type Solution = ReadonlyMap<number, readonly Shift[]>;

/** Why somebody does not work a shift, beside the reasons of those who ask. */
export const REASONS = ['day', 'rest', 'hours', 'days', 'free'] as const;
export type Reason = (typeof REASONS)[number];

export const dayOfMinute = (minute: number) => Math.floor(minute / DAY);
export const weekOfMinute = (minute: number) => Math.floor(minute / WEEK);

/** Whether one can follow the other with the rest between them. */
export const restBetween = (a: FixedAssignment, b: FixedAssignment, rest: number) => a.end + rest <= b.start || b.end + rest <= a.start;

/** Which rule keeps somebody who works `has` from a shift as well; null: none does. */
export function ruledOut(shift: Shift, has: readonly FixedAssignment[], { rest, weekMinutes, weekDays }: Rules): Exclude<Reason, 'free'> | null {
  const day = dayOfMinute(shift.start);
  if (has.some((other) => dayOfMinute(other.start) === day || (shift.start < other.end && other.start < shift.end))) return 'day';
  if (has.some((other) => !restBetween(shift, other, rest))) return 'rest';
  const week = has.filter(({ start }) => weekOfMinute(start) === weekOfMinute(shift.start));
  if (new Set(week.map(({ start }) => dayOfMinute(start))).size >= weekDays) return 'days';
  return week.reduce((sum, { work }) => sum + work, shift.work) > weekMinutes ? 'hours' : null;
}

/** Why somebody does not work a shift that is short of people: their own reason, a rule, or nothing but the time that was given. */
export const whyNot = (shift: Shift, worker: Worker, has: readonly Shift[], rules: Rules): string =>
  worker.barred.get(shift.key) ?? ruledOut(shift, [...worker.stands, ...has], rules) ?? 'free';
