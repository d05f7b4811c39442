/** Projects of sites (R38). */
import { useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { DateRangeText } from '#platform/web/ui/values.tsx';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { PROJECT_STATUSES, workProjects, type WorkProjectRow } from '../../contract/work-project.register.ts';
import { WORK } from '../work-task.messages.ts';
import { PROGRESS } from './progress.messages.ts';
import { REGISTER } from './register.messages.ts';

const ProjectForm = lazyDrawer(async () => (await import('./project-form.tsx')).ProjectForm, {
  title: ({ row }) => row?.name ?? REGISTER.newProject,
  size: 560,
});

const ProgressDrawer = lazyDrawer(async () => (await import('./progress-drawer.tsx')).ProgressDrawer, {
  title: ({ project }) => project.name,
  shape: 'detail',
  size: 720,
});

export function Page() {
  const t = useT(REGISTER);
  const [shown, setShown] = useState<WorkProjectRow | null>(null);
  return (
    <>
      <RegisterPage
        register={workProjects}
        title={REGISTER.projects}
        columns={[
          { key: 'code', label: WORK.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: WORK.name, sort: true, fixed: true, card: 'title', second: ({ client_name }) => client_name },
          { key: 'manager', label: REGISTER.manager, priority: 3, card: 'subtitle', value: ({ manager }) => manager?.name },
          { key: 'sites_count', label: REGISTER.sites, kind: 'number', priority: 4 },
          {
            key: 'tasks_done',
            label: REGISTER.tasks,
            priority: 2,
            card: 1,
            cell: ({ tasks_count, tasks_done }) => <span className="tabular">{t('doneOf', { done: tasks_done, all: tasks_count })}</span>,
          },
          {
            key: 'start_date',
            label: REGISTER.dates,
            sort: true,
            priority: 1,
            card: 2,
            cell: ({ start_date, end_date }) => <DateRangeText from={start_date} to={end_date} />,
          },
          { key: 'budget', label: REGISTER.budget, kind: 'money', priority: 5, hidden: true },
          { key: 'status', label: WORK.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'status', label: WORK.status, options: PROJECT_STATUSES, prominent: true },
        ]}
        moreActions={(row: WorkProjectRow) => [
          { key: 'progress', label: PROGRESS.progress, icon: 'chart-box', opens: ProgressDrawer, onClick: () => setShown(row) },
          {
            key: 'sites',
            label: REGISTER.showSites,
            icon: 'map-marker-radius',
            needs: { page: '/work-task/site' },
            onClick: () => navigate(`/work-task/site?work_project_id=${row.id}`),
          },
        ]}
        words={{
          add: REGISTER.newProject,
          edit: WORK.edit,
          view: WORK.view,
          delete: WORK.delete,
          deleteAsk: REGISTER.deleteAsk,
          empty: REGISTER.noProjects,
          emptyHint: REGISTER.noProjectsHint,
        }}
        nameOf={({ name }) => name}
        Form={ProjectForm}
      />
      {shown && <ProgressDrawer project={shown} close={() => setShown(null)} />}
    </>
  );
}
