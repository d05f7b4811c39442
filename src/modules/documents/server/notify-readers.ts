/** Tells a document's readers that it is there, or that they have still to confirm it. */
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { DOCUMENT_MESSAGES } from '../contract/document.messages.ts';
import { readersOf, type Reader } from './document.store.ts';
import type { DocumentRecord } from './document.tables.ts';

export async function notifyReaders(ctx: Ctx, document: DocumentRecord, why: 'new' | 'remind', given?: readonly Reader[]): Promise<void> {
  if (document.audience === 'Admin' && document.employee_id === null) return;
  const readers = given ?? (await readersOf(ctx, document.id, false));
  await notify(ctx, {
    to: { users: readers.flatMap(({ user_id }) => user_id ?? []) },
    notification_type: 'document',
    title: why === 'new' ? DOCUMENT_MESSAGES.newTitle : DOCUMENT_MESSAGES.remindTitle,
    message: why === 'new' ? DOCUMENT_MESSAGES.newMessage : DOCUMENT_MESSAGES.remindMessage,
    params: { title: document.title },
    route: '/my/employment/employment',
    subject: { type: 'document', id: document.id },
  });
}
