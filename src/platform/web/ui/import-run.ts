/** A checked or saved import as the wizard shows it. Pure. */
import type { ImportRun } from '#platform/contract/imports.ts';
import type { ImportOutcome, ImportRow } from './import-wizard.tsx';

type Shown = ImportRun['rows'][number]['changes'][number]['before'];

const plain = (value: Shown) => (typeof value === 'boolean' ? (value ? '✓' : '–') : value);

export function wizardRows({ rows }: ImportRun): ImportRow[] {
  return rows.map(({ row, name, kind, errors, changes }) => ({
    row,
    name,
    kind,
    errors,
    changes: changes.map(({ column, before, after }) => ({ column, before: plain(before), after: plain(after) })),
  }));
}

/** What was written, by what it was to become. `batch` only while it can be undone. */
export function outcomeOf(run: ImportRun): ImportOutcome {
  const written = (kind: 'added' | 'changed') => run.rows.filter((row) => row.kind === kind && row.state === 'written').length;
  const added = written('added');
  const changed = written('changed');
  return { added, changed, refused: run.rows.length - added - changed - run.unchanged, batch: run.can.undo ? run.id : null };
}
