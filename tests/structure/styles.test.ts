/** Style sheets: small, each thing said once, no class without a use and no use without a class. */
import { expect, test } from 'vitest';
import { broughtBy, neededSheets } from './kit-styles.ts';
import { SOURCES } from './source-files.ts';
import { readRules, sheetsOf, STYLE_SHEETS } from './style-sheets.ts';

const SHARED = STYLE_SHEETS.filter(({ path }) => /\/(shared|tables|base|touch|kit-portal)\.css$/.test(path));
const known = new Map(STYLE_SHEETS.map((sheet) => [sheet.path, sheet]));
const parts = SOURCES.filter(({ path }) => path.includes('/web/'));
const uses = parts.flatMap((part) => sheetsOf(part).map(({ name, sheet }) => ({ part, name, sheet })));

test('rules are read as they are written', () => {
  expect(readRules("/* a { b } */ .a,\n.b:is(.c, .d) { gap: 8px;\n margin: 0 }\n@media (x) { .a { color: red } } .e { content: ';' }")).toEqual([
    { selectors: ['.a', '.b:is(.c, .d)'], declarations: ['gap: 0.5rem', 'margin: 0'], conditional: false },
    { selectors: ['.a'], declarations: ['color: red'], conditional: true },
    { selectors: ['.e'], declarations: ["content: ';'"], conditional: false },
  ]);
});

test('a style sheet has at most 250 lines', () => {
  expect(STYLE_SHEETS.filter(({ lines }) => lines > 250).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('no rule of three or more declarations stands in two style sheets', () => {
  const all = STYLE_SHEETS.flatMap(({ path, rules }) =>
    rules.map(({ selectors, declarations }) => ({ at: `${path} ${selectors.join(', ')}`, path, declarations })),
  );
  const bodies = [
    ...Map.groupBy(
      all.filter(({ declarations }) => declarations.length > 2),
      ({ declarations }) => declarations.join('; '),
    ),
  ];
  expect(bodies.filter(([, rules]) => new Set(rules.map(({ path }) => path)).size > 1).map(([body, rules]) => [body, ...rules.map(({ at }) => at)])).toEqual(
    [],
  );
});

test('no class says only what shared classes say', () => {
  const shared = SHARED.filter(({ path }) => !path.endsWith('base.css')).flatMap(({ rules }) =>
    rules.filter(({ selectors, conditional }) => !conditional && /^\.[\w-]+$/.test(selectors.join())),
  );
  /** Three shared classes at most: more words at the element are harder to read than a class. */
  const covers = (all: readonly string[], left: readonly string[], more = 3): boolean =>
    left.length === 0 ||
    (more > 0 &&
      shared.some(
        ({ declarations }) =>
          declarations.includes(left[0] as string) &&
          declarations.every((each) => all.includes(each)) &&
          covers(
            all,
            left.filter((each) => !declarations.includes(each)),
            more - 1,
          ),
      ));
  const copies = STYLE_SHEETS.filter((sheet) => !SHARED.includes(sheet)).flatMap(({ path, rules }) =>
    rules
      .filter(({ conditional, selectors }) => !conditional && selectors.every((each) => /^\.\w+$/.test(each)))
      .filter(({ declarations }) => covers(declarations, declarations))
      .map(({ selectors }) => `${path} ${selectors.join(', ')}`),
  );
  expect(copies).toEqual([]);
});

test('each class of a sheet is named by a part that imports it', () => {
  const bySheet = Map.groupBy(uses, ({ sheet }) => sheet);
  const wording = (word: string, { part, name }: (typeof uses)[number]) => {
    const text = part.text.replace(/^import .*$/gm, '');
    // A part that picks a class by a value (`classes[align]`) may mean any.
    return new RegExp(`\\b${word}\\b`).test(text) || new RegExp(`(?<![\\w.])${name}\\[[^']`).test(text);
  };
  const idle = STYLE_SHEETS.filter((sheet) => !SHARED.includes(sheet)).flatMap(({ path, classes }) =>
    [...classes].filter((word) => !(bySheet.get(path) ?? []).some((use) => wording(word, use))).map((word) => `${path} .${word}`),
  );
  expect(idle).toEqual([]);
});

test('each class that a part names is there', () => {
  const missing = uses.flatMap(({ part, name, sheet }) =>
    [...part.text.replace(/^import .*$/gm, '').matchAll(new RegExp(`(?<![\\w.])${name}(?:\\['(\\w+)'\\]|\\.(\\w+))`, 'g'))]
      .map((found) => (found[1] ?? found[2]) as string)
      .filter((word) => !known.get(sheet)?.classes.has(word))
      .map((word) => `${part.path}: ${word}`),
  );
  const plain = new Set(SHARED.flatMap(({ classes }) => [...classes]));
  const words = parts.flatMap(({ path, text }) =>
    [...text.matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)]
      .flatMap((found) => (found[1] ?? (found[2] as string).replace(/\$\{[^}]*\}/g, '')).split(/\s+/).filter(Boolean))
      .filter((word) => !plain.has(word))
      .map((word) => `${path}: ${word}`),
  );
  expect([...new Set([...missing, ...words])]).toEqual([]);
});

test('the sheets of the kit are those of the components that are drawn: the first before sign-in, the others with the portal', () => {
  const [first, others] = ['kit', 'kit-portal'].map((name) => broughtBy(`src/platform/web/theme/${name}.css`)) as [readonly string[], readonly string[]];
  const { start, portal } = neededSheets();
  expect(start.length).toBeGreaterThan(10);
  expect(start.filter((sheet) => !first.includes(sheet))).toEqual([]);
  expect(portal.filter((sheet) => !first.includes(sheet) && !others.includes(sheet))).toEqual([]);
  const drawn = new Set([...start, ...portal]);
  expect([...first, ...others].filter((sheet) => !drawn.has(sheet))).toEqual([]);
});
