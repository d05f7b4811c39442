import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { cancelProject, duplicateProject, updateProject } from '../../contract/project/project.endpoints.ts';
import { projectForm, type ProjectRow } from '../../contract/project/project.schema.ts';
import { PROJECT_READS } from '../sales-reads.ts';
import { DetailFields } from './detail-fields.tsx';
import { PROJECT } from './project.messages.ts';

interface Props {
  readonly project: ProjectRow;
  readonly onClose: () => void;
}

/** Changes the details of a project. */
export function EditForm({ project, onClose }: Props) {
  const { run } = useWrite(updateProject, { invalidates: PROJECT_READS });
  const details = Object.fromEntries(Object.keys(projectForm.shape).map((key) => [key, Reflect.get(project, key) ?? '']));
  const form = useZodForm(updateProject.input, {
    initial: { ...details, id: project.id, updated_at: project.updated_at },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={project.name} form={form} size={680}>
      <DetailFields form={form} clientName={project.client.name} />
    </FormDrawer>
  );
}

/** A copy with other dates. */
export function DuplicateForm({ project, onClose }: Props) {
  const t = useT(PROJECT);
  const { run } = useWrite(duplicateProject, { invalidates: PROJECT_READS });
  const form = useZodForm(duplicateProject.input, {
    initial: { id: project.id, start_date: '', end_date: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={project.name} form={form} submit={PROJECT.duplicate} size={440}>
      <p className="note">{t('duplicateHint')}</p>
      <FormRow>
        <DateField form={form} name="start_date" label={PROJECT.firstDay} />
        <DateField form={form} name="end_date" label={PROJECT.lastDay} />
      </FormRow>
    </FormDrawer>
  );
}

/** Why a project is cancelled. */
export function CancelForm({ project, onClose }: Props) {
  const t = useT(PROJECT);
  const { run } = useWrite(cancelProject, { invalidates: PROJECT_READS });
  const form = useZodForm(cancelProject.input, {
    initial: { id: project.id, reason: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={project.name} form={form} submit={PROJECT.cancelProject} size={440}>
      <p className="note">{t('cancelHint')}</p>
      <TextField form={form} name="reason" label={PROJECT.reason} rows={3} maxLength={500} />
    </FormDrawer>
  );
}
