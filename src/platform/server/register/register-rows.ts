/** How records of a register are found, judged and shown. */
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { meetsRequirement, scopeIsAsWide } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Register } from '#platform/contract/register/register.ts';
import { instantText } from '../db/pool.ts';
import { pipeline } from '../db/scope.ts';
import type { Ctx } from '../context.ts';
import type { Bound, Facts, May, Row } from './register-binding.ts';

const FREE: May = { update: true, remove: true };

export const pick = (from: Facts, keys: readonly string[]): Facts => Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));

/** Whether the rights of the person allow a call, whatever the record. */
export const mayCall = ({ actor, services }: Ctx, call: Endpoint) =>
  meetsRequirement(actor, services.pages, call.requires) && scopeIsAsWide({ sees_all: actor.scope.all }, call);

/** @throws Error at start when the table lacks a column that the register counts on, or a sort its order */
export function rowsOf(register: Register, bound: Bound) {
  const { name, under, tab, sorts } = register;
  const columns = getTableColumns(bound.table) as Record<string, PgColumn>;
  const column = (key: string) => {
    const found = columns[key];
    if (!found) throw new Error(`The table of ${name} has no ${key}`);
    return found;
  };
  const parents = Object.keys(under).map((key) => [key, column(key)] as const);
  const only = Object.entries(bound.only ?? {}).map(([key, value]) => eq(column(key), value));
  for (const needed of [tab ?? 'id', ...(bound.sole ?? [])]) column(needed);
  for (const sort of sorts) if (!(sort in bound.order)) throw new Error(`${name} sorts by ${sort} and does not say how`);
  const isHidden = register.removal === 'hidden';
  if (isHidden && !bound.may) throw new Error(`${name} hides what it removes and does not say what must stay`);
  if (!isHidden && columns['deleted_at']) throw new Error(`${name} hides what it removes`);
  const fixed = isHidden ? sql`${column('deleted_at')} is null` : undefined;
  const keys = Object.keys(register.row.shape);
  const evaluate = async (ctx: Ctx, records: readonly Row[]): Promise<readonly May[]> => (await bound.may?.(ctx, records)) ?? records.map(() => FREE);

  /** The records of a company, under its parent, of this register, that are not removed. Values may be holes of a prepared statement. */
  const within = (given: Facts): SQL | undefined =>
    and(
      eq(bound.table.company_id, given['company']),
      ...parents.map(([key, parent]) => eq(parent, given[key])),
      ...only,
      fixed,
      given['id'] === undefined ? undefined : eq(bound.table.id, given['id']),
    );

  return {
    register,
    bound,
    column,
    isHidden,
    evaluate,
    within,
    /** Of those the ones that the viewer may see. */
    theirs: (ctx: Ctx, given: Facts) => and(within({ ...given, company: ctx.companyId }), bound.seen?.(ctx)),
    /** Rows as they leave: the record's columns that a row has, what `present` adds, and what this person may do with each. */
    async show(ctx: Ctx, records: readonly Row[], filter?: object): Promise<Row[]> {
      const rights = { update: mayCall(ctx, register.update), remove: mayCall(ctx, register.remove) };
      const [added, evaluated] = await pipeline(
        ctx,
        async () => bound.present?.(ctx, records, filter as never),
        () => evaluate(ctx, records),
      );
      return records.map((record, at) => {
        const { update, remove } = evaluated[at] ?? FREE;
        const reason = remove === true ? update : remove;
        return {
          ...pick(record, keys),
          ...added?.[at],
          id: record.id,
          updated_at: instantText(record.updated_at),
          can: { update: rights.update && update === true, remove: rights.remove && remove === true },
          kept: reason === true ? null : say(reason, ctx.locale),
        };
      });
    },
  };
}
export type Rows = ReturnType<typeof rowsOf>;
