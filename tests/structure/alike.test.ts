/** Nothing is written twice to the letter: six lines in a row that stand again elsewhere are an idea without a name of its own. */
import { expect, test } from 'vitest';
import { readSources } from '../setup/read-sources.ts';
import { SOURCES } from './source-files.ts';

const LINES = 6;

/** Rows of declarations look alike because they say the same kind of thing: words, shapes, columns, rights, dated law, what the demo is made of. */
const DECLARES = /\.(messages|endpoints|schema|tables|columns|manifest|module|params|workflow|register)\.tsx?$|\/demo\//;

interface Line {
  readonly text: string;
  readonly at: number;
}

/** Lines that say something: no imports, comments, brackets, or names and texts that are listed one a line. */
export function sayingLines(text: string): Line[] {
  const bare = text
    // What is left out keeps its lines, so that the others keep their numbers.
    .replace(/\/\*[\s\S]*?\*\/|^(?:import|export) [^;]*? from '[^']+';|^import '[^']+';/gm, (found) => found.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => ({ text: line.trim(), at: index + 1 }));
  return bare.filter((line) => /\w/.test(line.text) && !/^(\/\/|('[^']*'|[\w.]+),$)/.test(line.text));
}

interface Place {
  readonly path: string;
  readonly at: number;
}

/** Each pair of files once, with the first place of both. */
function twice(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  const places = new Map<string, Place[]>();
  for (const { path, text } of files) {
    const lines = sayingLines(text);
    for (let from = 0; from + LINES <= lines.length; from += 1) {
      const run = lines.slice(from, from + LINES);
      const key = run.map((line) => line.text).join('\n');
      const here = places.get(key);
      const place = { path, at: run[0]?.at ?? 0 };
      if (!here) places.set(key, [place]);
      // A run that overlaps itself is one place.
      else if (here.every((other) => other.path !== path || place.at >= other.at + LINES)) here.push(place);
    }
  }
  const pairs = new Map<string, string>();
  for (const [first, ...others] of places.values())
    for (const other of others) {
      const key = `${first?.path} ${other.path}`;
      if (!pairs.has(key)) pairs.set(key, `${first?.path}:${first?.at} ~ ${other.path}:${other.at}`);
    }
  return [...pairs.values()].toSorted();
}

test('lines that say something are told from imports, comments, brackets and lists', () => {
  const text = "/**\n * Why.\n */\nimport {\n  a,\n} from './a.ts';\n\nconst b = [\n  'c',\n  d,\n  e(),\n];\n// f\nreturn (\n);\n";
  expect(sayingLines(text)).toEqual([
    { text: 'const b = [', at: 8 },
    { text: 'e(),', at: 11 },
    { text: 'return (', at: 14 },
  ]);
});

test('six lines that stand again are found, in another file or further down', () => {
  const run = (name: string) => Array.from({ length: LINES }, (_none, index) => `${name}(${index});`).join('\n');
  expect(twice([{ path: 'a', text: `x();\n${run('f')}\ny();\n${run('f')}` }])).toEqual(['a:2 ~ a:9']);
  expect(
    twice([
      { path: 'a', text: `${run('f')}\ng();` },
      { path: 'b', text: run('f') },
      { path: 'c', text: run('g') },
    ]),
  ).toEqual(['a:1 ~ b:1']);
  expect(twice([{ path: 'a', text: 'x();\n'.repeat(LINES + 2) }])).toEqual([]);
});

test('nothing is written twice to the letter', () => {
  const files = [...SOURCES, ...readSources('{tests,tools,bench}/**/*.ts')];
  expect(files.length).toBeGreaterThan(1000);
  expect(twice(files.filter(({ path }) => !DECLARES.test(path)))).toEqual([]);
});
