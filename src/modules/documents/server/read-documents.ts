/** Lists, folders, one document. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { documentFolders as foldersEndpoint, listDocuments as listEndpoint, showDocument as showEndpoint } from '../contract/document.endpoints.ts';
import { presentDocuments } from './document.presenter.ts';
import { confirmersOf, getListed, listDocumentRecords, listFolders, readersOf, versionsOf } from './document.store.ts';

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

export async function listDocuments(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, total } = await listDocumentRecords(ctx, input, today(ctx));
  return { data: await presentDocuments(ctx, rows, today(ctx)), meta: metaFor(input, total) };
}

export const documentFolders = async (ctx: Ctx): Promise<OutputOf<typeof foldersEndpoint>> => ({ data: await listFolders(ctx, today(ctx)) });

export async function showDocument(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const listed = await getListed(ctx, id, today(ctx));
  const [row] = await presentDocuments(ctx, [listed], today(ctx));
  const versions = await versionsOf(ctx, id);
  const files = await presentFiles(
    ctx,
    versions.map(({ file }) => file),
  );
  // Who has read it concerns HR alone.
  const asks = row?.can['update'] === true && listed.document.require_acknowledgement;
  const read = asks ? await confirmersOf(ctx, id) : [];
  const unread = row?.can['remind'] ? await readersOf(ctx, id, true) : [];
  const named = row?.can['update'] && listed.document.audience === 'Employee' ? await getEmployees(ctx, listed.document.audience_ids) : [];
  return {
    data: {
      ...(row as NonNullable<typeof row>),
      versions: versions.map(({ version, file, by, at }) => ({ version, file: files.get(file) ?? null, by, at: instantText(at) })),
      people: named.map(({ id: person, name }) => ({ id: person, name })),
      read: read.map(({ id: reader, name, at }) => ({ id: reader, name, at: instantText(at) })),
      unread: unread.map(({ id: reader, name }) => ({ id: reader, name })),
    },
  };
}
