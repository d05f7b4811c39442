import { saveLink } from '#platform/web/call/download.ts';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import type { DocumentRow } from '../contract/document.schema.ts';
import type { DocumentWrites } from './document-writes.ts';
import { DOCUMENT_WORDS as W } from './documents.messages.ts';

export interface DocumentTasks {
  readonly edit: (document: DocumentRow) => void;
  readonly renew: (document: DocumentRow) => void;
}

/** What the server lets this viewer do with this document now. */
export function documentActions(document: DocumentRow, writes: DocumentWrites, tasks: DocumentTasks): RowAction[] {
  const { can, file } = document;
  const when = (allowed: unknown, action: RowAction) => (allowed ? [action] : []);
  return [
    ...when(file, { key: 'download', label: W.download, icon: 'export', onClick: () => file && saveLink(file) }),
    ...when(can['update'], { key: 'edit', label: W.edit, icon: 'edit', onClick: () => tasks.edit(document) }),
    ...when(can['update'], { key: 'version', label: W.newVersion, icon: 'upload', onClick: () => tasks.renew(document) }),
    ...when(can['publish'], { key: 'publish', label: W.publish, icon: 'send', onClick: () => writes.publish(document) }),
    ...when(can['remind'], { key: 'remind', label: W.remind, icon: 'bell', onClick: () => writes.remind(document) }),
    ...when(can['archive'], { key: 'archive', label: W.archive, icon: 'inbox', onClick: () => writes.archive(document) }),
    ...when(can['delete'], { key: 'delete', label: W.delete, icon: 'delete', danger: true, onClick: () => writes.remove(document) }),
  ];
}
