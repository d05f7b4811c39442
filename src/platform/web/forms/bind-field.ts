import type { ReactNode } from 'react';
import { useLabel, type Label } from '../locale/locale.tsx';
import type { PathOf, ZodForm } from './use-zod-form.ts';

/** What every field takes. */
export interface FieldProps<V> {
  readonly form: ZodForm<V>;
  readonly name: PathOf<V>;
  readonly label: Label;
  readonly description?: Label | undefined;
  readonly placeholder?: string | undefined;
  /** Default: read from the schema. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** After the value has changed. */
  readonly onChanged?: ((value: unknown) => void) | undefined;
  readonly autoFocus?: boolean | undefined;
}

export interface Bound {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly withAsterisk: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly error: ReactNode;
  readonly 'data-autofocus'?: true;
}

/** The shared props of an input, its value, and how it is changed. */
export function useBound<V>({ form, name, label, description, placeholder, required, disabled, readOnly, onChanged, autoFocus }: FieldProps<V>) {
  const labelOf = useLabel();
  const words = labelOf(label);
  form.labels.set(name, words);
  const asterisk = required ?? form.isRequired(name);
  const props = {
    id: form.idOf(name),
    name,
    label: words,
    withAsterisk: asterisk,
    'aria-required': asterisk || undefined,
    disabled: disabled === true,
    readOnly: readOnly === true,
    error: form.errors[name] ?? null,
    ...(description && { description: labelOf(description) }),
    ...(placeholder && { placeholder }),
    ...(autoFocus && { 'data-autofocus': true as const }),
  };
  const set = (value: unknown) => {
    form.set(name, value);
    onChanged?.(value);
  };
  return { props, value: form.get(name), set };
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
