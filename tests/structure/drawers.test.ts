import { expect, it } from 'vitest';
import { SOURCES } from './source-files.ts';

const LAZY = /\blazy\(async \(\) => \(\{ default: \(await import\('([^']+)'\)\)\.(\w+)/g;
const DRAWS = /<(?:FormDrawer|DetailDrawer|SideDrawer|ImportWizard|RunImport)\b/;

/** The text of an exported component, up to the next one. */
function componentOf(text: string, name: string): string {
  const start = text.indexOf(`export function ${name}`);
  const next = text.indexOf('\nexport function ', start + 1);
  return start < 0 ? text : text.slice(start, next < 0 ? undefined : next);
}

it('drawers that load apart have a frame while they do, and can be loaded ahead', () => {
  const texts = new Map(SOURCES.map(({ path, text }) => [path, text]));
  const bare = SOURCES.flatMap(({ path, text, imports }) =>
    [...text.matchAll(LAZY)]
      .filter(([, specifier = '', name = '']) => {
        const file = imports.find(({ to }) => to.endsWith(specifier.split('/').at(-1) ?? specifier))?.to ?? '';
        return DRAWS.test(componentOf(texts.get(file) ?? '', name));
      })
      .map(([, , name]) => `${path}: ${name} is a drawer: lazyDrawer`),
  );
  expect(bare).toEqual([]);
});
