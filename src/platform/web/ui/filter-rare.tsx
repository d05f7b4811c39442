import { MultiSelect, Switch } from '@mantine/core';
import { SearchSelectInput } from '../forms/search-select-input.tsx';
import { useLabel } from '../locale/locale.tsx';
import { optionOf, type FilterControlProps } from './filter-control.tsx';

/** Filters by several values, by something found by typing, by yes or no. */
export function RareFilter({ filter, values, onChange, wide, label }: FilterControlProps & { label: string }) {
  const said = useLabel();
  if (filter.kind === 'organisation') return null;
  const value = values[filter.key] ?? '';
  const set = (next: string | null) => onChange({ [filter.key]: next ?? '' });
  const naming = wide ? { label } : { 'aria-label': label, placeholder: label };
  if (filter.kind === 'multi') {
    return (
      <MultiSelect
        {...naming}
        {...(value && !wide && { placeholder: '' })}
        w={wide ? '100%' : (filter.width ?? 220)}
        data={filter.options.map(optionOf).map((option) => ({ value: option.value, label: said(option.label) }))}
        value={value ? value.split(',') : []}
        onChange={(next) => set(next.join(','))}
        clearable
        searchable={filter.options.length > 8}
      />
    );
  }
  if (filter.kind === 'lookup')
    return <SearchSelectInput {...naming} w={wide ? '100%' : (filter.width ?? 200)} load={filter.load} value={value || null} onChange={set} />;
  return <Switch label={label} checked={value === '1'} onChange={(event) => set(event.currentTarget.checked ? '1' : '')} mb={wide ? 0 : 8} />;
}
