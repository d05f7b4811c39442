import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { post } from '#platform/web/call/call.ts';
import { useDomain } from '#platform/web/domain.tsx';
import { sendEarly, tickedEarly, typedEarly, usePrerendered } from '#platform/web/start/drawn-ahead.ts';
import { recall, rememberLogin } from '#platform/web/local-state.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { openPopup } from '#platform/web/feedback.ts';
import { SESSION_ERRORS } from '#modules/session/contract/session.errors.ts';
import type { login } from '#modules/session/contract/session.endpoints.ts';
import type { socialExchange } from '#modules/session/contract/social.endpoints.ts';
import { token } from '../token.ts';
import { checkEmail, checkFilled } from './auth-checks.ts';
import { AuthFrame, AuthLink } from './auth-frame.tsx';
import styles from './auth.module.css';
import { AUTH_CHECKS, AUTH_MESSAGES } from './auth.messages.ts';
import { focusFirstEmpty } from './focus-first-empty.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { socialRedirectUrl, takeVerifier } from './social-sign-in.ts';
import { useAuthForm } from './use-auth-form.ts';

/** R108: e-mail and password, social buttons where allowed. The kept token brings the user, and the router leads on. */
export function Page() {
  const t = useT(AUTH_MESSAGES);
  const say = useSay();
  const { name, allow, demo, empty } = useDomain();
  const returning = useSocialReturn();
  const upcoming = usePrerendered();
  const stored = recall('login_form');
  const form = useAuthForm(
    {
      email: (upcoming && typedEarly('email')) || (stored?.email ?? ''),
      password: upcoming ? typedEarly('password') : '',
      remember: (upcoming ? tickedEarly('remember') : undefined) ?? stored?.remember === true,
    },
    ({ email, password }) => ({ email: checkEmail(email), password: checkFilled(password, AUTH_CHECKS.password) }),
    async ({ email, password, remember }) => {
      const { data } = await post<typeof login>('api/auth/login', { email, password, remember });
      rememberLogin({ email, remember });
      token.keep(data.token);
    },
  );

  useEffect(sendEarly, []);

  if (returning) return <AuthFrame title={t('signingIn')} />;
  return (
    <AuthFrame
      title={t(empty ? 'logIn' : 'logInTitle')}
      context={t('logInContext', { name })}
      foot={
        allow?.registration && (
          <span>
            {t('newHere')} <AuthLink to="/auth/register">{t('register')}</AuthLink>
          </span>
        )
      }
    >
      <form className={`${styles.form} column`} method="post" onSubmit={form.onSubmit} noValidate ref={focusFirstEmpty}>
        <TextInput label={t('email')} type="email" autoComplete="username" inputMode="email" required withAsterisk={false} {...form.text('email')} />
        <PasswordInput
          label={t('password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          {...form.text('password')}
        />
        <div className={styles.row}>
          <Checkbox
            label={t('remember')}
            name="remember"
            checked={form.values.remember}
            onChange={(event) => form.set('remember', event.currentTarget.checked)}
          />
          <AuthLink to="/auth/password">{t('forgot')}</AuthLink>
        </div>
        <Button type="submit" loading={form.busy} fullWidth size="md">
          {t('logIn')}
        </Button>
      </form>
      <SocialButtons />
      {demo && (
        <div className={styles.demo}>
          <p className="quiet small flush">{t('demo')}</p>
          <ul>
            {DEMO_ACCOUNTS.map(({ email, role }) => (
              <li key={email}>
                <button
                  type="button"
                  className={styles.chip}
                  onClick={() => {
                    form.set('email', email);
                    form.set('password', DEMO_PASSWORD);
                  }}
                >
                  {say(role)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </AuthFrame>
  );
}

function SocialButtons() {
  const t = useT(AUTH_MESSAGES);
  const { allow, social_providers } = useDomain();
  if (!allow?.social_login || !social_providers?.length) return null;
  return (
    <>
      <div className={`${styles.or} row quiet small`}>{t('or')}</div>
      <div className={`${styles.form} column`}>
        {social_providers.map(({ name, label }) => (
          <Button key={name} variant="default" fullWidth onClick={() => void socialRedirectUrl(name).then((url) => location.assign(url))}>
            {t('continueWith', { provider: label })}
          </Button>
        ))}
      </div>
    </>
  );
}

const SOCIAL_ERRORS = { failed: SESSION_ERRORS.socialFailed, unverified: SESSION_ERRORS.socialUnverified, unknown: SESSION_ERRORS.socialUnknown } as const;

/** Coming back from a provider: exchange the code, or say why it did not work. True while exchanging. */
function useSocialReturn(): boolean {
  const search = useSearch();
  const [, navigate] = useLocation();
  const say = useSay();
  const started = useRef(false);
  const params = new URLSearchParams(search);
  const code = params.get('exchange');
  const failure = params.get('social_error');
  const provider = params.get('provider') ?? '';
  const [exchanging, setExchanging] = useState(code !== null);

  useEffect(() => {
    if (started.current || (code === null && failure === null)) return;
    started.current = true;
    navigate('/auth/login', { replace: true });
    if (code === null) {
      const known = Object.hasOwn(SOCIAL_ERRORS, failure ?? '') ? SOCIAL_ERRORS[failure as keyof typeof SOCIAL_ERRORS] : SOCIAL_ERRORS.failed;
      openPopup({ kind: 'error', message: say(known, { provider: /^[\w -]{1,40}$/.test(provider) ? provider : '' }) });
      return;
    }
    post<typeof socialExchange>('api/auth/social/exchange', { code, verifier: takeVerifier() ?? '' })
      .then(({ data }) => token.keep(data.token))
      .catch(() => setExchanging(false));
  }, [code, failure, provider, navigate, say]);

  return exchanging;
}
