/**
 * What a request reads of a record's neighbours, read once: the rules of one approval ask for the same employee four times.
 * Kept for the transaction of the request, never over it, and forgotten by whoever writes that record.
 */
type Stored = Map<string, Promise<unknown>>;

/** The part of a transaction's context by which it is known: made anew for each, and kept in a copy such as `seeingAll`. */
interface Request {
  afterCommit(effect: () => void | Promise<void>): void;
  /** A transaction of the portal goes from company to company: what it read in one is not the other's. */
  readonly companyId?: number | null;
}

const inCompany = ({ companyId }: Request, key: string) => `${companyId ?? ''}/${key}`;

const ofTransaction = new WeakMap<Request['afterCommit'], Stored>();

/**
 * @param key names the record and, where it depends on the asker, their view: `employee:7:all`
 * @returns what `load` answered the first time. Nobody changes it. A failure is not kept.
 */
export function once<T>(ctx: Request, key: string, load: () => Promise<T>): Promise<T> {
  const stored: Stored = ofTransaction.get(ctx.afterCommit) ?? new Map<string, Promise<unknown>>();
  ofTransaction.set(ctx.afterCommit, stored);
  const name = inCompany(ctx, key);
  const known = stored.get(name) as Promise<T> | undefined;
  if (known) return known;
  const loading = load();
  stored.set(name, loading);
  loading.catch(() => stored.get(name) === loading && stored.delete(name));
  return loading;
}

/** A write forgets what was read before it: every key of the company that begins so. Where a savepoint takes writes back, all is forgotten. */
export function forget(ctx: Request, prefix?: string): void {
  const stored = ofTransaction.get(ctx.afterCommit);
  for (const name of stored?.keys() ?? []) if (prefix === undefined || name.startsWith(inCompany(ctx, prefix))) stored?.delete(name);
}
