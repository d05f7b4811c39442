import { IMAGE_EXTENSIONS, type UploadedFile } from '#platform/contract/uploads.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import type { GuardRow } from '../../contract/guard/guard.register.ts';
import { savePapers, type Paper } from '../../contract/record/compliance.endpoints.ts';
import { GUARD_READS } from '../guard-reads.ts';
import { RECORD as W } from '../record.messages.ts';

const MOST = 5;

/** The files of one kind of paper. */
export function PapersForm({ guard, kind, files, onClose }: { guard: GuardRow; kind: Paper; files: readonly UploadedFile[]; onClose: () => void }) {
  const { run } = useWrite(savePapers, { invalidates: GUARD_READS });
  const form = useZodForm(savePapers.input, {
    initial: { id: guard.id, kind, files: files.map(({ file }) => file) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W[kind]} form={form} size={560}>
      <FileField form={form} name="files" label={W.files} maxFiles={MOST} stored={files} {...(kind === 'photo' && { extensions: IMAGE_EXTENSIONS })} />
    </FormDrawer>
  );
}
