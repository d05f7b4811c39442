import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';

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
