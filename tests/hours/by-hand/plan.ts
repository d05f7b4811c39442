/** What is expected of a person on a date: rule 1 of M04.4, with rule 4 laid over it. */
import type { Half, Kind, Person, Session, Template } from './facts.ts';
import { at, dayAfter, weekdayOf } from './line.ts';

export interface Slot {
  readonly date: string;
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** Hours before this minute are ordinary ones, leave or not (O10). */
  readonly overtimeFrom: number;
  /** Minutes between the sessions that one in and one out embrace (O7). */
  readonly gaps: ReadonlySet<number> | undefined;
}

export interface Plan {
  readonly date: string;
  readonly kind: Kind | 'Public Holiday' | undefined;
  readonly template: Template | undefined;
  readonly flexible: boolean;
  readonly onLeave: boolean;
  /** Leave or holiday took half of it. */
  readonly halved: boolean;
  readonly slots: readonly Slot[];
  /** Without sessions the day itself ends it. */
  readonly over: number;
}

const templateOf = (person: Person, date: string) =>
  person.assigned.find(({ from, to }) => from <= date && (!to || date <= to))?.template ?? person.standard;

/** A holiday counts where state and branch both match (O17). */
const holidaysOf = (person: Person, date: string) =>
  person.holidays.filter(
    (one) =>
      one.date === date &&
      (one.states.length === 0 || one.states.includes(person.state)) &&
      (one.branches.length === 0 || one.branches.includes(person.branch)),
  );

type Span = readonly [start: number, end: number];

/** On one line: what begins before its predecessor ended, or ends before it began, is on the next day (O3). */
function laid(sessions: readonly Session[], date: string, offset: string): Span[] {
  const spans: Span[] = [];
  let floor = at(date, '00:00', offset);
  for (const { start, end } of sessions) {
    let first = at(date, start, offset);
    while (first < floor) first += 1440;
    let last = at(date, end, offset);
    while (last <= first) last += 1440;
    spans.push([first, last]);
    floor = last;
  }
  return spans;
}

/** Two sessions and more lose whole sessions, one is cut in its middle (O11). */
function without(half: Half, spans: readonly Span[]): Span[] {
  const [first] = spans;
  if (!first) return [];
  if (spans.length > 1) return half === 'morning' ? spans.slice(1) : [first];
  const middle = Math.floor((first[0] + first[1]) / 2);
  return half === 'morning' ? [[middle, first[1]]] : [[first[0], middle]];
}

function minutesBetween(spans: readonly Span[]): Set<number> | undefined {
  if (spans.length < 2) return undefined;
  const gaps = new Set<number>();
  for (const [index, [, end]] of spans.entries()) for (let minute = end; minute < (spans[index + 1]?.[0] ?? end); minute++) gaps.add(minute);
  return gaps;
}

export function planOf(person: Person, date: string): Plan {
  const template = templateOf(person, date);
  const row = person.roster.find((one) => one.date === date && one.published);
  const day = row ?? template?.week[weekdayOf(date)];
  const holidays = holidaysOf(person, date);
  const leave = person.leave.filter((one) => one.date === date).map(({ part }) => part);
  const whole = holidays.some(({ half }) => !half);
  const halves = new Set<Half>([...leave.filter((part) => part !== 'day'), ...holidays.flatMap(({ half }) => half ?? [])]);
  const onLeave = !whole && (leave.includes('day') || halves.size === 2);
  const kind = whole ? 'Public Holiday' : day?.kind;
  const flexible = template?.flexibleHours !== undefined && !row;
  const spans = day && day.kind === 'Working' && !whole && !flexible ? laid(day.sessions, date, person.offset) : [];
  const left = onLeave ? [] : [...halves].reduce((kept, half) => without(half, kept), spans);
  const lastEnd = spans.at(-1)?.[1] ?? 0;
  const slots = person.setting.perSession ? left.map((span) => [span]) : left.length > 0 ? [left] : [];
  return {
    date,
    kind,
    template,
    flexible: flexible && kind === 'Working' && !onLeave,
    onLeave,
    halved: halves.size === 1,
    slots: slots.map((held, index) => ({
      date,
      index,
      start: held[0]?.[0] ?? 0,
      end: held.at(-1)?.[1] ?? 0,
      overtimeFrom: halves.has('afternoon') ? lastEnd : (held.at(-1)?.[1] ?? 0),
      gaps: minutesBetween(held),
    })),
    over: spans.length > 0 ? lastEnd : at(dayAfter(date, 1), '00:00', person.offset),
  };
}
