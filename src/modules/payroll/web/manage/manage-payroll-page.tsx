/** The payroll of a period (R30): everybody who was employed in it, processed or not. */
import { ActionIcon, Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DateRangeText, DateText } from '#platform/web/ui/values.tsx';
import { Slot, usePrerenderedSlot } from '#platform/web/slot.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { MoreActions } from '#platform/web/ui/action/more-actions.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type Filter } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { ReturnForm } from '#modules/payment/web/public.tsx';
import { listPayrolls, type PayrollRow } from '../../contract/payroll.endpoints.ts';
import { returnPayroll } from '../../contract/state/state.endpoints.ts';
import { PAYROLL_ROW_STATUSES } from '../../contract/payroll.workflow.ts';
import { generatePayrollReport, netTrend } from '../../contract/run/run.endpoints.ts';
import { MonthState } from '../closing/month-state.tsx';
import { KIND_WORDS, PAYROLL_KINDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { OFF_CYCLE } from '../off-cycle/off-cycle.messages.ts';
import { NewRun } from '../off-cycle/new-run.tsx';
import { ProcessAll } from '../run/process-all.tsx';
import { placeOf } from '../run/run-address.ts';
import { RunPanel } from '../run/run-panel.tsx';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';
import { NextStep, nextStep } from './next-step.tsx';
import { PAYROLL_COLUMNS } from './payroll-columns.tsx';
import { PayrollTotals } from './payroll-overview.tsx';
import { neighbourOf, type Span } from './period-step.ts';
import { ProcessedTabs } from './processed-tabs.tsx';
import { ShownPeriod } from './shown-period.tsx';
import { VariableImportButton } from '../variable-import/variable-import-button.tsx';
import { ReliefsButton } from '#modules/tax-declaration/web/public.tsx';
import { processPath, rowKeyOf } from './process-path.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useRowActions } from './use-row-actions.ts';

/** Below the list: rows come first. */
const PayrollCharts = lazyPart(async () => (await import('./payroll-charts.tsx')).PayrollCharts);
const PayForm = lazyDrawer(async () => (await import('./pay-form.tsx')).PayForm);

const PAGE = '/payroll/manage';
/** Of the tabs, by what stands in the address. */
const PROCESSED: Readonly<Record<string, { readonly processed: boolean }>> = { true: { processed: true }, false: { processed: false } };
const DEFAULTS = { sort: 'asc', sortBy: 'name' } as const;

/** @param current what the period is while the address says none; unknown until the server has said it */
const filtersOf = (current: Span | undefined): Filter[] => [
  { kind: 'keyword', key: 'keyword' },
  {
    kind: 'dates',
    key: 'start_date',
    to: 'end_date',
    label: MANAGE.period,
    elsewhere: true,
    ...(current && { initial: current.start_date, initialTo: current.end_date }),
  },
  { kind: 'organisation', key: 'organisation', prominent: 'department_id' },
  { kind: 'select', key: 'status', label: MANAGE.status, options: PAYROLL_ROW_STATUSES, width: 150, prominent: true },
  { kind: 'select', key: 'kind', label: OFF_CYCLE.kind, options: PAYROLL_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] })), width: 110 },
];

/** The days that the address asks for. Where it is silent the server takes the current pay period, so that no list waits to learn which that is. */
const askedOf = (query: URLSearchParams) => ({ start_date: query.get('start_date') || undefined, end_date: query.get('end_date') || undefined });

/** The period that the list shows, as soon as it is known. */
function periodOf(asked: ReturnType<typeof askedOf>, current: Span | undefined): Span | undefined {
  const start_date = asked.start_date ?? current?.start_date;
  const end_date = asked.end_date ?? current?.end_date;
  return start_date && end_date ? { start_date, end_date } : undefined;
}

export function Page() {
  usePrerenderedSlot('payroll-month');
  const t = useT(MANAGE);
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const asked = askedOf(query);
  const { data, error, refetch } = useEndpoint(listPayrolls, { per_page: 1, include: [] }, { staleTime: Infinity });
  const current = data?.period;
  const period = periodOf(asked, current);
  const place = placeOf(search);
  const month = period && { ...period, ...place };
  const keyword = query.get('keyword') ?? undefined;
  const overview = useEndpoint(listPayrolls, { ...asked, ...place, keyword, per_page: 1, include: [] }).data;
  // What is next is of the month: a search looks for somebody and changes no step.
  const whole = useEndpoint(listPayrolls, { ...asked, ...place, keyword: undefined, per_page: 1, include: [] }).data?.statuses;
  const [paying, setPaying] = useState<PayrollRow | null>(null);
  const [returning, setReturning] = useState<PayrollRow | null>(null);
  const giveBack = useWrite(returnPayroll, { invalidates: [listPayrolls, netTrend] });
  const rowActions = useRowActions(setPaying, setReturning);
  const { bulk, dialog } = useBulkActions();
  // Nobody at all, not only nobody in this part of the company: there is nothing to process, file or draw.
  const vacant = overview?.meta.total === 0 && !keyword && Object.keys(place).length === 0;
  const step = nextStep(whole);
  const filters = useMemo(() => filtersOf(current), [current]);
  // Over the filter, which says the current period where the address says none.
  const input = { ...PROCESSED[query.get('processed') ?? ''], ...asked };
  if (error)
    return (
      <>
        <PageHeader title={MANAGE.title} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  return (
    <>
      <ListPage
        title={period ? titleOf(period.end_date) : MANAGE.title}
        context={<PeriodStep period={period} payDate={overview?.pay_date} />}
        endpoint={listPayrolls}
        input={input}
        columns={PAYROLL_COLUMNS}
        filters={filters}
        rowKey={rowKeyOf}
        rowName={(row) => row.name}
        rowActions={rowActions}
        onOpen={(row) => navigate(processPath(row))}
        action={
          !vacant && (
            <div className={`${classes['actions']} wrap`}>
              <ReliefsButton />
              <MoreActions>
                {period && (
                  <>
                    <ShownPeriod value={period}>
                      <Slot name="payroll-month-review" />
                      <Slot name="payroll-month" />
                    </ShownPeriod>
                    <VariableImportButton period={period} />
                  </>
                )}
                <NewRun period={period} />
                {step !== 'process' && <ProcessAll period={month} filled={false} />}
              </MoreActions>
              <NextStep step={step} shown={month} statuses={whole} />
            </div>
          )
        }
        bulk={bulk}
        defaults={DEFAULTS}
        exports={reportChoices(generatePayrollReport, (filter) => ({ ...filter, ...period }))}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        totals={({ summary }) => ({
          total_salary: summary.total_salary,
          total_earning: summary.total_earning,
          total_gross_pay: summary.total_gross_pay,
          total_deduction: summary.total_deduction,
          total_adjustment: summary.total_adjustment,
          total_net_pay: summary.total_net_pay,
        })}
        above={
          <>
            {period && <RunPanel period={period} />}
            {!vacant && <MonthState month={period?.end_date.slice(0, 7)} statuses={whole} />}
            {!vacant && <PayrollTotals summary={overview?.summary} />}
            {!vacant && <ProcessedTabs statuses={overview?.statuses} />}
          </>
        }
        empty={{ drawing: 'money', title: MANAGE.empty, hint: t('emptyHint'), action: <FirstStep past={period?.start_date !== current?.start_date} /> }}
      />
      {!vacant && (
        <Suspense fallback={<div className={classes['chartsPlace']} />}>
          <PayrollCharts answer={overview} />
        </Suspense>
      )}
      {dialog}
      {returning?.reference_payroll_id && (
        <ReturnForm
          name={returning.name}
          onClose={() => setReturning(null)}
          onReturn={(values) => giveBack.run({ ...values, id: returning.reference_payroll_id ?? 0, status: returning.status })}
        />
      )}
      {paying?.reference_payroll_id && <PayForm payroll={{ id: paying.reference_payroll_id, name: paying.name }} onClose={() => setPaying(null)} />}
    </>
  );
}

/** Where nobody was employed: the way to the first employee, or from another period back to the current one. */
function FirstStep({ past }: { past: boolean }) {
  const t = useT(MANAGE);
  if (past) {
    return (
      <Button component={Link} href={PAGE}>
        {t('toCurrent')}
      </Button>
    );
  }
  return (
    <ActionButton needs={{ page: '/admin/employee', action: 'Create' }} icon="plus" href="/admin/employee">
      {t('addEmployees')}
    </ActionButton>
  );
}

/** The month in which the period ends: so a company calls its payroll. */
const titleOf = (end_date: string): Text => ({
  en: `${MANAGE.title.en}, ${formatMonth(calendarDate(end_date), 'en')}`,
  ms: `${MANAGE.title.ms}, ${formatMonth(calendarDate(end_date), 'ms')}`,
});

/** The period with the way to the one before and after it, and its pay day. */
function PeriodStep({ period, payDate }: { period: Span | undefined; payDate: string | undefined }) {
  const t = useT(MANAGE);
  const search = useSearch();
  const [, navigate] = useLocation();
  const go = (by: -1 | 1) => {
    if (!period) return;
    const query = new URLSearchParams(search);
    for (const [key, value] of Object.entries(neighbourOf(period, by))) query.set(key, value);
    query.delete('page');
    query.delete('run');
    navigate(`${PAGE}?${query}`);
  };
  return (
    <span className={classes['period']}>
      <ActionIcon variant="subtle" color="gray" size={26} aria-label={t('earlier')} onClick={() => go(-1)}>
        <Icon name="chevron-left" size={16} />
      </ActionIcon>
      {period && <DateRangeText from={period.start_date} to={period.end_date} />}
      <ActionIcon variant="subtle" color="gray" size={26} aria-label={t('later')} onClick={() => go(1)}>
        <Icon name="chevron-right" size={16} />
      </ActionIcon>
      {payDate && (
        <span>
          · {t('payDay')} <DateText value={payDate} />
        </span>
      )}
    </span>
  );
}
