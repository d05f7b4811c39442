/** Above the list: the eight totals of the filter, where everybody stands, and the net pay of a year. */
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
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

type Overview = Pick<Answer, 'summary' | 'statuses' | 'period'>;

export function PayrollOverview({ answer }: { answer: Overview | undefined }) {
  const t = useT(MANAGE);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [open, setOpen] = useState(false);
  return (
    <div className={classes['overview']} aria-busy={!answer}>
      <Totals summary={answer?.summary} />
      {phone && (
        <UnstyledButton className={classes['fold']} aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} /> {t('charts')}
        </UnstyledButton>
      )}
      {(!phone || open) && (answer ? <Charts answer={answer} /> : [0, 1].map((key) => <Skeleton key={key} radius="md" mih={HEIGHT} />))}
    </div>
  );
}

const Charts = ({ answer: { statuses, period } }: { answer: Overview }) => (
  <>
    <StatusDonut statuses={statuses} />
    <NetLine until={period.end_date} growing={grows(statuses)} />
  </>
);

/** Its places stand before its figures, so that nothing below moves when they come; what is not known yet is not 0.00. */
function Totals({ summary }: { summary: Answer['summary'] | undefined }) {
  const t = useT(MANAGE);
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
    <dl className={classes['totals']} aria-label={t('summary')}>
      {figures.map(([label, value]) => (
        <div key={label} data-main={label === t('net') || undefined}>
          <dt>{label}</dt>
          <dd>{summary ? <Money value={value} /> : '–'}</dd>
        </div>
      ))}
    </dl>
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
