/** Amounts and counts: figures stand right, an emptied field is empty and not zero. */
import { NumberInput, Text } from '@mantine/core';
import { useBound, type FieldProps } from './bind-field.ts';

export interface NumberFieldProps<V> extends FieldProps<V> {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly decimals?: number | undefined;
  readonly suffix?: string | undefined;
}

const asNumber = (value: unknown): number | '' =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : '';
const RIGHT = { input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } } as const;

export function NumberField<V>(props: NumberFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const { min, max, step, decimals = 0, suffix } = props;
  return (
    <NumberInput
      {...bound}
      styles={RIGHT}
      hideControls
      clampBehavior="none"
      decimalScale={decimals}
      allowNegative={min === undefined || min < 0}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
      {...(suffix && { suffix })}
      value={asNumber(value)}
      onChange={(next) => set(next === '' ? undefined : typeof next === 'number' ? next : Number(next))}
    />
  );
}

/** Ringgit with two decimals and thousands separators. */
export function MoneyField<V>(props: FieldProps<V> & { readonly negative?: boolean }) {
  const { props: bound, value, set } = useBound(props);
  return (
    <NumberInput
      {...bound}
      styles={RIGHT}
      hideControls
      clampBehavior="none"
      decimalScale={2}
      fixedDecimalScale
      thousandSeparator=","
      allowNegative={props.negative === true}
      leftSection={
        <Text component="span" size="sm" c="dimmed" aria-hidden>
          RM
        </Text>
      }
      leftSectionPointerEvents="none"
      value={asNumber(value)}
      onChange={(next) => set(next === '' ? undefined : typeof next === 'number' ? next : Number(next))}
    />
  );
}
