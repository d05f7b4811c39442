import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { saveFiles, type Filed, type showFiles } from '../contract/project/project.endpoints.ts';
import { PCR_READS } from './pcr-reads.ts';
import { DETAIL } from './detail.messages.ts';

interface FilesFormProps {
  readonly of: Filed;
  readonly id: number;
  readonly name: string;
  readonly files: OutputOf<typeof showFiles>['data'];
  readonly onClose: () => void;
}

export function FilesForm({ of, id, name, files, onClose }: FilesFormProps) {
  const { run } = useWrite(saveFiles, { invalidates: PCR_READS });
  const uuids = (list: FilesFormProps['files']['photos']) => list.map(({ file }) => file);
  const form = useZodForm(saveFiles.input, {
    initial: { of, id, photos: uuids(files.photos), documents: uuids(files.documents) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={name} form={form}>
      <FileField form={form} name="photos" label={DETAIL.photos} extensions={IMAGE_EXTENSIONS} stored={files.photos} />
      <FileField form={form} name="documents" label={DETAIL.documents} stored={files.documents} />
    </FormDrawer>
  );
}
