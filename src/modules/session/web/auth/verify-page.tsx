import { Button, PasswordInput, PinInput, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiError, post } from '#platform/web/call/call.ts';
import { remember } from '#platform/web/local-state.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useLocalState } from '#platform/web/use-local-state.ts';
import type { changeEmail, resendVerification, verifyEmail } from '#modules/identity/contract/auth.endpoints.ts';
import { sessionControl, sessionEmail } from '../session-control.ts';
import { checkEmail, checkFilled } from './auth-checks.ts';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth.module.css';
import { AUTH_CHECKS, AUTH_MESSAGES } from './auth.messages.ts';
import { MailFolder } from './mail-folder.tsx';
import { focusFirstEmpty } from './focus-first-empty.ts';
import { useAuthForm } from './use-auth-form.ts';

const DIGITS = 6;
const RESEND_SECONDS = 60;

/** R111: six boxes for the mailed code. It is sent as soon as it is complete. */
export function Page() {
  const t = useT(AUTH_MESSAGES);
  const email = sessionEmail();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [changing, setChanging] = useState(false);

  async function verify(complete: string) {
    setBusy(true);
    setWrong(false);
    try {
      await post<typeof verifyEmail>('api/auth/verify', { code: complete });
      await sessionControl().reload();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(true);
      setCode('');
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthFrame
      title={t('verifyTitle')}
      context={email === null ? t('verifyContext') : t('verifyContextOf', { email })}
      foot={
        <>
          <button type="button" className={styles.link} onClick={() => setChanging((before) => !before)} aria-expanded={changing}>
            {t('changeEmail')}
          </button>
          <button type="button" className={styles.link} onClick={() => void sessionControl().signOut()}>
            {t('signOut')}
          </button>
        </>
      }
    >
      <form
        className={`${styles.form} column`}
        ref={focusFirstEmpty}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === DIGITS) void verify(code);
        }}
      >
        <PinInput
          length={DIGITS}
          type="number"
          size="lg"
          gap="xs"
          oneTimeCode
          placeholder=""
          aria-label={t('code')}
          getInputProps={(index) => ({ 'aria-label': t('digit', { n: index + 1 }) })}
          value={code}
          error={wrong}
          disabled={busy}
          onChange={(value) => {
            setWrong(false);
            setCode(value);
          }}
          onComplete={(value) => void verify(value)}
        />
        <Button type="submit" loading={busy} disabled={code.length < DIGITS} fullWidth size="md">
          {t('verify')}
        </Button>
        <Resend />
        <MailFolder />
      </form>
      {changing && <ChangeEmail onSent={() => setChanging(false)} />}
    </AuthFrame>
  );
}

/** Sends the code again; enabled 60 seconds after the time remembered on this device. */
function Resend() {
  const t = useT(AUTH_MESSAGES);
  const [sentAt] = useLocalState('verification_sent_at', 0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil(RESEND_SECONDS - (now - sentAt) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);

  async function resend() {
    await post<typeof resendVerification>('api/auth/verify/resend', {});
    remember('verification_sent_at', Date.now());
    setNow(Date.now());
  }

  return (
    <Button variant="subtle" disabled={left > 0} onClick={() => void resend()}>
      {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
    </Button>
  );
}

function ChangeEmail({ onSent }: { onSent: () => void }) {
  const t = useT(AUTH_MESSAGES);
  const form = useAuthForm(
    { email: '', password: '' },
    ({ email, password }) => ({ email: checkEmail(email), password: checkFilled(password, AUTH_CHECKS.password) }),
    async (values) => {
      await post<typeof changeEmail>('api/auth/email/change', values);
      onSent();
    },
  );
  return (
    <form className={`${styles.form} column`} onSubmit={form.onSubmit} noValidate ref={focusFirstEmpty}>
      <TextInput label={t('newEmail')} type="email" autoComplete="email" {...form.text('email')} />
      <PasswordInput
        label={t('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
        {...form.text('password')}
      />
      <Button type="submit" variant="default" loading={form.busy}>
        {t('sendToNew')}
      </Button>
    </form>
  );
}
