import { Switch, TextInput } from '@mantine/core';
import { yearOptions, type CalendarDate } from '#platform/contract/dates.ts';
import { useLabel, useT } from '../../locale/locale.tsx';
import classes from './filter-bar.module.css';
import { Icon } from '../icon/icons.tsx';
import { LightDate, LightMonth, LightRange } from '../light/light-date.tsx';
import { namingOf } from '../light/light-input.tsx';
import { LightLookup } from '../light/light-lookup.tsx';
import { LightMulti } from '../light/light-multi.tsx';
import { LightSelect, type Choice } from '../light/light-select.tsx';
import type { Filter, Option } from '../list/list-types.ts';
import { OrganisationFilter } from './organisation-filter.tsx';
import { useToday } from '../values.tsx';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { UI_MESSAGES } from '../ui.messages.ts';

export interface FilterControlProps {
  readonly filter: Filter;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Record<string, string>) => void;
  /** Full width with a visible label (in a sheet). */
  readonly wide: boolean;
}

/** Statuses come bare and are said as their chips say them; other bare words are their own label. */
export const optionOf = (option: Option | string): Option =>
  typeof option === 'string' ? { value: option, label: STATUS_TEXTS[option.toLowerCase()] ?? option } : option;

/** One filter. In the row its label stands inside; every control has a name for screen readers. */
export function FilterControl({ filter, values, onChange, wide }: FilterControlProps) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const today = useToday();
  if (filter.kind === 'organisation')
    return <OrganisationFilter values={values} onChange={onChange} wide={wide} employees={filter.employees} only={filter.only} />;

  const fallback = { keyword: t('search'), year: t('year'), month: t('month') } as Partial<Record<Filter['kind'], string>>;
  const label = filter.label ? labelOf(filter.label) : (fallback[filter.kind] ?? '');
  const value = values[filter.key] ?? '';
  const set = (next: string | null) => onChange({ [filter.key]: next ?? '' });
  const naming = namingOf(label, wide);
  const width = (usual: number) => (wide ? '100%' : (filter.width ?? usual));
  const choices = (options: readonly (Option | string)[]): Choice[] =>
    options.map(optionOf).map((option) => ({ value: option.value, label: labelOf(option.label) }));

  switch (filter.kind) {
    case 'keyword':
      return (
        <TextInput
          className={classes['keyword']}
          type="search"
          aria-label={label}
          placeholder={label}
          leftSection={<Icon name="search" size={16} />}
          leftSectionPointerEvents="none"
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'select':
      return <LightSelect {...naming} w={width(160)} data={choices(filter.options)} value={value || null} onChange={set} clearable={!filter.required} />;
    case 'year':
      return <LightSelect {...naming} w={width(104)} data={years(today)} value={value || null} onChange={set} searchable={false} />;
    case 'switch':
      return <Switch label={label} checked={value === '1'} onChange={(event) => set(event.currentTarget.checked ? '1' : '')} />;
    case 'multi':
      return (
        <LightMulti {...naming} w={width(220)} data={choices(filter.options)} value={value ? value.split(',') : []} onChange={(next) => set(next.join(','))} />
      );
    case 'lookup':
      return <LightLookup {...naming} w={width(200)} load={filter.load} value={value || null} onChange={set} />;
    case 'dates':
      return (
        <LightRange
          {...naming}
          w={width(210)}
          value={[value || null, values[filter.to] || null]}
          onChange={([from, to]) => onChange({ [filter.key]: from ?? '', [filter.to]: to ?? '' })}
        />
      );
    case 'month':
      return <LightMonth {...naming} w={width(160)} value={value || null} onChange={set} />;
    default:
      return <LightDate {...naming} w={width(140)} value={value || null} onChange={set} />;
  }
}

const years = (today: CalendarDate) => yearOptions(today).map((year) => ({ value: String(year), label: String(year) }));
