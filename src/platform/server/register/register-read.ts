/** What a register answers: a page and its counts in one round trip, what they refer to in a second at most; and one record. */
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '#platform/contract/errors.ts';
import { metaFor, offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import { changedBy } from '../audit/changed-by.ts';
import type { Db } from '../db/connection.ts';
import { containing } from '../db/containing.ts';
import { prepared, adhoc } from '../db/prepared.ts';
import { instantText } from '../db/pool.ts';
import { pipeline } from '../db/scope.ts';
import type { Ctx } from '../context.ts';
import type { Facts, Row } from './register-binding.ts';
import type { Rows } from './register-rows.ts';

type Order = { readonly sort: 'asc' | 'desc'; readonly sort_by: string };
type Filter = PageRequest & Facts & Order & { readonly keyword?: string };

export function readRecords({ register, bound, column, within, theirs, show }: Rows) {
  const { table, search } = bound;
  const { name, first, tab } = register;
  const parents = Object.keys(register.under);
  const group = tab === undefined ? sql<null>`null::text` : sql<string>`${column(tab)}::text`;
  const orders: Readonly<Record<string, PgColumn | SQL>> = { ...bound.order, id: table.id };
  const usual: Order = { sort: first?.sort ?? 'desc', sort_by: first?.sortBy ?? 'id' };

  const recordsOf = (db: Db, where: SQL | undefined) => db.select().from(table).where(where);
  const pageOf = (db: Db, where: SQL | undefined, { sort, sort_by }: Order) => {
    const to = sort === 'asc' ? asc : desc;
    const page = recordsOf(db, where).orderBy(to(orders[sort_by] ?? table.id), to(table.id));
    return page.$dynamic();
  };
  const countsOf = (db: Db, where: SQL | undefined) =>
    db
      .select({ group, n: count() })
      .from(table)
      .where(where)
      .groupBy(sql`1`);
  // What most people see most often is kept: it depends on nothing that is asked. Rows under a parent are few, and PostgreSQL keeps few names.
  const keep: typeof prepared = (statement, holes, build) => (parents.length > 0 ? adhoc(holes, build) : prepared(statement, holes, build));
  const [size, from] = [sql.placeholder('size'), sql.placeholder('from')];
  const usualPage = keep(`register.${name}.page`, ['company', 'size', 'from', ...parents], (db, $) => pageOf(db, within($), usual).limit(size).offset(from));
  const usualCounts = keep(`register.${name}.counts`, ['company', ...parents], (db, $) => countsOf(db, within($)));
  // One record is found by its key whatever it is, and asked for seldom beside its list.
  const byId = adhoc(['company', 'id', ...parents], (db, $) => recordsOf(db, within($)));

  return {
    async list(ctx: Ctx, filter: Filter) {
      await bound.under?.(ctx, filter as never, false);
      const { sort, sort_by, keyword } = filter;
      const given = { ...filter, id: undefined, company: ctx.companyId, size: filter.per_page, from: offsetOf(filter) };
      const like = keyword && containing(keyword);
      const asked = and(bound.seen?.(ctx), bound.where?.(ctx, filter as never), like ? or(...search.map((each) => ilike(each, like))) : undefined);
      const chosen = tab === undefined || filter[tab] === undefined ? undefined : eq(column(tab), filter[tab]);
      const where = and(within(given), asked);
      const isUsual = asked === undefined && chosen === undefined && sort === usual.sort && sort_by === usual.sort_by;
      const [records, counts] = await pipeline(
        ctx,
        () => (isUsual ? usualPage(ctx, given) : pageOf(ctx.db, and(where, chosen), filter).limit(given.size).offset(given.from)),
        () => (asked === undefined ? usualCounts(ctx, given) : countsOf(ctx.db, where)),
      );
      const total = counts.filter((each) => chosen === undefined || each.group === filter[tab ?? '']).reduce((whole, { n }) => whole + n, 0);
      return {
        data: await show(ctx, records as Row[], filter),
        meta: metaFor(filter, total),
        ...(tab !== undefined && { counts: Object.fromEntries(counts.map((each) => [each.group, each.n])) }),
      };
    },
    async one(ctx: Ctx, input: Facts & { readonly seen?: string }) {
      await bound.under?.(ctx, input as never, false);
      const [record] = (await (bound.seen?.(ctx) ? recordsOf(ctx.db, theirs(ctx, input)) : byId(ctx, { ...input, company: ctx.companyId } as never))) as Row[];
      if (!record) throw notFound();
      const isOld = input.seen !== undefined && input.seen !== instantText(record.updated_at);
      const changed = isOld && (await changedBy(ctx, bound.subject, record.id)).body(ctx.locale).message;
      return { data: (await show(ctx, [record]))[0], ...(changed && { changed }) };
    },
  };
}
