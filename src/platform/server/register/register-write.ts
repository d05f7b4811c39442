/**
 * The writes of a register, each one sentence in one transaction: the parent, the record locked, its version, whether it
 * may, what the schema cannot know, the write, the audit log, who must know, the answer.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { formatDateTime } from '#platform/contract/dates.ts';
import { AppError, changed, invalid, invalidFields, notFound, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import type { Register } from '#platform/contract/register/register.ts';
import { audit } from '../audit/audit.ts';
import { lastChange } from '../audit/last-change.ts';
import { canonicalText } from '../audit/redact.ts';
import { asStored } from '../db/columns.ts';
import { instantText } from '../db/pool.ts';
import { guardUnique } from '../db/unique-violation.ts';
import type { Ctx } from '../http/context.ts';
import type { Bound, Row } from './register-binding.ts';
import { columnsOf, showRows, withinOf } from './register-rows.ts';

type Form = Readonly<Record<string, unknown>>;
type Seen = Form & { readonly id: number; readonly updated_at: string };

export function writeRecords(register: Register, bound: Bound) {
  const { table, subject, says, unique = {} } = bound;
  const columns = columnsOf(bound);
  const within = withinOf(register, bound);
  const show = showRows(register, bound);
  const fields = Object.keys(register.form.shape);
  const parents = Object.keys(register.under);
  const now = sql`clock_timestamp()`;
  const pick = (from: Form, keys: readonly string[]) => Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
  const theirs = (ctx: Ctx, input: Form) => within({ ...input, company: ctx.companyId });
  const valuesOf = (form: Form): Form => (bound.columns?.(form as never) as Form | undefined) ?? form;

  /** As it stands and was seen. @throws 404, 409 who changed it meanwhile, 422 why it must stay as it is */
  async function locked(ctx: Ctx, input: Seen, verb: 'update' | 'remove'): Promise<Row> {
    await bound.under?.(ctx, input as never, true);
    const [record] = (await ctx.db.select().from(table).where(theirs(ctx, input)).for('update')) as Row[];
    if (!record) throw notFound();
    if (instantText(record.updated_at) !== input.updated_at) throw await conflict(ctx, record.id);
    const may = (await bound.may?.(ctx, [record]))?.[0]?.[verb] ?? true;
    if (may !== true) throw invalid('base', may);
    return record;
  }
  async function conflict(ctx: Ctx, id: number): Promise<AppError> {
    const last = await lastChange(ctx, subject, id);
    if (!last) return changed();
    return new AppError(409, PLATFORM_ERRORS.changedBy, { params: { name: last.name, at: formatDateTime(last.at, ctx.actor.timeZone, ctx.locale) } });
  }
  async function checked(ctx: Ctx, form: Form, before: Row | null): Promise<Form> {
    const [found] = (await bound.check?.(ctx, [{ form, before }])) ?? [];
    if (found && Object.keys(found).length > 0) throw invalidFields(found);
    return valuesOf(form);
  }
  async function noted(ctx: Ctx, verb: string, id: number, before: Row | null, after: Row | null): Promise<void> {
    await audit(ctx, {
      action: bound.plainVerbs ? verb : `${subject}.${verb}`,
      subject_type: subject,
      subject_id: id,
      before: before && asStored(table, before),
      after: after && asStored(table, after),
    });
    await bound.tell?.(ctx, [{ before, after }]);
  }
  /** Takes the switches that this record is saved with from those that have them. */
  async function takeSole(ctx: Ctx, { id, ...input }: Form, values: Form): Promise<void> {
    for (const name of (bound.sole ?? []).filter((column) => values[column] === true)) {
      const others = and(theirs(ctx, input), eq(columns[name] as PgColumn, true), id === undefined ? undefined : ne(table.id, id));
      await ctx.db
        .update(table)
        .set({ [name]: false })
        .where(others);
    }
  }
  const said = (ctx: Ctx, text: Text, record: Row) => ({ success: true as const, message: say(text, ctx.locale, record as Params) });
  const answer = async (ctx: Ctx, text: Text, record: Row) => ({ ...said(ctx, text, record), data: (await show(ctx, [record]))[0] });

  return {
    locked,
    async create(ctx: Ctx, input: Form) {
      await bound.under?.(ctx, input as never, true);
      const values = await checked(ctx, pick(input, fields), null);
      const given = { ...values, ...pick(input, parents), ...bound.only, company_id: ctx.companyId };
      await takeSole(ctx, input, values);
      const [after] = (await guardUnique(unique, () => ctx.db.insert(table).values(given).returning())) as Row[];
      if (!after) throw new Error(`${register.name} was not added`);
      await noted(ctx, 'created', after.id, null, after);
      return answer(ctx, says.created ?? says.saved, after);
    },
    async update(ctx: Ctx, input: Seen) {
      const before = await locked(ctx, input, 'update');
      const values = await checked(ctx, pick(input, fields), before);
      const isEqual = Object.entries(values).every(([key, value]) => value === undefined || canonicalText(value) === canonicalText(before[key]));
      if (isEqual) return answer(ctx, says.saved, before);
      const change = () => ctx.db.update(table).set(values).where(theirs(ctx, input)).returning();
      await takeSole(ctx, input, values);
      const [after] = (await guardUnique(unique, change)) as Row[];
      if (!after) throw notFound();
      await noted(ctx, 'updated', after.id, before, after);
      return answer(ctx, says.saved, after);
    },
    async remove(ctx: Ctx, input: Seen) {
      const before = await locked(ctx, input, 'remove');
      if (bound.removal === 'hidden') await ctx.db.update(table).set({ deleted_at: now }).where(theirs(ctx, input));
      else await ctx.db.delete(table).where(theirs(ctx, input));
      await noted(ctx, 'deleted', before.id, before, null);
      return said(ctx, says.deleted, before);
    },
  };
}
