/** One contract: its head, and behind tabs its account, bill, variations, time, claims and files. */
import { lazy, Suspense, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { projects, type ProjectRow } from '../../contract/project/project.register.ts';
import { PAGE, projectAddress, TABS, tabOf, type Tab } from '../pcr-address.ts';
import { PCR } from '../pcr.messages.ts';
import { DETAIL } from '../detail.messages.ts';

const ProjectForm = lazyDrawer(async () => (await import('./project-form.tsx')).ProjectForm, { title: ({ row }) => row?.name ?? PCR.addTitle, size: 720 });
const PARTS = {
  overview: lazy(async () => ({ default: (await import('./overview.tsx')).Overview })),
  bill: lazy(async () => ({ default: (await import('../bill/bill-tab.tsx')).BillTab })),
  variations: lazy(async () => ({ default: (await import('../variation/variations-tab.tsx')).VariationsTab })),
  time: lazy(async () => ({ default: (await import('./time-tab.tsx')).TimeTab })),
  claims: lazy(async () => ({ default: (await import('../claim/claims-tab.tsx')).ClaimsTab })),
  final: lazy(async () => ({ default: (await import('../final/final-tab.tsx')).FinalTab })),
  files: lazy(async () => ({ default: (await import('./files-tab.tsx')).FilesTab })),
} as const;

export function ProjectView({ id }: { id: number }) {
  const { data, error, refetch } = useEndpoint(projects.show, { id }, { quiet: true });
  const project = data?.data as ProjectRow | undefined;
  return (
    <Loaded error={error} refetch={refetch} shape="detail" count={8}>
      {project && <Shown project={project} />}
    </Loaded>
  );
}

function Shown({ project }: { project: ProjectRow }) {
  const t = useT(PCR);
  const [isEditing, setEditing] = useState(false);
  const tab = tabOf(useSearch());
  const Part = PARTS[tab];
  return (
    <div className="stack">
      <PageHeader
        title={project.name}
        context={
          <span className="wrap">
            <Link href={PAGE}>{t('back')}</Link>
            <span>{[project.code, project.client_name].join(' · ')}</span>
            <StatusChip status={project.status} />
          </span>
        }
        action={
          <ActionButton
            needs={{ page: PAGE, action: 'Update', call: projects.update }}
            icon="edit"
            variant="default"
            opens={ProjectForm}
            onClick={() => setEditing(true)}
          >
            {t('edit')}
          </ActionButton>
        }
      />
      <TabsNav label={PCR.project} tabs={TABS.map((key: Tab) => ({ href: projectAddress(project.id, key), label: DETAIL[key], active: key === tab }))} />
      <Suspense fallback={<Skeletons shape="detail" count={6} />}>
        <Part project={project} />
      </Suspense>
      {isEditing && <ProjectForm row={project} readOnly={!project.can.update} onClose={() => setEditing(false)} />}
    </div>
  );
}
