import type { UploadedFile } from '#platform/contract/uploads.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { MOST_PAPERS, saveOfficerPapers, type Paper } from '../../contract/officer/papers.endpoints.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { PAPER as W } from './papers.messages.ts';

/** The files of one kind of paper. */
export function PapersForm({ officer, kind, files, onClose }: { officer: number; kind: Paper; files: readonly UploadedFile[]; onClose: () => void }) {
  const { run } = useWrite(saveOfficerPapers, { invalidates: UNIT_READS });
  const form = useZodForm(saveOfficerPapers.input, {
    initial: { id: officer, kind, files: files.map(({ file }) => file) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W[kind]} form={form} size={560}>
      <FileField form={form} name="files" label={W.files} maxFiles={MOST_PAPERS} stored={files} />
    </FormDrawer>
  );
}
