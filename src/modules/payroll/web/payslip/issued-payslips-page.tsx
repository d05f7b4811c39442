/** Payslips of a month (R33): look at them, take the PDF, pack them as ZIP, e-mail them to the employees. */
import { Box } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { listReports } from '#platform/contract/calls/reports.endpoints.ts';
import { DEFAULT_PER_PAGE } from '#platform/contract/paging.ts';
import { call } from '#platform/web/call/call.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type BulkAction, type Column, type ExportChoice, type Filter } from '#platform/web/ui/list-page.tsx';
import { ReportJobs } from '#platform/web/ui/report/report-jobs.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { PAYSLIP_STATUSES } from '../../contract/payroll.policy.ts';
import { listPayslips, payslipFile, zipPayslips } from '../../contract/payslip/issued-payslips.endpoints.ts';
import type { IssuedPayslip } from '../../contract/payslip/issued-payslips.schema.ts';
import { ToPayroll } from '../to-payroll.tsx';
import { ISSUED } from './issued-payslips.messages.ts';
import { useMailing, type Outcome } from './use-mailing.ts';

const IssuedPayslipDrawer = lazyDrawer(async () => (await import('./issued-payslip-drawer.tsx')).IssuedPayslipDrawer, { shape: 'detail' });
const Undelivered = lazy(async () => ({ default: (await import('./undelivered.tsx')).Undelivered }));

const EXPORT = { page: '/payroll/document', action: 'Export' } as const;

function Sent({ row }: { row: IssuedPayslip }) {
  const t = useT(ISSUED);
  if (row.send_error) return <span title={row.send_error}>{t('delayed', { reason: row.send_error })}</span>;
  if (row.sending) return <>{t('sending')}</>;
  return <DateText value={row.sent_at} kind="datetime" />;
}

const COLUMNS: Column<IssuedPayslip>[] = [
  { key: 'name', label: ISSUED.employee, kind: 'person', sort: true, fixed: true, card: 'title', second: (row) => row.employee_code },
  { key: 'number', label: ISSUED.number, kind: 'identity', sort: true, priority: 4, folds: 'name', card: 'subtitle' },
  { key: 'total_gross_pay', label: ISSUED.gross, kind: 'money', priority: 2, sort: true, card: 2 },
  { key: 'total_net_pay', label: ISSUED.net, kind: 'money', priority: 1, sort: true, card: 1 },
  { key: 'status', label: ISSUED.status, kind: 'status', sort: true, card: 'badge' },
  { key: 'sent_at', label: ISSUED.sentAt, priority: 5, card: 3, cell: (row) => <Sent row={row} /> },
];

/** Opens on the last month that has payslips. */
export function Page() {
  const { data, error, refetch } = useEndpoint(listPayslips, { per_page: DEFAULT_PER_PAGE }, { keepPrevious: false });
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="rows" count={10} />;
  return <Payslips lastMonth={data.month ?? ''} locked={data.payslip_password} />;
}

function Payslips({ lastMonth, locked }: { lastMonth: string; locked: boolean }) {
  const t = useT(ISSUED);
  const { locale } = useLocale();
  const invalidate = useInvalidate();
  const mayExport = useCan(EXPORT.page, EXPORT.action);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const mail = useMailing(locked, setOutcome);
  const pack = async (choice: InputOf<typeof zipPayslips>, quiet: boolean) => {
    await call(zipPayslips, { language: locale, ...choice }, { quiet });
    await invalidate(listReports);
  };
  const filters = useMemo<Filter[]>(
    () => [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'month', key: 'month', label: ISSUED.month, initial: lastMonth, width: 190 },
      { kind: 'organisation', key: 'organisation' },
      { kind: 'select', key: 'status', label: ISSUED.status, options: PAYSLIP_STATUSES },
    ],
    [lastMonth],
  );
  return (
    <>
      <ListPage
        title={ISSUED.title}
        context={(answer) => (answer?.month ? t('context', { month: formatMonth(calendarDate(`${answer.month}-01`), locale) }) : t('nothing'))}
        endpoint={listPayslips}
        columns={COLUMNS}
        filters={filters}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        rowName={(row) => row.name}
        {...(lastMonth !== '' && { action: <MailAll lastMonth={lastMonth} onMail={mail.all} /> })}
        bulk={bulkActions(t, pack, mail)}
        exports={zipBoth((input, language) => pack({ ...input, language }, false))}
        exportNeeds={EXPORT}
        opens={IssuedPayslipDrawer}
        rowActions={(row) => [
          { key: 'pdf', label: ISSUED.pdf, icon: 'pdf', onClick: () => openFile(payslipFile, { id: row.id, language: locale }) },
          { key: 'email', needs: EXPORT, label: ISSUED.email, icon: 'mail', onClick: () => mail.one(row) },
        ]}
        detail={(id, close) => <IssuedPayslipDrawer id={Number(id)} close={close} {...(mayExport && { onMail: mail.one })} />}
        empty={{ drawing: 'money', title: ISSUED.empty, hint: ISSUED.emptyHint, action: <ToPayroll /> }}
      />
      {mayExport && (
        <Box mt="md">
          <ReportJobs type="payroll.payslips" />
        </Box>
      )}
      {outcome && (
        <Suspense fallback={null}>
          <Undelivered outcome={outcome} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </>
  );
}

function MailAll({ lastMonth, onMail }: { lastMonth: string; onMail: (query: URLSearchParams) => Promise<void> }) {
  const t = useT(ISSUED);
  const search = useSearch();
  return (
    <ActionButton needs={EXPORT} icon="mail" onClick={() => onMail(new URLSearchParams(`${search}&month=${lastMonth}`))}>
      {t('emailAll')}
    </ActionButton>
  );
}

/** Everything that the filter shows, in either language. */
const zipBoth = (run: (input: Record<string, unknown>, language: 'en' | 'ms') => Promise<void>): ExportChoice[] => [
  { label: ISSUED.zipEn, icon: 'export', run: (input) => run(input, 'en') },
  { label: ISSUED.zipMs, icon: 'export', run: (input) => run(input, 'ms') },
];

function bulkActions(
  t: ReturnType<typeof useT<typeof ISSUED>>,
  pack: (choice: InputOf<typeof zipPayslips>, quiet: boolean) => Promise<void>,
  mail: ReturnType<typeof useMailing>,
): BulkAction<IssuedPayslip>[] {
  return [
    {
      key: 'zip',
      needs: EXPORT,
      label: (n) => t('zipN', { n }),
      icon: 'export',
      runAll: async (rows) => {
        await pack({ ids: rows.map(({ id }) => id) }, true);
        return rows.map(({ id }) => ({ id, ok: true }));
      },
    },
    { key: 'email', needs: EXPORT, label: (n) => t('emailN', { n }), icon: 'mail', confirm: (rows) => mail.question(rows), runAll: mail.rows },
  ];
}
