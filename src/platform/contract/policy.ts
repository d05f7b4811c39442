/** A policy is a one-line question about one record, pure, asked by the server and shown by the web. */
export type Predicate<Actor, Record> = (actor: Actor, record: Record) => boolean;

export const and =
  <A, R>(...parts: Predicate<A, R>[]): Predicate<A, R> =>
  (actor, record) =>
    parts.every((part) => part(actor, record));

export const or =
  <A, R>(...parts: Predicate<A, R>[]): Predicate<A, R> =>
  (actor, record) =>
    parts.some((part) => part(actor, record));

export const not =
  <A, R>(part: Predicate<A, R>): Predicate<A, R> =>
  (actor, record) =>
    !part(actor, record);
