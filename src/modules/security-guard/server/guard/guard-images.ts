import { and, desc, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { files } from '#platform/server/files/file.tables.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { securityGuards as g } from '../security-guard.tables.ts';

/** Addresses of the photos of guards by their ids: of one who is an employee the employee's picture, where there is one. */
export async function guardImages(ctx: Ctx, guards: readonly { readonly id: number; readonly employee_id: number | null }[]): Promise<Map<number, string>> {
  if (guards.length === 0) return new Map();
  const ids = [...new Set(guards.map(({ id }) => id))];
  const employees = [...new Set(guards.flatMap(({ employee_id }) => employee_id ?? []))];
  const [photos, faces] = await pipeline(
    ctx,
    () => presentFilesOf(ctx, 'security_guard', ids, 'photo'),
    () => presentFilesOf(ctx, 'employee', employees, 'image'),
  );
  return new Map(
    guards.flatMap(({ id, employee_id }) => {
      const [photo] = faces.get(employee_id ?? 0) ?? photos.get(id) ?? [];
      return photo ? [[id, photo.url] as const] : [];
    }),
  );
}

/** The same by ids alone, in one round trip. */
export async function guardImagesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  const [photos, faces] = await pipeline(
    ctx,
    () => presentFilesOf(ctx, 'security_guard', ids, 'photo'),
    () =>
      ctx.db
        .select({ id: g.id, file: files })
        .from(g)
        .innerJoin(files, and(eq(files.subject_type, 'employee'), eq(files.subject_id, g.employee_id), eq(files.field, 'image')))
        .where(and(eq(g.company_id, ctx.companyId), among(g.id, ids)))
        .orderBy(desc(files.id))
        .execute(),
  );
  const found = new Map([...photos].flatMap(([id, [photo]]) => (photo ? [[id, photo.url] as const] : [])));
  for (const { id, file } of faces) found.set(id, presentFile(ctx, file).url);
  return found;
}
