import { expect, it } from 'vitest';
import type { ImportRun } from '#platform/contract/imports.ts';
import { outcomeOf, wizardRows } from './import-run.ts';

const row = (number: number, kind: ImportRun['rows'][number]['kind'], state: ImportRun['rows'][number]['state']) => ({
  row: number,
  name: `Row ${number}`,
  kind,
  state,
  errors: [],
  changes: [],
});
const run = {
  id: 5,
  unchanged: 1,
  can: { accept: false, undo: true },
  rows: [
    row(2, 'added', 'written'),
    row(3, 'added', 'left'),
    row(4, 'changed', 'written'),
    row(5, 'refused', 'left'),
    row(6, 'unchanged', 'left'),
    row(7, 'changed', 'failed'),
  ],
} as unknown as ImportRun;

it('counts what was written; what was left, refused or failed is left out', () => {
  expect(outcomeOf(run)).toEqual({ added: 1, changed: 1, refused: 3, batch: 5 });
  expect(outcomeOf({ ...run, can: { accept: false, undo: false } }).batch).toBeNull();
});

it('shows yes and no of a change as signs', () => {
  const changed = { ...row(2, 'changed', 'checked'), changes: [{ column: 'Disability', before: false, after: true }] };
  expect(wizardRows({ ...run, rows: [changed] })[0]?.changes).toEqual([{ column: 'Disability', before: '–', after: '✓' }]);
});
