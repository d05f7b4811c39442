import type { CSSProperties } from 'react';
import { statusColor, type Tone } from '#platform/contract/status.ts';
import { useLabel, type Label } from '../locale/locale.tsx';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import classes from './status-chip.module.css';

export interface StatusChipProps {
  readonly status: string | null | undefined;
  /** Words other than the status itself. */
  readonly label?: Label | undefined;
  readonly colour?: Tone | undefined;
}

/** A status in its colour, with a dot and the word: never colour alone. */
export function StatusChip({ status, label, colour }: StatusChipProps) {
  const labelOf = useLabel();
  if (!status && !label) return null;
  const tone = colour ?? statusColor(status);
  const style = {
    '--chip-ground': `var(--chip-${tone}-ground)`,
    '--chip-text': `var(--chip-${tone}-text)`,
    '--chip-dot': `var(--chip-${tone}-dot)`,
  } as CSSProperties;
  const words = label ?? STATUS_TEXTS[(status ?? '').trim().toLowerCase()] ?? status ?? '';
  return (
    <span className={classes['chip']} style={style} data-tone={tone}>
      <span className={classes['dot']} aria-hidden />
      {labelOf(words)}
    </span>
  );
}
