/** The lines of a day in the normal report, and on paper the letters that stand for words. Pure. */
import { say, type Locale, type Text } from '#platform/contract/messages.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { DAY_LETTERS, LETTER_KEY, LETTER_NAMES, letterOf, STATE_NAMES, type DayLetter } from '../../contract/manage/day-state.ts';
import type { DateInfo } from '../../contract/report/attendance-report.endpoints.ts';
import { ATTENDANCE_REPORT as W } from '../../contract/report/attendance-report.messages.ts';
import { hoursOf, timeOf, type Asked } from './report-day.ts';

/** Kinds of day that a letter stands for on paper. */
const LETTERED = ['absent', 'visit', 'leave', 'holiday', 'rest'] as const;
type Lettered = (typeof LETTERED)[number];
const paperLetter = (state: Lettered, locale: Locale) => say(LETTER_NAMES[DAY_LETTERS[state]], locale);

/** The lines of a day that are asked for; several sessions stand below each other. */
export function linesOf(sessions: readonly Attendance[], asked: Asked): string[] {
  const { locale, date_info: info, separator, letters } = asked;
  const shows = (which: DateInfo) => info.includes(which);
  const [first] = sessions;
  if (!first) return [];
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  // Where lines stand below each other, a day is as narrow as one time.
  const [between, open] = separator === '\n' ? ['\n', '–'] : ['–', ''];
  const times = sessions.flatMap((session) =>
    (session.checkin ?? session.checkout) ? [`${timeOf(session.checkin, asked) ?? '–'}${between}${timeOf(session.checkout, asked) ?? open}`] : [],
  );
  const isAbsent = sessions.some(({ absent }) => absent > 0);
  const wording = (state: Lettered, name: string) => (letters ? paperLetter(state, locale) : name);
  const nameOf = (which: { readonly name: string; readonly name_ms: string }) => (locale === 'ms' ? which.name_ms : which.name);
  return [
    ...(shows('Time') ? [...times, ...(isAbsent ? [wording('absent', say(STATE_NAMES.absent, locale))] : [])] : []),
    ...(shows('Hour') && minutes > 0
      ? [letters ? String(hoursOf(minutes)) : asked.file ? say(W.hoursShort, locale, { n: hoursOf(minutes) }) : sayHours(minutes, locale)]
      : []),
    ...(shows('Site Visit') && first.visited !== null ? [wording('visit', say(STATE_NAMES.visit, locale))] : []),
    ...(shows('On Leave') && first.leave ? [wording('leave', nameOf(first.leave))] : []),
    ...(shows('Public Holiday') && first.holiday ? [wording('holiday', nameOf(first.holiday))] : []),
    ...(shows('Rest Day') && first.planned === 'Rest Day' ? [wording('rest', say(STATE_NAMES.rest, locale))] : []),
  ];
}

/** What of a day a letter tells. */
const TOLD_BY: Partial<Record<DayLetter, readonly DateInfo[]>> = {
  SV: ['Site Visit'],
  OL: ['On Leave'],
  PH: ['Public Holiday'],
  RD: ['Rest Day'],
  OD: ['Rest Day'],
};
const OF_WORK = ['Time', 'Hour'] as const;

const letterText = (letter: DayLetter, locale: Locale) => {
  const name = (LETTER_NAMES as Readonly<Record<string, Text>>)[letter];
  return name ? say(name, locale) : letter;
};

/** The letter of a day on the screen, as the grid of a month has it; nothing where the kind is not asked for. */
export function shownLetter(sessions: readonly Attendance[], { locale, date_info: info }: Pick<Asked, 'locale' | 'date_info'>): string {
  const letter = letterOf(sessions);
  const announced = TOLD_BY[letter] ?? OF_WORK;
  return announced.some((each) => info.includes(each)) ? letterText(letter, locale) : '';
}

/** What the letters on the screen stand for, with their colours. */
export const screenKey = (locale: Locale) => LETTER_KEY.map(({ letter, name, tone }) => ({ mark: letterText(letter, locale), name: say(name, locale), tone }));

/** What the lines and letters of a report on paper stand for. */
export function keyOfLetters({ locale, date_info: info }: Pick<Asked, 'locale' | 'date_info'>): string {
  const lines = [info.includes('Time') && say(W.inAndOut, locale), info.includes('Hour') && say(W.hours, locale)].filter((line) => line !== false);
  return [
    ...(lines.length > 0 ? [lines.join(', ')] : []),
    ...LETTERED.map((state) => `${paperLetter(state, locale)}: ${say(STATE_NAMES[state], locale)}`),
  ].join(' · ');
}
