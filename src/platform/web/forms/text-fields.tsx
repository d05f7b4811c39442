/** Fields that are typed: text, long text, e-mail, password, phone, identity number. */
import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import { normalisePhone } from '#platform/contract/place/phone.ts';
import { birthDateOf, dashIdentityNumber, genderHintOf } from '#platform/contract/identity-number.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { asText, useBound, type FieldProps } from './bind-field.ts';
import { useExample } from './use-example.ts';

export interface TextFieldProps<V> extends FieldProps<V> {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'datetime-local' | undefined;
  readonly maxLength?: number | undefined;
  readonly autoComplete?: string | undefined;
  /** More than one line. */
  readonly rows?: number | undefined;
  readonly inputMode?: 'numeric' | 'decimal' | 'text' | 'tel' | 'email' | undefined;
}

export function TextField<V>(props: TextFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const { type, maxLength, autoComplete, rows, inputMode } = props;
  const more = { ...(maxLength && { maxLength }), ...(autoComplete && { autoComplete }), ...(inputMode && { inputMode }) };
  if (rows)
    return (
      <Textarea
        {...bound}
        {...more}
        autosize
        minRows={rows}
        maxRows={Math.max(rows, 10)}
        value={asText(value)}
        onChange={(event) => set(event.currentTarget.value)}
      />
    );
  return <TextInput {...bound} {...more} type={type ?? 'text'} value={asText(value)} onChange={(event) => set(event.currentTarget.value)} />;
}

export function PasswordField<V>(props: FieldProps<V> & { readonly autoComplete?: 'current-password' | 'new-password' }) {
  const { props: bound, value, set } = useBound(props);
  return (
    <PasswordInput {...bound} autoComplete={props.autoComplete ?? 'new-password'} value={asText(value)} onChange={(event) => set(event.currentTarget.value)} />
  );
}

/** A typed `012-345 6789` becomes `+60123456789` when the field is left. */
export function PhoneField<V>(props: FieldProps<V>) {
  const example = useExample();
  const { props: bound, value, set } = useBound(props);
  return (
    <TextInput
      {...bound}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={props.placeholder ?? example('012-345 6789')}
      value={asText(value)}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={(event) => event.currentTarget.value.trim() && set(normalisePhone(event.currentTarget.value.trim()))}
    />
  );
}

export interface IdentityFieldProps<V> extends FieldProps<V> {
  /** Told the birth date (and a hint of the gender) as soon as the number yields one. */
  readonly onBirthDate?: ((date: CalendarDate, gender: 'Male' | 'Female' | null) => void) | undefined;
}

/** Twelve digits get their dashes while they are typed. */
export function IdentityField<V>(props: IdentityFieldProps<V>) {
  const example = useExample();
  const { props: bound, value, set } = useBound(props);
  return (
    <TextInput
      {...bound}
      inputMode="numeric"
      maxLength={14}
      placeholder={props.placeholder ?? example('900131-10-1234')}
      value={asText(value)}
      onChange={(event) => {
        const typed = dashIdentityNumber(event.currentTarget.value);
        set(typed);
        const birth = birthDateOf(typed);
        if (birth) props.onBirthDate?.(birth, genderHintOf(typed));
      }}
    />
  );
}
