/** Photos and documents of contracts, claims and variations. */
import { and, eq, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { FILED, type Filed, type saveFiles as saveEndpoint, type showFiles as endpoint } from '../../contract/project/project.endpoints.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrClaims, pcrProjects, pcrVariations } from '../progress-claim.tables.ts';

const TABLES = { projects: pcrProjects, claims: pcrClaims, variations: pcrVariations } as const;

/** @throws 404 */
async function requireRecord(ctx: Ctx, of: Filed, id: number, lock: boolean): Promise<void> {
  const table = TABLES[of];
  const isLive = of === 'projects' ? isNull(pcrProjects.deleted_at) : undefined;
  const query = ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.company_id, ctx.companyId), eq(table.id, id), isLive));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw notFound();
}

async function filesOf(ctx: Ctx, of: Filed, id: number) {
  const found = async (field: string) => (await presentFilesOf(ctx, FILED[of], [id], field)).get(id) ?? [];
  return { photos: await found('photos'), documents: await found('documents') };
}

export async function showFiles(ctx: Ctx, { of, id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await requireRecord(ctx, of, id, false);
  return { data: await filesOf(ctx, of, id) };
}

/** @throws 404, 422 of a photo that is no picture */
export async function saveFiles(ctx: Ctx, { of, id, photos, documents }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  await requireRecord(ctx, of, id, true);
  const before = await filesOf(ctx, of, id);
  await replaceFiles(ctx, photos, { type: FILED[of], field: 'photos', id }, { extensions: IMAGE_EXTENSIONS });
  await replaceFiles(ctx, documents, { type: FILED[of], field: 'documents', id });
  const data = await filesOf(ctx, of, id);
  const named = (files: typeof data) => ({ photos: files.photos.map(({ file }) => file), documents: files.documents.map(({ file }) => file) });
  await audit(ctx, { action: `${FILED[of]}.files`, subject_type: FILED[of], subject_id: id, before: named(before), after: named(data) });
  await notifyPcr(ctx);
  return { success: true, message: say(PCR_MESSAGES.filesSaved, ctx.locale), data };
}
