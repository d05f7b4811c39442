/** A form over a schema of the contract: the same messages as the server, none of the input lost on failure. */
import { useForm } from '@mantine/form';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { say } from '#platform/contract/messages.ts';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import { ApiError } from '../call/api-error.ts';
import { useLocale } from '../locale/locale.tsx';
import { closeNote, openPopup } from '../feedback.ts';
import { UI_MESSAGES } from '../ui/ui.messages.ts';
import { firstControl, onPage } from './first-control.ts';
import { firstOf, joinValidationMessages, ordered } from './form-errors.ts';

/** Values while they are typed: every field may still be missing or an empty text. */
export type Draft<V> = { [K in keyof V]?: V[K] | '' | null | undefined };
/** A field of the values, or a path below one (`items.0.amount`). */
export type PathOf<V> = (keyof V & string) | `${keyof V & string}.${string}`;

export interface ZodForm<V = Record<string, unknown>> {
  readonly values: Draft<V>;
  readonly errors: Readonly<Record<string, string>>;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** The value at a path. */
  get(path: PathOf<V>): unknown;
  set(path: PathOf<V>, value: unknown): void;
  /** Several top-level fields at once. */
  patch(values: Draft<V>): void;
  setError(path: PathOf<V>, message: string | null): void;
  /** Rows of a list field. */
  insert(path: PathOf<V>, row: unknown, at?: number): void;
  remove(path: PathOf<V>, at: number): void;
  /** Starts over, with other values when given; not dirty afterwards. */
  reset(values?: Draft<V>): void;
  /** Validates, then calls `onSubmit`. Answers whether it went through. */
  submit(event?: FormEvent): Promise<boolean>;
  /** Validates some fields only (a step of a wizard); none named: all. */
  check(paths?: readonly PathOf<V>[]): boolean;
  /** Must this field be filled? Read from the schema. */
  isRequired(path: PathOf<V>): boolean;
  /** Fields tell their labels, for the popup. */
  readonly labels: Map<string, string>;
  /** Element id of a field. */
  idOf(path: PathOf<V>): string;
}

export interface ZodFormOptions<S extends z.ZodType> {
  readonly initial: Draft<z.input<S>>;
  /** Gets the values as typed (what an endpoint takes) and as parsed. A rejected ApiError puts its messages beside the fields. */
  readonly onSubmit: (values: z.input<S>, parsed: z.output<S>) => unknown;
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined =>
  Reflect.get(schema, 'shape') as Readonly<Record<string, z.ZodType>> | undefined;

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), values);

/** Null of an emptied field counts as missing unless the schema takes null; empty texts stay for the schema to judge. */
function asTyped(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export function useZodForm<S extends z.ZodType<object, object>>(schema: S, { initial, onSubmit }: ZodFormOptions<S>): ZodForm<z.input<S>> {
  type V = z.input<S>;
  const { locale } = useLocale();
  const [busy, setBusy] = useState(false);
  const form = useForm<Record<string, unknown>>({ initialValues: initial as Record<string, unknown>, clearInputErrorOnChange: true });
  const [labels] = useState(() => new Map<string, string>());
  const name = useId();

  const idOf = (path: string) => `${name}-${path.replaceAll('.', '-')}`;
  /** The popup of the last check that failed; it goes with the first change, the next try, and the form. */
  const wording = useRef<number | null>(null);
  const fallSilent = () => {
    if (wording.current !== null) closeNote(wording.current);
    wording.current = null;
  };
  useEffect(() => () => void (wording.current !== null && closeNote(wording.current)), []);
  const show = (errors: Record<string, readonly string[]>, popup: boolean) => {
    form.setErrors(firstOf(errors));
    const fields = Object.keys(errors);
    firstControl(fields.map(idOf))?.focus();
    if (!popup) return;
    const at = new Map(fields.map((field) => [idOf(field), field]));
    const fixed = onPage([...at.keys()]).flatMap((id) => at.get(id) ?? []);
    // Where they stand on the page, the fields themselves say what is wrong: the popup counts those that can be seen.
    const title = fixed.length > 0 ? say(UI_MESSAGES.checkFields, locale, { n: fixed.length }) : undefined;
    wording.current = openPopup({ kind: 'error', title, message: joinValidationMessages(ordered(errors, fixed, labels)) });
  };

  const validate = () => {
    fallSilent();
    const typed = asTyped(form.getValues());
    const result = schema.safeParse(typed);
    return { typed, result, errors: result.success ? {} : messagesOf(result.error.issues, locale, typed) };
  };

  const submit = async (event?: FormEvent): Promise<boolean> => {
    event?.preventDefault();
    event?.stopPropagation();
    if (busy) return false;
    const { typed, result, errors } = validate();
    if (!result.success) {
      show(errors, true);
      return false;
    }
    setBusy(true);
    try {
      await onSubmit(typed as V, result.data as z.output<S>);
      form.resetDirty();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The global handler has shown the popup; here the messages find their fields.
      show(error.errors as Record<string, string[]>, false);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const check = (paths?: readonly string[]): boolean => {
    const { errors } = validate();
    const wanted = paths
      ? Object.fromEntries(Object.entries(errors).filter(([field]) => paths.some((path) => field === path || field.startsWith(`${path}.`))))
      : errors;
    if (Object.keys(wanted).length === 0) return true;
    show(wanted, true);
    return false;
  };

  return {
    values: form.values as Draft<V>,
    errors: form.errors as Record<string, string>,
    dirty: form.isDirty(),
    busy,
    get: (path) => valueAt(form.values, path),
    set: (path, value) => {
      fallSilent();
      form.setFieldValue(path, value as never);
      // A list is written as a whole: what was wrong in a part of it is judged anew when it is sent.
      for (const field of Object.keys(form.errors)) if (field.startsWith(`${path}.`)) form.clearFieldError(field);
    },
    patch: (values) => {
      fallSilent();
      form.setValues(values as Record<string, unknown>);
    },
    setError: (path, message) => form.setFieldError(path, message),
    insert: (path, row, at) => {
      fallSilent();
      form.insertListItem(path, row as never, at);
    },
    remove: (path, at) => {
      fallSilent();
      form.removeListItem(path, at);
    },
    reset: (values) => {
      if (values) {
        form.setInitialValues(values as Record<string, unknown>);
        form.setValues(values as Record<string, unknown>);
        form.resetDirty(values as Record<string, unknown>);
      } else form.reset();
      form.clearErrors();
    },
    submit,
    check,
    isRequired: (path) => {
      const field = shapeOf(schema)?.[path];
      return (
        field !== undefined &&
        !field.safeParse(undefined).success &&
        !field.safeParse('').success &&
        !field.safeParse(null).success &&
        !field.safeParse([]).success
      );
    },
    labels,
    idOf,
  };
}
