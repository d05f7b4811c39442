import { Link } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './shell.module.css';

const PLACE = '/my/account/employment';

/** Says on every page but the one that lists them that companies wait for an answer. */
export function InvitationNotice({ count, path }: { count: number; path: string }) {
  const t = useT(SHELL_MESSAGES);
  if (count === 0 || path === PLACE) return null;
  return (
    <output className={styles.invitation}>
      <span>{t('invited', { n: count })}</span>
      <Link href={PLACE}>{t('answerInvitations')}</Link>
    </output>
  );
}
