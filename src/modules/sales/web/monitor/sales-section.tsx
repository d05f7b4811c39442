/** What was sold against the target, drawn by day or week and summed up by project, outlet, promoter or product, and taken away as a file. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { ExportButton } from '#platform/web/ui/list/export-button.tsx';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import {
  generateSalesReport,
  SALES_GROUPS,
  SALES_STEPS,
  showSalesFigures,
  type SalesFigures,
  type SalesGroup,
  type SalesStep,
} from '../../contract/report/sales-figures.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { MONITOR } from './monitor.messages.ts';

const EXPORTS = reportChoices(generateSalesReport);
/** More bars than these are too thin beside each other: lines then. */
const MOST_BARS = 14;
const FIRST = 10;

/** @param filter of the page; the state of schedules says nothing about what was sold */
export function SalesSection({ filter: { status: _status, ...filter } }: { filter: Readonly<Record<string, unknown>> }) {
  const t = useT(MONITOR);
  const [by, setBy] = useState<SalesGroup>('project');
  const [step, setStep] = useState<SalesStep>('day');
  const input = { ...filter, by, step };
  const { data, error, refetch } = useEndpoint(showSalesFigures, input);
  const isNothing = data?.data.totals.units === 0 && data.data.totals.target === null;
  return (
    <Section title={MONITOR.against} action={<ExportButton choices={EXPORTS} input={input} empty={isNothing} needs={{ page: '/spm/project' }} small={false} />}>
      <div className="wrap">
        <SegmentedControl
          aria-label={t('by')}
          value={by}
          onChange={(next) => setBy(next as SalesGroup)}
          data={SALES_GROUPS.map((value) => ({ value, label: t(value) }))}
        />
        <SegmentedControl
          aria-label={t('step')}
          value={step}
          onChange={(next) => setStep(next as SalesStep)}
          data={SALES_STEPS.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {data ? <Figures figures={data.data} by={by} step={step} /> : <Loaded error={error} refetch={refetch} shape="detail" count={4} />}
    </Section>
  );
}

function Figures({ figures: { start_date, end_date, periods, groups, totals }, by, step }: { figures: SalesFigures; by: SalesGroup; step: SalesStep }) {
  const t = useT(MONITOR);
  const [shown, more] = useFirstRows(groups, FIRST);
  const { amount, target, percent } = totals;
  if (totals.units === 0 && target === null) return <p className="note">{t('noSales')}</p>;
  const said = t('againstHint', { from: formatDate(start_date), to: formatDate(end_date), amount: formatPrice(amount) });
  const aim = target === null || percent === null ? '' : t('ofTarget', { target: formatPrice(target), percent });
  return (
    <>
      <p className="note">{[said, aim].filter(Boolean).join(' ')}</p>
      <ChartCard
        title={step === 'day' ? MONITOR.perDay : MONITOR.perWeek}
        kind={periods.length > MOST_BARS ? 'line' : 'bar'}
        rows={periods.map((period) => ({
          date: formatDate(period.date),
          ...(period.begun && { amount: period.amount }),
          ...(period.target !== null && { target: period.target }),
        }))}
        x="date"
        xLabel={step === 'day' ? MONITOR.day : MONITOR.week}
        series={[{ key: 'amount', label: MONITOR.sold }, ...(target === null ? [] : [{ key: 'target', label: MONITOR.target, tone: 'warning' as const }])]}
        money
      />
      <FactsTable
        label={MONITOR[by]}
        rows={shown}
        rowKey={({ id }) => id}
        columns={[
          { label: MONITOR[by], cell: ({ name }) => name },
          { label: MONITOR.soldUnits, number: true, cell: ({ units }) => units },
          { label: MONITOR.sales, number: true, cell: (row) => formatPrice(row.amount) },
          { label: MONITOR.target, number: true, cell: (row) => row.target !== null && formatPrice(row.target) },
          { label: MONITOR.reached, number: true, cell: (row) => row.percent !== null && `${row.percent}%` },
        ]}
      />
      {more}
    </>
  );
}
