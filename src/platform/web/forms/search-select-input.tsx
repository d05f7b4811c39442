/** A choice among many, found by typing: the server is asked 300 ms after the last key. */
import { Loader, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import { useLabel, useT } from '../locale/locale.tsx';
import type { Option } from '../ui/list/list-types.ts';
import type { InputBase } from './input-base.ts';
import { UI_MESSAGES } from '../ui/ui.messages.ts';

export interface SearchSelectInputProps extends InputBase {
  readonly name?: string;
  readonly clearable?: boolean;
  /** Options for typed words; called with an empty text when it opens. */
  readonly load: (keyword: string) => Promise<readonly Option[]>;
  /** What finds a value that came without its words; default: it is among the first. */
  readonly wordsBy?: ((value: string) => string) | undefined;
  readonly value: string | null;
  /** The words of the value, where its option is not loaded yet. */
  readonly valueLabel?: string | null | undefined;
  readonly onChange: (value: string | null, option: Option | null) => void;
}

export function SearchSelectInput({ load, wordsBy, value, valueLabel, onChange, w, clearable = true, ...rest }: SearchSelectInputProps) {
  const labelOf = useLabel();
  const t = useT(UI_MESSAGES);
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [chosen, setChosen] = useState<Option | null>(null);
  const askedFor = useRef<string | null>(null);
  // The list opens with the first character, which counts already.
  const typing = useRef(false);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (!opened) return undefined;
    let current = true;
    const ask = async () => {
      setBusy(true);
      try {
        const found = await latest.current(typed.trim());
        if (current) setOptions(found);
      } catch {
        // The global handler has told it; the choice simply stays empty.
        if (current) setOptions([]);
      } finally {
        if (current) setBusy(false);
      }
    };
    const timer = setTimeout(() => void ask(), typed === '' ? 0 : LIST_DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [opened, typed]);

  // A value that came with the record has no option yet: its words are asked for once.
  useEffect(() => {
    if (!value || valueLabel || askedFor.current === value || chosen?.value === value || options.some((option) => option.value === value)) return undefined;
    askedFor.current = value;
    latest.current(wordsBy?.(value) ?? '').then(setOptions, () => undefined);
    return undefined;
  }, [value, valueLabel, chosen, options, wordsBy]);

  const all = [...options];
  if (value && !all.some((option) => option.value === value)) {
    const known = chosen?.value === value ? chosen : valueLabel ? { value, label: valueLabel } : null;
    if (known) all.unshift(known);
  }
  return (
    <Select
      {...rest}
      {...(w !== undefined && { w })}
      data={all.map((option) => ({ value: option.value, label: labelOf(option.label) }))}
      value={value}
      onChange={(next) => {
        const picked = all.find((option) => option.value === next) ?? null;
        setChosen(picked);
        onChange(next, picked);
      }}
      searchable
      clearable={clearable}
      allowDeselect={clearable}
      checkIconPosition="right"
      // The server has filtered already.
      filter={({ options: given }) => given}
      onInput={() => {
        typing.current = true;
      }}
      onSearchChange={(text) => setTyped(opened || typing.current ? text : '')}
      onDropdownOpen={() => {
        if (!typing.current) setTyped('');
        setOpened(true);
      }}
      onDropdownClose={() => {
        typing.current = false;
        setOpened(false);
      }}
      rightSection={busy ? <Loader size={14} /> : undefined}
      nothingFoundMessage={busy ? t('loading') : t('noRecord')}
    />
  );
}
