/** What is expected of a person on a date: rule 1 of M04.4, with rule 4 laid over it. */
import type { Half, Kind, Person, Session, Template } from './facts.ts';
import { at, dayAfter, weekdayOf } from './line.ts';

export interface Slot {
  readonly date: string;
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** Where the day was to begin, before leave took any of it. */
  readonly plannedStart: number;
  /** Hours before this minute are ordinary ones, leave or not (O10). */
  readonly overtimeFrom: number;
  /** Minutes of the sessions after it: ordinary ones too, whoever did not check out between them (s.60A(3)(b)). */
  readonly later: ReadonlySet<number>;
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
  /** The hours that a holiday would have had: who works on it has their break. */
  readonly otherwise: Pick<Slot, 'start' | 'end' | 'gaps'> | undefined;
  /** Without sessions the day itself ends it. */
  readonly over: number;
}

const templateOf = (person: Person, date: string) => person.assigned.find(({ from, to }) => from <= date && (!to || date <= to))?.template ?? person.standard;

/** A holiday counts where state and branch both match (O17). */
const holidaysOf = (person: Person, date: string) =>
  person.holidays.filter(
    (one) =>
      one.date === date &&
      (one.states.length === 0 || one.states.includes(person.state)) &&
      (one.branches.length === 0 || one.branches.includes(person.branch)),
  );

interface Span {
  /** Which of the day's sessions it is, whatever leave took of them. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** On one line, in their order; an end before its start is on the next day (O3). */
const laid = (sessions: readonly Session[], date: string, offset: string): Span[] =>
  sessions
    .map(({ start, end }, index): Span => ({ index, start: at(date, start, offset), end: at(end > start ? date : dayAfter(date, 1), end, offset) }))
    .sort((one, other) => one.start - other.start)
    .map((span, index) => ({ ...span, index }));

/** Two sessions and more lose whole sessions, one is cut in its middle (O11). */
function without(half: Half, spans: readonly Span[]): Span[] {
  const [first] = spans;
  if (!first) return [];
  if (spans.length > 1) return half === 'morning' ? spans.slice(1) : [first];
  const middle = Math.floor((first.start + first.end) / 2);
  return [half === 'morning' ? { ...first, start: middle } : { ...first, end: middle }];
}

function minutesOf(spans: readonly Span[]): Set<number> {
  const minutes = new Set<number>();
  for (const { start, end } of spans) for (let minute = start; minute < end; minute++) minutes.add(minute);
  return minutes;
}

/** Minutes between the sessions that one in and one out embrace. */
function between(spans: readonly Span[]): Set<number> | undefined {
  if (spans.length < 2) return undefined;
  const gaps = new Set<number>();
  for (const [index, { end }] of spans.entries()) for (let minute = end; minute < (spans[index + 1]?.start ?? end); minute++) gaps.add(minute);
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
  const onLeave = leave.includes('day') || halves.size === 2;
  const kind = whole ? 'Public Holiday' : day?.kind;
  const flexible = template?.flexibleHours !== undefined && !row && kind === 'Working' && !onLeave;
  const sessions = day?.kind === 'Working' && template?.flexibleHours !== undefined && !row ? [] : (day?.sessions ?? []);
  const spans = laid(sessions, date, person.offset);
  // A holiday frees from the schedule; who is put on the roster of that day has its times.
  const left = onLeave || (whole && !row) ? [] : [...(whole ? [] : halves)].reduce((stored, half) => without(half, stored), spans);
  const lastEnd = spans.at(-1)?.end ?? 0;
  const [first] = spans;
  const otherwise =
    whole && day?.kind === 'Working' && first ? { start: first.start, end: Math.max(...spans.map(({ end }) => end)), gaps: between(spans) } : undefined;
  const groups = person.setting.perSession ? left.map((span) => [span]) : left.length > 0 ? [left] : [];
  return {
    date,
    kind,
    template,
    flexible,
    onLeave,
    halved: halves.size === 1,
    otherwise,
    slots: groups.map((current, place) => {
      const [first, last] = [current[0] as Span, current.at(-1) as Span];
      const isLast = place === groups.length - 1;
      return {
        date,
        index: person.setting.perSession ? first.index : 0,
        start: first.start,
        end: last.end,
        plannedStart: place === 0 ? (spans[0]?.start ?? first.start) : first.start,
        overtimeFrom: isLast ? lastEnd : last.end,
        later: minutesOf(left.filter((span) => person.setting.perSession && span.index > first.index)),
        gaps: between(current),
      };
    }),
    over: left.at(-1)?.end ?? at(dayAfter(date, 1), '00:00', person.offset),
  };
}
