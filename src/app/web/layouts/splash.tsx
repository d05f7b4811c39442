import { useT } from '#platform/web/locale/locale.tsx';
import { APP_MESSAGES } from '../app.messages.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import styles from './splash.module.css';

/** What stands while the portal finds out who is there; it stays invisible for a moment, so that it rarely flashes. */
export function Splash() {
  const t = useT(APP_MESSAGES);
  return (
    <output className={styles.splash}>
      <BrandMark size={48} />
      <span className="sr-only">{t('loading')}</span>
    </output>
  );
}
