import { ComboboxChevron, Input, InputBase as KitInput } from '@mantine/core';
import { useId } from 'react';
import { Icon } from '../icon/icons.tsx';
import type { InputBase } from '../../forms/input-base.ts';
import type { Approach } from './on-approach.tsx';

/** A filter is called inside a row, or above it in a sheet. */
export const namingOf = (label: string, wide: boolean): InputBase => (wide ? { label } : { 'aria-label': label, placeholder: label });

export interface LightInputProps extends InputBase {
  readonly approach: Approach;
  readonly kind: 'choice' | 'date';
  /** What is chosen, in words. */
  readonly words?: string | undefined;
  /** Draws the × that takes the choice back. */
  readonly onClear?: (() => void) | undefined;
  /** One types in it once it is reached. */
  readonly typed?: boolean;
}

/** A choice or a date as it looks while nobody touches it. */
export function LightInput({ approach, kind, words = '', onClear, typed = false, readOnly: fixed = false, ...shown }: LightInputProps) {
  const id = useId();
  return (
    <KitInput
      {...shown}
      {...approach}
      role="combobox"
      aria-haspopup={kind === 'choice' ? 'listbox' : 'dialog'}
      aria-expanded={false}
      aria-controls={`${id}-popup`}
      autoComplete="off"
      readOnly
      pointer={!typed}
      value={words}
      leftSection={kind === 'date' ? <Icon name="calendar" size={16} /> : undefined}
      rightSectionPointerEvents="none"
      __defaultRightSection={kind === 'choice' ? <ComboboxChevron size="sm" /> : undefined}
      __clearable={onClear !== undefined && words !== '' && !shown.disabled && !fixed}
      __clearSection={<Input.ClearButton aria-hidden tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={onClear} />}
    />
  );
}
