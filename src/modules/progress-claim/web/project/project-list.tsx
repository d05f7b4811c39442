/** The contracts of a company: cards and a chart above the list. */
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { projects, type ProjectRow } from '../../contract/project/project.register.ts';
import { PROJECT_STATUSES } from '../../contract/project/project.schema.ts';
import { showSummary } from '../../contract/project/project.endpoints.ts';
import { PAGE, projectAddress } from '../pcr-address.ts';
import { PCR } from '../pcr.messages.ts';
import classes from './overview.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { REPORT } from './report.messages.ts';

const ProjectForm = lazyDrawer(async () => (await import('./project-form.tsx')).ProjectForm, { title: PCR.addTitle, size: 720 });

const ReportForm = lazyDrawer(async () => (await import('./report-form.tsx')).ReportForm, { title: REPORT.title, size: 440 });

const MOST_FOUND = 30;
/** Clients by name, as contracts write them. */
const findClients = async (client: string) => {
  const { data } = await call(projects.list, { client, per_page: MOST_FOUND, sort: 'asc', sort_by: 'client_name' });
  return [...new Set(data.map(({ client_name }) => client_name))].map((name) => ({ value: name, label: name }));
};

const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'select', key: 'status', label: PCR.status, options: PROJECT_STATUSES, prominent: true },
  { kind: 'lookup', key: 'client', label: PCR.client, load: findClients },
  { kind: 'year', key: 'year', label: PCR.year },
  { kind: 'lookup', key: 'manager_id', label: PCR.manager, load: findEmployees, number: true },
];

function useColumns(): Column<ProjectRow>[] {
  const t = useT(PCR);
  return [
    { key: 'code', label: PCR.code, kind: 'identity', sort: true, priority: 2 },
    { key: 'name', label: PCR.project, sort: true, fixed: true, card: 'title' },
    { key: 'client_name', label: PCR.client, sort: true, priority: 3, folds: 'name', card: 'subtitle' },
    { key: 'contract_sum', label: PCR.contractSum, kind: 'money', sort: true, priority: 2, card: 2 },
    { key: 'variations', label: PCR.variations, kind: 'money', priority: 4 },
    {
      key: 'progress',
      label: PCR.progress,
      priority: 1,
      card: 1,
      value: ({ progress_percent }) => progress_percent,
      cell: ({ progress_percent, planned_percent }) => <ProgressBar progress={progress_percent} planned={planned_percent} />,
    },
    { key: 'certified', label: PCR.certifiedSoFar, kind: 'money', priority: 2 },
    { key: 'retention', label: PCR.retention, kind: 'money', priority: 4 },
    { key: 'outstanding', label: PCR.outstanding, kind: 'money', priority: 1, card: 3 },
    {
      key: 'last_claim',
      label: PCR.lastClaim,
      priority: 4,
      value: ({ last_claim }) => (last_claim ? t('claimNo', { n: last_claim.claim_no }) : ''),
      second: ({ last_claim }) => last_claim && <StatusChip status={last_claim.status} />,
    },
    { key: 'status', label: PCR.status, kind: 'status', card: 'badge' },
  ];
}

export function ProjectList() {
  const t = useT(PCR);
  const columns = useColumns();
  const [isAdding, setAdding] = useState(false);
  const [reported, report] = useState<Record<string, unknown> | null>(null);
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: projects.create }} icon="plus" opens={ProjectForm} onClick={() => setAdding(true)}>
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof projects.list, ProjectRow>
        title={PCR.title}
        endpoint={projects.list}
        columns={columns}
        filters={FILTERS}
        defaults={projects.first}
        rowName={({ name }) => name}
        onOpen={({ id }) => navigate(projectAddress(id))}
        above={<Summary />}
        action={add}
        exports={[{ label: REPORT.title, icon: 'sheet', run: async (filter) => report(filter) }]}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        empty={{ drawing: 'chart', title: PCR.empty, hint: PCR.emptyHint, action: add }}
      />
      {reported && <ReportForm filter={reported} onClose={() => report(null)} />}
      {isAdding && <ProjectForm row={null} readOnly={false} onClose={() => setAdding(false)} />}
    </>
  );
}

/** What all contracts come to, and what was certified in each of the last twelve months. */
function Summary() {
  const t = useT(PCR);
  const say = useSay();
  const { locale } = useLocale();
  const { data } = useEndpoint(showSummary, {}, { quiet: true });
  const sums = data?.data;
  if (!sums || sums.contracts === 0) return null;
  const money = (value: number) => <Money value={value} />;
  return (
    <div className={`${classes['summary']} stack`}>
      <Tiles
        label={say(PCR.title)}
        tiles={[
          { name: t('contracts'), value: sums.contracts, note: `RM ${formatPrice(sums.contract_sum)}` },
          { name: t('certified'), value: money(sums.certified) },
          { name: t('paid'), value: money(sums.paid) },
          { name: t('outstanding'), value: money(sums.outstanding), ...(sums.overdue > 0 && { note: `${t('overdue')}: RM ${formatPrice(sums.overdue)}` }) },
          { name: t('retention'), value: money(sums.retention) },
        ]}
      />
      {sums.certified !== 0 && (
        <ChartCard
          title={PCR.certifiedMonths}
          kind="bar"
          money
          height={180}
          x="month"
          xLabel={PCR.month}
          series={[{ key: 'certified', label: PCR.certified }]}
          rows={sums.months.map(({ month, certified }) => ({ month: formatMonth(month as CalendarDate, locale).replace(/ \d\d(?=\d\d$)/, ' '), certified }))}
        />
      )}
    </div>
  );
}
