/** The log: one JSON line an event on standard error. Callers pass facts, never bodies, tokens or passwords. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface Logger {
  debug(message: string, facts?: Readonly<Record<string, unknown>>): void;
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

export function createLogger(level: LogLevel, write: (line: string) => void = (line) => void process.stderr.write(line)): Logger {
  const at = (own: LogLevel) => (message: string, facts?: Readonly<Record<string, unknown>>) => {
    if (ORDER.indexOf(own) < ORDER.indexOf(level)) return;
    write(`${JSON.stringify({ at: new Date().toISOString(), level: own, message, ...facts })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** What errors of Node, the database driver, the query builder and the mail library may carry. */
interface Described {
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly name?: unknown;
  readonly cause?: unknown;
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
  readonly column?: unknown;
  readonly query?: unknown;
  readonly responseCode?: unknown;
}

const DEEPEST = 5;
const LONGEST_SQL = 2_000;

/**
 * An error as loggable facts: what it says, where, and why, and never values of rows or people. Of a database error that
 * is its code, constraint, table and SQL text without parameters; of others the words without addresses and long numbers.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  const own = asDescribed(error);
  if (!own) return { error: masked(String(error)) };
  const causes: string[] = [];
  let facts = namesOf(own);
  for (let at = asDescribed(own.cause), depth = 0; at && depth < DEEPEST; at = asDescribed(at.cause), depth += 1) {
    causes.push(sayError(at));
    facts = { ...facts, ...namesOf(at) };
  }
  const sql = sqlOf(own);
  return { error: sayError(own), ...(sql ? { sql } : {}), ...facts, ...(causes.length > 0 ? { cause: causes.join(' ← ') } : {}), stack: framesOf(own) };
}

/** What an error says, without values; for a log line or a record of a failed job. */
export function sayError(error: unknown): string {
  const own = asDescribed(error);
  if (!own) return masked(String(error));
  if (isOfDatabase(own)) return `database error ${String(own.code)}`;
  if (sqlOf(own) !== null) return 'the database refused a query';
  if (typeof own.responseCode === 'number') return `mail server error ${own.responseCode}`;
  // What JSON cannot read stands in its complaint.
  if (own.name === 'SyntaxError' && /JSON/.test(String(own.message))) return 'the text is no JSON';
  return masked(typeof own.message === 'string' && own.message !== '' ? own.message : String(own.name ?? 'an error without words'));
}

/** The places of an error's stack, without its message. */
export function framesOf(error: unknown): string {
  const { stack } = asDescribed(error) ?? {};
  if (typeof stack !== 'string') return '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** pg-boss tells of errors with plain objects. */
const asDescribed = (error: unknown): Described | null => (typeof error === 'object' && error !== null ? error : null);

/** An error of PostgreSQL has a severity and a five-character code. */
const isOfDatabase = ({ severity, code }: Described) => severity !== undefined && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

/** The query builder's error holds the text of its query, and in its message also the parameters. */
function sqlOf({ query, message }: Described): string | null {
  if (typeof query === 'string') return query.slice(0, LONGEST_SQL);
  const text = typeof message === 'string' ? /^Failed query: ([\s\S]*?)(\nparams: |$)/.exec(message)?.[1] : undefined;
  return text?.slice(0, LONGEST_SQL) ?? null;
}

function namesOf({ code, constraint, table, column }: Described): Record<string, string> {
  return Object.fromEntries(Object.entries({ code, constraint, table, column }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** E-mail addresses and long numbers (identity cards, phones, accounts) are taken out. */
const masked = (text: string) =>
  text
    .replace(/[^\s<>"'@]+@[^\s<>"'@]+/g, '<address>')
    .replace(/\+?\d[\d -]{6,}\d/g, '<number>')
    .slice(0, 1_000);
