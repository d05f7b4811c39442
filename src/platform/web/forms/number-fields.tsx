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

function useNumber<V>(props: FieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const onChange = (next: number | string) => set(next === '' ? undefined : Number(next));
  return { ...bound, styles: RIGHT, hideControls: true, clampBehavior: 'none' as const, value: asNumber(value), onChange };
}

export function NumberField<V>(props: NumberFieldProps<V>) {
  const { min, max, step, decimals = 0, suffix } = props;
  return (
    <NumberInput
      {...useNumber(props)}
      decimalScale={decimals}
      allowNegative={min === undefined || min < 0}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
      {...(suffix && { suffix })}
    />
  );
}

/** Ringgit with two decimals and thousands separators. */
export function MoneyField<V>(props: FieldProps<V> & { readonly negative?: boolean }) {
  return (
    <NumberInput
      {...useNumber(props)}
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
    />
  );
}
