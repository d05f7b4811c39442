/** Sentences that say how a session came to what it is: its plan, its windows, its places, its figures. Pure. */
import { formatTime, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, say, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { lineMinuteOf, onLine, timeOnLine } from '#platform/contract/time/local-line.ts';
import { sayTimes } from '#platform/contract/time/shown-times.ts';
import type { Attendance, Punch } from '../attendance.schema.ts';
import type { EvaluationContext } from './basis.ts';
import { windowAround } from './check-in-window.ts';
import { minutesBetween } from './duration.ts';
import { TRACE, TRUST_TEXTS } from './trace.messages.ts';
import type { Trust } from '../trust/trust.ts';

/** What is known of a punch beside what is shown of it. */
export interface PunchContext {
  readonly inside_percent: number | null;
  readonly trust: Trust | null;
}

type Filled = Params | ((locale: Locale) => Params);
/** A sentence with its figures, said in each language. */
const both = (text: Text, filled: Filled = {}): Text =>
  Object.fromEntries(LOCALES.map((locale) => [locale, say(text, locale, typeof filled === 'function' ? filled(locale) : filled)])) as Text;

const atMinute = (midnight: number, minute: number) => (locale: Locale) => formatTime(timeOnLine(midnight + minute), locale);
function hours(minutes: number, locale: Locale): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  return say(h === 0 ? TRACE.minutes : m === 0 ? TRACE.wholeHours : TRACE.hours, locale, { h, m });
}

function planOf({ source, schedule, planned, flexible_hours }: EvaluationContext, { planned: kind }: Attendance): Text {
  if (source === 'none') return TRACE.none;
  const dayOff = kind === 'Off Day' ? TRACE.offDay : TRACE.restDay;
  const what = (locale: Locale) =>
    (planned && sayTimes(planned, locale)) ?? say(flexible_hours === undefined ? dayOff : TRACE.flexible, locale, { hours: flexible_hours ?? 0 });
  return both(TRACE[source], (locale) => ({ schedule: schedule ?? '', planned: what(locale) }));
}

function overlays({ holiday, leave }: EvaluationContext): Text[] {
  const named =
    ({ name, name_ms }: { readonly name: string; readonly name_ms: string }) =>
    (locale: Locale) => ({ name: locale === 'ms' ? name_ms : name });
  return [
    ...(holiday ? [both(holiday.half ? TRACE.halfHoliday : TRACE.holiday, named(holiday))] : []),
    ...(leave ? [both(TRACE[`leave${leave.part}`], named(leave))] : []),
  ];
}

/** Of a day with a check-in a visit only happened; of another it is what counts. */
function visitLabel({ visited }: EvaluationContext, { checkin, absent }: Attendance): Text[] {
  if (visited === undefined) return [];
  if (visited === 0) return [TRACE.visiting];
  const wording = checkin ? TRACE.visited : absent > 0 ? TRACE.visitShort : TRACE.visitPresent;
  return [both(wording, (locale) => ({ visited: hours(visited, locale) }))];
}

function placeOf({ place, distance_m, accuracy_m, position, lat }: Punch, { inside_percent }: PunchContext): Text[] {
  if (place === null || distance_m === null || position === null) return lat === null ? [] : [TRACE.noPlace];
  return [both(TRACE[position], { distance: distance_m, place, accuracy: accuracy_m ?? 0, percent: inside_percent ?? 0 })];
}

const trustLabel = ({ trust }: PunchContext): Text[] =>
  (trust?.reasons ?? []).map((reason) => both(TRUST_TEXTS[reason], { kmh: trust?.kmh, same_days: trust?.same_days }));

interface Side {
  readonly at: 0 | 1;
  readonly said: Text;
  /** Minutes outside of the window. */
  readonly off: number;
  readonly offText: Text;
}

function punchLabel(
  punch: Punch,
  known: PunchContext,
  { expected, windows }: EvaluationContext,
  midnight: number,
  zone: string,
  { at, said: wording, off, offText }: Side,
): Text[] {
  const time = timeOnLine(lineMinuteOf(punch.at, zone));
  const around = expected && windows && windowAround(expected[at], windows[at]);
  return [
    both(wording, (locale) => ({ time: formatTime(time, locale) })),
    ...(around ? [both(TRACE.window, (locale) => ({ from: atMinute(midnight, around.start)(locale), to: atMinute(midnight, around.end)(locale) }))] : []),
    ...(off > 0 ? [both(offText, { n: off })] : []),
    ...(punch.source === 'fr' ? [TRACE.face] : punch.source === 'code' ? [TRACE.code] : []),
    ...placeOf(punch, known),
    ...trustLabel(known),
  ];
}

function figures(
  session: Attendance,
  { break: off = 0, rounding = 0, overtime_min = 0, before_start = 0, expected }: EvaluationContext,
  midnight: number,
  zone: string,
): Text[] {
  const { checkin, checkout, minutes, overtime_minutes } = session;
  if (!checkin || !checkout) return [];
  const stay = minutesBetween(Date.parse(checkin.at), Date.parse(checkout.at));
  const beyond = expected ? lineMinuteOf(checkout.at, zone) - midnight - expected[1] : 0;
  return [
    both(off > 0 ? TRACE.stay : TRACE.stayWhole, (locale) => ({ stay: hours(stay, locale), off: hours(off, locale), worked: hours(stay - off, locale) })),
    ...(rounding > 0 && minutes !== stay - off ? [both(TRACE.rounding, (locale) => ({ step: rounding, worked: hours(minutes, locale) }))] : []),
    ...(before_start > 0 ? [both(TRACE.beforeStart, (locale) => ({ early: hours(before_start, locale) }))] : []),
    ...(overtime_minutes > 0 ? [both(TRACE.overtime, (locale) => ({ overtime: hours(overtime_minutes, locale) }))] : []),
    ...(overtime_minutes === 0 && beyond > 0 && beyond < overtime_min ? [both(TRACE.noOvertime, { n: overtime_min })] : []),
  ];
}

/** In the order in which the judge went. @param zone of the company */
export function traceOf(session: Attendance, context: EvaluationContext, zone: string, checkin: PunchContext | null, checkout: PunchContext | null): Text[] {
  const midnight = onLine(session.date as CalendarDate);
  const { expected } = context;
  const has = (flag: Attendance['flags'][number]) => session.flags.includes(flag);
  const first = { at: 0, said: TRACE.checkin, off: session.late_minutes, offText: TRACE.late } as const;
  const last = { at: 1, said: TRACE.checkout, off: session.early_leave_minutes, offText: TRACE.leftEarly } as const;
  return [
    planOf(context, session),
    ...overlays(context),
    ...(expected ? [both(TRACE.expected, (locale) => ({ start: atMinute(midnight, expected[0])(locale), end: atMinute(midnight, expected[1])(locale) }))] : []),
    ...(session.checkin && checkin ? punchLabel(session.checkin, checkin, context, midnight, zone, first) : []),
    ...(session.checkout && checkout && !has('auto_checkout') ? punchLabel(session.checkout, checkout, context, midnight, zone, last) : []),
    ...(has('auto_checkout') ? [TRACE.autoClosed] : []),
    ...(has('missing_checkin') ? [TRACE.missingCheckin] : []),
    ...(has('missing_checkout') ? [TRACE.missing] : []),
    ...(has('corrected') ? [TRACE.corrected] : has('manual') ? [TRACE.manual] : []),
    ...figures(session, context, midnight, zone),
    ...visitLabel(context, session),
    ...(session.absent > 0 ? [session.absent === 1 ? TRACE.absent : TRACE.absentHalf] : []),
  ];
}
