/** The hours of each day of the month. */
import { dayOf } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { listOwnAttendance } from '../../../contract/own/own-attendance.endpoints.ts';
import { HoursPlace } from './hours-place.tsx';
import { hoursByDay } from './hours-by-day.ts';
import type { Month } from './month-figures.tsx';
import { OWN } from '../../own.messages.ts';

/** Most rows that a month has: a few sessions a day. */
const MOST = 200;

export function HoursChart(month: Month) {
  const t = useT(OWN);
  const { data, error } = useEndpoint(listOwnAttendance, { ...month, per_page: MOST, sort: 'asc' }, { quiet: true, kept: true });
  if (!data && !error) return <HoursPlace />;
  const days = data?.data ?? [];
  if (days.every(({ minutes }) => minutes === 0)) return null;
  return (
    <ChartCard
      title={OWN.ofMonth}
      kind="bar"
      rows={hoursByDay(days, month.start_date, month.end_date).map(({ date, hours }) => ({ day: String(dayOf(date)), hours }))}
      x="day"
      xLabel={OWN.day}
      series={[{ key: 'hours', label: t('hours') }]}
      height={160}
    />
  );
}
