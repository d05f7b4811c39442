import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import type { Kiosk, pairKiosk } from '../../contract/device/device-call.endpoints.ts';
import { callAsKiosk, keepToken, KioskError } from './kiosk-call.ts';
import { KIOSK } from './kiosk.messages.ts';
import classes from './kiosk.module.css';

/** The code that makes this tablet a device. @param note why it has to be paired again */
export function PairForm({ note, onPaired }: { note: string | null; onPaired: (kiosk: Kiosk) => void }) {
  const t = useT(KIOSK);
  const [code, setCode] = useState('');
  const [error, setError] = useState(note);
  const [busy, setBusy] = useState(false);
  const pair = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { token, ...kiosk } = (await callAsKiosk<typeof pairKiosk>('pair', { code })).data;
      keepToken(token);
      onPaired(kiosk);
    } catch (failed) {
      setError(failed instanceof KioskError && failed.status !== 0 ? failed.message : t('offline'));
      setBusy(false);
    }
  };
  return (
    <form className={classes['pair']} onSubmit={(event) => void pair(event)} noValidate>
      <h1>{t('title')}</h1>
      <p>{t('pairContext')}</p>
      <TextInput
        label={t('code')}
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size="lg"
        maxLength={12}
        required
      />
      <Button type="submit" size="lg" fullWidth loading={busy} disabled={code.trim() === ''}>
        {t('pair')}
      </Button>
    </form>
  );
}
