/** Extension points (`src/platform/server/extension-point.ts`): whoever asks is answered, and nothing acts by being imported. */
import { expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { answerersOf, EXTENSION_POINTS, SERVER_FILES } from './declared-extension-points.ts';

const provided = SERVER_MODULES.flatMap(({ providers: own = [] }) => own);

/** Extension points of modules that are still to come. Whoever answers one takes it off this list. */
const AWAITED: readonly string[] = [];

test('every extension point has a provider, and every provider a point that is exported', () => {
  expect(EXTENSION_POINTS.length).toBeGreaterThan(10);
  expect(EXTENSION_POINTS.filter((port) => answerersOf(port).length === 0).map(({ name }) => name)).toEqual(AWAITED);
  const known = new Set(EXTENSION_POINTS.map(({ port }) => port));
  expect(provided.filter(({ point }) => !known.has(point)).map(({ point }) => point.name)).toEqual([]);
});

test('answers that have a type or a key do not share it', () => {
  const named = provided.flatMap(({ point, value }) => {
    const { type, key } = value as { type?: unknown; key?: unknown };
    return typeof (type ?? key) === 'string' ? `${point.name}: ${String(type ?? key)}` : [];
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test('nothing in a room of a server acts by being imported: no bare import, no call at the top of a file', () => {
  const activities = (text: string) => /^import ['"]/m.test(text) || /^[a-z]\w*(?:\.\w+)*\(/m.test(text);
  expect(SERVER_FILES.filter(({ text }) => activities(text)).map(({ path }) => path)).toEqual([]);
});
