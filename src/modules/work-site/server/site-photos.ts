import { and, eq, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listSitePhotos as listEndpoint, saveSitePhotos as saveEndpoint } from '../contract/site-photos.endpoints.ts';
import { WORK_SITE_MESSAGES } from '../contract/work-site.messages.ts';
import { workSites as s } from './work-site.tables.ts';

const PHOTOS = { type: 'work_site', field: 'photos' } as const;

/** One that is inactive has its photos too. */
const siteOf = (ctx: Ctx, id: number) =>
  ctx.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id), isNull(s.deleted_at)));

const photosOf = async (ctx: Ctx, id: number) => (await presentFilesOf(ctx, PHOTOS.type, [id], PHOTOS.field)).get(id) ?? [];

/** @throws 404 */
export async function listSitePhotos(ctx: Ctx, { id }: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const [[site], data] = await pipeline(
    ctx,
    () => siteOf(ctx, id).execute(),
    () => photosOf(ctx, id),
  );
  if (!site) throw notFound();
  return { data };
}

/** @throws 404, 422 of a file that is no picture */
export async function saveSitePhotos(ctx: Ctx, { id, photos }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const [site] = await siteOf(ctx, id).for('update');
  if (!site) throw notFound();
  const before = await photosOf(ctx, id);
  await replaceFiles(ctx, photos, { ...PHOTOS, id }, { extensions: IMAGE_EXTENSIONS });
  const data = await photosOf(ctx, id);
  const named = (files: typeof data) => ({ photos: files.map(({ file }) => file) });
  await audit(ctx, { action: 'work_site.photos', subject_type: 'work_site', subject_id: id, before: named(before), after: named(data) });
  return { success: true, message: say(WORK_SITE_MESSAGES.photosSaved, ctx.locale), data };
}
