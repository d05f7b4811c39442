import type { ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useShownRecord } from '#platform/web/shown-record.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { showProject } from '../../../contract/project/project.endpoints.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { NONE_CHOSEN } from '../../view/none-chosen.messages.ts';
import { NoneChosen } from '../../view/none-chosen.tsx';
import { useAskedId } from '../../view/use-asked-id.ts';
import { VIEW } from './view.messages.ts';

/** The project of `?id=` under its name, and what a tab has of it. */
export function ViewedProject({ children }: { children: (project: ProjectDetail) => ReactNode }) {
  const id = useAskedId();
  const period = usePeriodText();
  const { data, error, refetch } = useEndpoint(showProject, { id }, { enabled: id > 0 });
  const project = data?.data;
  useShownRecord(project?.name ?? null);
  if (id === 0) return <NoneChosen title={NONE_CHOSEN.project} choose={VIEW.choose} drawing="register" list="/spm/project" />;
  if (!project) return <Loaded error={error} refetch={refetch} shape="detail" count={6} />;
  return (
    <>
      <PageHeader
        title={project.name}
        context={[project.code, project.client.name, period(project)].join(' · ')}
        // On a phone the header stretches what stands in it: the chip keeps its own width in a frame.
        action={
          <span>
            <StatusChip status={project.status} />
          </span>
        }
      />
      {children(project)}
    </>
  );
}
