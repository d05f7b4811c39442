/** What the month came to: the tiles, and the hours of each day. */
import { useState } from 'react';
import { dayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useWhenQuiet } from '#platform/web/call/when-quiet.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { listOwnAttendance, ownAttendanceSummary } from '../../contract/own/own-attendance.endpoints.ts';
import { hoursOf } from '../attendance-words.ts';
import { hoursByDay } from './hours-by-day.ts';
import { OWN } from './own.messages.ts';
import classes from './punch-card.module.css';

interface Month {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

export function MonthTiles(month: Month) {
  const t = useT(OWN);
  const sums = useEndpoint(ownAttendanceSummary, month, { quiet: true, kept: true }).data?.data;
  const judged = (sums?.ontime ?? 0) + (sums?.early ?? 0) + (sums?.late ?? 0);
  const hours = (minutes: number | undefined) => (minutes === undefined ? '–' : t('hoursShort', { n: hoursOf(minutes) }));
  return (
    <Tiles
      tiles={[
        { name: t('daysWorked'), value: sums?.days ?? '–' },
        { name: t('onTimeShare'), value: judged > 0 && sums ? `${Math.round(((judged - sums.late) / judged) * 100)}%` : '–' },
        { name: t('late'), value: sums?.late ?? '–', ...(sums && sums.late > 0 && { note: t('lateMinutes', { n: sums.late_minutes }) }) },
        { name: t('hours'), value: hours(sums?.minutes) },
        { name: t('overtime'), value: hours(sums?.overtime_minutes) },
        { name: t('absent'), value: sums?.absent ?? '–' },
      ]}
    />
  );
}

/** Most rows that a month has: a few sessions a day. */
const MOST = 200;

export function HoursChart(month: Month) {
  const t = useT(OWN);
  const [rests, setRests] = useState(false);
  useWhenQuiet(() => setRests(true));
  const days = useEndpoint(listOwnAttendance, { ...month, per_page: MOST, sort: 'asc' }, { quiet: true, kept: true, enabled: rests }).data?.data ?? [];
  if (days.every(({ minutes }) => minutes === 0)) return null;
  return (
    <div className={classes['chart']}>
      <ChartCard
        title={OWN.ofMonth}
        kind="bar"
        rows={hoursByDay(days, month.start_date, month.end_date).map(({ date, hours }) => ({ day: String(dayOf(date)), hours }))}
        x="day"
        xLabel={OWN.day}
        series={[{ key: 'hours', label: t('hours') }]}
        height={160}
      />
    </div>
  );
}
