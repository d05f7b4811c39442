/** Which files the server names with a page, so that they come beside the script that begins it. */
import { expect, it } from 'vitest';
import { firstFiles } from '../../tools/first-files.ts';
import { modulePages } from '../../tools/module-pages.ts';
import type { BuiltFile } from '../../tools/offline-files.ts';

const file = (name: string, of: readonly string[], imports: readonly string[] = [], css: readonly string[] = []): BuiltFile => ({
  fileName: `assets/${name}.js`,
  moduleIds: [...of],
  code: imports.map((other) => `import{a}from"./${other}.js";`).join(''),
  isEntry: name === 'start',
  css: css.map((sheet) => `assets/${sheet}.css`),
});
const BUILT = [
  file('shared', ['/src/shared.ts']),
  file('start', ['/src/app/web/main.tsx'], ['shared'], ['start']),
  file('portal', ['/src/app/web/signed-in.tsx'], ['start', 'kit'], ['portal']),
  file('kit', ['/src/kit.ts']),
  file('leave', ['/src/modules/leave/web/leave-page.tsx'], ['part', 'kit', 'shared'], ['leave']),
  file('part', ['/src/part.ts']),
];

it('are those of the portal, then what the page adds, but for those of the start', () => {
  expect(firstFiles(BUILT, new Map([['/leave', '/src/modules/leave/web/leave-page.tsx']]))).toEqual({
    portal: ['/assets/portal.js', '/assets/portal.css', '/assets/kit.js'],
    pages: { '/leave': ['/assets/leave.js', '/assets/leave.css', '/assets/part.js'] },
  });
});

it('are told for every page that a module draws', async () => {
  const pages = await modulePages('src/modules');
  expect(pages.get('/leave/manage')).toMatch(/leave\/web\/.*-page\.tsx$/);
  expect(pages.size).toBeGreaterThan(40);
});
