/** How a register puts records into its table, many at a time, and writes down what changed: by hand and from a sheet alike. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/errors.ts';
import { audit } from '../audit/audit.ts';
import { canonicalText } from '../audit/redact.ts';
import { asStored } from '../db/columns.ts';
import { guardUnique } from '../db/unique-violation.ts';
import type { Ctx } from '../context.ts';
import type { Change, Draft, Facts, Row } from './register-binding.ts';
import { pick, type Rows } from './register-rows.ts';

type Changed = Change<Row> & { readonly after: Row };

/** Rows of one insert: PostgreSQL takes 65,535 values in a statement. */
const BATCH = 500;

export function storeRecords({ register, bound, column, isHidden, theirs }: Rows) {
  const { table, subject, unique = {} } = bound;
  const parents = Object.keys(register.under);
  const valuesOf = (ctx: Ctx, form: Facts): Facts => (bound.columns?.(form as never, ctx) as Facts | undefined) ?? form;

  async function insert(ctx: Ctx, rows: readonly Facts[]): Promise<Row[]> {
    const added: Row[] = [];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      added.push(...((await ctx.db.insert(table).values(batch).returning()) as Row[]));
    }
    return added;
  }
  const change = async (ctx: Ctx, record: Row, values: Facts) => ((await ctx.db.update(table).set(values).where(theirs(ctx, record)).returning()) as Row[])[0];
  /** Takes the switches that a record is saved with from those that have them. */
  async function takeSole(ctx: Ctx, { id, ...record }: Facts, values: Facts): Promise<void> {
    for (const name of (bound.sole ?? []).filter((each) => values[each] === true)) {
      const others = and(theirs(ctx, record), eq(column(name), true), id === undefined ? undefined : ne(table.id, id));
      const off = { [name]: false };
      await ctx.db.update(table).set(off).where(others);
    }
  }

  return {
    change,
    isEqual: (ctx: Ctx, { form, before }: Draft) =>
      before !== null &&
      Object.entries(valuesOf(ctx, form)).every(([key, value]) => value === undefined || canonicalText(value) === canonicalText(before[key])),
    /** Adds and changes, in order. @throws 422 at the field of a unique index */
    async save(ctx: Ctx, drafts: readonly Draft[]): Promise<Changed[]> {
      const own = (form: Facts) => ({ ...valuesOf(ctx, form), ...pick(form, parents), ...bound.only, company_id: ctx.companyId });
      const fresh = drafts.filter(({ before }) => before === null).map(({ form }) => own(form));
      for (const { form, before } of drafts) await takeSole(ctx, before ?? form, valuesOf(ctx, form));
      return guardUnique(unique, async () => {
        const added = await insert(ctx, fresh);
        const changes: Changed[] = [];
        for (const { form, before } of drafts) {
          const after = before ? await change(ctx, before, valuesOf(ctx, form)) : added.shift();
          if (!after) throw notFound();
          changes.push({ before, after });
        }
        return changes;
      });
    },
    async drop(ctx: Ctx, before: Row): Promise<Change<Row>> {
      if (isHidden) await change(ctx, before, { deleted_at: sql`clock_timestamp()` });
      else await ctx.db.delete(table).where(theirs(ctx, before));
      return { before, after: null };
    },
    /** The audit log of each, then who must know, once. */
    async note(ctx: Ctx, changes: readonly Change<Row>[]): Promise<void> {
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
      await bound.notify?.(ctx, changes);
    },
  };
}
export type Store = ReturnType<typeof storeRecords>;
