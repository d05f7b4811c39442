/** Lists, folders, one document. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { documentFolders as foldersEndpoint, listDocuments as listEndpoint, showDocument as showEndpoint } from '../contract/document.endpoints.ts';
import { abilitiesOf, presentDocument, presentDocuments } from './document.presenter.ts';
import { confirmersOf, getListed, listDocumentRecords, listFolders, readersOf, versionsOf } from './document.store.ts';

export const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);

export async function listDocuments(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await listDocumentRecords(ctx, input, today(ctx));
  return { data: await presentDocuments(ctx, rows, today(ctx)), meta };
}

export const documentFolders = async (ctx: Ctx): Promise<OutputOf<typeof foldersEndpoint>> => ({ data: await listFolders(ctx, today(ctx)) });

export async function showDocument(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const [listed, versions] = await pipeline(
    ctx,
    () => getListed(ctx, id, today(ctx)),
    () => versionsOf(ctx, id),
  );
  const { document } = listed;
  const can = abilitiesOf(ctx, listed);
  const [files, read, unread, named] = await pipeline(
    ctx,
    () =>
      presentFiles(
        ctx,
        versions.map(({ file }) => file),
      ),
    // Who has read it concerns HR alone.
    async () => (can.update && document.require_acknowledgement ? confirmersOf(ctx, id) : []),
    async () => (can.remind ? readersOf(ctx, id, true) : []),
    async () => (can.update && document.audience === 'Employee' ? getEmployees(ctx, document.audience_ids) : []),
  );
  return {
    data: {
      ...presentDocument(ctx, listed, files, today(ctx)),
      versions: versions.map(({ version, file, by, at }) => ({ version, file: files.get(file) ?? null, by, at: instantText(at) })),
      people: named.map(({ id: person, name }) => ({ id: person, name })),
      read: read.map(({ id: reader, name, at }) => ({ id: reader, name, at: instantText(at) })),
      unread: unread.map(({ id: reader, name }) => ({ id: reader, name })),
    },
  };
}
