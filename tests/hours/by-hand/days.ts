/** The days of a person, judged by hand: every pair with its hours, and which days were missed (rule 5, O15, O16). */
import type { Person, Punch } from './facts.ts';
import { hoursOf, type Hours } from './hours.ts';
import { minuteOf } from './line.ts';
import { pairsOf, type Pair } from './pairs.ts';
import { planOf } from './plan.ts';

export interface Row extends Hours {
  readonly pair: Pair;
}

export const rowsOf = (person: Person, punches: readonly Punch[], now: string): Row[] =>
  pairsOf(person, punches, now).map((pair) => ({ pair, ...hoursOf(pair, person) }));

export function absentOn(person: Person, date: string, rows: readonly Row[], now: string): number {
  const plan = planOf(person, date);
  if (plan.kind !== 'Working' || plan.onLeave || minuteOf(now) < plan.over) return 0;
  if (rows.some(({ pair }) => pair.date === date)) return 0;
  const visited = person.visits.filter((visit) => visit.date === date).reduce((sum, { minutes }) => sum + minutes, 0);
  if (visited >= person.setting.halfDayHours * 60) return 0;
  return plan.halved ? 0.5 : 1;
}
