import { useT } from '#platform/web/locale/locale.tsx';
import { APP_MESSAGES } from '../app.messages.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import styles from './splash.module.css';

/**
 * What stands while the portal finds out who is there, or a page is on its way; it stays invisible for a moment, so that it rarely flashes.
 * `framed`: a layout with its logo stands already.
 */
export function Splash({ framed = false }: { framed?: boolean }) {
  const t = useT(APP_MESSAGES);
  return (
    <output className={styles.splash} data-framed={framed || undefined}>
      {!framed && <BrandMark size={48} />}
      <span className={styles.line} aria-hidden />
      <span className="quiet small">{t('loading')}</span>
    </output>
  );
}
