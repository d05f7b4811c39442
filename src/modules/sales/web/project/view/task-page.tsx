import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { YesNo } from '#platform/web/ui/values.tsx';
import { TASK_TYPE_WORDS } from '../../../contract/project-words.ts';
import { removeProjectTask, saveProjectTasks } from '../../../contract/project/project-lists.endpoints.ts';
import { showTaskCompletion } from '../../../contract/project/task-completion.endpoints.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { PROJECT_READS } from '../../sales-reads.ts';
import { FactsTable } from '../../view/facts-table.tsx';
import { Section } from '../../view/section.tsx';
import { TaskRows } from '../list-fields.tsx';
import { PROJECT } from '../project.messages.ts';
import { ListTab } from './list-tab.tsx';
import { RowsForm } from './rows-form.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { ViewedProject } from './viewed-project.tsx';
import { VIEW } from './view.messages.ts';

const PAGE = '/spm/project/view/task';

/** What promoters do on each schedule of a project, how much of it is done, and on which schedules. */
export const Page = () => (
  <ViewedProject>
    {(project) => (
      <>
        <Tasks project={project} />
        <Completion projectId={project.id} />
        <ScheduleList project={project} status="all" />
      </>
    )}
  </ViewedProject>
);

/** On how many schedules the tasks were done, in all and at each outlet. */
function Completion({ projectId }: { projectId: number }) {
  const t = useT(VIEW);
  const { data, error, refetch } = useEndpoint(showTaskCompletion, { id: projectId });
  if (!data) return <Loaded error={error} refetch={refetch} count={3} />;
  const { overall, outlets } = data.data;
  return (
    <Section title={VIEW.completion} empty={outlets.length === 0 ? VIEW.noCompletion : undefined}>
      <FactsTable
        label={VIEW.completion}
        rows={[{ id: 0, name: t('allOutlets'), ...overall }, ...outlets]}
        rowKey={({ id }) => id}
        columns={[
          { label: PROJECT.outlet, cell: ({ name }) => name },
          { label: VIEW.worked, number: true, cell: ({ schedules }) => schedules },
          { label: VIEW.someDone, number: true, cell: ({ begun }) => begun },
          { label: VIEW.allDone, number: true, cell: ({ complete, percent }) => (percent === null ? complete : `${complete} (${percent}%)`) },
        ]}
      />
    </Section>
  );
}

const asRow = ({ id, name, description, type, options, is_required, status }: ProjectDetail['tasks'][number]) => ({
  id,
  name,
  description,
  type,
  options,
  is_required,
  status,
});

function Tasks({ project }: { project: ProjectDetail }) {
  const say = useSay();
  const save = useWrite(saveProjectTasks, { invalidates: PROJECT_READS });
  const drop = useWrite(removeProjectTask, { invalidates: PROJECT_READS });
  const turned = (id: number) =>
    project.tasks.map(asRow).map((row) => (row.id === id ? { ...row, status: row.status === 'Active' ? ('Inactive' as const) : ('Active' as const) } : row));
  return (
    <ListTab
      title={PROJECT.tasks}
      add={VIEW.edit}
      rows={project.tasks}
      nameOf={({ name }) => name}
      adds={{ page: PAGE, action: 'Update', call: saveProjectTasks }}
      removes={{ page: PAGE, action: 'Delete', call: removeProjectTask }}
      onRemove={({ id }) => drop.run({ id: project.id, row_id: id })}
      more={({ id, status }) => [
        {
          key: 'status',
          label: status === 'Active' ? VIEW.inactivate : VIEW.activate,
          icon: status === 'Active' ? 'close' : 'check',
          onClick: () => save.run({ id: project.id, rows: turned(id) }).catch(() => undefined),
          needs: { page: PAGE, action: 'Update', call: saveProjectTasks },
        },
      ]}
      columns={[
        { label: PROJECT.task, cell: ({ name }) => name },
        { label: PROJECT.type, cell: ({ type }) => say(TASK_TYPE_WORDS[type]) },
        { label: PROJECT.required, cell: ({ is_required }) => <YesNo value={is_required} /> },
        { label: VIEW.recorded, number: true, cell: ({ actions_count }) => actions_count },
        { label: VIEW.status, cell: ({ status }) => <StatusChip status={status} /> },
      ]}
      form={(close) => (
        <RowsForm
          call={saveProjectTasks}
          schema={saveProjectTasks.input}
          projectId={project.id}
          title={PROJECT.tasks}
          rows={project.tasks.map(asRow)}
          onClose={close}
        >
          {(form) => <TaskRows form={form} name="rows" />}
        </RowsForm>
      )}
    />
  );
}
