/** Ports (`src/platform/server/port.ts`): whoever asks is answered, and nothing acts by being imported. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { isTest, ROOT, SOURCES } from './source-files.ts';

const answers = SERVER_MODULES.flatMap(({ answers: own = [] }) => own);
const server = SOURCES.filter(({ path }) => /^src\/(platform|modules\/[^/]+)\/server\//.test(path) && !isTest(path));
const DECLARED = /^export const (\w+) = (?:port|singlePort)</gm;

/** The ports that a file exports, by name. */
async function portsIn(path: string, text: string): Promise<{ name: string; port: unknown }[]> {
  const names = [...text.matchAll(DECLARED)].map(([, name]) => name as string);
  const exported = names.length > 0 ? ((await import(/* @vite-ignore */ join(ROOT, path))) as Record<string, unknown>) : {};
  return names.map((name) => ({ name, port: exported[name] }));
}

test('every port is answered, and every answer has a port that is exported', async () => {
  const ports = (await Promise.all(server.map(({ path, text }) => portsIn(path, text)))).flat();
  expect(ports.length).toBeGreaterThan(10);
  const answered = new Set(answers.map(({ port }) => port));
  expect(ports.filter(({ port }) => !answered.has(port as never)).map(({ name }) => name)).toEqual([]);
  const known = new Set(ports.map(({ port }) => port));
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
  expect(server.filter(({ text }) => acts(text)).map(({ path }) => path)).toEqual([]);
});
