/** Fields that are chosen: one, several, on or off, year. */
import { Checkbox, MultiSelect, Radio, Group, Select, Switch } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { yearOptions } from '#platform/contract/dates.ts';
import { useLabel, type Label } from '../locale/locale.tsx';
import type { Option } from '../ui/list/list-types.ts';
import { useToday } from '../ui/values.tsx';
import { asText, useBound, type FieldProps } from './bind-field.ts';

export interface SelectFieldProps<V> extends FieldProps<V> {
  readonly options: readonly (Option | string)[];
  /** The value is a number (an id). */
  readonly number?: boolean | undefined;
  readonly clearable?: boolean | undefined;
  readonly searchable?: boolean | undefined;
}

function useOptions(options: readonly (Option | string)[]) {
  const said = useLabel();
  return options.map((option) => (typeof option === 'string' ? { value: option, label: option } : { value: option.value, label: said(option.label as Label) }));
}

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

/** Few options side by side. */
export function RadioField<V>(props: SelectFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const data = useOptions(props.options);
  const { id, label, description, error, withAsterisk, disabled } = bound;
  return (
    <Radio.Group
      id={id}
      label={label}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
      value={asText(value) || null}
      onChange={(next) => set(props.number ? Number(next) : next)}
    >
      <Group mt={6} gap="lg">
        {data.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} disabled={disabled} />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** What is on or off; one that is only read cannot be turned. */
function useTurned<V>(props: FieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const { id, name, label, description, error, disabled, readOnly } = bound;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => set(event.currentTarget.checked);
  return { id, name, label, description, error, disabled: disabled || readOnly, checked: value === true, onChange };
}

export function SwitchField<V>(props: FieldProps<V>) {
  return <Switch {...useTurned(props)} />;
}

export function CheckboxField<V>(props: FieldProps<V>) {
  return <Checkbox {...useTurned(props)} />;
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
