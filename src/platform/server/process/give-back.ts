/**
 * Gives back what a start needed and running does not. Loading makes twice the memory that stays, and Node keeps the
 * room until the load of requests makes it look again: 80 of 205 MB, held for nothing.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A tenth of a second without an answer, so it waits until the first page has its data. */
const AFTER_MS = 3_000;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** Collects once and lets the empty room go. */
export function giveBack(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Once, some seconds after the start; a process that ends before is not held up. */
export function giveBackLater(): void {
  setTimeout(giveBack, AFTER_MS).unref();
}
