import { Combobox, Highlight, Kbd } from '@mantine/core';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import classes from './command-palette.module.css';
import type { PaletteEntry } from './palette-entry.ts';

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly query: string;
  readonly chosen: boolean;
  /** The pointer came to it. */
  readonly onApproach: () => void;
  readonly onPick: () => void;
}

/** One hit: picture, name and what tells it apart; its status, and the key that opens it while it is chosen. */
export function PaletteOption({ id, entry, query, chosen, onApproach, onPick }: PaletteOptionProps) {
  const typed = query.trim().split(/\s+/).filter(Boolean);
  return (
    <Combobox.Option
      id={id}
      value={entry.id}
      selected={chosen}
      aria-selected={chosen}
      className={classes['option'] ?? ''}
      onClick={onPick}
      // Not `over`: the list scrolls under a pointer that lies still.
      onMouseMove={chosen ? undefined : onApproach}
    >
      <span className={classes['left']}>{entry.left}</span>
      <span className={classes['text']}>
        <Highlight component="span" highlight={typed} className={classes['name'] ?? ''}>
          {entry.label}
        </Highlight>
        {entry.description && (
          <Highlight component="span" highlight={typed} className={classes['about'] ?? ''}>
            {entry.description}
          </Highlight>
        )}
      </span>
      {entry.status && <StatusChip status={entry.status} />}
      {chosen && (
        <Kbd size="xs" className={classes['enter'] ?? ''} aria-hidden>
          Enter
        </Kbd>
      )}
    </Combobox.Option>
  );
}
