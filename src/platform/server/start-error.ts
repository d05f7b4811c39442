/** Errors of starting and running that a person can act on: one line that says what to do, never a stack. */
import { framesOf, sayError } from './log.ts';

export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s*\n\s*/g, ' '), options);
    this.name = 'StartError';
  }
}

interface Coded {
  readonly code?: unknown;
  readonly path?: unknown;
}

/** `code` of a system or database error, or ''. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error ? (error as Coded).code : undefined;
  return typeof code === 'string' ? code : '';
}

/** The system error of a file operation, said so that the owner of the machine knows what to do. */
export function explainFileError(error: unknown, what: string, path: string): StartError {
  const remedy: Record<string, string> = {
    EACCES: 'may not be written by this user. Give it write permission, or set MESRA_DATA to a folder that it may write',
    EPERM: 'may not be changed by this user. Give it permission, or set MESRA_DATA to a folder that it may write',
    EROFS: 'lies on a read-only disk. Set MESRA_DATA to a folder that may be written',
    ENOSPC: 'cannot grow: the disk is full. Free some space and start again',
    EDQUOT: 'cannot grow: the disk quota is used up. Free some space and start again',
    ENOTDIR: 'is not a folder. Set MESRA_DATA to a folder',
    EEXIST: 'is not a folder. Set MESRA_DATA to a folder',
  };
  const wording = remedy[codeOf(error)] ?? `cannot be used (${error instanceof Error ? error.message : String(error)})`;
  return new StartError(`${what} ${path} ${wording}.`, { cause: error });
}

/** One line for any error; only unexpected ones keep their stack, because they are faults of the program. */
export function errorLine(error: unknown): string {
  if (error instanceof StartError) return `Mesra: ${error.message}`;
  return `Mesra stopped on an unexpected error: ${[sayError(error), framesOf(error)].filter(Boolean).join('\n')}`;
}
