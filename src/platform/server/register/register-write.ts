/**
 * The writes of a register, each one sentence in one transaction: the parent, the record locked, its version, whether it
 * may, what the schema cannot know, the write, the audit log, who must know, the answer.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import { invalid, invalidFields, notFound } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { audit } from '../audit/audit.ts';
import { changedBy } from '../audit/changed-by.ts';
import { canonicalText } from '../audit/redact.ts';
import { asStored } from '../db/columns.ts';
import { instantText } from '../db/pool.ts';
import { guardUnique } from '../db/unique-violation.ts';
import type { Ctx } from '../http/context.ts';
import type { Change, Draft, Facts, Row } from './register-binding.ts';
import { pick, type Rows } from './register-rows.ts';

export type Seen = Facts & { readonly id: number; readonly updated_at: string };
type Changed = Change<Row> & { readonly after: Row };

/** Rows of one insert: PostgreSQL takes 65,535 values in a statement. */
const BATCH = 500;

export function writeRecords({ register, bound, column, isHidden, within, judge, show }: Rows) {
  const { table, subject, says, unique = {} } = bound;
  const parents = Object.keys(register.under);
  /** Of the form, and under which parent. */
  const fields = [...Object.keys(register.form.shape), ...parents];
  const theirs = (ctx: Ctx, input: Facts) => within({ ...input, company: ctx.companyId });
  const valuesOf = (ctx: Ctx, form: Facts): Facts => (bound.columns?.(form as never, ctx) as Facts | undefined) ?? form;

  /** As it stands and was seen. @throws 404, 409 who changed it meanwhile, 422 why it must stay as it is */
  async function locked(ctx: Ctx, input: Seen, verb: 'update' | 'remove'): Promise<Row> {
    await bound.under?.(ctx, input as never, true);
    const [record] = (await ctx.db.select().from(table).where(theirs(ctx, input)).for('update')) as Row[];
    if (!record) throw notFound();
    if (instantText(record.updated_at) !== input.updated_at) throw await changedBy(ctx, subject, record.id);
    const may = (await judge(ctx, [record]))[0]?.[verb] ?? true;
    if (may !== true) throw invalid('base', may);
    return record;
  }
  async function check(ctx: Ctx, draft: Draft): Promise<void> {
    const [found] = (await bound.check?.(ctx, [draft])) ?? [];
    if (found && Object.keys(found).length > 0) throw invalidFields(found);
  }
  const answer = (ctx: Ctx, text: Text, record: Row, data?: object) => ({ success: true, message: say(text, ctx.locale, record as Params), ...data });
  const shown = async (ctx: Ctx, text: Text, record: Row) => answer(ctx, text, record, { data: (await show(ctx, [record]))[0] });

  const isEqual = (ctx: Ctx, { form, before }: Draft) =>
    before !== null && Object.entries(valuesOf(ctx, form)).every(([key, value]) => value === undefined || canonicalText(value) === canonicalText(before[key]));

  /** Adds and changes, in order. @throws 422 at the field of a unique index */
  async function save(ctx: Ctx, drafts: readonly Draft[]): Promise<Changed[]> {
    const own = (form: Facts) => ({ ...valuesOf(ctx, form), ...pick(form, parents), ...bound.only, company_id: ctx.companyId });
    const fresh = drafts.filter(({ before }) => before === null).map(({ form }) => own(form));
    for (const { form, before } of drafts) await takeSole(ctx, before ?? form, valuesOf(ctx, form));
    return guardUnique(unique, async () => {
      const added: Row[] = [];
      for (let from = 0; from < fresh.length; from += BATCH)
        added.push(
          ...((await ctx.db
            .insert(table)
            .values(fresh.slice(from, from + BATCH))
            .returning()) as Row[]),
        );
      const changes: Changed[] = [];
      for (const { form, before } of drafts) {
        const after = before ? await change(ctx, before, valuesOf(ctx, form)) : added.shift();
        if (!after) throw notFound();
        changes.push({ before, after });
      }
      return changes;
    });
  }
  /** Takes the switches that a record is saved with from those that have them. */
  async function takeSole(ctx: Ctx, { id, ...record }: Facts, values: Facts): Promise<void> {
    for (const name of (bound.sole ?? []).filter((each) => values[each] === true)) {
      const others = and(theirs(ctx, record), eq(column(name), true), id === undefined ? undefined : ne(table.id, id));
      await ctx.db
        .update(table)
        .set({ [name]: false })
        .where(others);
    }
  }
  const change = async (ctx: Ctx, record: Row, values: Facts) => ((await ctx.db.update(table).set(values).where(theirs(ctx, record)).returning()) as Row[])[0];
  async function drop(ctx: Ctx, before: Row): Promise<Change<Row>> {
    if (isHidden) await change(ctx, before, { deleted_at: sql`clock_timestamp()` });
    else await ctx.db.delete(table).where(theirs(ctx, before));
    return { before, after: null };
  }
  /** The audit log of each, then who must know, once. */
  async function note(ctx: Ctx, changes: readonly Change<Row>[]): Promise<void> {
    for (const { before, after } of changes) {
      const verb = before === null ? 'created' : after === null ? 'deleted' : 'updated';
      await audit(ctx, {
        action: bound.plainVerbs ? verb : `${subject}.${verb}`,
        subject_type: subject,
        subject_id: (after ?? before)?.id ?? null,
        before: before && asStored(table, before),
        after: after && asStored(table, after),
      });
    }
    await bound.tell?.(ctx, changes);
  }

  return {
    locked,
    save,
    change,
    drop,
    note,
    isEqual,
    async create(ctx: Ctx, input: Facts) {
      await bound.under?.(ctx, input as never, true);
      const draft = { form: pick(input, fields), before: null };
      await check(ctx, draft);
      const [made] = await save(ctx, [draft]);
      if (!made) throw new Error(`${register.name} was not added`);
      await note(ctx, [made]);
      return shown(ctx, says.created ?? says.saved, made.after);
    },
    async update(ctx: Ctx, input: Seen) {
      const before = await locked(ctx, input, 'update');
      const draft = { form: pick(input, fields), before };
      await check(ctx, draft);
      if (isEqual(ctx, draft)) return shown(ctx, says.saved, before);
      const changes = await save(ctx, [draft]);
      await note(ctx, changes);
      return shown(ctx, says.saved, changes[0]?.after ?? before);
    },
    async remove(ctx: Ctx, input: Seen) {
      const before = await locked(ctx, input, 'remove');
      await note(ctx, [await drop(ctx, before)]);
      return answer(ctx, says.deleted, before);
    },
  };
}
