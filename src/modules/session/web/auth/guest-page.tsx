import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { get, post } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { registerGuest, showGuestInvitation } from '../../contract/guest.endpoints.ts';
import { token as storedToken } from '../token.ts';
import { AgreeField } from './agree-field.tsx';
import { checkNewPassword, checkRepeat } from './auth-checks.ts';
import { AuthFrame, AuthLink } from './auth-frame.tsx';
import styles from './auth.module.css';
import { AUTH_CHECKS, AUTH_MESSAGES } from './auth.messages.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

type Invitation = OutputOf<typeof showGuestInvitation>['data'];
type Found = Invitation | 'none' | null;
/** What a link carries. */
const LINK = /^[\w-]{20,100}$/;

/** The link of an invitation (`?token=`): whoever has an account answers with it, everybody else makes one first. */
export function Page() {
  const t = useT(AUTH_MESSAGES);
  const search = useSearch();
  const [, navigate] = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  const [found, setFound] = useState<Found>(LINK.test(token) ? null : 'none');
  useEffect(() => {
    if (!LINK.test(token)) return undefined;
    let current = true;
    get<typeof showGuestInvitation>('api/auth/invitation', { token }, { quiet: true }).then(
      ({ data }) => {
        if (!current) return;
        // Signed in or not: the page of the invitation asks who it is.
        if (data.has_account || storedToken.read() !== null) navigate(answerAt(data, token), { replace: true });
        else setFound(data);
      },
      () => current && setFound('none'),
    );
    return () => {
      current = false;
    };
  }, [token, navigate]);
  return (
    <div className={styles.frame} style={{ maxWidth: '26rem', marginInline: 'auto' }}>
      {found === null ? (
        <output>
          <Loader aria-hidden />
          <AuthFrame title={t('opening')} />
        </output>
      ) : found === 'none' || !found.open ? (
        <AuthFrame title={t('guestGone')} context={t('guestGoneHint')}>
          <AuthLink to="/auth/login">{t('backToLogin')}</AuthLink>
        </AuthFrame>
      ) : (
        <NewAccount invitation={found} token={token} />
      )}
    </div>
  );
}

const answerAt = ({ path }: Invitation, token: string) => `${path}?${new URLSearchParams({ token })}`;

function NewAccount({ invitation, token }: { invitation: Invitation; token: string }) {
  const t = useT(AUTH_MESSAGES);
  const form = useAuthForm(
    { password: '', password_confirmation: '', terms: false as boolean },
    ({ password, password_confirmation, terms }) => ({
      password: checkNewPassword(password),
      password_confirmation: checkRepeat(password, password_confirmation),
      terms: terms ? undefined : AUTH_CHECKS.terms,
    }),
    async (values) => {
      const { data } = await post<typeof registerGuest>('api/auth/invitation', { ...values, token });
      storedToken.keep(data.token);
      location.assign(answerAt(invitation, token));
    },
  );
  return (
    <AuthFrame
      title={t('guestTitle', { company: invitation.company })}
      context={t('guestContext', { email: invitation.email })}
      foot={
        <span>
          {t('haveAccount')} <AuthLink to="/auth/login">{t('logIn')}</AuthLink>
        </span>
      }
    >
      <form className={`${styles.form} column`} onSubmit={form.onSubmit} noValidate>
        <NewPasswordFields label={t('newPassword')} password={form.text('password')} repeated={form.text('password_confirmation')} />
        <AgreeField form={form} />
        <Button type="submit" size="md" fullWidth loading={form.busy}>
          {t('createAccount')}
        </Button>
      </form>
    </AuthFrame>
  );
}
