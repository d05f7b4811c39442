import { Button } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { useSay, useT } from '../locale/locale.tsx';
import type { Text } from '#platform/contract/messages.ts';
import { CodeInput } from './code-input.tsx';
import { DeviceError } from './device-call.ts';
import { DEVICE_WORDS as W } from './device.messages.ts';
import classes from './pair-form.module.css';
import { codeOfLink } from './pair-link.ts';

interface PairFormProps {
  readonly title: Text;
  /** Where the code comes from. */
  readonly context: Text;
  /** Why it has to be paired again. */
  readonly note: string | null;
  /** @throws DeviceError */
  readonly onCode: (code: string) => Promise<void>;
}

/** The code that makes this a device of the company: typed in, or brought by the link that the office shows as a QR code. */
export function PairForm({ title, context, note, onCode }: PairFormProps) {
  const t = useT(W);
  const say = useSay();
  const [code, setCode] = useState(() => codeOfLink(window.location.hash));
  const [error, setError] = useState(note);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // A code counts once: the address that brought it is not to be opened again.
    if (codeOfLink(window.location.hash) !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const pair = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onCode(code);
    } catch (failed) {
      setError(failed instanceof DeviceError && failed.status !== 0 ? failed.message : t('offline'));
      setBusy(false);
    }
  };
  return (
    <form className={classes['pair']} onSubmit={(event) => void pair(event)} noValidate>
      <h1>{say(title)}</h1>
      <p>{say(context)}</p>
      <CodeInput label={t('code')} value={code} error={error} onChange={setCode} />
      <Button type="submit" size="lg" fullWidth loading={busy} disabled={code.trim() === ''}>
        {t('pair')}
      </Button>
    </form>
  );
}
