/** What the worker of the portal keeps for when there is no network. */
import { describe, expect, it } from 'vitest';
import { buildName, offlineFiles, type BuiltFile } from '../../tools/offline-files.ts';

const file = (name: string, of: readonly string[], imports: readonly string[] = [], css: readonly string[] = []): BuiltFile => ({
  fileName: `assets/${name}.js`,
  moduleIds: of.map((path) => `/house/src${path}`),
  code: imports.map((other) => `import{a}from"./${other}.js";`).join(''),
  isEntry: name === 'start',
  css: css.map((sheet) => `assets/${sheet}.css`),
});
const PAGE = '<link rel="preload" href="/assets/inter.woff2"><script src="/assets/start.js"></script><link href="/assets/start.css">';
const BUILT = [
  file('shared', ['/shared.ts']),
  file('start', ['/app/web/main.tsx'], ['shared'], ['start']),
  file('page', ['/own-page.tsx'], ['part', 'shared'], ['page']),
  file('part', ['/part.ts'], ['deep'], ['part']),
  file('deep', ['/deep.ts']),
  file('other', ['/other-page.tsx'], ['deep']),
];

describe('the files that are kept', () => {
  it('are those of the page and of what it imports, the first script first', () => {
    const files = offlineFiles(BUILT, PAGE, ['/own-page.tsx']);
    expect(files[0]).toBe('/assets/start.js');
    expect(files.toSorted()).toEqual(
      ['deep.js', 'inter.woff2', 'page.css', 'page.js', 'part.css', 'part.js', 'shared.js', 'start.css', 'start.js'].map((name) => `/assets/${name}`),
    );
  });
  it('are missed where one of them is not built any more', () => {
    expect(() => offlineFiles(BUILT, PAGE, ['/gone-page.tsx'])).toThrow('/gone-page.tsx');
  });
});

it('another page or another file is another build', () => {
  const names = [buildName(['/a'], 'x'), buildName(['/a'], 'y'), buildName(['/b'], 'x')];
  expect(new Set(names).size).toBe(3);
  expect(buildName(['/a'], 'x')).toBe(names[0]);
});
