/** `docs/architecture.md` draws the portal that stands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerersOf, EXTENSION_POINTS } from './declared-extension-points.ts';
import { ARCHITECTURE, ROOT } from './source-files.ts';

const document = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const mermaid = /```mermaid\n([\s\S]*?)```/.exec(document)?.[1] ?? '';

/** Whom a module reaches over its neighbours. */
function range(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const asked of ARCHITECTURE[name] ?? []) for (const each of [asked, ...range(asked)]) found.add(each);
  return found;
}

/** Arrows that do not follow from others. */
const drawn = Object.entries(ARCHITECTURE).flatMap(([name, asked]) =>
  asked.filter((other) => !asked.some((between) => between !== other && range(between).has(other))).map((other) => `${name} --> ${other}`),
);

test('the picture has an arrow wherever a module may ask another, but for those that follow from others', () => {
  const arrows = mermaid.split('\n').flatMap((line) => (line.includes('-->') ? line.trim() : []));
  expect(arrows.toSorted()).toEqual(drawn.toSorted());
});

test('the picture names every module', () => {
  const alone = Object.keys(ARCHITECTURE).filter((name) => !drawn.some((arrow) => arrow.split(' --> ').includes(name)));
  expect(mermaid.split('\n').flatMap((line) => /^ {2}([\w-]+)$/.exec(line)?.[1] ?? [])).toEqual(alone);
});

test('the table of ports says who asks and who answers', () => {
  const rows = document.split('\n').filter((line) => /^\| `\w+`/.test(line) && line.split('|').length === 5);
  const cells = (line: string) => line.split('|').flatMap((cell) => cell.trim() || []);
  const fixed = EXTENSION_POINTS.map((port) => [`\`${port.name}\``, port.module, answerersOf(port).join(', ')]);
  const byName = (list: string[][]) => list.toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  expect(byName(rows.map(cells).map(([name = '', asks = '', answered = '']) => [name, asks, answered]))).toEqual(byName(fixed));
});
