import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Text } from '#platform/contract/messages.ts';
import { ApiError } from '#platform/web/call/call.ts';
import { firstOf, joinValidationMessages } from '#platform/web/forms/form-errors.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { closeNote, openPopup } from '#platform/web/feedback.ts';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';

export type Failures<V> = Partial<Record<keyof V, Text | undefined>>;

/**
 * A small form without a schema: values, the messages at its fields, and one popup with all of them.
 * Field messages of the server stand at their fields, too; nothing typed is lost on a failure.
 */
export function useAuthForm<V extends Record<string, string | boolean>>(initial: V, check: (values: V) => Failures<V>, send: (values: V) => Promise<void>) {
  const say = useSay();
  const t = useT(UI_MESSAGES);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof V, string>>>({});
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement | null>(null);
  /** The popup of the last check that failed; it goes with the first change, the next try, and the form. */
  const wording = useRef<number | null>(null);
  const fallSilent = () => {
    if (wording.current !== null) closeNote(wording.current);
    wording.current = null;
  };
  useEffect(() => () => void (wording.current !== null && closeNote(wording.current)), []);

  // Fields are closed while the form is under way, so the focus goes to the first mistake afterwards.
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    fallSilent();
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)) as Partial<Record<keyof V, string>>);
  };

  const text = (name: keyof V & string) => ({
    name,
    value: String(values[name]),
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value as V[typeof name]),
    error: errors[name] ?? null,
    disabled: busy,
  });

  async function submit() {
    fallSilent();
    const found = Object.entries(check(values)).flatMap(([name, failure]): [string, string][] => (failure ? [[name, say(failure)]] : []));
    setErrors(Object.fromEntries(found) as Partial<Record<keyof V, string>>);
    if (found.length > 0) {
      setFailures((before) => before + 1);
      const message = joinValidationMessages(found.map(([, each]) => each));
      wording.current = openPopup({ kind: 'error', title: t('checkFields', { n: found.length }), message });
      return;
    }
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(firstOf(error.errors) as Partial<Record<keyof V, string>>);
      setFailures((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    void submit();
  };

  return { values, set, text, errors, busy, onSubmit, submit };
}
