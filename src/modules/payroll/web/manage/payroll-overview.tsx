/** The figures of the filter: its eight totals, where everybody stands, and the net pay of a year. */
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { netTrend } from '../../contract/run/run.endpoints.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './overview.module.css';
import { StatusDonut } from './status-donut.tsx';

const CHART_HEIGHT = 180;
/** Of the card around the chart, so that nothing below it moves when it comes. */
const HEIGHT = 266;

type Answer = OutputOf<typeof listPayrolls>;

type Overview = Pick<Answer, 'statuses' | 'period'>;

/** Below the list: where everybody stands, and the net pay of a year. */
export function PayrollCharts({ answer }: { answer: Overview | undefined }) {
  return (
    <div className={classes['charts']} aria-busy={!answer}>
      {answer ? <StatusDonut statuses={answer.statuses} /> : <Skeleton radius="md" mih={HEIGHT} />}
      {answer ? <NetLine until={answer.period.end_date} growing={grows(answer.statuses)} /> : <Skeleton radius="md" mih={HEIGHT} />}
    </div>
  );
}

/** Those that a phone shows at first. */
const FIRST = ['net', 'employerCost'] as const;

/** Its places stand before its figures, so that nothing below moves when they come; what is not known yet is not 0.00. */
export function PayrollTotals({ summary }: { summary: Answer['summary'] | undefined }) {
  const t = useT(MANAGE);
  const [open, setOpen] = useState(false);
  const figures = [
    [t('salary'), summary?.total_salary],
    [t('earnings'), summary?.total_earning],
    [t('gross'), summary?.total_gross_pay],
    [t('deduction'), summary?.total_deduction],
    [t('employeeShare'), summary?.total_contribution_employee],
    [t('adjustment'), summary?.total_adjustment],
    [t('net'), summary?.total_net_pay],
    [t('employerCost'), summary?.total_contribution_employer],
  ] as const;
  return (
    <>
      <dl className={classes['totals']} aria-label={t('summary')} data-open={open || undefined}>
        {figures.map(([label, value]) => (
          <div key={label} data-main={label === t('net') || undefined} data-first={FIRST.some((key) => label === t(key)) || undefined}>
            <dt>{label}</dt>
            <dd>{summary ? <Money value={value} /> : '–'}</dd>
          </div>
        ))}
      </dl>
      <Button className={classes['unfold']} variant="subtle" size="compact-sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'fewerTotals' : 'allTotals')}
      </Button>
    </>
  );
}

/** Whether somebody of the month has no confirmed payroll yet. */
const grows = ({ Pending, 'In Process': inProcess }: Answer['statuses']) => Pending + inProcess > 0;

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
