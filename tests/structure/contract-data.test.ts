/** What a page gets of a contract as plain data is decided by what it imports of it. */
import { expect, test } from 'vitest';
import { importedFrom } from '../../tools/contract-data.ts';

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

test.each([`import * as leave from './leave.schema.ts';`, `import leave from './leave.schema.ts';`, `import type { Row } from './leave.schema.ts';`])(
  '%s takes the file as it is',
  (text) => expect(from(text)).toBeNull(),
);
