import { Button, PasswordInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { CodeInput } from '#platform/web/device/code-input.tsx';
import { DeviceError } from '#platform/web/device/device-call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { KEPT_DAYS } from '../../../contract/report/kept-days.ts';
import { HelpAfter } from './help-after.tsx';
import { PHONE } from '../phone.messages.ts';
import classes from '../phone.module.css';
import { mayStillLeave, type Phone } from '../use-phone.ts';

/** A guard signs in by code and PIN. It needs a network once; then the shift goes on without. */
export function SignInForm({ phone }: { phone: Phone }) {
  const t = useT(PHONE);
  const [code, setCode] = useState('');
  const [pin, setPin] = useState('');
  const [error, setError] = useState(phone.note);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await phone.signIn(code.trim(), pin);
    } catch (failed) {
      setError(failed instanceof DeviceError && failed.status !== 0 ? failed.message : t('offline'));
      setPin('');
      setBusy(false);
    }
  };
  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
      <h1>{t('signIn')}</h1>
      <CodeInput label={t('guardCode')} value={code} onChange={setCode} />
      <PasswordInput
        label={t('pin')}
        value={pin}
        error={error}
        onChange={(event) => setPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="off"
        size="lg"
        maxLength={6}
        required
      />
      <Button type="submit" size="xl" fullWidth loading={busy} disabled={code.trim().length < 2 || pin.length < 6}>
        {t('signIn')}
      </Button>
      {phone.over && <HelpAfter phone={phone} session={phone.over.session} />}
      {phone.over && mayStillLeave(phone.over) && (
        <>
          <p className="quiet small">{t('overHint')}</p>
          <Button variant="default" size="lg" fullWidth onClick={() => void phone.signOut(t('signOut'))}>
            {t('leaving', { name: phone.over.name })}
          </Button>
        </>
      )}
      <p className="quiet small">{t('kept', { days: KEPT_DAYS })}</p>
    </form>
  );
}
