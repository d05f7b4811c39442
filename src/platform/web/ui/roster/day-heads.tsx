import { dayOf, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { bringToday } from './bring-today.ts';

/** The heads of a grid of days: weekday above the day of the month. @param today is scrolled into view */
export function DayHeads({ dates, today }: { dates: readonly CalendarDate[]; today?: CalendarDate }) {
  const say = useSay();
  return dates.map((date) => (
    <th key={date} scope="col" data-today={date === today || undefined} title={formatDate(date)} ref={date === today ? bringToday : undefined}>
      {say(shortWeekday(date)).slice(0, 2)}
      <br />
      {dayOf(date)}
    </th>
  ));
}
