/**
 * The life of a process: what was opened is closed in reverse, once, whether it ends by a signal, by an error,
 * or by its own decision.
 */
import { errorLine } from '../start-error.ts';

export interface Life {
  /** Adds something to close; the last added is closed first, and left behind when it takes longer than its limit. */
  onEnd(name: string, limitMs: number, close: () => Promise<void>): void;
  /** Ends the process: closes everything, says why if there is a reason, and exits with 0 or 1. */
  end(reason?: unknown): Promise<never>;
  /** Aborted as soon as the end begins. */
  readonly signal: AbortSignal;
}

export interface LifeOptions {
  readonly print?: (line: string) => void;
  readonly printError?: (line: string) => void;
  /** End when the process that started this one is gone; default: when that is npm, which cannot pass on its own kill. */
  readonly withParent?: boolean;
}

interface Part {
  readonly name: string;
  readonly limitMs: number;
  readonly close: () => Promise<void>;
}

/** How often the parent is looked at. */
const PARENT_MS = 500;
/** A second signal is a wish to hurry only after this time: a terminal and npm may both send the first one. */
const SAME_WISH_MS = 1_000;

/** Starts the life of this process: from here on signals and stray errors end it in order. */
export function beginLife(options: LifeOptions = {}): Life {
  const {
    print = (line) => console.log(line),
    printError = (line) => console.error(line),
    withParent = process.env['npm_lifecycle_event'] !== undefined,
  } = options;
  const parts: Part[] = [];
  const aborter = new AbortController();
  let ending: Promise<never> | null = null;
  let asked = 0;

  const closeAll = async (): Promise<boolean> => {
    let clean = true;
    for (let part = parts.pop(); part; part = parts.pop()) clean = (await closePart(part, printError)) && clean;
    return clean;
  };
  const end = (reason?: unknown): Promise<never> => {
    ending ??= (async () => {
      aborter.abort();
      if (reason !== undefined) printError(errorLine(reason));
      const clean = await closeAll();
      process.exit(reason === undefined && clean ? 0 : 1);
    })();
    return ending;
  };
  const onSignal = (name?: NodeJS.Signals) => {
    const now = Date.now();
    if (asked === 0) {
      asked = now;
      print('Stopping: running requests are finished first.');
      void end();
    } else if (name !== undefined && now - asked > SAME_WISH_MS) {
      printError('Stopped at once.');
      process.exit(1);
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  if (withParent) {
    const parent = process.ppid;
    setInterval(() => void (process.ppid !== parent && onSignal()), PARENT_MS).unref();
  }
  process.on('uncaughtException', (error) => void end(error));
  process.on('unhandledRejection', (error) => void end(error));
  return { signal: aborter.signal, end, onEnd: (name, limitMs, close) => void parts.push({ name, limitMs, close }) };
}

async function closePart({ name, limitMs, close }: Part, printError: (line: string) => void): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => (timer = setTimeout(done, limitMs, 'late')));
  try {
    if ((await Promise.race([close(), late])) !== 'late') return true;
    printError(`The ${name} did not close within ${limitMs / 1000} seconds and was cut off.`);
  } catch (error) {
    printError(`The ${name} did not close: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    clearTimeout(timer);
  }
  return false;
}
