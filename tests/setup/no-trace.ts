/**
 * The canary of the files that share a process: each must leave it as it found it, or fails by the name of what it left. What one
 * leaves behind (a clock that stands, a replaced fetch, a variable of the environment) would meet whichever file comes next.
 */
import { afterAll, expect, vi } from 'vitest';

const REPLACEABLE = ['fetch', 'Date', 'setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'queueMicrotask', 'WebSocket', 'Intl', 'URL'] as const;
const LISTENED = ['uncaughtException', 'unhandledRejection', 'SIGTERM', 'SIGINT'] as const;

/** Where it lies, written by libvips itself when the first picture is turned. */
const LIBVIPS = 'VIPSHOME';

/** What tests replace, each under the name that a failure shows. */
function traces(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>(REPLACEABLE.map((name) => [name, Reflect.get(globalThis, name)]));
  found.set('Math.random', Math.random);
  found.set('performance.now', performance.now);
  for (const name of ['log', 'info', 'warn', 'error'] as const) found.set(`console.${name}`, console[name]);
  for (const name of LISTENED) found.set(`listeners of ${name}`, process.listenerCount(name));
  for (const [name, value] of Object.entries(process.env)) if (!name.startsWith('VITEST') && name !== LIBVIPS) found.set(`environment ${name}`, value);
  found.set('the folder of the process', process.cwd());
  found.set('a clock that stands', vi.isFakeTimers());
  return found;
}

const before = traces();

afterAll(() => {
  const after = traces();
  const left = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
  expect(left, 'this file leaves the process otherwise than it found it').toEqual([]);
});
