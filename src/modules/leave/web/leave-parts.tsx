/** Small parts that several pages of leave draw. */
import type { CSSProperties } from 'react';
import { formatDate, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { leaveDurationLabel } from '../contract/application/leave-duration.ts';
import type { LeaveRow } from '../contract/leave.schema.ts';
import classes from './leave-parts.module.css';
import { LEAVE_WORDS, typeName } from './leave-words.ts';

interface Typed {
  readonly name: string;
  readonly name_ms: string;
  readonly colour: string;
}

/** The colour of a type for any part below it, and its lighter tone on a dark ground. */
export const typeColour = (colour: string) =>
  ({ '--type-colour': colour, '--type-ink': `light-dark(${colour}, color-mix(in oklab, ${colour} 68%, white))` }) as CSSProperties;

/** A leave type by its colour and name. */
export function TypeLabel({ type }: { type: Typed | undefined }) {
  const { locale } = useLocale();
  if (!type) return <span aria-hidden>–</span>;
  return (
    <span className={classes['type']} style={typeColour(type.colour)}>
      <span className={classes['dot']} aria-hidden />
      {typeName(type, locale)}
    </span>
  );
}

/** `Mon` … `Sun`. */
export function useWeekday(): (date: string) => string {
  const names = useT(LEAVE_WORDS)('weekdays').split(' ');
  return (date) => names[weekdayOf(date as CalendarDate) - 1] ?? '';
}

/** A date with its weekday: `Fri 25/12/26`. */
export function DayText({ value }: { value: string }) {
  const weekday = useWeekday();
  return (
    <span className={classes['day']}>
      <span className={classes['weekday']}>{weekday(value)}</span> <DateText value={value} />
    </span>
  );
}

type Dated = Pick<LeaveRow, 'start_date' | 'end_date'>;

/** `24–25/12/26` or `30/11–02/12/26`: what both dates share is said once. A leave lies in one year. */
export function shortPeriod({ start_date: from, end_date: to }: Dated): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (from === to) return last;
  const shared = from.slice(0, 7) === to.slice(0, 7) ? first.indexOf('/') : from.slice(0, 4) === to.slice(0, 4) ? first.lastIndexOf('/') : first.length;
  return `${first.slice(0, shared)}–${last}`;
}

/** First to last day of a leave, short enough for a column; in full for who points at it. */
export const LeavePeriod = ({ leave }: { leave: Dated }) => (
  <span
    className={classes['period']}
    title={leave.start_date === leave.end_date ? undefined : `${formatDate(leave.start_date)} – ${formatDate(leave.end_date)}`}
  >
    {shortPeriod(leave)}
  </span>
);

/** How long a leave is, in the language of the screen. */
export function LeaveDurationText({ leave }: { leave: Dated & Pick<LeaveRow, 'duration'> }) {
  return <>{useSay()(leaveDurationLabel(leave.start_date, leave.end_date, leave.duration))}</>;
}
