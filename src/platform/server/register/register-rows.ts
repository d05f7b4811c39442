/** How records of a register are found and shown. */
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { meetsDemand, reachesAsWide } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { Register } from '#platform/contract/register/register.ts';
import { instantText } from '../db/pool.ts';
import { together } from '../db/scope.ts';
import type { Ctx } from '../http/context.ts';
import type { Bound, May, Row } from './register-binding.ts';

export const columnsOf = ({ table }: Bound) => getTableColumns(table) as Record<string, PgColumn>;

/** The records of a company, under its parent, of this register, that are not removed. Values may be holes of a kept statement. */
export function withinOf(register: Register, bound: Bound) {
  const columns = columnsOf(bound);
  const parents = Object.keys(register.under);
  return (given: Readonly<Record<string, unknown>>): SQL | undefined =>
    and(
      eq(bound.table.company_id, given['company']),
      ...parents.map((name) => eq(columns[name] as PgColumn, given[name])),
      ...Object.entries(bound.only ?? {}).map(([name, value]) => eq(columns[name] as PgColumn, value)),
      bound.removal === 'hidden' ? sql`${columns['deleted_at']} is null` : undefined,
      given['id'] === undefined ? undefined : eq(bound.table.id, given['id']),
    );
}

const FREE: May = { update: true, remove: true };
const allowed = ({ actor, house }: Ctx, call: Endpoint) => meetsDemand(actor, house.pages, call.demands) && reachesAsWide({ sees_all: actor.scope.all }, call);

/** Rows as they leave: the record's columns that a row has, what `present` adds, and what this person may do with each. */
export function showRows(register: Register, bound: Bound) {
  const keys = Object.keys(register.row.shape);
  return async (ctx: Ctx, records: readonly Row[], filter?: unknown): Promise<object[]> => {
    const rights = { update: allowed(ctx, register.update), remove: allowed(ctx, register.remove) };
    const [added, judged] = await together(
      ctx,
      async () => bound.present?.(ctx, records, filter),
      async () => bound.may?.(ctx, records),
    );
    return records.map((record, at) => {
      const { update, remove } = judged?.[at] ?? FREE;
      const reason = remove === true ? update : remove;
      return {
        ...Object.fromEntries(keys.filter((key) => key in record).map((key) => [key, record[key]])),
        ...added?.[at],
        updated_at: instantText(record.updated_at),
        can: { update: rights.update && update === true, remove: rights.remove && remove === true },
        kept: reason === true ? null : say(reason, ctx.locale),
      };
    });
  };
}
