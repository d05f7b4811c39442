import type { UploadedFile } from '#platform/contract/uploads.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { MOST_PAPERS, savePromoterPapers, type Paper } from '../../contract/promoter/promoter-overview.endpoints.ts';
import { PROMOTER_READS } from '../sales-reads.ts';
import { PAPER } from './papers.messages.ts';

export interface PapersFormProps {
  readonly promoterId: number;
  readonly kind: Paper;
  readonly files: readonly UploadedFile[];
  readonly onClose: () => void;
}

/** The files of one kind. */
export function PapersForm({ promoterId, kind, files, onClose }: PapersFormProps) {
  const saving = useWrite(savePromoterPapers, { invalidates: PROMOTER_READS });
  const form = useZodForm(savePromoterPapers.input, {
    initial: { id: promoterId, kind, files: files.map(({ file }) => file) },
    onSubmit: (values) => saving.run(values).then(onClose),
  });
  return (
    <FormDrawer opened onClose={onClose} title={PAPER[kind]} form={form} size={560}>
      <FileField form={form} name="files" label={PAPER.files} stored={files} maxFiles={MOST_PAPERS} />
    </FormDrawer>
  );
}
