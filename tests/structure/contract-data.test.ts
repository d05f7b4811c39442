/** What a page gets of a contract as plain data is decided by what it imports of it. */
import { expect, test } from 'vitest';
import { blackouts } from '#modules/leave/contract/blackout/blackout.register.ts';
import { dataOf, importedFrom } from '../../tools/contract-data.ts';
import { SOURCES } from './source-files.ts';

const from = (text: string) => importedFrom('page.tsx', text, './leave.schema.ts');

test('values are read with the names that the file gives them, types and comments are none', () => {
  const text = `import { KINDS as LEAVE_KINDS, type Leave } from './leave.schema.ts';
    // import { z } from './leave.schema.ts';
    import { OTHER } from './other.ts';
    import type { Row } from './leave.schema.ts';
    import { STATES } from "./leave.schema.ts";
    export const page = <T,>(row: T) => <p title="import { x } from './leave.schema.ts'">{LEAVE_KINDS[0]}</p>;`;
  expect(from(text)).toEqual([
    { name: 'KINDS', as: 'LEAVE_KINDS' },
    { name: 'STATES', as: 'STATES' },
  ]);
});

test('a file that takes types alone needs nothing of it', () => {
  for (const text of [`import { type Row } from './leave.schema.ts';`, `import type { Row } from './leave.schema.ts';`]) expect(from(text)).toEqual([]);
});

test.each([`import * as leave from './leave.schema.ts';`, `import leave from './leave.schema.ts';`, `import './leave.schema.ts';`])(
  '%s takes the file as it is',
  (text) => expect(from(text)).toBeNull(),
);

test('a register is its name, its page and where its calls are: its schemas come with the form', () => {
  const { list, page } = dataOf(blackouts) as { list: object; page: object };
  expect(new Set(Object.keys(dataOf(blackouts) as object))).toEqual(
    new Set(['name', 'page', 'first', 'removal', 'list', 'show', 'create', 'update', 'remove']),
  );
  expect(list).toEqual({ name: 'leave.list-blackouts', method: 'GET', path: 'api/operation/leaves/blackouts', requires: { kind: 'pages' } });
  expect(page).toEqual(blackouts.page);
});

test('the form of a register names it as the contract exports it, so the build sees which file it needs', () => {
  const forms = SOURCES.filter(({ path, text }) => path.startsWith('src/') && !path.includes('.test.') && /\buseRecordForm\(/.test(text)).filter(
    ({ path }) => !path.endsWith('/use-record-form.tsx'),
  );
  const strange = forms.filter(({ path, text }) => {
    const imported = [...text.matchAll(/from '([^']*\/contract\/[^']*)'/g)].flatMap(([, source = '']) => importedFrom(path, text, source) ?? []);
    return [...text.matchAll(/\buseRecordForm\(\s*(\w+)/g)].some(([, name]) => !imported.some(({ as }) => as === name));
  });
  expect(forms.length).toBeGreaterThan(5);
  expect(strange.map(({ path }) => path)).toEqual([]);
});
