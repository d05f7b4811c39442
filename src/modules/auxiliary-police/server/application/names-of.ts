/** What ids in a form mean, by the field's key, in the viewer's language. */
import type { Ctx } from '#platform/server/http/context.ts';
import { fieldsOf, type Category } from '../../contract/application/form-fields.ts';
import { ladderOf } from '../rank/rank.store.ts';

export async function namesOf(ctx: Ctx, category: Category, values: Readonly<Record<string, unknown>>): Promise<Record<string, string>> {
  const fields = [...fieldsOf(category), ...category.decision].filter(({ kind, key }) => kind === 'rank' && typeof values[key] === 'number');
  if (fields.length === 0) return {};
  const ranks = new Map((await ladderOf(ctx)).map(({ id, name, name_ms }) => [id, ctx.locale === 'ms' ? name_ms : name]));
  return Object.fromEntries(fields.map(({ key }) => [key, ranks.get(Number(values[key])) ?? '–']));
}
