import { MultiSelect } from '@mantine/core';
import { useBound } from './bind-field.ts';
import { useOptions, type SelectFieldProps } from './field-options.ts';

/** Several of many, from a list. */
export function MultiSelectField<V>(props: SelectFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const data = useOptions(props.options);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <MultiSelect
      {...bound}
      data={data}
      searchable={props.searchable ?? data.length > 8}
      clearable
      value={chosen}
      onChange={(next) => set(props.number ? next.map(Number) : next)}
    />
  );
}
