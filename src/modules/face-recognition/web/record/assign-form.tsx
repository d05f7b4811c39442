import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { assignFace, type FaceRow } from '../../contract/record/record.endpoints.ts';
import { FACE_READS } from '../face-reads.ts';
import { FACE } from '../face.messages.ts';
import { findPeople } from './face-filter.ts';

/** Says who a face is. */
export function AssignForm({ face, onClose }: { face: FaceRow; onClose: () => void }) {
  const { run } = useWrite(assignFace, { invalidates: FACE_READS });
  const form = useZodForm(assignFace.input, {
    initial: { id: face.id, employee_id: null as never, remark: '' },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={FACE.assign} form={form} submit={FACE.assign} size={480}>
      <FormSection note={FACE.assignNote}>
        <SearchSelect form={form} name="employee_id" label={FACE.employee} load={findPeople} number />
        <TextField form={form} name="remark" label={FACE.remark} maxLength={255} />
      </FormSection>
    </FormDrawer>
  );
}
