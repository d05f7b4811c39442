/** Work sites of a company (R37): list, form, import, and who belongs to each. */
import { useState } from 'react';
import { mayAct } from '#platform/contract/access.ts';
import { navigate } from 'wouter/use-browser-location';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { usePages, useViewer } from '#platform/web/viewer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { SITE_WORDS } from '../contract/site-words.ts';
import { listSiteProjects } from '../contract/site.endpoints.ts';
import { workSiteImport, workSites, type WorkSiteRow } from '../contract/work-site.register.ts';
import { SITE_STATUSES, SITE_TYPES } from '../contract/work-site.schema.ts';
import { SITE_READS } from './site-reads.ts';
import { WORK_SITE } from './work-site.messages.ts';

const WorkSiteForm = lazyDrawer(async () => (await import('./work-site-form.tsx')).WorkSiteForm, {
  title: ({ row }) => row?.name ?? WORK_SITE.addTitle,
  size: 680,
});
const SitePhotos = lazyDrawer(async () => (await import('./site-photos-drawer.tsx')).SitePhotos, { shape: 'detail', size: 560 });
const SitePeople = lazyDrawer(async () => (await import('./site-people-drawer.tsx')).SitePeople, { shape: 'detail', size: 680 });

/** As the page of monitoring has them, where tasks are given. */
const GIVE = { page: '/work-task/site', action: 'Create', employeeFeature: true } as const;
const OPEN_TASKS = { key: 'open_tasks', label: WORK_SITE.openTasks, kind: 'number', priority: 2 } as const;
const PROJECTS = { key: 'projects', label: WORK_SITE.projects, priority: 3, value: ({ projects }: WorkSiteRow) => projects?.join(', ') } as const;

export function Page() {
  const t = useT(WORK_SITE);
  const say = useSay();
  // The page is open as the head of its tabs to whoever may open one of them; of tasks that says nothing.
  const seesTasks = mayAct(useViewer(), usePages(), '/work-task/site');
  const projects = useEndpoint(listSiteProjects, {}, { quiet: true, enabled: seesTasks }).data?.data ?? [];
  const [shown, show] = useState<WorkSiteRow | null>(null);
  const [looked, look] = useState<WorkSiteRow | null>(null);
  return (
    <>
      <RegisterPage
        register={workSites}
        title={WORK_SITE.title}
        columns={[
          { key: 'code', label: WORK_SITE.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: WORK_SITE.name, sort: true, fixed: true, card: 'title' },
          { key: 'type', label: WORK_SITE.type, sort: true, priority: 2, card: 'subtitle', value: ({ type }) => say(SITE_WORDS.types[type]) },
          ...(seesTasks ? [PROJECTS] : []),
          {
            key: 'city',
            label: WORK_SITE.city,
            sort: true,
            priority: 1,
            card: 1,
            value: ({ city, state }) => [city, state === city ? null : state].filter(Boolean).join(', '),
          },
          { key: 'radius_m', label: WORK_SITE.radius, kind: 'number', priority: 4, value: ({ radius_m }) => t('metres', { n: radius_m }) },
          { key: 'branch', label: WORK_SITE.branch, priority: 4, value: ({ branch }) => branch?.name },
          { key: 'employees_count', label: WORK_SITE.employees, kind: 'number', priority: 1, card: 2 },
          ...(seesTasks ? [OPEN_TASKS] : []),
          { key: 'status', label: WORK_SITE.status, kind: 'status', card: 'badge' },
        ]}
        filters={[
          {
            kind: 'tabs',
            key: 'status',
            label: WORK_SITE.status,
            initial: 'Active',
            options: SITE_STATUSES.map((value) => ({ value, label: SITE_WORDS.statuses[value] })),
          },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'type', label: WORK_SITE.type, options: SITE_TYPES.map((value) => ({ value, label: SITE_WORDS.types[value] })) },
          ...(projects.length > 0
            ? [
                {
                  kind: 'select' as const,
                  key: 'work_project_id',
                  label: WORK_SITE.project,
                  number: true,
                  options: projects.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          { kind: 'select', key: 'state', label: WORK_SITE.state, options: STATES },
          { kind: 'organisation', key: 'organisation', only: ['branch_id'] },
        ]}
        tools={
          <ImportButton calls={workSiteImport} needs={{ page: '/work-task/site/manage', action: 'Import' }} title={WORK_SITE.importTitle} stale={SITE_READS} />
        }
        moreActions={(row: WorkSiteRow) => [
          ...(row.status === 'Active'
            ? [{ key: 'task', label: WORK_SITE.giveTask, icon: 'plus', needs: GIVE, onClick: () => navigate(`/work-task/site?open=${row.id}&give=1`) }]
            : []),
          { key: 'people', label: WORK_SITE.people, icon: 'account-group', onClick: () => show(row) },
          { key: 'photos', label: WORK_SITE.photos, icon: 'eye', onClick: () => look(row) },
          {
            key: 'attendance',
            label: WORK_SITE.attendance,
            icon: 'clock-check',
            needs: { page: '/attendance/manage' },
            onClick: () => navigate(`/attendance/manage?work_site_id=${row.id}`),
          },
        ]}
        words={WORK_SITE}
        nameOf={({ name }) => name}
        Form={WorkSiteForm}
      />
      {looked && <SitePhotos site={looked} onClose={() => look(null)} />}
      {shown && <SitePeople site={shown} onClose={() => show(null)} />}
    </>
  );
}
