/** What ids in a form mean, by the field's key, in the viewer's language; people whom the viewer does not see are counted. */
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { fieldsOf, type Category, type FieldKind } from '../../contract/application/form-fields.ts';
import { APPLICATION_ERRORS } from '../../contract/application/application.messages.ts';
import { assetNames, storesOf } from '../armoury/asset.store.ts';
import { findCourse } from '../course/course.store.ts';
import { findOfficer } from '../officer/officer.store.ts';
import { ladderOf } from '../rank/rank.store.ts';

const NAMING: Partial<Record<FieldKind, (ctx: Ctx, value: unknown) => Promise<string | undefined>>> = {
  async rank(ctx, id) {
    const rank = (await ladderOf(ctx)).find((each) => each.id === id);
    return ctx.locale === 'ms' ? rank?.name_ms : rank?.name;
  },
  async course(ctx, id) {
    const course = typeof id === 'number' ? await findCourse(ctx, id) : undefined;
    return course && `${course.code} · ${course.name}`;
  },
  async asset(ctx, id) {
    return typeof id === 'number' ? (await assetNames(ctx, [id]))[0]?.name : undefined;
  },
  async assets(ctx, ids) {
    return Array.isArray(ids) ? (await assetNames(ctx, ids as number[])).map(({ name }) => name).join(', ') : undefined;
  },
  async store(ctx, id) {
    return (await storesOf(ctx)).find((store) => store.id === id)?.name;
  },
  async officer(ctx, id) {
    return typeof id === 'number' ? (await findOfficer(ctx, id).catch(() => null))?.person.name : undefined;
  },
  async people(ctx, ids) {
    if (!Array.isArray(ids)) return undefined;
    const found = await getEmployees(ctx, ids as number[]);
    const others = ids.length - found.length;
    return [...found.map(({ name }) => name), ...(others > 0 ? [say(APPLICATION_ERRORS.others, ctx.locale, { n: others })] : [])].join(', ');
  },
};

export async function namesOf(ctx: Ctx, category: Category, values: Readonly<Record<string, unknown>>): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const { key, kind } of [...fieldsOf(category), ...category.decision]) {
    const naming = NAMING[kind];
    if (naming && values[key] !== undefined) names[key] = (await naming(ctx, values[key])) ?? '–';
  }
  return names;
}
