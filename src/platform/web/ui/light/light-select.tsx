import type { InputBase } from '../../forms/input-base.ts';
import { byLetters } from './by-letters.ts';
import { LightInput } from './light-input.tsx';
import { later, OnApproach } from './on-approach.tsx';

const SELECT = later(async () => (await import('./select-part.ts')).Select);
/** From this many options on one may type to find one. */
export const SEARCHABLE_ABOVE = 8;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface LightSelectProps extends InputBase {
  readonly data: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly clearable?: boolean;
  /** Default: where there are many options. */
  readonly searchable?: boolean | undefined;
  /** It becomes the list itself once the browser rests. */
  readonly inForm?: boolean;
}

/** A choice from a list, drawn light until it is reached for. */
export function LightSelect({
  data,
  value,
  onChange,
  clearable = false,
  searchable = data.length > SEARCHABLE_ABOVE,
  inForm = false,
  ...shown
}: LightSelectProps) {
  const chosen = data.find((option) => option.value === value);
  const choose = (key: string, at: number) => {
    const option = byLetters(key, at, data, chosen);
    if (option && option !== chosen) onChange(option.value);
  };
  return (
    <OnApproach
      part={SELECT}
      typed={searchable}
      onLetter={searchable || shown.disabled || shown.readOnly ? undefined : choose}
      unasked={inForm ? 'idle' : undefined}
      light={(approach) => (
        <LightInput
          {...shown}
          approach={approach}
          kind="choice"
          typed={searchable}
          words={chosen?.label}
          onClear={clearable ? () => onChange(null) : undefined}
        />
      )}
    >
      {(Select) => (
        <Select
          {...shown}
          data={data}
          value={value}
          onChange={onChange}
          clearable={clearable}
          allowDeselect={clearable}
          searchable={searchable}
          checkIconPosition="right"
        />
      )}
    </OnApproach>
  );
}
