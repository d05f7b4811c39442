/**
 * Whether a person is free at a time that somebody wants of them, and within the hours of the Employment Act 1955. Pure.
 * One rule for every module that plans people: rosters, deployments, patrols, sales schedules.
 */
import { addDays, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { DAY_MINUTES as DAY, onLine, type LineMinute } from '#platform/contract/time/local-line.ts';

/** A stretch of local time, from the minute at which `date` begins; `end` may lie on a later date. */
export interface TimeWanted {
  readonly date: CalendarDate;
  readonly start: number;
  readonly end: number;
  /** Minutes of it that are a break, wherever they lie; absent: none. A break is no hours of work (s.60A(9)). */
  readonly break_minutes?: number;
}

/**
 * `work`: planned work of any module, it counts as hours. `hours`: work at no fixed time, from 0 to its minutes; it counts as a day and as
 * hours and overlaps nothing. `away`: leave and the like.
 */
export interface BusyTime extends TimeWanted {
  readonly kind: 'work' | 'hours' | 'away';
  /** The module that planned it. */
  readonly source: string;
  readonly label: Text;
  /** Work of the usual week, which nobody planned for this very date: a plan for the date may stand in its place. */
  readonly usual?: boolean;
  /** The site of the work; absent: nobody says where it is. */
  readonly place?: string;
}

/** It may not be planned. */
export type RefusedTime =
  | { readonly code: 'busy' | 'away'; readonly severity: 'refuse'; readonly with: BusyTime }
  | { readonly code: 'hours'; readonly severity: 'refuse'; readonly minutes: number };

/** It may be planned, and whoever plans it is shown what it comes to. */
export type TimeWarning =
  | { readonly code: 'seventh_day'; readonly severity: 'warn'; readonly from: CalendarDate; readonly to: CalendarDate }
  | { readonly code: 'overtime'; readonly severity: 'warn'; readonly month: CalendarDate; readonly minutes: number };

export type Finding = RefusedTime | TimeWarning;

/** Twelve hours of work in any 24: the limit itself is allowed (Employment Act 1955, s.60A(7)). */
export const MOST_WORK = 12 * 60;
/** Hours of a day beyond eight are overtime (s.60A(1)(b)). */
export const NORMAL_DAY = 8 * 60;
/** Overtime hours of a month (Employment (Limitation of Overtime Work) Regulations 1980, reg. 2): the limit itself is allowed. */
export const MOST_OVERTIME = 104 * 60;
/** A rest day of each week (s.59(1)): six days in a row are allowed. */
export const MOST_DAYS = 6;

interface LineSpan {
  readonly start: LineMinute;
  readonly end: LineMinute;
  /** Minutes of it that are worked. */
  readonly work: number;
}

const workOf = ({ start, end, break_minutes = 0 }: TimeWanted) => Math.max(0, end - start - break_minutes);
const lineOf = (time: TimeWanted): LineSpan => ({ start: onLine(time.date, time.start), end: onLine(time.date, time.end), work: workOf(time) });
const overlaps = (a: LineSpan, b: LineSpan) => a.start < b.end && b.start < a.end;

/** Stretches that overlap become one, in their order, so that no minute counts twice. What only touches stays two, each with its break. */
function merged(spans: readonly LineSpan[]): LineSpan[] {
  const found: LineSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = found.at(-1);
    if (!last || span.start >= last.end) found.push(span);
    else {
      const end = Math.max(span.end, last.end);
      found[found.length - 1] = { start: last.start, end, work: end - last.start };
    }
  }
  return found;
}

/** Minutes of work in the 24 hours from `from`. Of a stretch that lies in them in part, its break may lie outside. */
const workedFrom = (spans: readonly LineSpan[], from: number) =>
  spans.reduce((sum, { start, end, work }) => sum + Math.min(work, Math.max(0, Math.min(end, from + DAY) - Math.max(start, from))), 0);

/** The most work in any 24 hours that hold a part of `wanted`. The sum is greatest where a stretch begins with the window or ends with it. */
function mostWork(spans: readonly LineSpan[], wanted: readonly LineSpan[]): number {
  const near = spans.filter((span) => wanted.some(({ start, end }) => span.start < end + DAY && span.end > start - DAY));
  const windows = near.flatMap(({ start, end }) => [start, end - DAY]);
  const touching = windows.filter((from) => wanted.some(({ start, end }) => start < from + DAY && from < end));
  return Math.max(0, ...touching.map((from) => workedFrom(near, from)));
}

/** Minutes of work by the date to which a stretch belongs. */
function workByDate(times: readonly TimeWanted[]): Map<CalendarDate, number> {
  const found = new Map<CalendarDate, number>();
  for (const time of times) found.set(time.date, (found.get(time.date) ?? 0) + workOf(time));
  return found;
}

/** Minutes of work that are planned on the days between two dates. */
export const plannedMinutes = (busy: readonly BusyTime[], from: CalendarDate, to: CalendarDate): number =>
  busy.reduce((sum, time) => (time.kind !== 'away' && time.date >= from && time.date <= to ? sum + workOf(time) : sum), 0);

/** The row of working days around `date`. */
function rowAround(days: ReadonlyMap<CalendarDate, number>, date: CalendarDate): { from: CalendarDate; to: CalendarDate; length: number } {
  let [from, to, length] = [date, date, 1];
  for (; days.has(addDays(from, -1)); length++) from = addDays(from, -1);
  for (; days.has(addDays(to, 1)); length++) to = addDays(to, 1);
  return { from, to, length };
}

/**
 * Why times of one person may not be planned.
 * @param busy what is planned of the same person already, from the day before the first of `wanted` to the day after the last
 */
export function refusalsOf(wanted: readonly TimeWanted[], busy: readonly BusyTime[]): RefusedTime[] {
  const lines = wanted.map(lineOf);
  const fixed = busy.filter(({ kind }) => kind !== 'hours').map((each) => ({ each, line: lineOf(each) }));
  const clashes = fixed.filter(({ line }) => lines.some((other) => overlaps(other, line)));
  const found: RefusedTime[] = clashes.map(({ each }) => ({ code: each.kind === 'away' ? 'away' : 'busy', severity: 'refuse', with: each }));
  const work = [...lines, ...fixed.flatMap(({ each, line }) => (each.kind === 'work' ? [line] : []))];
  const minutes = mostWork(merged(work), lines);
  if (minutes > MOST_WORK) found.push({ code: 'hours', severity: 'refuse', minutes });
  return found;
}

/**
 * Where times of one person need a look though they may be planned.
 * @param busy what is planned of the same person already, from six days before the first of `wanted` to six days after the last, and in their whole months
 */
export function warningsOf(wanted: readonly TimeWanted[], busy: readonly BusyTime[]): TimeWarning[] {
  const found: TimeWarning[] = [];
  const days = workByDate([...wanted, ...busy.filter(({ kind }) => kind !== 'away')]);
  const dates = [...workByDate(wanted).keys()].toSorted();
  const rows = new Map(dates.map((date) => rowAround(days, date)).flatMap((row) => (row.length > MOST_DAYS ? [[row.from, row] as const] : [])));
  for (const { from, to } of rows.values()) found.push({ code: 'seventh_day', severity: 'warn', from, to });
  for (const month of new Set(dates.map((date) => startOfMonth(date)))) {
    const overtime = [...days].reduce((sum, [date, worked]) => (startOfMonth(date) === month ? sum + Math.max(0, worked - NORMAL_DAY) : sum), 0);
    if (overtime > MOST_OVERTIME) found.push({ code: 'overtime', severity: 'warn', month, minutes: overtime });
  }
  return found;
}

/**
 * @param wanted times of one person, all that are wanted at once
 * @param busy what is planned of the same person already, in the span of `datesAround(wanted)`
 * @returns findings in the order of their weight; none: the person is free and within hours
 */
export const assessAvailability = (wanted: readonly TimeWanted[], busy: readonly BusyTime[]): Finding[] => [
  ...refusalsOf(wanted, busy),
  ...warningsOf(wanted, busy),
];

/** The dates whose plans decide over `wanted`: their months, and the week on either side of each. */
export function datesAround(wanted: readonly { readonly date: CalendarDate }[]): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const dates = wanted.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  const [before, after] = [addDays(first, -7), addDays(last, 7)];
  const [start, end] = [startOfMonth(first), endOfMonth(last)];
  return { from: before < start ? before : start, to: after > end ? after : end };
}
