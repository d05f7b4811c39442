import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type CSSProperties } from 'react';
import { dayOf, weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { SHORT_WEEKDAYS, shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { PlannedDay as Day } from '../contract/schedule.endpoints.ts';
import { PlannedDay } from './planned-day.tsx';
import classes from './schedule.module.css';
import { SCHEDULE } from './schedule.messages.ts';

/** The days of a month under their weekdays, Monday first; on a phone one below the other, from today on as long as nobody asks for those gone by. */
export function MonthOfWork({ days, label }: { days: readonly Day[]; label: string }) {
  const t = useT(SCHEDULE);
  const say = useSay();
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [asked, setAsked] = useState(false);
  const today = useToday();
  const first = days[0] ? weekdayOf(days[0].date as CalendarDate) : 1;
  const at = days.findIndex(({ date }) => date === today);
  const gone = phone ? Math.max(0, at) : 0;
  return (
    <div className="frame">
      <div className={classes['weekdays']} aria-hidden>
        {SHORT_WEEKDAYS.map((name) => (
          <span key={name.en}>{say(name)}</span>
        ))}
      </div>
      <ol className={`${classes['days']} bare`} aria-label={label} style={{ '--first': first } as CSSProperties}>
        {first > 1 && <li className={classes['blank']} aria-hidden />}
        {gone > 0 && (
          <li>
            <Button variant="subtle" fullWidth aria-expanded={asked} onClick={() => setAsked(!asked)}>
              {asked ? t('hideEarlier') : t('earlierDays', { n: gone })}
            </Button>
          </li>
        )}
        {days.slice(asked ? 0 : gone).map((day) => (
          <li
            key={day.date}
            className={classes['day']}
            data-off={day.day_type !== 'Working' || undefined}
            aria-current={day.date === today ? 'date' : undefined}
          >
            <span className={classes['date']}>
              <span className={classes['weekday']}>{say(shortWeekday(day.date))}</span> {dayOf(day.date as CalendarDate)}
            </span>
            <PlannedDay day={day} />
          </li>
        ))}
      </ol>
    </div>
  );
}
