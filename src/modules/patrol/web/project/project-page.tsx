/** The contracts under which sites are guarded. */
import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { PROJECT_STATUSES, projects, type ProjectRow } from '../../contract/project/project.register.ts';
import { printClientReport } from '../../contract/report/client-report.endpoints.ts';
import { CLIENT_REPORT } from '../../contract/report/client-report.messages.ts';
import { PROJECT as W } from './project.messages.ts';

const ProjectForm = lazyDrawer(async () => (await import('./project-form.tsx')).ProjectForm, { title: ({ row }) => row?.name ?? W.addTitle, size: 680 });

const ProjectDrawer = lazyDrawer(async () => (await import('./project-drawer.tsx')).ProjectDrawer, {
  title: ({ project }) => project.name,
  shape: 'detail',
  size: 720,
});
const ReportForm = lazyDrawer(async () => (await import('./report-form.tsx')).ReportForm, { title: CLIENT_REPORT.print, size: 440 });
const PRINT = { page: '/patrol/project', action: 'Print', call: printClientReport } as const;

/** Clients of projects, whatever became of them: the name is the value. */
const findClients = async (keyword: string): Promise<Option[]> => {
  const { data } = await call(projects.list, { client: keyword, per_page: 100, sort_by: 'client_name', sort: 'asc' });
  return [...new Set(data.map(({ client_name }) => client_name))].map((name) => ({ value: name, label: name }));
};

export function Page() {
  const t = useT(W);
  const [shown, show] = useState<ProjectRow | null>(null);
  const [reported, report] = useState<ProjectRow | null>(null);
  return (
    <>
      <RegisterPage
        register={projects}
        title={W.title}
        columns={[
          { key: 'code', label: W.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: W.project, sort: true, fixed: true, card: 'title', second: ({ client_name }) => client_name },
          { key: 'sites', label: W.sites, kind: 'number', priority: 2, card: 2 },
          {
            key: 'guards_required',
            label: W.guardsOf,
            kind: 'number',
            priority: 3,
            value: ({ guards_assigned, guards_required }) => `${guards_assigned} / ${guards_required}`,
          },
          {
            key: 'end_date',
            label: W.ends,
            kind: 'date',
            sort: true,
            priority: 1,
            card: 1,
            cell: ({ end_date, status }: ProjectRow) => <LastDay date={end_date} quiet={status !== 'On Going'} />,
          },
          {
            key: 'completion_month',
            label: W.month,
            kind: 'number',
            priority: 2,
            card: 3,
            value: ({ completion_month }) => (completion_month === null ? null : `${completion_month}%`),
            second: ({ completion_month, completion_percent }) =>
              completion_month !== null && completion_month < completion_percent ? t('below', { n: completion_percent }) : null,
          },
          {
            key: 'completion_percent',
            label: W.completion,
            kind: 'number',
            hidden: true,
            value: ({ completion_percent }) => `${completion_percent}%`,
          },
          { key: 'monthly_fee', label: W.fee, kind: 'money', priority: 4 },
          { key: 'status', label: W.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'status', label: W.status, options: PROJECT_STATUSES, initial: 'On Going', prominent: true },
          { kind: 'lookup', key: 'client', label: W.client, load: findClients },
        ]}
        words={W}
        nameOf={({ name }) => name}
        Form={ProjectForm}
        moreActions={(row: ProjectRow) => [
          { key: 'overview', label: W.overview, icon: 'chart-line', onClick: () => show(row) },
          { key: 'report', label: CLIENT_REPORT.print, icon: 'pdf', needs: PRINT, onClick: () => report(row) },
        ]}
      />
      {shown && <ProjectDrawer project={shown} onClose={() => show(null)} />}
      {reported && <ReportForm id={reported.id} onClose={() => report(null)} />}
    </>
  );
}
