/** Dates, months and times of day as form fields. */
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { formatTime, TIME_OPTIONS } from '#platform/contract/dates.ts';
import { useLabel, useLocale, type Label } from '../locale/locale.tsx';
import { Icon } from '../ui/icon/icons.tsx';
import { asText, useBound, type FieldProps } from './bind-field.ts';
import { DateInput, DateRangeInput, MonthInput } from './date-inputs.tsx';
import { parseTypedTime } from './typed-date.ts';
import type { PathOf, ZodForm } from './use-zod-form.ts';

/** Ranges and months are chosen with a button, which knows no `aria-required`; the asterisk of the label says it. */
const AS_BUTTON = { 'aria-required': undefined };

export interface DateFieldProps<V> extends FieldProps<V> {
  /** `YYYY-MM-DD` */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export function DateField<V>(props: DateFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  return <DateInput {...bound} min={props.min} max={props.max} value={asText(value) || null} onChange={(next) => set(next ?? '')} />;
}

export interface DateRangeFieldProps<V> extends Omit<DateFieldProps<V>, 'name'> {
  readonly form: ZodForm<V>;
  readonly label: Label;
  /** Field of the first day. */
  readonly name: PathOf<V>;
  /** Field of the last day. */
  readonly to: PathOf<V>;
}

export function DateRangeField<V>(props: DateRangeFieldProps<V>) {
  const { props: bound, value } = useBound(props);
  const { form, name, to, min, max, onChanged } = props;
  const said = useLabel();
  form.labels.set(to, said(props.label));
  return (
    <DateRangeInput
      {...bound}
      {...AS_BUTTON}
      error={bound.error ?? form.errors[to] ?? null}
      min={min}
      max={max}
      value={[asText(value) || null, asText(form.get(to)) || null]}
      onChange={(range) => {
        form.set(name, range[0] ?? '');
        form.set(to, range[1] ?? '');
        onChanged?.(range);
      }}
    />
  );
}

/** `YYYY-MM`, or the first day of the month with `asDate`. */
export function MonthField<V>(props: FieldProps<V> & { readonly asDate?: boolean }) {
  const { props: bound, value, set } = useBound(props);
  return (
    <MonthInput
      {...bound}
      {...AS_BUTTON}
      value={asText(value).slice(0, 7) || null}
      onChange={(next) => set(next === null ? '' : props.asDate ? `${next}-01` : next)}
    />
  );
}

const OPTIONS = { en: TIME_OPTIONS.map((time) => formatTime(time, 'en')), ms: TIME_OPTIONS.map((time) => formatTime(time, 'ms')) };

/** A time of day: every 15 minutes to choose from, any minute may be typed. */
export function TimeField<V>(props: FieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const { locale } = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (text: string) => {
    setTyped(null);
    const time = parseTypedTime(text);
    // What cannot be read stays as it was typed, so that validation can name it.
    if (text.trim() === '') set('');
    else set(time ?? text);
  };
  const shown = typed ?? (parseTypedTime(asText(value)) ? formatTime(asText(value), locale) : asText(value));
  return (
    <Autocomplete
      {...bound}
      placeholder={props.placeholder ?? formatTime('09:00', locale)}
      leftSection={<Icon name="clock" size={16} />}
      leftSectionPointerEvents="none"
      data={OPTIONS[locale]}
      filter={({ options, search }) =>
        typed === null || search === '' ? options : options.filter((option) => 'value' in option && option.value.toLowerCase().includes(search.toLowerCase()))
      }
      maxDropdownHeight={220}
      // A form that begins with a time does not open its list over the other fields: a click or an arrow key does.
      openOnFocus={false}
      value={shown}
      onChange={setTyped}
      onOptionSubmit={settle}
      // Enter sends the form before the field is left.
      onKeyDown={({ key }) => key === 'Enter' && typed !== null && settle(typed)}
      onBlur={() => typed !== null && settle(typed)}
    />
  );
}
