/** The list of a register: a page and its counts in one flight, what they refer to in a second at most. */
import { and, asc, count, desc, eq, ilike, or, sql, sum, type SQL, type Placeholder } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { metaFor, offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import type { Register } from '#platform/contract/register/register.ts';
import type { Db } from '../db/connection.ts';
import { containing } from '../db/containing.ts';
import { kept } from '../db/kept.ts';
import { together } from '../db/scope.ts';
import type { Ctx } from '../http/context.ts';
import type { Bound, Row } from './register-binding.ts';
import { columnsOf, showRows, withinOf } from './register-rows.ts';

type Filter = PageRequest & Readonly<Record<string, unknown>> & { readonly sort: 'asc' | 'desc'; readonly sort_by: string; readonly keyword?: string };
type Size = number | Placeholder;

export function listRecords(register: Register, bound: Bound) {
  const { table, search } = bound;
  const columns = columnsOf(bound);
  const within = withinOf(register, bound);
  const show = showRows(register, bound);
  const parents = Object.keys(register.under);
  const tab = Object.keys(register.tabs)[0];
  const order: Readonly<Record<string, PgColumn | SQL>> = { ...bound.order, id: table.id };
  const first = { sort: 'desc', sortBy: 'id', ...register.first } as const;
  const sums = Object.fromEntries(register.sums.map((name) => [name, sum(columns[name] as PgColumn)]));

  const page = (db: Db, where: SQL | undefined, { sort, sortBy }: { sort: 'asc' | 'desc'; sortBy: string }, size: Size, from: Size) => {
    const direction = sort === 'asc' ? asc : desc;
    const by = order[sortBy] ?? table.id;
    return db.select().from(table).where(where).orderBy(direction(by), direction(table.id)).limit(size).offset(from);
  };
  const counts = (db: Db, where: SQL | undefined) => {
    const grouped = db
      .select({ tab: tab === undefined ? sql<null>`null` : sql<string>`${columns[tab]}::text`, n: count(), ...sums })
      .from(table)
      .where(where);
    return tab === undefined ? grouped : grouped.groupBy(columns[tab] as PgColumn);
  };
  // What most people see most often: its texts depend on nothing that is asked.
  const firstPage = kept(`register.${register.name}.page`, ['company', 'size', 'from', ...parents], (db, $) =>
    page(db, within($), first, sql.placeholder('size'), sql.placeholder('from')),
  );
  const firstCounts = kept(`register.${register.name}.counts`, ['company', ...parents], (db, $) => counts(db, within($)));

  return async (ctx: Ctx, filter: Filter) => {
    await bound.under?.(ctx, filter as never, false);
    const given = { ...filter, id: undefined, company: ctx.companyId, size: filter.per_page, from: offsetOf(filter) };
    const like = filter.keyword && containing(filter.keyword);
    const chosen = tab === undefined ? undefined : filter[tab];
    const asked = and(bound.where?.(ctx, filter), like ? or(...search.map((column) => ilike(column, like))) : undefined);
    const own = { sort: filter.sort, sortBy: filter.sort_by };
    const isFirst = asked === undefined && chosen === undefined && own.sort === first.sort && own.sortBy === first.sortBy;
    const where = and(within(given), asked);
    const narrowed = chosen === undefined ? where : and(where, eq(columns[tab as string] as PgColumn, chosen));
    const [records, groups] = await together(
      ctx,
      () => (isFirst ? firstPage(ctx, given) : page(ctx.db, narrowed, own, given.size, given.from)),
      () => (asked === undefined ? firstCounts(ctx, given) : counts(ctx.db, where)),
    );
    const shown = chosen === undefined ? groups : groups.filter((group) => group.tab === chosen);
    const total = (of: (group: (typeof groups)[number]) => number) => shown.reduce((whole, group) => whole + of(group), 0);
    return {
      data: await show(ctx, records as Row[], filter),
      meta: metaFor(
        filter,
        total(({ n }) => n),
      ),
      ...(tab !== undefined && { counts: Object.fromEntries(groups.map((group) => [group.tab, group.n])) }),
      ...(register.sums.length > 0 && {
        sums: Object.fromEntries(register.sums.map((name) => [name, total((group) => Number(Reflect.get(group, name) ?? 0))])),
      }),
    };
  };
}
