/** EA forms of a year (R35): everybody with pay in it, generating and publishing, and what goes to LHDN. */
import { Button, Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { LightMenu } from '#platform/web/ui/light/light-menu.tsx';
import { ListPage, type Column, type Filter, type RowAction } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Money, useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { eaFormPdf, generateEaForms, listEaForms, packEaForms } from '../contract/ea-form.endpoints.ts';
import { EA_PAGE } from '../contract/ea-form.address.ts';
import type { EaRow } from '../contract/ea-form.schema.ts';
import { EA_ROW_STATUSES } from '../contract/ea-form.workflow.ts';
import { ToPayroll } from '#modules/payroll/web/public.tsx';
import classes from './ea-form.module.css';
import { EA } from './ea-page.messages.ts';
import { filterOf } from './ea-filter.ts';
import { EaRunPanel } from './ea-run-panel.tsx';
import { GenerateButton } from './generate-button.tsx';
import { useEaBulk } from './use-ea-bulk.ts';

const EaFormDrawer = lazyDrawer(async () => (await import('./ea-form-drawer.tsx')).EaFormDrawer, { title: EA.title, shape: 'detail', size: 720 });
const YearDrawer = lazyDrawer(async () => (await import('./ea-year-drawer.tsx')).EaYearDrawer, { shape: 'detail', size: 640 });
const Reconciliation = lazyDrawer(async () => (await import('./ea-reconciliation-drawer.tsx')).EaReconciliationDrawer, { shape: 'detail', size: 720 });
const TaxNumbers = lazyDrawer(async () => (await import('./tax-numbers-drawer.tsx')).TaxNumbersDrawer, { title: EA.enterTaxNo, shape: 'form' });
const Release = lazyDrawer(async () => (await import('./ea-release-drawer.tsx')).EaReleaseDrawer, { shape: 'detail' });
type Answer = OutputOf<typeof listEaForms>;

const COLUMNS: Column<EaRow>[] = [
  {
    key: 'name',
    label: EA.employee,
    sort: true,
    fixed: true,
    kind: 'person',
    card: 'title',
    second: ({ employee_code }) => employee_code,
  },
  { key: 'identity_number', label: EA.identity, kind: 'identity', priority: 3, cell: (row) => <NumberOr value={row.identity_number} /> },
  { key: 'tax_no', label: EA.taxNo, kind: 'identity', priority: 4, card: 3, cell: (row) => <NumberOr value={row.tax_no} /> },
  { key: 'gross', label: EA.gross, kind: 'money', priority: 1, sort: true, card: 1, cell: (row) => <Amount value={row.gross} /> },
  { key: 'epf', label: EA.epf, kind: 'money', priority: 2, sort: true, cell: (row) => <Amount value={row.epf} /> },
  { key: 'mtd', label: EA.mtd, kind: 'money', priority: 1, sort: true, card: 2, cell: (row) => <Amount value={row.mtd} /> },
  {
    key: 'status',
    label: EA.status,
    kind: 'status',
    sort: true,
    card: 'badge',
    cell: (row) => <StatusChip status={row.status} label={EA[row.status]} />,
  },
  { key: 'published_at', label: EA.publishedOn, kind: 'date', priority: 5, sort: true, card: 4 },
  { key: 'serial_no', label: EA.serial, kind: 'identity', hidden: true },
];

export function Page() {
  const t = useT(EA);
  const today = useToday();
  const previous = Number(today.slice(0, 4)) - 1;
  const year = Number(new URLSearchParams(useSearch()).get('year')) || previous;
  const filters = useMemo<Filter[]>(
    () => [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'year', key: 'year', label: EA.year, initial: String(previous) },
      { kind: 'organisation', key: 'organisation' },
      { kind: 'select', key: 'status', label: EA.status, options: EA_ROW_STATUSES.map((value) => ({ value, label: EA[value] })) },
    ],
    [previous],
  );
  const [shown, setShown] = useState<'year' | 'reconcile' | 'numbers' | null>(null);
  const [publishing, setPublishing] = useState<number[] | 'all' | null>(null);
  const bulk = useEaBulk(year, setPublishing);
  return (
    <>
      <ListPage
        title={EA.title}
        context={(answer) => answer && t('context', { year: String(answer.summary.year), due: formatDate(answer.summary.due) })}
        endpoint={listEaForms}
        columns={COLUMNS}
        filters={filters}
        rowKey={(row) => row.id ?? `e${row.employee_id}`}
        rowName={(row) => row.name}
        opens={EaFormDrawer}
        rowActions={(row) => (row.id === null ? [] : [{ key: 'pdf', label: EA.pdf, icon: 'pdf', onClick: () => openFile(eaFormPdf, { id: row.id ?? 0 }) }])}
        detail={(key, close) =>
          key.startsWith('e') ? <NoForm employeeId={Number(key.slice(1))} year={year} close={close} /> : <EaFormDrawer id={Number(key)} close={close} />
        }
        bulk={bulk}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        totals={({ summary }) => ({ gross: summary.gross, epf: summary.epf, mtd: summary.mtd })}
        above={<Above key={year} year={year} onEnter={() => setShown('numbers')} />}
        tools={<YearEnd year={year} onShow={setShown} onPublish={() => setPublishing('all')} />}
        action={<GenerateButton year={year} />}
        empty={{ drawing: 'document', title: EA.empty, hint: EA.emptyHint, action: <ToPayroll /> }}
      />
      {publishing && <Release year={year} {...(publishing !== 'all' && { ids: publishing })} close={() => setPublishing(null)} />}
      {shown === 'year' && <YearDrawer year={year} close={() => setShown(null)} />}
      {shown === 'numbers' && <TaxNumbers year={year} close={() => setShown(null)} />}
      {shown === 'reconcile' && <Reconciliation year={year} close={() => setShown(null)} />}
    </>
  );
}

/** Nothing stands where there is no form; a missing amount is not 0.00. */
function Amount({ value }: { value: number | null }) {
  return value === null ? <span aria-hidden>–</span> : <Money value={value} />;
}

function NumberOr({ value }: { value: string | null }) {
  const t = useT(EA);
  return value ? <span className="tabular">{value}</span> : <span className={classes['missing']}>{t('missing')}</span>;
}

/** The same filter as the list, one row of it: where the forms stand, the warning, the run. */
function Above({ year, onEnter }: { year: number; onEnter: () => void }) {
  const { data, isError } = useEndpoint(listEaForms, { ...filterOf(useSearch()), year, per_page: 1 });
  // The list below says what is wrong, and tries again.
  if (isError) return null;
  if (!data || data.summary.year !== year) return <Skeleton className={classes['waiting']} radius="md" />;
  return (
    <>
      <NoTaxNumber summary={data.summary} onEnter={onEnter} />
      <Late summary={data.summary} />
      <EaRunPanel latest={data.summary.run} />
      <Statuses summary={data.summary} />
    </>
  );
}

/** What is missing comes first, with the way to mend it. */
function NoTaxNumber({ summary: { no_tax_no: n }, onEnter }: { summary: Answer['summary']; onEnter: () => void }) {
  const t = useT(EA);
  const may = [useCan('/admin/employee', 'Update'), useCan('/admin/employee/view/employment', 'Update')].some(Boolean);
  if (n === 0) return null;
  return (
    <div className={classes['banner']} role="note">
      <Icon name="alert" size={16} />
      <span>{t('noTaxNo', { n })}</span>
      {may && (
        <Button variant="default" size="compact-sm" {...approachOf(TaxNumbers)} onClick={onEnter}>
          {t('enterTaxNo')}
        </Button>
      )}
    </div>
  );
}

function Late({ summary }: { summary: Answer['summary'] }) {
  const t = useT(EA);
  if (!summary.late) return null;
  const { Pending, Generating, Success } = summary.statuses;
  return (
    <div className={classes['banner']} role="note">
      <Icon name="alert" size={16} />
      <span>{t('late', { year: String(summary.year), due: formatDate(summary.due), n: (Pending ?? 0) + (Generating ?? 0) + (Success ?? 0) })}</span>
    </div>
  );
}

function Statuses({ summary }: { summary: Answer['summary'] }) {
  const t = useT(EA);
  const some = EA_ROW_STATUSES.filter((status) => (summary.statuses[status] ?? 0) > 0);
  // One alone says what every row says.
  if (some.length < 2) return null;
  return (
    <ul className={`bare ${classes['statuses']}`} aria-label={t('summary')}>
      {some.map((status) => (
        <li key={status}>
          <StatusChip status={status} label={EA[status]} /> <span className="tabular">{summary.statuses[status]}</span>
        </li>
      ))}
    </ul>
  );
}

function YearEnd({ year, onShow, onPublish }: { year: number; onShow: (what: 'year' | 'reconcile') => void; onPublish: () => void }) {
  const t = useT(EA);
  const pack = useWrite(packEaForms);
  const actions: readonly RowAction[] = [
    { key: 'reconcile', label: EA.reconcile, icon: 'swap', onClick: () => onShow('reconcile') },
    { key: 'year', label: EA.formE, icon: 'table', onClick: () => onShow('year') },
    { key: 'publish', needs: { page: EA_PAGE, action: 'Publish' }, label: EA.publishAll, icon: 'send', onClick: onPublish },
    { key: 'zip', needs: { page: EA_PAGE, action: 'Export' }, label: EA.zip, icon: 'download', onClick: () => pack.run({ year }).catch(() => undefined) },
  ];
  return (
    <LightMenu
      actions={actions}
      button={(props) => (
        <Button variant="default" loading={pack.busy} rightSection={<Icon name="chevron-down" size={15} />} {...props}>
          {t('yearEnd')}
        </Button>
      )}
    />
  );
}

/** Somebody who was paid and has no form yet. */
function NoForm({ employeeId, year, close }: { employeeId: number; year: number; close: () => void }) {
  const t = useT(EA);
  const { run, busy } = useWrite(generateEaForms, { invalidates: [listEaForms], onDone: close });
  return (
    <DetailDrawer
      onClose={close}
      title={EA.pendingTitle}
      badge={<StatusChip status="Pending" label={EA.Pending} />}
      actions={
        <ActionButton
          needs={{ page: EA_PAGE, action: 'Create' }}
          loading={busy}
          onClick={() => run({ year, employee_ids: [employeeId] }).catch(() => undefined)}
        >
          {t('generate')}
        </ActionButton>
      }
    >
      <p>{t('pendingText')}</p>
    </DetailDrawer>
  );
}
