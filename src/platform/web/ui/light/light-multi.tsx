import type { InputBase } from '../../forms/input-base.ts';
import { LightInput } from './light-input.tsx';
import { SEARCHABLE_ABOVE, type Choice } from './light-select.tsx';
import { later, OnApproach } from './on-approach.tsx';

const MULTI = later(async () => (await import('./multi-select-part.ts')).MultiSelect);

export interface LightMultiProps extends InputBase {
  readonly data: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Several values of a list, drawn light while none is chosen. */
export function LightMulti({ data, value, onChange, ...naming }: LightMultiProps) {
  const searchable = data.length > SEARCHABLE_ABOVE;
  const some = value.length > 0;
  // In a row the label stands inside, and gives way to the choices.
  const shown = some && naming.placeholder ? { ...naming, placeholder: '' } : naming;
  return (
    <OnApproach
      part={MULTI}
      typed={searchable}
      unasked={some ? 'now' : undefined}
      light={(approach) => <LightInput {...naming} approach={approach} kind="choice" typed={searchable} />}
    >
      {(MultiSelect) => <MultiSelect {...shown} data={data} value={[...value]} onChange={onChange} clearable searchable={searchable} />}
    </OnApproach>
  );
}
