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
  /** The words of the stored values. */
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
  const [chosen, setChosen] = useState<readonly Option[]>(props.stored ?? []);
  const { data: found = [], isFetching } = useQuery({ queryKey: [...props.ask, keyword], queryFn: () => props.load(keyword), enabled: opened });
  const all = [...chosen, ...found.filter((option) => !chosen.some((one) => one.value === option.value))];
  return (
    <MultiSelect
      {...bound}
      data={all.map((option) => ({ value: option.value, label: labelOf(option.label) }))}
      value={Array.isArray(value) ? value.map(String) : []}
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
