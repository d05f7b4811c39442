import { LightInput, type Naming } from './light-input.tsx';
import type { Option } from '../list/list-types.ts';
import { later, OnReach } from './on-reach.tsx';

const SEARCH = later(async () => (await import('../../forms/search-select-input.tsx')).SearchSelectInput);

export interface LightLookupProps {
  readonly naming: Naming;
  readonly w: number | string;
  readonly load: (keyword: string) => Promise<readonly Option[]>;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Something found by typing, drawn light while nothing is chosen: only the server knows the words of a choice. */
export function LightLookup({ naming, w, load, value, onChange }: LightLookupProps) {
  return (
    <OnReach part={SEARCH} typed atOnce={value !== null} light={(reach) => <LightInput {...naming} w={w} reach={reach} kind="choice" typed />}>
      {(SearchSelectInput) => <SearchSelectInput {...naming} w={w} load={load} value={value} onChange={onChange} />}
    </OnReach>
  );
}
