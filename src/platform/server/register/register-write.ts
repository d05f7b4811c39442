/**
 * The writes of a register, each one sentence in one transaction: the parent, the record locked, its version, whether it
 * may, what the schema cannot know, the write, the audit log, who must know, the answer.
 */
import { invalid, invalidFields, notFound } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { changedBy } from '../audit/changed-by.ts';
import { instantText } from '../db/pool.ts';
import type { Ctx } from '../context.ts';
import type { Facts, Row } from './register-binding.ts';
import { pick, type Rows } from './register-rows.ts';
import type { Store } from './register-store.ts';

export type Seen = Facts & { readonly id: number; readonly updated_at: string };

export function writeRecords({ register, bound, theirs, evaluate, show }: Rows, store: Store) {
  const { table, subject, wording } = bound;
  /** Of the form, and under which parent. */
  const fields = [register.form.shape, register.under].flatMap(Object.keys);

  /** As it stands and was seen. @throws 404, 409 who changed it meanwhile, 422 why it must stay as it is */
  async function locked(ctx: Ctx, input: Seen, verb: 'update' | 'remove'): Promise<Row> {
    await bound.under?.(ctx, input as never, true);
    const [record] = (await ctx.db.select().from(table).where(theirs(ctx, input)).for('update')) as Row[];
    if (!record) throw notFound();
    if (instantText(record.updated_at) !== input.updated_at) throw await changedBy(ctx, subject, record.id);
    const may = (await evaluate(ctx, [record]))[0]?.[verb] ?? true;
    if (may !== true) throw invalid('base', may);
    return record;
  }
  /** @throws 422 what the schema cannot know */
  async function saved(ctx: Ctx, input: Facts, before: Row | null, text: Text) {
    const draft = { form: pick(input, fields), before };
    const [found] = (await bound.check?.(ctx, [draft])) ?? [];
    if (found && Object.keys(found).length > 0) throw invalidFields(found);
    const changes = store.isEqual(ctx, draft) ? [] : await store.save(ctx, [draft]);
    if (changes.length > 0) await store.note(ctx, changes);
    const record = changes[0]?.after ?? before;
    if (!record) throw new Error(`${register.name} was not added`);
    return { ...snapshot(ctx, text, record), data: (await show(ctx, [record]))[0] };
  }
  const snapshot = (ctx: Ctx, text: Text, record: Row) => ({ success: true, message: say(text, ctx.locale, record as Params) });

  return {
    locked,
    async create(ctx: Ctx, input: Facts) {
      await bound.under?.(ctx, input as never, true);
      return saved(ctx, input, null, wording.created ?? wording.saved);
    },
    update: async (ctx: Ctx, input: Seen) => saved(ctx, input, await locked(ctx, input, 'update'), wording.saved),
    async remove(ctx: Ctx, input: Seen) {
      const before = await locked(ctx, input, 'remove');
      await store.note(ctx, [await store.drop(ctx, before)]);
      return snapshot(ctx, wording.deleted, before);
    },
  };
}
