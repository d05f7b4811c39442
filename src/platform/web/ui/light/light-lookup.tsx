import type { InputBase } from '../../forms/input-base.ts';
import { LightInput } from './light-input.tsx';
import type { Option } from '../list/list-types.ts';
import { later, OnApproach } from './on-approach.tsx';

const SEARCH = later(async () => (await import('../../forms/search-select-input.tsx')).SearchSelectInput);

export interface LightLookupProps extends InputBase {
  readonly load: (keyword: string) => Promise<readonly Option[]>;
  /** What finds a value that came with the address. */
  readonly wordsBy?: (value: string) => string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Something found by typing, drawn light while nothing is chosen: only the server knows the words of a choice. */
export function LightLookup({ load, wordsBy, value, onChange, ...shown }: LightLookupProps) {
  return (
    <OnApproach
      part={SEARCH}
      typed
      unasked={value !== null ? 'now' : undefined}
      light={(approach) => <LightInput {...shown} approach={approach} kind="choice" typed />}
    >
      {(SearchSelectInput) => <SearchSelectInput {...shown} load={load} wordsBy={wordsBy} value={value} onChange={onChange} />}
    </OnApproach>
  );
}
