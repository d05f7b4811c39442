/** Small parts that several pages of leave draw. */
import type { CSSProperties } from 'react';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useLocale, useSay } from '#platform/web/locale/locale.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { leaveDurationLabel } from '../contract/application/leave-duration.ts';
import type { LeaveRow } from '../contract/leave.schema.ts';
import classes from './leave-parts.module.css';
import { typeInk } from './type-ink.ts';
import { typeName } from './leave-words.ts';

interface Typed {
  readonly name: string;
  readonly name_ms: string;
  readonly colour: string;
}

/** The colour of a type for any part below it, and its lighter tone on a dark ground. */
export const typeColour = (colour: string) => ({ '--type-colour': colour, '--type-ink': typeInk(colour) }) as CSSProperties;

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
  const say = useSay();
  return (date) => say(shortWeekday(date));
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

/** First and last day of a leave, for a column of periods. */
export const periodOf = ({ start_date, end_date }: Dated): readonly [string, string] => [start_date, end_date];

/** How long a leave is, in the language of the screen. */
export function LeaveDurationText({ leave }: { leave: Dated & Pick<LeaveRow, 'duration'> }) {
  return <>{useSay()(leaveDurationLabel(leave.start_date, leave.end_date, leave.duration))}</>;
}
