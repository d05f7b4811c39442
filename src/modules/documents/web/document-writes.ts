/** What can be done with a document, each asking first where it cannot be taken back. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { archiveDocument, deleteDocument, publishDocument, remindDocument } from '../contract/document.endpoints.ts';
import type { DocumentRow } from '../contract/document.schema.ts';
import { DOCUMENT_WORDS } from './documents.messages.ts';

/** Every read that a change of a document makes stale. */
export const DOCUMENT_READS = ['documents.list-documents', 'documents.list-folders', 'documents.show-document', 'dashboard.show'] as const;

const M = defineMessages({
  publishTitle: { en: 'Publish this document?', ms: 'Terbitkan dokumen ini?' },
  publishMessage: { en: 'Readers can see it at once and are notified.', ms: 'Pembaca dapat melihatnya serta-merta dan dimaklumkan.' },
  archiveTitle: { en: 'Archive this document?', ms: 'Arkibkan dokumen ini?' },
  archiveMessage: { en: 'Readers can no longer see it. You can publish it again.', ms: 'Pembacanya tidak lagi melihatnya. Anda boleh menerbitkannya semula.' },
  remindTitle: { en: 'Remind everybody who has not read it?', ms: 'Ingatkan semua yang belum membacanya?' },
  deleteTitle: { en: 'Delete this document?', ms: 'Padam dokumen ini?' },
  deleteMessage: { en: 'All its versions are deleted too.', ms: 'Semua versinya turut dipadam.' },
});

type Target = Pick<DocumentRow, 'id' | 'status'>;

export interface DocumentWrites {
  readonly publish: (document: Target) => Promise<void>;
  readonly archive: (document: Target) => Promise<void>;
  readonly remind: (document: Target) => Promise<void>;
  /** Answers whether it was deleted. */
  readonly remove: (document: Target) => Promise<boolean>;
}

export function useDocumentWrites(): DocumentWrites {
  const confirm = useConfirm();
  const stale = { invalidates: DOCUMENT_READS };
  const publish = useWrite(publishDocument, stale);
  const archive = useWrite(archiveDocument, stale);
  const remind = useWrite(remindDocument, stale);
  // What is gone is not asked for again.
  const remove = useWrite(deleteDocument, { invalidates: DOCUMENT_READS.filter((read) => read !== 'documents.show-document') });
  /** A refusal has been told by then; the record behind it loads again. */
  const settle = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    );
  return {
    async publish({ id, status }) {
      if (await confirm({ title: M.publishTitle, message: M.publishMessage, verb: DOCUMENT_WORDS.publish })) await settle(publish.run({ id, status }));
    },
    async archive({ id, status }) {
      if (await confirm({ title: M.archiveTitle, message: M.archiveMessage, verb: DOCUMENT_WORDS.archive })) await settle(archive.run({ id, status }));
    },
    async remind({ id }) {
      if (await confirm({ title: M.remindTitle, verb: DOCUMENT_WORDS.remind })) await settle(remind.run({ id }));
    },
    async remove({ id }) {
      const sure = await confirm({ title: M.deleteTitle, message: M.deleteMessage, verb: EVERYDAY.delete, danger: true });
      return sure !== null && (await settle(remove.run({ id })));
    },
  };
}
