/** One of many, from a list. */
import { yearOptions } from '#platform/contract/dates.ts';
import { LightSelect } from '../ui/light/light-select.tsx';
import { useToday } from '../ui/values.tsx';
import { asText, useBound, type FieldProps } from './bind-field.ts';
import { useOptions, type SelectFieldProps } from './field-options.ts';

export function SelectField<V>(props: SelectFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const data = useOptions(props.options);
  const clearable = props.clearable ?? !bound.withAsterisk;
  return (
    <LightSelect
      inForm
      {...bound}
      data={data}
      clearable={clearable}
      searchable={props.searchable}
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
    <LightSelect
      inForm
      {...bound}
      data={yearOptions(today).map((year) => ({ value: String(year), label: String(year) }))}
      searchable={false}
      value={asText(value) || null}
      onChange={(next) => set(next === null ? undefined : Number(next))}
    />
  );
}
