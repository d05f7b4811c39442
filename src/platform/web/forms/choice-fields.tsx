/** One of many, from a list. */
import { Select } from '@mantine/core';
import { yearOptions } from '#platform/contract/dates.ts';
import { useToday } from '../ui/values.tsx';
import { asText, useBound, type FieldProps } from './bind-field.ts';
import { useOptions, type SelectFieldProps } from './field-options.ts';

export function SelectField<V>(props: SelectFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const data = useOptions(props.options);
  const clearable = props.clearable ?? !bound.withAsterisk;
  return (
    <Select
      {...bound}
      data={data}
      clearable={clearable}
      allowDeselect={clearable}
      searchable={props.searchable ?? data.length > 8}
      checkIconPosition="right"
      value={asText(value) || null}
      onChange={(next) => set(next === null ? (props.number ? null : '') : props.number ? Number(next) : next)}
    />
  );
}

/** The current year down to 2020. */
export function YearField<V>(props: FieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const today = useToday();
  return (
    <Select
      {...bound}
      data={yearOptions(today).map(String)}
      allowDeselect={false}
      checkIconPosition="right"
      value={asText(value) || null}
      onChange={(next) => set(next === null ? undefined : Number(next))}
    />
  );
}
