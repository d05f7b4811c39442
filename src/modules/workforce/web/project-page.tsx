/** Projects with how many people each of them needs, today and tomorrow, and what that comes to. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { DateRangeText, Money } from '#platform/web/ui/values.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { PROJECT_STATUSES, projects, type ProjectRow } from '../contract/project.register.ts';
import { CERTIFICATES } from './certificate/certificate.messages.ts';
import { COST } from './cost/cost.messages.ts';
import { DAILY } from './daily/daily.messages.ts';
import { DEPLOYMENT } from './deployment.messages.ts';
import { findSites } from './find-sites.ts';
import { MAP } from './map/map.messages.ts';
import { Overview } from './overview.tsx';
import { GAPS } from './standby/gaps.messages.ts';
import { REPORT } from './report/report.messages.ts';
import { WOM as W } from './wom.messages.ts';

const ProjectForm = lazyDrawer(async () => (await import('./project-form.tsx')).ProjectForm, { title: ({ row }) => row?.name ?? W.add, size: 640 });
const Needs = lazyDrawer(async () => (await import('./needs-drawer.tsx')).NeedsDrawer, { title: W.needs, shape: 'detail', size: 720 });
const Deployment = lazyDrawer(async () => (await import('./deployment-drawer.tsx')).DeploymentDrawer, { title: DEPLOYMENT.deployment, size: 1100, wide: true });
const Daily = lazyDrawer(async () => (await import('./daily/daily-drawer.tsx')).DailyDrawer, { title: DAILY.daily, size: 900, wide: true });
const Report = lazyDrawer(async () => (await import('./report/report-drawer.tsx')).ReportDrawer, { title: REPORT.timesheets, size: 1100, wide: true });
const Gaps = lazyDrawer(async () => (await import('./standby/gaps-drawer.tsx')).GapsDrawer, { title: GAPS.gaps, size: 640, wide: true });
const Certificates = lazyDrawer(async () => (await import('./certificate/certificates-drawer.tsx')).CertificatesDrawer, {
  title: CERTIFICATES.certificates,
  size: 900,
  wide: true,
});
const Sites = lazyDrawer(async () => (await import('./map/sites-drawer.tsx')).SitesDrawer, { title: MAP.map, size: 900, wide: true });
const Cost = lazyDrawer(async () => (await import('./cost/cost-drawer.tsx')).CostDrawer, { title: COST.cost, size: 820, wide: true });

/** Money of projects, for whoever may see costs. */
const costColumns = (t: ReturnType<typeof useT<typeof COST>>): Column<ProjectRow>[] => [
  {
    key: 'cost_to_date',
    label: COST.toDate,
    priority: 2,
    value: ({ cost_to_date }) => cost_to_date ?? 0,
    cell: ({ cost_to_date, budget, name }) =>
      cost_to_date !== null && (
        <>
          <Money value={cost_to_date} />{' '}
          {budget !== null && budget > 0 && (
            <progress
              max={budget}
              value={Math.min(budget, cost_to_date)}
              aria-label={t('ofBudget', { name, percent: Math.floor((Math.round(cost_to_date * 100) * 100) / Math.round(budget * 100)) })}
            />
          )}
        </>
      ),
  },
  { key: 'cost', label: W.cost, kind: 'money', priority: 4 },
  { key: 'budget', label: W.budget, kind: 'money', priority: 4 },
];

export function Page() {
  const t = useT(W);
  const [shown, show] = useState<ProjectRow | null>(null);
  const [deploying, deploy] = useState<ProjectRow | null>(null);
  const [reporting, report] = useState<ProjectRow | null>(null);
  const [timing, time] = useState<ProjectRow | null>(null);
  const [costing, cost] = useState<ProjectRow | null>(null);
  const [filling, fill] = useState(false);
  const costs = useT(COST);
  const [certifying, certify] = useState(false);
  const [mapping, map] = useState(false);
  const maps = useT(MAP);
  const gaps = useT(GAPS);
  const certificates = useT(CERTIFICATES);
  const seesCosts = useCan('/wom/project', 'Cost');
  return (
    <>
      <RegisterPage
        register={projects}
        above={<Overview />}
        tools={
          <>
            <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/wom/project' }} opens={Gaps} onClick={() => fill(true)}>
              {gaps('gaps')}
            </ActionButton>
            <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/wom/project' }} opens={Certificates} onClick={() => certify(true)}>
              {certificates('certificates')}
            </ActionButton>
            <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/wom/project' }} opens={Sites} onClick={() => map(true)}>
              {maps('map')}
            </ActionButton>
          </>
        }
        columns={[
          { key: 'code', label: W.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: W.name, sort: true, fixed: true, card: 'title', second: ({ client_name }: ProjectRow) => client_name ?? undefined },
          { key: 'work_site', label: W.site, priority: 2, card: 'subtitle', value: ({ work_site }: ProjectRow) => work_site.name },
          { key: 'manager', label: W.manager, priority: 4, value: ({ manager }: ProjectRow) => manager.name },
          {
            key: 'start_date',
            label: W.period,
            kind: 'period',
            sort: true,
            priority: 1,
            card: 1,
            cell: ({ start_date, end_date }: ProjectRow) => <DateRangeText from={start_date} to={end_date} />,
          },
          {
            key: 'deployed',
            label: W.deployedToday,
            priority: 1,
            card: 2,
            cell: ({ deployed, today, name }: ProjectRow) => (
              <>
                <span className="tabular">{t('ofNeeded', { n: deployed, of: today })}</span>{' '}
                {today > 0 && <progress max={today} value={deployed} aria-label={name} />}
              </>
            ),
          },
          { key: 'present', label: W.presentToday, kind: 'number', priority: 1, card: 3 },
          { key: 'short_tomorrow', label: W.shortTomorrow, kind: 'number', priority: 2 },
          ...(seesCosts ? costColumns(costs) : []),
          { key: 'status', label: W.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'select', key: 'status', label: W.status, options: PROJECT_STATUSES, prominent: true, initial: 'On Going' },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'lookup', key: 'manager_id', label: W.manager, load: findEmployees, number: true },
          { kind: 'lookup', key: 'work_site_id', label: W.site, load: findSites, number: true },
        ]}
        moreActions={(row: ProjectRow) => [
          { key: 'deployment', label: DEPLOYMENT.deployment, icon: 'calendar', onClick: () => deploy(row) },
          { key: 'daily', label: DAILY.daily, icon: 'check', onClick: () => report(row) },
          { key: 'timesheets', label: REPORT.timesheets, icon: 'table', needs: { page: '/wom/project', action: 'Export' }, onClick: () => time(row) },
          { key: 'cost', label: COST.cost, icon: 'percent', needs: { page: '/wom/project', action: 'Cost' }, onClick: () => cost(row) },
          { key: 'needs', label: W.needs, icon: 'users', onClick: () => show(row) },
        ]}
        words={W}
        nameOf={({ name }) => name}
        Form={ProjectForm}
      />
      {deploying && <Deployment project={deploying} onClose={() => deploy(null)} />}
      {reporting && <Daily project={reporting} onClose={() => report(null)} />}
      {timing && <Report project={timing} onClose={() => time(null)} />}
      {costing && <Cost project={costing} onClose={() => cost(null)} />}
      {certifying && <Certificates onClose={() => certify(false)} />}
      {mapping && <Sites onClose={() => map(false)} />}
      {filling && <Gaps onClose={() => fill(false)} />}
      {shown && <Needs project={shown} onClose={() => show(null)} />}
    </>
  );
}
