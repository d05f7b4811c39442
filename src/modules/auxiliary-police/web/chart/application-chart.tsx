/** Applications of the year by the month of their submission, and by type. */
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { applicationMonths } from '../../contract/application/application.endpoints.ts';
import { APPLICATION_TYPES } from '../../contract/application/form-fields.ts';
import { TYPE_NAMES } from '../../contract/application/paper.messages.ts';
import { CHART as W } from './chart.messages.ts';

const TONES = { Officer: 'primary', Asset: 'accent', Card: 'info', Course: 'success', Rank: 'warning' } as const;

export function ApplicationChart() {
  const { locale } = useLocale();
  const year = useToday().slice(0, 4);
  const months = useEndpoint(applicationMonths, { year: Number(year) }, { quiet: true }).data?.data ?? [];
  if (months.length === 0) return null;
  const types = APPLICATION_TYPES.filter((each) => months.some((found) => found.type === each));
  const rows = Array.from({ length: 12 }, (_, at) => ({
    month: formatMonth(calendarDate(`${year}-${String(at + 1).padStart(2, '0')}-01`), locale).slice(0, 3),
    ...Object.fromEntries(types.map((each) => [each, months.find((found) => found.month === at + 1 && found.type === each)?.n ?? 0])),
  }));
  return (
    <ChartCard
      title={W.submitted}
      context={year}
      kind="stacked"
      rows={rows}
      x="month"
      xLabel={W.month}
      series={types.map((each) => ({ key: each, label: TYPE_NAMES[each], tone: TONES[each] }))}
    />
  );
}
