/** Adds, changes, publishes, archives, reminds, acknowledges, deletes. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { claimFile } from '#platform/server/files/claim-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import type * as endpoints from '../contract/document.endpoints.ts';
import { DOCUMENT_ERRORS, DOCUMENT_MESSAGES } from '../contract/document.messages.ts';
import type { DocumentRow } from '../contract/document.schema.ts';
import { documentWorkflow } from '../contract/document.workflow.ts';
import { checkAudience } from './check-audience.ts';
import { mayDo, type DocumentAction } from './document-visibility.ts';
import { presentDocuments } from './document.presenter.ts';
import {
  addVersion,
  getListed,
  insertAcknowledgement,
  insertDocument,
  isAcknowledged,
  lockDocument,
  readersOf,
  updateDocumentRecord,
} from './document.store.ts';
import type { DocumentRecord } from './document.tables.ts';
import { today } from './read-documents.ts';
import { notifyReaders } from './notify-readers.ts';

type In<E extends keyof typeof endpoints> = ParsedInput<(typeof endpoints)[E]>;
type Out<E extends keyof typeof endpoints> = OutputOf<(typeof endpoints)[E]>;

async function answer(ctx: Ctx, id: number, message: Text, params?: Params): Promise<{ success: true; message: string; data: DocumentRow }> {
  const [data] = await presentDocuments(ctx, [await getListed(ctx, id, today(ctx))], today(ctx));
  return { success: true, message: say(message, ctx.locale, params), data: data as DocumentRow };
}

/** The page of the document center, or of the employee's tab for a document of a person. */
function requireMay(ctx: Ctx, action: DocumentAction, employeeId: number | null | undefined): void {
  if (!mayDo(ctx, action, typeof employeeId === 'number')) throw forbidden();
}

const log = (ctx: Ctx, action: string, id: number, before: DocumentRecord | null, after: DocumentRecord | null) =>
  audit(ctx, { action: `document.${action}`, subject_type: 'document', subject_id: id, before, after });

export async function createDocument(ctx: Ctx, { file, publish, ...form }: In<'createDocument'>): Promise<Out<'createDocument'>> {
  requireMay(ctx, 'Create', form.employee_id);
  await checkAudience(ctx, form, today(ctx));
  const now = ctx.clock.now().toISOString();
  const record = await insertDocument(ctx, { ...form, ...(publish ? { status: 'published', published_at: now } : {}) }, file);
  await claimFile(ctx, file, { type: 'document', id: record.id, field: 'file' });
  await log(ctx, 'created', record.id, null, record);
  if (publish) await notifyReaders(ctx, record, 'new');
  return answer(ctx, record.id, publish ? DOCUMENT_MESSAGES.published : DOCUMENT_MESSAGES.created);
}

/** A new file is a new version: the old one stays, and readers are asked to confirm again. */
export async function updateDocument(ctx: Ctx, { id, updated_at: seen, file, ...form }: In<'updateDocument'>): Promise<Out<'updateDocument'>> {
  const before = await lockDocument(ctx, id, today(ctx));
  requireMay(ctx, 'Update', before.employee_id);
  requireSeenVersion(before, seen);
  await checkAudience(ctx, form, today(ctx), before.expires_at);
  const version = file ? before.version + 1 : before.version;
  const after = await updateDocumentRecord(ctx, id, { ...form, version });
  if (file) {
    await addVersion(ctx, id, version, file);
    await claimFile(ctx, file, { type: 'document', id, field: `file_${version}` }, { inputField: 'file' });
  }
  await log(ctx, 'updated', id, before, after);
  if (file && after.status === 'published') await notifyReaders(ctx, after, 'new');
  return answer(ctx, id, DOCUMENT_MESSAGES.saved);
}

async function move(ctx: Ctx, id: number, action: 'publish' | 'archive', seen: string | undefined): Promise<DocumentRecord> {
  const before = await lockDocument(ctx, id, today(ctx));
  requireMay(ctx, 'Update', before.employee_id);
  // The client sees a published document past its last day as expired.
  const to = await moveRecord(ctx, {
    workflow: documentWorkflow,
    action,
    subjectId: id,
    current: before.status,
    seen: seen === 'expired' ? 'published' : seen,
  });
  return updateDocumentRecord(ctx, id, { status: to ?? before.status, ...(action === 'publish' ? { published_at: ctx.clock.now().toISOString() } : {}) });
}

export async function publishDocument(ctx: Ctx, { id, status }: In<'publishDocument'>): Promise<Out<'publishDocument'>> {
  await notifyReaders(ctx, await move(ctx, id, 'publish', status), 'new');
  return answer(ctx, id, DOCUMENT_MESSAGES.published);
}

export async function archiveDocument(ctx: Ctx, { id, status }: In<'archiveDocument'>): Promise<Out<'archiveDocument'>> {
  await move(ctx, id, 'archive', status);
  return answer(ctx, id, DOCUMENT_MESSAGES.archived);
}

export async function remindDocument(ctx: Ctx, { id }: In<'remindDocument'>): Promise<Out<'remindDocument'>> {
  const record = await lockDocument(ctx, id, today(ctx));
  requireMay(ctx, 'Update', record.employee_id);
  if (!record.require_acknowledgement || record.status !== 'published') throw invalid('base', DOCUMENT_ERRORS.notAsked);
  const unread = (await readersOf(ctx, id, true)).filter(({ user_id }) => user_id !== null);
  await notifyReaders(ctx, record, 'remind', unread);
  return { success: true, message: say(DOCUMENT_MESSAGES.reminded, ctx.locale, { n: unread.length }), data: { reminded: unread.length } };
}

export async function acknowledgeDocument(ctx: Ctx, { id }: In<'acknowledgeDocument'>): Promise<Out<'acknowledgeDocument'>> {
  const employeeId = ownEmployeeId(ctx);
  const listed = await getListed(ctx, id, today(ctx));
  const mine = (await readersOf(ctx, id, false)).some((reader) => reader.id === employeeId);
  if (!mine || !listed.document.require_acknowledgement || listed.document.status !== 'published') throw invalid('base', DOCUMENT_ERRORS.notAsked);
  await insertAcknowledgement(ctx, id, employeeId, listed.document.version);
  return answer(ctx, id, DOCUMENT_MESSAGES.acknowledged);
}

export async function deleteDocument(ctx: Ctx, { id }: In<'deleteDocument'>): Promise<Out<'deleteDocument'>> {
  const before = await lockDocument(ctx, id, today(ctx));
  requireMay(ctx, 'Delete', before.employee_id);
  if (await isAcknowledged(ctx, id)) throw invalid('base', DOCUMENT_ERRORS.acknowledged);
  await updateDocumentRecord(ctx, id, { deleted_at: ctx.clock.now().toISOString() });
  await log(ctx, 'deleted', id, before, null);
  return { success: true, message: say(DOCUMENT_MESSAGES.deleted, ctx.locale) };
}
