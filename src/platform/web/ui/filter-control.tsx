import { Select, Skeleton, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { yearOptions } from '#platform/contract/dates.ts';
import { useLabel, useT } from '../locale/locale.tsx';
import classes from './filter-bar.module.css';
import { Icon } from './icons.tsx';
import type { Filter, Option } from './list/list-types.ts';
import { OrganisationFilter } from './organisation-filter.tsx';
import { useToday } from './values.tsx';
import { UI_MESSAGES } from './ui.messages.ts';

// Calendars and the rarer controls are loaded only by lists that have them.
const DateFilter = lazy(async () => ({ default: (await import('./filter-dates.tsx')).DateFilter }));

const RareFilter = lazy(async () => ({ default: (await import('./filter-rare.tsx')).RareFilter }));

export interface FilterControlProps {
  readonly filter: Filter;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Record<string, string>) => void;
  /** Full width with a visible label (in a sheet). */
  readonly wide: boolean;
}

export const optionOf = (option: Option | string): Option => (typeof option === 'string' ? { value: option, label: option } : option);

/** One filter. In the row its label stands inside; every control has a name for screen readers. */
export function FilterControl({ filter, values, onChange, wide }: FilterControlProps) {
  const t = useT(UI_MESSAGES);
  const said = useLabel();
  const today = useToday();
  if (filter.kind === 'organisation') return <OrganisationFilter values={values} onChange={onChange} wide={wide} employees={filter.employees} />;

  const fallback = { keyword: t('search'), year: t('year'), month: t('month') } as Partial<Record<Filter['kind'], string>>;
  const label = filter.label ? said(filter.label) : (fallback[filter.kind] ?? '');
  const value = values[filter.key] ?? '';
  const set = (next: string | null) => onChange({ [filter.key]: next ?? '' });
  const naming = wide ? { label } : { 'aria-label': label, placeholder: label };
  const width = wide ? '100%' : (filter.width ?? 160);

  switch (filter.kind) {
    case 'keyword':
      return (
        <TextInput
          className={classes['keyword']}
          type="search"
          aria-label={label}
          placeholder={label}
          leftSection={<Icon name="search" size={16} />}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'select':
      return (
        <Select
          {...naming}
          w={width}
          data={filter.options.map(optionOf).map((option) => ({ value: option.value, label: said(option.label) }))}
          value={value || null}
          onChange={set}
          clearable={!filter.required}
          allowDeselect={!filter.required}
          searchable={filter.options.length > 8}
          checkIconPosition="right"
          comboboxProps={{ withinPortal: true }}
        />
      );
    case 'year':
      return (
        <Select
          {...naming}
          w={wide ? '100%' : (filter.width ?? 104)}
          data={yearOptions(today).map(String)}
          value={value || null}
          onChange={set}
          allowDeselect={false}
          checkIconPosition="right"
        />
      );
    case 'multi':
    case 'lookup':
    case 'switch':
      return (
        <Suspense fallback={<Skeleton w={width} h={36} />}>
          <RareFilter filter={filter} values={values} onChange={onChange} wide={wide} label={label} />
        </Suspense>
      );
    default:
      return (
        <Suspense fallback={<Skeleton w={width} h={36} />}>
          <DateFilter filter={filter} values={values} onChange={onChange} wide={wide} label={label} />
        </Suspense>
      );
  }
}
