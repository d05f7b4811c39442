/** Ports (`src/platform/server/port.ts`): whoever asks is answered, and nothing acts by being imported. */
import { expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { answerersOf, PORTS, SERVER_FILES } from './declared-ports.ts';

const answers = SERVER_MODULES.flatMap(({ answers: own = [] }) => own);

/** Doors of modules that are still to come. Whoever answers one takes it off this list. */
const AWAITED = ['siteVisits'];

test('every port is answered, and every answer has a port that is exported', () => {
  expect(PORTS.length).toBeGreaterThan(10);
  expect(PORTS.filter((port) => answerersOf(port).length === 0).map(({ name }) => name)).toEqual(AWAITED);
  const known = new Set(PORTS.map(({ port }) => port));
  expect(answers.filter(({ port }) => !known.has(port)).map(({ port }) => port.name)).toEqual([]);
});

test('answers that have a type or a key do not share it', () => {
  const named = answers.flatMap(({ port, value }) => {
    const { type, key } = value as { type?: unknown; key?: unknown };
    return typeof (type ?? key) === 'string' ? `${port.name}: ${String(type ?? key)}` : [];
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test('nothing in a room of a server acts by being imported: no bare import, no call at the top of a file', () => {
  const acts = (text: string) => /^import ['"]/m.test(text) || /^[a-z]\w*(?:\.\w+)*\(/m.test(text);
  expect(SERVER_FILES.filter(({ text }) => acts(text)).map(({ path }) => path)).toEqual([]);
});
