/** A calculator that answers while one types: what is wrong stands beside its field as soon as the typing rests. */
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { messagesOf } from '#platform/contract/validation-messages.ts';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useZodForm, type Draft, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';

/** Emptied fields count as not given. */
export const given = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined)) as V;

export interface Calculator<E extends Endpoint> {
  readonly form: ZodForm<InputOf<E>>;
  /** Nothing while a figure is missing or wrong. */
  readonly result: OutputOf<E> | null;
  /** Why there is no answer, where no field is at fault. */
  readonly refusal: string | null;
}

/**
 * @param schema the input of the endpoint, named by the caller: the built web leaves schemas out of calls that nobody asks for them
 * @param clean what of the typed values is asked
 * @param begun whether there is something to calculate
 */
export function useCalculator<E extends Endpoint<z.ZodType<object, object>>>(
  endpoint: E,
  schema: E['input'],
  initial: Draft<InputOf<E>>,
  { clean = given, begun = () => true }: { clean?: (values: InputOf<E>) => InputOf<E>; begun?: (values: InputOf<E>) => boolean } = {},
): Calculator<E> {
  const { locale } = useLocale();
  const form = useZodForm(schema, { initial, onSubmit: () => undefined });
  const [typed] = useDebouncedValue(form.values as InputOf<E>, LIST_DEBOUNCE_MS);
  const asked = clean(typed);
  const read = schema.safeParse(asked);
  const enabled = read.success && begun(asked);
  const { data, error } = useEndpoint(endpoint, asked, { enabled, quiet: true, minDelay: false, staleTime: Infinity });
  const mark = useEffectEvent((entered: InputOf<E>, refused: typeof error) => {
    const law = enabled ? (refused?.errors ?? {}) : {};
    const wrong = read.success ? law : messagesOf(read.error.issues, locale, clean(entered));
    for (const path of Object.keys(form.errors)) if (!wrong[path]) form.setError(path as never, null);
    // A field that nobody has filled yet is not wrong, until the law says so.
    for (const [path, [message = null]] of Object.entries(wrong))
      if (path in law || form.get(path as never) !== undefined) form.setError(path as never, message);
  });
  useEffect(() => mark(typed, error), [typed, error]);
  const known = Object.keys(error?.errors ?? {}).some((path) => form.labels.has(path));
  return { form, result: enabled && !error ? (data ?? null) : null, refusal: enabled && error && !known ? error.words : null };
}
