/** Several of many, found by typing: the server is asked 300 ms after the last key, and what was chosen stays. */
import { Loader, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import { useLabel, useT } from '../locale/locale.tsx';
import type { Option } from '../ui/list/list-types.ts';
import { UI_MESSAGES } from '../ui/ui.messages.ts';
import { useBound, type FieldProps } from './bind-field.ts';

export interface SearchManyProps<V> extends FieldProps<V> {
  /** Names what is asked, with everything beside the words that the answer depends on. */
  readonly ask: readonly unknown[];
  /** Options for typed words; called with an empty text when it opens. */
  readonly load: (keyword: string) => Promise<readonly Option[]>;
  /** The words of the stored values; they may come after the form has opened. */
  readonly stored?: readonly Option[] | undefined;
}

/** The values are numbers (ids). */
export function SearchMany<V>(props: SearchManyProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const labelOf = useLabel();
  const t = useT(UI_MESSAGES);
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), LIST_DEBOUNCE_MS);
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const { data: found = [], isFetching } = useQuery({ queryKey: [...props.ask, keyword], queryFn: () => props.load(keyword), enabled: opened });
  const values = Array.isArray(value) ? value.map(String) : [];
  const known = [...chosen, ...(props.stored ?? [])].filter((option) => values.includes(option.value));
  const all = [...new Map([...found, ...known].map((option) => [option.value, option])).values()];
  // Until its words come, and for one that may not be read, its number stands.
  const nameless = values.filter((each) => !all.some((option) => option.value === each)).map((each) => ({ value: each, label: `#${each}` }));
  return (
    <MultiSelect
      {...bound}
      data={[...all.map((option) => ({ value: option.value, label: labelOf(option.label) })), ...nameless]}
      value={values}
      onChange={(next) => {
        setChosen(all.filter((option) => next.includes(option.value)));
        set(next.map(Number));
      }}
      searchable
      clearable
      hidePickedOptions
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      // The server has filtered already.
      filter={({ options }) => options}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
      nothingFoundMessage={isFetching ? t('loading') : t('noRecord')}
    />
  );
}
