/** Every message can be said in both languages: its pattern is well formed, and both name the same values. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatMessage, valuesIn } from '#platform/contract/format-message.ts';
import { ROOT, SOURCES } from './source-files.ts';

interface Found {
  readonly key: string;
  readonly en: string;
  readonly ms: string;
}

const isText = (value: unknown): value is { en: string; ms: string } =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'en') === 'string' && typeof Reflect.get(value, 'ms') === 'string';

function textsIn(value: unknown, key: string, depth = 0): Found[] {
  if (isText(value)) return [{ key, en: value.en, ms: value.ms }];
  if (typeof value !== 'object' || value === null || depth > 4) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key}.${name}`, depth + 1));
}

const files = SOURCES.filter(({ path }) => path.endsWith('.messages.ts'));
const texts = (await Promise.all(files.map(async ({ path }) => textsIn(await import(/* @vite-ignore */ join(ROOT, path)), path)))).flat();

test('there are messages', () => expect(texts.length).toBeGreaterThan(500));

test('every pattern is well formed', () => {
  const broken = texts.flatMap(({ key, en, ms }) =>
    [en, ms].flatMap((pattern) => {
      try {
        formatMessage(pattern, {});
        return [];
      } catch (error) {
        return [`${key}: ${String(error)}`];
      }
    }),
  );
  expect(broken).toEqual([]);
});

test('no text is empty, and Malay asks for no value that English lacks', () => {
  const faults = texts.flatMap(({ key, en, ms }) => {
    if (en.trim() === '' || ms.trim() === '') return [`${key} is empty`];
    const known = valuesIn(en);
    return [...valuesIn(ms)].filter((name) => !known.has(name)).map((name) => `${key}: {${name}} is not in English`);
  });
  expect(faults).toEqual([]);
});
