/** The only way of a document to the world. */
import type { UploadedFile } from '#platform/contract/uploads.ts';
import { movesFrom } from '#platform/contract/workflow/workflow.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { DocumentRow } from '../contract/document.schema.ts';
import { documentWorkflow } from '../contract/document.workflow.ts';
import { mayDo } from './document-visibility.ts';
import type { ListedDocument } from './document.store.ts';

/** What the viewer may do to a document. */
export function abilitiesOf(ctx: Ctx, { document, confirmed, mine }: ListedDocument) {
  const ofEmployee = document.employee_id !== null;
  const update = mayDo(ctx, 'Update', ofEmployee);
  const moves = update ? movesFrom(documentWorkflow, document.status) : [];
  return {
    update,
    delete: mayDo(ctx, 'Delete', ofEmployee) && confirmed === 0,
    remind: update && document.require_acknowledgement && document.status === 'published',
    acknowledge: ctx.actor.employee !== null && document.require_acknowledgement && document.status === 'published' && !mine,
    ...Object.fromEntries(moves.map((move) => [move, true])),
  };
}

export function presentDocument(ctx: Ctx, listed: ListedDocument, files: ReadonlyMap<string, UploadedFile>, today: string): DocumentRow {
  const { document } = listed;
  return {
    id: document.id,
    title: document.title,
    category: document.category,
    folder: document.folder,
    description: document.description,
    version: document.version,
    file: (listed.file && files.get(listed.file)) || null,
    employee_id: document.employee_id,
    employee: listed.person,
    audience: document.audience,
    audience_ids: document.audience_ids,
    require_acknowledgement: document.require_acknowledgement,
    published_at: document.published_at && instantText(document.published_at),
    expires_at: document.expires_at,
    status: document.status === 'published' && document.expires_at !== null && document.expires_at < today ? 'expired' : document.status,
    acknowledged: document.require_acknowledgement ? { done: listed.confirmed, of: listed.readers } : null,
    acknowledged_by_me: listed.mine,
    created_by: listed.author,
    updated_at: instantText(document.updated_at),
    can: abilitiesOf(ctx, listed),
  };
}

export async function presentDocuments(ctx: Ctx, rows: readonly ListedDocument[], today: string): Promise<DocumentRow[]> {
  const files = await presentFiles(
    ctx,
    rows.flatMap(({ file }) => file ?? []),
  );
  return rows.map((row) => presentDocument(ctx, row, files, today));
}
