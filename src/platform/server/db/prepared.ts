/**
 * Statements that PostgreSQL keeps: parsed and planned once for each connection, found by name afterwards. Their texts
 * never depend on a request, so that there are as many names as declarations. Where the values decide the plan the
 * statement is built once as well, but has no name: PostgreSQL plans it for the values of each use.
 */
import { sql } from 'drizzle-orm';
import { isSystem, type Db, type Line } from './connection.ts';

/** A place in a prepared statement, filled anew at each use. */
export type Hole = ReturnType<typeof sql.placeholder>;

/** What Drizzle's builders answer to `prepare`. */
interface Built<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}
interface Preparable<Rows> {
  prepare(name: string): Built<Rows>;
}

/** PostgreSQL cuts names at 63 bytes; two are the mark of the portal. */
const LONGEST = 60;

const names = new Set<string>();

function claim(name: string): void {
  if (names.has(name)) throw new Error(`Two statements are kept as ${name}`);
  if (Buffer.byteLength(name) > LONGEST) throw new Error(`The name ${name} is longer than ${LONGEST} bytes`);
  names.add(name);
}

/** Every name, for the test that counts them. */
export const preparedNames = (): ReadonlySet<string> => names;

/** PostgreSQL plans a statement anew whenever the role differs that row-level security judges, so each role has names of its own. */
const marked = (name: string, isSystemOwn: boolean) => (isSystemOwn ? `${name}~s` : name);

type Holes<K extends string> = Readonly<Record<K, Hole>>;
type Use<K extends string, Rows> = (tx: { readonly db: Db }, given: Readonly<Record<K, unknown>>) => Promise<Rows>;

/** Builds once for each connection and side. @param name null: PostgreSQL does not keep it */
function builtOnce<const K extends string, Rows>(name: string | null, holes: readonly K[], build: (db: Db, hole: Holes<K>) => Preparable<Rows>): Use<K, Rows> {
  const hole = Object.fromEntries(holes.map((key) => [key, sql.placeholder(key)])) as unknown as Record<K, Hole>;
  const built = new WeakMap<Db, Built<Rows>>();
  return ({ db }, given) => {
    let statement = built.get(db);
    if (!statement) built.set(db, (statement = build(db, hole).prepare(name === null ? '' : marked(name, isSystem(db)))));
    return statement.execute(given);
  };
}

/**
 * A statement of the query builder. A value that decides the plan (a pattern, a range over a large table, a list of unknown
 * length) does not belong in one: that is `adhoc`. Every name is benched under the plan that PostgreSQL may keep for all values.
 * @param name unique in the whole system, `noun.verb`
 * @param holes what changes from use to use; all of them are given at each
 */
export function prepared<const K extends string, Rows>(name: string, holes: readonly K[], build: (db: Db, hole: Holes<K>) => Preparable<Rows>): Use<K, Rows> {
  claim(name);
  return builtOnce(name, holes, build);
}

/** The same, built once and planned for the values of each use. */
export const adhoc = <const K extends string, Rows>(holes: readonly K[], build: (db: Db, hole: Holes<K>) => Preparable<Rows>): Use<K, Rows> =>
  builtOnce(null, holes, build);

type TextUse<Row> = (line: Line, values: readonly unknown[]) => Promise<Row[]>;

/**
 * A statement written as text, its values in the order of `$1`, `$2`.
 * @param text or how to make it, where a part of it is another module's answer to a port
 */
export function preparedText<Row extends object>(name: string, text: string | (() => string)): TextUse<Row> {
  claim(name);
  const whole = typeof text === 'string' ? () => text : text;
  return async (line, values) => (await line.query<Row>({ name: marked(name, isSystem(line)), text: whole(), values: [...values] })).rows;
}

/** The same, planned for the values of each use. */
export const adhocText =
  <Row extends object>(text: string | (() => string)): TextUse<Row> =>
  async (line, values) =>
    (await line.query<Row>({ text: typeof text === 'string' ? text : text(), values: [...values] })).rows;
