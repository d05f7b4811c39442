import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { removeProjectSupervisor, saveProjectSupervisors } from '../../../contract/project/project-lists.endpoints.ts';
import type { ProjectDetail } from '../../../contract/project/project.schema.ts';
import { PROJECT_READS } from '../../sales-reads.ts';
import { SupervisorRows } from '../list-fields.tsx';
import { PROJECT } from '../project.messages.ts';
import { ListTab } from './list-tab.tsx';
import { RowsForm } from './rows-form.tsx';
import { ViewedProject } from './viewed-project.tsx';
import { VIEW } from './view.messages.ts';

const PAGE = '/spm/project/view/supervisor';

/** Who supervises a project, and at which outlets. */
export const Page = () => <ViewedProject>{(project) => <Supervisors project={project} />}</ViewedProject>;

function Supervisors({ project }: { project: ProjectDetail }) {
  const t = useT(VIEW);
  const drop = useWrite(removeProjectSupervisor, { invalidates: PROJECT_READS });
  const outlets = project.outlets.map(({ outlet }) => ({ value: String(outlet.id), label: outlet.name }));
  return (
    <ListTab
      title={PROJECT.supervisors}
      add={PROJECT.addSupervisor}
      rows={project.supervisors}
      nameOf={({ employee }) => employee.name}
      adds={{ page: PAGE, action: 'Update', call: saveProjectSupervisors }}
      removes={{ page: PAGE, action: 'Delete', call: removeProjectSupervisor }}
      onRemove={({ id }) => drop.run({ id: project.id, row_id: id })}
      columns={[
        { label: PROJECT.supervisor, cell: ({ employee }) => employee.name },
        { label: PROJECT.outlets, cell: (row) => (row.outlets.length === 0 ? t('allOutlets') : row.outlets.map(({ name }) => name).join(', ')) },
      ]}
      form={(close) => (
        <RowsForm
          call={saveProjectSupervisors}
          schema={saveProjectSupervisors.input}
          projectId={project.id}
          title={PROJECT.addSupervisor}
          rows={[{ employee_id: null, outlet_ids: [] }]}
          onClose={close}
        >
          {(form) => <SupervisorRows form={form} name="rows" outlets={outlets} />}
        </RowsForm>
      )}
    />
  );
}
