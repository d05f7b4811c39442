/**
 * Whether a solution holds every rule, found out by looking at it alone: it shares nothing with what the programme is written from,
 * so that a mistake there does not go unseen. What was found is never shown to anybody.
 */
import type { Problem, Solution } from './assignment.ts';

const MINUTES_OF_DAY = 1440;

/** @returns what it breaks, in words for the log; none: it holds */
export function brokenRules({ shifts, workers, rules }: Problem, solution: Solution): string[] {
  const broken: string[] = [];
  const heads = new Map<string, number>();
  for (const { key, barred, stands } of workers) {
    const taken = solution.get(key) ?? [];
    const all = [...taken.map((shift, at) => ({ at, ...shift })), ...stands.map((each) => ({ at: -1, ...each }))].sort((a, b) => a.start - b.start);
    for (const [at, shift] of taken.entries()) {
      heads.set(shift.key, (heads.get(shift.key) ?? 0) + 1);
      if (barred.has(shift.key)) broken.push(`${key} works ${shift.key}: ${barred.get(shift.key)}`);
      for (const other of all) {
        if (other.at === at) continue;
        const [first, second] = other.start < shift.start ? [other, shift] : [shift, other];
        if (second.start - first.end < rules.rest) broken.push(`${key} rests too short around ${shift.key}`);
        if (Math.floor(first.start / MINUTES_OF_DAY) === Math.floor(second.start / MINUTES_OF_DAY))
          broken.push(`${key} works twice on the day of ${shift.key}`);
      }
      const week = all.filter(({ start }) => Math.floor(start / MINUTES_OF_DAY / 7) === Math.floor(shift.start / MINUTES_OF_DAY / 7));
      if (week.reduce((sum, { work }) => sum + work, 0) > rules.weekMinutes) broken.push(`${key} works too long in the week of ${shift.key}`);
      if (new Set(week.map(({ start }) => Math.floor(start / MINUTES_OF_DAY))).size > rules.weekDays)
        broken.push(`${key} has no rest day in the week of ${shift.key}`);
    }
  }
  for (const { key, heads: most } of shifts) if ((heads.get(key) ?? 0) > most) broken.push(`${key} has more people than it takes`);
  return broken;
}
