/** What the month came to. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { ownAttendanceSummary } from '../../../contract/own/own-attendance.endpoints.ts';
import { OWN } from '../../own.messages.ts';
import classes from './month-figures.module.css';

export interface Month {
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
}

export function MonthTiles(month: Month) {
  const t = useT(OWN);
  const { locale } = useLocale();
  const sums = useEndpoint(ownAttendanceSummary, month, { quiet: true, kept: true }).data?.data;
  const evaluated = (sums?.ontime ?? 0) + (sums?.early ?? 0) + (sums?.late ?? 0);
  const hours = (minutes: number | undefined) => (minutes === undefined ? '–' : sayHours(minutes, locale));
  return (
    <Tiles
      className={classes['figures']}
      tiles={[
        { name: t('daysWorked'), value: sums?.days ?? '–' },
        { name: t('onTimeShare'), value: evaluated > 0 && sums ? `${Math.round(((evaluated - sums.late) / evaluated) * 100)}%` : '–' },
        { name: t('late'), value: sums?.late ?? '–', ...(sums && sums.late > 0 && { note: t('lateMinutes', { n: sums.late_minutes }) }) },
        { name: t('hours'), value: hours(sums?.minutes) },
        { name: t('overtime'), value: hours(sums?.overtime_minutes) },
        { name: t('absent'), value: sums?.absent ?? '–' },
      ]}
    />
  );
}
