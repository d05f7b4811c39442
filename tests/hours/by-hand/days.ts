/** The days of a person, judged by hand: every pair with its hours, and which days were missed (rule 5, O15, O16), a line each. */
import type { Person, Punch } from './facts.ts';
import { hoursOf, type Hours } from './hours.ts';
import { dayAfter, minuteOf } from './line.ts';
import { closes, opens, pairsOf, type Pair } from './pairs.ts';
import { planOf } from './plan.ts';

export interface Row extends Hours {
  readonly pair: Pair;
}

export function rowsOf(person: Person, punches: readonly Punch[], now: string): Row[] {
  const sofar = new Map<string, number>();
  return pairsOf(person, punches, now).map((pair) => {
    const before = sofar.get(pair.date) ?? 0;
    const hours = hoursOf(pair, person, before);
    sofar.set(pair.date, before + hours.duration);
    return { pair, ...hours };
  });
}

export function absentOn(person: Person, date: string, rows: readonly Row[], now: string): number {
  const plan = planOf(person, date);
  if (plan.kind !== 'Working' || plan.onLeave || minuteOf(now) < plan.over) return 0;
  if (rows.some(({ pair }) => pair.date === date)) return 0;
  return plan.halved ? 0.5 : 1;
}

const kindLabel = ({ kind }: Pair['plan']): string => (kind === undefined || kind === 'Working' ? 'Normal' : kind);

/** Somebody came before the earliest time, or left long after the end. */
function isUnusual({ plan, slot, in: from, out }: Pair, person: Person): boolean {
  if (!slot) return false;
  const window = plan.template?.outWindow ?? person.setting.outWindow;
  return (from !== undefined && from < opens(slot, person)) || (out !== undefined && out > closes(slot, window));
}

/** What no session took stands after the sessions of its day. */
function lineOf({ pair, ...hours }: Row, extra: number, person: Person): string {
  const { plan, slot } = pair;
  const index = slot?.index ?? 1 + Math.max(-1, ...plan.slots.map((one) => one.index)) + extra;
  return [
    `${pair.date}/${index} ${kindLabel(plan)}`,
    `${pair.inId ?? '-'}→${pair.outId ?? '-'} ${hours.checkIn ?? '-'}→${hours.checkOut ?? '-'}`,
    `late ${hours.late}, early ${hours.early}`,
    `${hours.duration} = ${hours.normal} + ${hours.overtime}`,
    ...(slot || plan.flexible ? [] : ['unscheduled']),
    ...(pair.in === undefined ? ['missing_checkin'] : []),
    ...(pair.forgotten && pair.out === undefined ? ['missing_checkout'] : []),
    ...(isUnusual(pair, person) ? ['unusual'] : []),
  ].join(' | ');
}

/** Every session of so many days from one on, and what was missed. */
export function sheetOf(person: Person, punches: readonly Punch[], now: string, from: string, days: number): string[] {
  const rows = rowsOf(person, punches, now);
  return Array.from({ length: days }, (_, at) => dayAfter(from, at)).flatMap((date) => {
    const current = rows.filter(({ pair }) => pair.date === date);
    const extras = current.filter(({ pair }) => !pair.slot);
    const lines = current.map((row) => lineOf(row, extras.indexOf(row), person)).sort();
    const absent = absentOn(person, date, rows, now);
    const plan = planOf(person, date);
    return absent > 0 ? [`${date}/${plan.slots[0]?.index ?? 0} ${kindLabel(plan)} | absent ${absent}`] : lines;
  });
}
