import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { post } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { forgotPassword, resetPassword } from '#modules/identity/contract/auth.endpoints.ts';
import { checkEmail, checkNewPassword, checkRepeat } from './auth-checks.ts';
import { AuthFrame, AuthLink } from './auth-frame.tsx';
import styles from './auth.module.css';
import { AUTH_MESSAGES } from './auth.messages.ts';
import { focusFirstEmpty } from './focus-first-empty.ts';
import { MailFolder } from './mail-folder.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** R110: first the e-mail, and with the mailed link (`?token=&email=`) the new password. */
export function Page() {
  const params = new URLSearchParams(useSearch());
  const token = params.get('token');
  const email = params.get('email');
  return token && email ? <Reset token={token} email={email} /> : <Forgot />;
}

function Forgot() {
  const t = useT(AUTH_MESSAGES);
  const [sent, setSent] = useState(false);
  const form = useAuthForm(
    { email: '' },
    ({ email }) => ({ email: checkEmail(email) }),
    async ({ email }) => {
      // Quiet: the same words stand on the page instead of in a popup.
      await post<typeof forgotPassword>('api/auth/password/forgot', { email }, { quiet: true });
      setSent(true);
    },
  );
  const back = <AuthLink to="/auth/login">{t('backToLogin')}</AuthLink>;
  if (sent) {
    return (
      <AuthFrame title={t('verifyTitle')} foot={back}>
        <output className={styles.note}>
          {t('linkSentTo', { email: form.values.email })} {t('linkSentHint')}
        </output>
        <MailFolder />
        <button type="button" className={styles.link} onClick={() => setSent(false)}>
          {t('again')}
        </button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('forgotTitle')} context={t('forgotContext')} foot={back}>
      <form className={`${styles.form} column`} onSubmit={form.onSubmit} noValidate ref={focusFirstEmpty}>
        <TextInput label={t('email')} type="email" autoComplete="username" required withAsterisk={false} {...form.text('email')} />
        <Button type="submit" loading={form.busy} fullWidth size="md">
          {t('sendLink')}
        </Button>
      </form>
    </AuthFrame>
  );
}

function Reset({ token, email }: { token: string; email: string }) {
  const t = useT(AUTH_MESSAGES);
  const [, navigate] = useLocation();
  const form = useAuthForm(
    { password: '', password_confirmation: '' },
    ({ password, password_confirmation }) => ({ password: checkNewPassword(password), password_confirmation: checkRepeat(password, password_confirmation) }),
    async (values) => {
      await post<typeof resetPassword>('api/auth/password/reset', { email, token, ...values });
      navigate('/auth/login', { replace: true });
    },
  );
  return (
    <AuthFrame title={t('resetTitle')} context={t('resetContext', { email })} foot={<AuthLink to="/auth/login">{t('backToLogin')}</AuthLink>}>
      <form className={`${styles.form} column`} onSubmit={form.onSubmit} noValidate ref={focusFirstEmpty}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields label={t('newPassword')} password={form.text('password')} repeated={form.text('password_confirmation')} />
        <Button type="submit" loading={form.busy} fullWidth size="md">
          {t('savePassword')}
        </Button>
      </form>
    </AuthFrame>
  );
}
