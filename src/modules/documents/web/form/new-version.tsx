import { Text } from '@mantine/core';
import { z } from 'zod';
import { fileField } from '#platform/contract/uploads.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { updateDocument } from '../../contract/document.endpoints.ts';
import type { DocumentRow } from '../../contract/document.schema.ts';
import { DOCUMENT_READS } from '../document-writes.ts';
import { FORM_MESSAGES as M } from './form.messages.ts';

const versionForm = z.object({ file: fileField() });

/** Another file for the same document; the old one stays. */
export function NewVersion({ document, onClose }: { document: DocumentRow; onClose: () => void }) {
  const t = useT(M);
  const { run } = useWrite(updateDocument, { invalidates: DOCUMENT_READS });
  const { id, title, category, folder, description, employee_id, audience, audience_ids, require_acknowledgement, expires_at, updated_at } = document;
  const form = useZodForm(versionForm, {
    initial: {},
    onSubmit: async ({ file }) => {
      await run({
        id,
        title,
        category,
        folder,
        description,
        ...(employee_id === null ? {} : { employee_id }),
        audience,
        audience_ids,
        require_acknowledgement,
        expires_at,
        updated_at,
        file,
      });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('newVersion', { title })} form={form} submit={t('uploadVersion', { n: document.version + 1 })} size={480}>
      <FileField form={form} name="file" label={M.file} single />
      <Text size="sm" c="dimmed">
        {t('newVersionHint', { n: document.version })} {document.status === 'published' && require_acknowledgement && t('newVersionAsk')}
      </Text>
    </FormDrawer>
  );
}
