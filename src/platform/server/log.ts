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

/** An error as loggable facts: its name, message and stack; database errors add their code and constraint, never their values. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {};
  return { error: error.message, stack: error.stack, ...cause, ...(code ? { code } : {}), ...(constraint ? { constraint } : {}), ...(table ? { table } : {}) };
}
