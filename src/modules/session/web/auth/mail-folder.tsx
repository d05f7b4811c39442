import { useDomain } from '#platform/web/domain.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { AUTH_MESSAGES } from './auth.messages.ts';

/** Where a message is that no mail server sends. */
export function MailFolder() {
  const t = useT(AUTH_MESSAGES);
  return useDomain().sends_mail === false ? <p className="quiet small flush">{t('mailFolder')}</p> : null;
}
