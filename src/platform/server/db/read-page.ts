/** A page of a list: its rows and how many there are, asked side by side. */
import { asc, desc, type SQL } from 'drizzle-orm';
import type { Meta } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import type { Handle } from './connection.ts';
import { pipeline } from './scope.ts';

/** A select that has no order yet. */
interface Pageable<Row> {
  orderBy(...by: SQL[]): { limit(rows: number): { offset(from: number): { execute(): Promise<Row[]> } } };
}
interface Counting<Counted> {
  execute(): Promise<Counted[]>;
}
interface Asked extends PageRequest {
  /** Only the order knows, where it is always the same. */
  readonly sort?: 'asc' | 'desc';
}

export interface Page<Row, Counted = unknown> {
  readonly rows: Row[];
  readonly meta: Meta;
  /** What was asked beside the total: sums over every row. */
  readonly counted: Counted | undefined;
}

/**
 * @param rows every row that is asked for @param count how many those are, as `total`
 * @param order from the direction that was asked for; its last column tells equal ones apart
 */
export async function readPage<Row, Counted extends { readonly total: number }>(
  ctx: Pick<Handle, 'client'>,
  asked: Asked,
  { rows, count, order }: { readonly rows: Pageable<Row>; readonly count: Counting<Counted>; readonly order: (to: typeof asc) => SQL[] },
): Promise<Page<Row, Counted>> {
  const [page, [counted]] = await pipeline(
    ctx,
    () =>
      rows
        .orderBy(...order(asked.sort === 'asc' ? asc : desc))
        .limit(asked.per_page)
        .offset(offsetOf(asked))
        .execute(),
    () => count.execute(),
  );
  return { rows: page, meta: metaFor(asked, counted?.total ?? 0), counted };
}

/**
 * A page of a statement whose rows carry the number of all rows. A page beyond the last has no row that could say it, so the first row is asked.
 * @param read from how many rows at most and how many before them
 */
export async function pageWithTotal<Row extends { readonly total: number }>(
  asked: PageRequest,
  read: (limit: number, offset: number) => Promise<Row[]>,
): Promise<{ readonly rows: Omit<Row, 'total'>[]; readonly meta: Meta }> {
  const offset = offsetOf(asked);
  const found = await read(asked.per_page, offset);
  const [counted] = found.length === 0 && offset > 0 ? await read(1, 0) : found;
  return { rows: found.map(({ total: _total, ...row }) => row), meta: metaFor(asked, counted?.total ?? 0) };
}
