import { Skeleton } from '@mantine/core';
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { netTrend } from '../../contract/run/run.endpoints.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './overview.module.css';
import type { Overview } from './payroll-overview.tsx';
import { StatusDonut } from './status-donut.tsx';

const CHART_HEIGHT = 180;
/** Of the card around the chart, so that nothing below it moves when it comes. */
const HEIGHT = 266;

/** Below the list: where everybody stands, and the net pay of a year. */
export function PayrollCharts({ answer }: { answer: Overview | undefined }) {
  return (
    <div className={classes['charts']} aria-busy={!answer}>
      {answer ? <StatusDonut statuses={answer.statuses} /> : <Skeleton radius="md" mih={HEIGHT} />}
      {answer ? <NetLine until={answer.period.end_date} growing={grows(answer.statuses)} /> : <Skeleton radius="md" mih={HEIGHT} />}
    </div>
  );
}

/** Whether somebody of the month has no confirmed payroll yet. */
const grows = ({ Pending, 'In Process': inProcess }: Overview['statuses']) => Pending + inProcess > 0;

function NetLine({ until, growing }: { until: string; growing: boolean }) {
  const { locale } = useLocale();
  const { data } = useEndpoint(netTrend, { until }, { quiet: true });
  if (!data) return <Skeleton radius="md" mih={HEIGHT} />;
  const rows = data.data.map(({ month, net }) => ({ month: shortMonth(month, locale), net }));
  return (
    <ChartCard
      title={MANAGE.trend}
      kind="line"
      rows={rows}
      x="month"
      xLabel={MANAGE.month}
      series={[{ key: 'net', label: MANAGE.net }]}
      money
      height={CHART_HEIGHT}
      open={growing ? shortMonth(until.slice(0, 7), locale) : undefined}
    />
  );
}

/** `Nov 26` */
function shortMonth(month: string, locale: 'en' | 'ms'): string {
  const [name = '', year = ''] = formatMonth(`${month}-01` as CalendarDate, locale).split(' ');
  return `${name.slice(0, 3)} ${year.slice(2)}`;
}
