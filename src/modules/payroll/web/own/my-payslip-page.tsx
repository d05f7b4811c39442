/** Own payslips (R29): the year so far, a line a month, and the payslip itself with its PDF. Amounts stay covered until asked for, by one switch. */
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { PAYSLIPS_PER_PAGE } from '#platform/contract/paging.ts';
import type { Text } from '#platform/contract/messages.ts';
import { download } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { ListPage, type Column } from '#platform/web/ui/list-page.tsx';
import { Money, useToday } from '#platform/web/ui/values.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { KIND_WORDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { listOwnPayslips, ownPayslipPdf, ownPayslipSummary, ownPayslipTrace, showOwnPayslip } from '../../contract/payslip/payslip.endpoints.ts';
import type { PayslipRow } from '../../contract/payslip/payslip.schema.ts';
import { PAYSLIP_VIEW } from '../payslip/payslip-view.messages.ts';
import { PayslipStatus } from '../payslip/payslip-status.tsx';
import { PayslipDrawer } from '../payslip/payslip-drawer.tsx';
import { DeclareButton, OwnReliefs } from '#modules/tax-declaration/web/public.tsx';
import { MY_PAYSLIP } from './my-payslip.messages.ts';
import classes from './my-payslip.module.css';

/** Whoever looks over a shoulder sees one amount a month covered, and no other. */
function Covered() {
  const t = useT(MY_PAYSLIP);
  return (
    <span role="img" aria-label={t('covered')}>
      ••••••
    </span>
  );
}

export function Page() {
  const t = useT(MY_PAYSLIP);
  const { locale } = useLocale();
  const kinds = useT(KIND_WORDS);
  const [shown, setShown] = useState(false);
  const money = (
    key: 'total_gross_pay' | 'total_deduction' | 'epf' | 'socso' | 'skbbk' | 'eis' | 'tax',
    label: Text,
    priority: 2 | 3 | 4 | 6,
  ): Column<PayslipRow>[] => (shown ? [{ key, label, kind: 'money', priority }] : []);
  const columns: Column<PayslipRow>[] = [
    {
      key: 'start_date',
      label: MY_PAYSLIP.month,
      sort: true,
      fixed: true,
      card: 'title',
      value: (row) => [formatMonth(calendarDate(row.end_date), locale), row.kind === 'monthly' ? null : kinds(row.kind)].filter(Boolean).join(' · '),
    },
    ...money('total_gross_pay', MY_PAYSLIP.gross, 2),
    ...money('total_deduction', MY_PAYSLIP.deduction, 3),
    ...money('epf', PAYSLIP_VIEW.epf, 4),
    ...money('socso', PAYSLIP_VIEW.socso, 6),
    ...money('skbbk', PAYSLIP_VIEW.skbbk, 6),
    ...money('eis', PAYSLIP_VIEW.eis, 6),
    ...money('tax', PAYSLIP_VIEW.tax, 4),
    {
      key: 'total_net_pay',
      label: MY_PAYSLIP.net,
      kind: 'money',
      priority: 1,
      sort: true,
      card: 1,
      cell: (row) => (shown ? <Money value={row.total_net_pay} /> : <Covered />),
    },
    {
      key: 'payment_date',
      label: PAYSLIP_VIEW.payDate,
      kind: 'date',
      priority: 3,
      folds: 'start_date',
      card: 2,
      value: (row) => row.payment_date ?? row.pay_date,
    },
    { key: 'status', label: MY_PAYSLIP.status, kind: 'status', card: 'badge', cell: (row) => <PayslipStatus payslip={row} /> },
  ];
  return (
    <>
      <ListPage
        title={MY_PAYSLIP.title}
        action={<DeclareButton />}
        endpoint={listOwnPayslips}
        columns={columns}
        filters={[{ kind: 'year', key: 'year', label: MY_PAYSLIP.year }]}
        defaults={{ perPage: PAYSLIPS_PER_PAGE, sortBy: 'start_date' }}
        above={shown && <YearSoFar />}
        tools={<Switch checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} label={t('showAmounts')} size="sm" mr="xs" />}
        rowActions={(row) => [
          { key: 'pdf', label: PAYSLIP_VIEW.download, icon: 'download', onClick: () => download(ownPayslipPdf, { id: row.id, language: locale }) },
        ]}
        detail={(id, close) => <OwnPayslip id={Number(id)} close={close} />}
        empty={{ drawing: 'money', title: MY_PAYSLIP.empty, hint: MY_PAYSLIP.emptyHint }}
      />
      <OwnReliefs />
      <Slot name="own-payslips" />
    </>
  );
}

function YearSoFar() {
  const t = useT(MY_PAYSLIP);
  const { locale } = useLocale();
  const today = useToday();
  const chosen = Number(new URLSearchParams(useSearch()).get('year')) || Number(today.slice(0, 4));
  const { data } = useEndpoint(ownPayslipSummary, { year: chosen });
  const year = data?.data;
  if (!year || year.payslips === 0) return null;
  const tiles = [
    [t('ytdGross'), year.gross],
    [t('ytdEpf'), year.epf],
    [t('ytdTax'), year.tax],
    [year.net_since ? t('ytdNetSince', { month: formatMonth(calendarDate(year.net_since), locale) }) : t('ytdNet'), year.net],
  ] as const;
  return <Tiles className={classes['tiles']} tiles={tiles.map(([name, value]) => ({ name, value: <Money value={value} /> }))} />;
}

function OwnPayslip({ id, close }: { id: number; close: () => void }) {
  const t = useT(PAYSLIP_VIEW);
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showOwnPayslip, { id }, { keepPrevious: false });
  const { data: trace } = useEndpoint(ownPayslipTrace, { id }, { keepPrevious: false, quiet: true });
  const payslip = data?.data;
  return (
    <PayslipDrawer
      title={payslip ? t('payslip', { month: formatMonth(calendarDate(payslip.end_date), locale) }) : MY_PAYSLIP.title}
      payslip={payslip}
      traces={trace?.data}
      error={error}
      onRetry={() => void refetch()}
      onDownload={(language) => void download(ownPayslipPdf, { id, language })}
      onClose={close}
    />
  );
}
