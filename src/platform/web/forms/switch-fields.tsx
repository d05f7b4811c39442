/** On or off, or one of few, without a list that opens: a form of these alone weighs little. */
import { Checkbox, Group, Radio, Switch } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { asText, useBound, type FieldProps } from './bind-field.ts';
import { useOptions, type SelectFieldProps } from './field-options.ts';

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
