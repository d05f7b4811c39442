import { Autocomplete } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { asText, useBound } from '#platform/web/forms/bind-field.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { documentFolders } from '../../contract/document.endpoints.ts';
import { folderNamed, folderText } from '../../contract/folder-names.ts';
import { DOCUMENT_WORDS } from '../documents.messages.ts';
import type { DocumentDraft } from './document-draft.ts';
import { FORM_MESSAGES } from './form.messages.ts';

/** A folder is a name: choose one that is there, or type a new one. */
export function FolderField({ form }: { form: ZodForm<DocumentDraft> }) {
  const t = useT(FORM_MESSAGES);
  const { locale } = useLocale();
  const { props, value, set } = useBound({ form, name: 'folder', label: DOCUMENT_WORDS.folder, placeholder: t('folderHint') });
  const { data } = useEndpoint(documentFolders, {}, { quiet: true });
  const folders = data?.data.flatMap(({ folder }) => (folder === null ? [] : folderText(folder)[locale])) ?? [];
  return (
    <Autocomplete {...props} data={folders} maxLength={100} value={folderText(asText(value))[locale]} onChange={(words) => set(folderNamed(words, locale))} />
  );
}
