/** A checked or saved import as the wizard shows it. Pure. */
import { formatDate, isCalendarDate } from '#platform/contract/dates.ts';
import type { ImportRun } from '#platform/contract/imports.ts';
import { formatPrice } from '#platform/contract/money.ts';
import type { ImportOutcome, ImportRow } from './import-wizard.tsx';

type Change = ImportRun['rows'][number]['changes'][number];
type Shown = Change['before'];

function plain(value: Shown, kind: Change['kind']): string | number | null {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (kind === 'money' && typeof value === 'number') return formatPrice(value);
  if (kind === 'date' && typeof value === 'string' && isCalendarDate(value)) return formatDate(value);
  return value;
}

export function wizardRows({ rows }: ImportRun): ImportRow[] {
  return rows.map(({ row, name, kind, errors, changes }) => ({
    row,
    name,
    kind,
    errors,
    changes: changes.map(({ column, before, after, kind: shown }) => ({ column, before: plain(before, shown), after: plain(after, shown) })),
  }));
}

/** What was written, by what it was to become. `batch` only while it can be undone. */
export function outcomeOf(run: ImportRun): ImportOutcome {
  const written = (kind: 'added' | 'changed') => run.rows.filter((row) => row.kind === kind && row.state === 'written').length;
  const added = written('added');
  const changed = written('changed');
  return { added, changed, refused: run.rows.length - added - changed - run.unchanged, batch: run.can.undo ? run.id : null };
}
