/** For threads whose work can wait. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Whatever answers people goes first. Linux alone gives a thread a priority of its own; the threads that it opens have it too. */
export function yieldToAll(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 19);
  } catch {
    // Elsewhere it runs like any other.
  }
}
