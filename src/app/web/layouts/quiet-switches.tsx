import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { usePrerendered } from '#platform/web/start/drawn-ahead.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { LAYOUT_MESSAGES } from './layouts.messages.ts';
import styles from './quiet-switches.module.css';

/** Language and colour scheme, before anybody has signed in. */
export function QuietSwitches() {
  const t = useT(LAYOUT_MESSAGES);
  const { locale, setLocale } = useLocale();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const upcoming = usePrerendered();
  const dark = scheme === 'dark' && !upcoming;
  const other = locale === 'en' ? 'ms' : 'en';
  return (
    <div className={styles.switches}>
      <button type="button" className={`${styles.switch} tall`} lang={other} onClick={() => setLocale(other)}>
        {t('language')}
      </button>
      <button type="button" className={`${styles.switch} tall`} aria-label={t(dark ? 'light' : 'dark')} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {dark ? (
            <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
          ) : (
            <path d="M12 3a6.5 6.5 0 0 0 9 9A9 9 0 1 1 12 3z" />
          )}
        </svg>
      </button>
    </div>
  );
}
