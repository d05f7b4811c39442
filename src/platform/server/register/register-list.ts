/** The list of a register: a page and its counts in one flight, what they refer to in a second at most. */
import { and, asc, count, desc, eq, ilike, or, sql, sum, type SQL, type Placeholder } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { metaFor, offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import type { Db } from '../db/connection.ts';
import { containing } from '../db/containing.ts';
import { kept } from '../db/kept.ts';
import { together } from '../db/scope.ts';
import type { Ctx } from '../http/context.ts';
import type { Facts, Row } from './register-binding.ts';
import type { Rows } from './register-rows.ts';

export type Order = { readonly sort: 'asc' | 'desc'; readonly sort_by: string };
export type Filter = PageRequest & Facts & Order & { readonly keyword?: string };
type Size = number | Placeholder;

export function listRecords({ register, bound, column, within, show }: Rows) {
  const { table, search } = bound;
  const parents = Object.keys(register.under);
  const [tab] = Object.keys(register.tabs);
  const orders: Readonly<Record<string, PgColumn | SQL>> = { ...bound.order, id: table.id };
  const first = { sort: register.first?.sort ?? 'desc', sort_by: register.first?.sortBy ?? 'id' } as const;
  const sums = Object.fromEntries(register.sums.map((name) => [name, sum(column(name))]));

  const ordered = (db: Db, where: SQL | undefined, { sort, sort_by }: Order) => {
    const direction = sort === 'asc' ? asc : desc;
    return db
      .select()
      .from(table)
      .where(where)
      .orderBy(direction(orders[sort_by] ?? table.id), direction(table.id))
      .$dynamic();
  };
  const page = (db: Db, where: SQL | undefined, order: Order, size: Size, from: Size) => ordered(db, where, order).limit(size).offset(from);
  const counts = (db: Db, where: SQL | undefined) => {
    const grouped = db
      .select({ tab: tab === undefined ? sql<null>`null` : sql<string>`${column(tab)}::text`, n: count(), ...sums })
      .from(table)
      .where(where);
    return tab === undefined ? grouped : grouped.groupBy(column(tab));
  };
  // What most people see most often: its texts depend on nothing that is asked.
  const firstPage = kept(`register.${register.name}.page`, ['company', 'size', 'from', ...parents], (db, $) =>
    page(db, within($), first, sql.placeholder('size'), sql.placeholder('from')),
  );
  const firstCounts = kept(`register.${register.name}.counts`, ['company', ...parents], (db, $) => counts(db, within($)));

  const asked = (ctx: Ctx, filter: Filter) => {
    const like = filter.keyword && containing(filter.keyword);
    return and(bound.where?.(ctx, filter as never), like ? or(...search.map((each) => ilike(each, like))) : undefined);
  };
  const given = (ctx: Ctx, filter: Filter) => ({ ...filter, id: undefined, company: ctx.companyId });
  const inTab = (filter: Filter) => (tab === undefined || filter[tab] === undefined ? undefined : eq(column(tab), filter[tab]));

  return {
    /** All that a filter finds, in its order: for a cursor. */
    all: (ctx: Ctx, filter: Filter): SQL => ordered(ctx.db, and(within(given(ctx, filter)), asked(ctx, filter), inTab(filter)), filter).getSQL(),
    async list(ctx: Ctx, filter: Filter) {
      await bound.under?.(ctx, filter as never, false);
      const values = { ...given(ctx, filter), size: filter.per_page, from: offsetOf(filter) };
      const [own, chosen] = [asked(ctx, filter), inTab(filter)];
      const where = and(within(values), own);
      const isFirst = own === undefined && chosen === undefined && filter.sort === first.sort && filter.sort_by === first.sort_by;
      const [records, groups] = await together(
        ctx,
        () => (isFirst ? firstPage(ctx, values) : page(ctx.db, and(where, chosen), filter, values.size, values.from)),
        () => (own === undefined ? firstCounts(ctx, values) : counts(ctx.db, where)),
      );
      const shown = chosen === undefined ? groups : groups.filter((group) => group.tab === filter[tab as string]);
      const total = (name: string) => Math.round(shown.reduce((whole, group) => whole + Number(Reflect.get(group, name) ?? 0), 0) * 100) / 100;
      return {
        data: await show(ctx, records as Row[], filter),
        meta: metaFor(filter, total('n')),
        ...(tab !== undefined && { counts: Object.fromEntries(groups.map((group) => [group.tab, group.n])) }),
        ...(register.sums.length > 0 && { sums: Object.fromEntries(register.sums.map((name) => [name, total(name)])) }),
      };
    },
  };
}
