/** The same for many records in one call. */
import { AppError } from '#platform/contract/errors.ts';
import { savepoint } from './db/scope.ts';
import type { Ctx } from './context.ts';

export interface Outcome<Item> {
  readonly item: Item;
  /** The HTTP status that this record alone would have had. */
  readonly code: number;
  /** Why it was refused; null: done. */
  readonly message: string | null;
}

/**
 * One after the other, each whole or not at all: a refused one leaves the others as they are. Each record once, and always in the same
 * order, so that two people with overlapping choices wait for each other instead of blocking.
 */
export async function eachWhole<Item extends { readonly id: number; readonly type?: string }>(
  ctx: Ctx,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>[]> {
  const once = new Map(items.map((item) => [`${item.type} ${item.id}`, item]));
  const outcomes: Outcome<Item>[] = [];
  for (const item of [...once.values()].sort((a, b) => (a.type ?? '').localeCompare(b.type ?? '') || a.id - b.id))
    outcomes.push(await attempt(ctx, item, work));
  return outcomes;
}

async function attempt<Item>(ctx: Ctx, item: Item, work: (item: Item) => Promise<unknown>): Promise<Outcome<Item>> {
  try {
    await savepoint(ctx, async () => work(item));
    return { item, code: 200, message: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, errors } = error.body(ctx.locale);
    return { item, code: error.status, message: errors ? Object.values(errors).flat().join(' ') : message };
  }
}
