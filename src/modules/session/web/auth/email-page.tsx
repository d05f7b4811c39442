import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ApiError, post } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { confirmEmail, LINK_PURPOSES, resendLink } from '#modules/identity/contract/auth.endpoints.ts';
import { token as storedToken } from '../token.ts';
import { checkNewPassword, checkRepeat } from './auth-checks.ts';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth.module.css';
import { AUTH_MESSAGES } from './auth.messages.ts';
import { MailFolder } from './mail-folder.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

type Purpose = (typeof LINK_PURPOSES)[number];

interface MailedLink {
  readonly id: number;
  readonly token: string;
  readonly purpose: Purpose;
}

type Outcome = 'done' | 'failed';

/** R112: opens a mailed link (`?id=&token=&purpose=`). An invitation asks for a password first. */
export function Page() {
  const search = useSearch();
  const link = linkIn(search);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <div className={styles.frame} style={{ maxWidth: '26rem', marginInline: 'auto' }}>
      {!link || outcome === 'failed' ? (
        <Failed link={link} />
      ) : outcome === 'done' ? (
        <Done purpose={link.purpose} />
      ) : link.purpose === 'invite' ? (
        <Invite link={link} onOutcome={setOutcome} />
      ) : (
        <Opening link={link} onOutcome={setOutcome} />
      )}
    </div>
  );
}

function linkIn(search: string): MailedLink | null {
  const params = new URLSearchParams(search);
  const id = Number(params.get('id'));
  const token = params.get('token');
  const asked = params.get('purpose') ?? 'verify';
  const purpose = asked === 'verify' || asked === 'change_email' || asked === 'invite' ? asked : null;
  return Number.isSafeInteger(id) && id > 0 && token && purpose ? { id, token, purpose } : null;
}

async function open(input: MailedLink & { password?: string; password_confirmation?: string }): Promise<void> {
  const { data } = await post<typeof confirmEmail>('api/auth/email/confirm', input, { quiet: true });
  if (data.token) storedToken.keep(data.token);
  else if (storedToken.read()) storedToken.keep(storedToken.read() as string);
}

function Opening({ link, onOutcome }: { link: MailedLink; onOutcome: (outcome: Outcome) => void }) {
  const t = useT(AUTH_MESSAGES);
  const asked = useRef(false);
  useEffect(() => {
    // The link works once: it must not be opened twice by a repeated effect.
    if (asked.current) return;
    asked.current = true;
    open(link).then(
      () => onOutcome('done'),
      () => onOutcome('failed'),
    );
  }, [link, onOutcome]);
  return (
    <output>
      <Loader aria-hidden />
      <AuthFrame title={t('opening')} />
    </output>
  );
}

const DONE = { verify: 'verified', change_email: 'emailChanged', invite: 'joined' } as const;

function Done({ purpose }: { purpose: Purpose }) {
  const t = useT(AUTH_MESSAGES);
  const [, navigate] = useLocation();
  return (
    <>
      <Mark path="M7 14.5l4.5 4.5L21 9" />
      <AuthFrame title={t(DONE[purpose])}>
        <Button size="md" onClick={() => navigate('/', { replace: true })}>
          {t('continue')}
        </Button>
      </AuthFrame>
    </>
  );
}

function Failed({ link }: { link: MailedLink | null }) {
  const t = useT(AUTH_MESSAGES);
  const [, navigate] = useLocation();
  const [sent, setSent] = useState(false);

  async function resend({ id, purpose }: MailedLink) {
    await post<typeof resendLink>('api/auth/email/resend', { id, purpose }, { quiet: true });
    setSent(true);
  }

  return (
    <>
      <Mark path="M9 9l10 10M19 9L9 19" failed />
      <AuthFrame title={t('badLink')} context={t('badLinkHint')}>
        {sent && <output className={styles.note}>{t('newLinkSent')}</output>}
        {sent && <MailFolder />}
        {link && !sent && <Button onClick={() => void resend(link)}>{t('sendNewLink')}</Button>}
        <Button variant="default" onClick={() => navigate('/', { replace: true })}>
          {t('backToLogin')}
        </Button>
      </AuthFrame>
    </>
  );
}

function Invite({ link, onOutcome }: { link: MailedLink; onOutcome: (outcome: Outcome) => void }) {
  const t = useT(AUTH_MESSAGES);
  const form = useAuthForm(
    { password: '', password_confirmation: '' },
    ({ password, password_confirmation }) => ({ password: checkNewPassword(password), password_confirmation: checkRepeat(password, password_confirmation) }),
    async (values) => {
      try {
        await open({ ...link, ...values });
        onOutcome('done');
      } catch (error) {
        const aboutPassword = error instanceof ApiError && Object.keys(error.errors).some((field) => field.startsWith('password'));
        if (!aboutPassword) onOutcome('failed');
        throw error;
      }
    },
  );
  return (
    <AuthFrame title={t('inviteTitle')} context={t('inviteContext')}>
      <form className={`${styles.form} column`} onSubmit={form.onSubmit} noValidate>
        <NewPasswordFields label={t('newPassword')} password={form.text('password')} repeated={form.text('password_confirmation')} />
        <Button type="submit" loading={form.busy} fullWidth size="md">
          {t('accept')}
        </Button>
      </form>
    </AuthFrame>
  );
}

function Mark({ path, failed = false }: { path: string; failed?: boolean }) {
  return (
    <span className={styles.mark} data-failed={failed || undefined}>
      <svg
        width="28"
        height="28"
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </span>
  );
}
