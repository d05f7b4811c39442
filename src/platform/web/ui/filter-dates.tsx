import { DateInput, DateRangeInput, MonthInput } from '../forms/date-inputs.tsx';
import type { FilterControlProps } from './filter-control.tsx';

/** Filters by day, by range of days, by month. */
export function DateFilter({ filter, values, onChange, wide, label }: FilterControlProps & { label: string }) {
  if (filter.kind === 'organisation') return null;
  const value = values[filter.key] ?? '';
  const naming = wide ? { label } : { 'aria-label': label, placeholder: label };
  const width = wide ? '100%' : undefined;
  if (filter.kind === 'dates') {
    return (
      <DateRangeInput
        {...naming}
        w={width ?? filter.width ?? 210}
        value={[value || null, values[filter.to] || null]}
        onChange={([from, to]) => onChange({ [filter.key]: from ?? '', [filter.to]: to ?? '' })}
      />
    );
  }
  if (filter.kind === 'month')
    return <MonthInput {...naming} w={width ?? filter.width ?? 160} value={value || null} onChange={(next) => onChange({ [filter.key]: next ?? '' })} />;
  return <DateInput {...naming} w={width ?? filter.width ?? 140} value={value || null} onChange={(next) => onChange({ [filter.key]: next ?? '' })} />;
}
