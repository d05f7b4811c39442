import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { NightScheme } from './use-night-scheme.ts';
import type { Phone } from './use-phone.ts';

/** Whose phone it is, whether there is a network, what waits; language, light and dark. */
export function PhoneBar({ phone: { plan, guard, entries, isOnline, paired }, night: { scheme, choose } }: { phone: Phone; night: NightScheme }) {
  const t = useT(PHONE);
  const { locale, setLocale } = useLocale();
  const waiting = entries.filter(({ state }) => state === 'waiting' || state === 'open').length;
  const other = locale === 'en' ? 'ms' : 'en';
  return (
    <header className={classes['bar']}>
      <div className={classes['whose']}>
        <strong>{guard && plan ? plan.site.name : t('title')}</strong>
        {guard && <span className="quiet small">{guard.name}</span>}
      </div>
      {paired && (
        <output className={classes['line']} data-online={isOnline || undefined}>
          {[isOnline ? t('online') : t('offlineBadge'), waiting > 0 && t('waiting', { n: waiting })].filter(Boolean).join(' · ')}
        </output>
      )}
      <button type="button" className={classes['switch']} lang={other} onClick={() => setLocale(other)}>
        {t('otherLanguage')}
      </button>
      <button type="button" className={classes['switch']} onClick={() => choose(scheme === 'dark' ? 'light' : 'dark')}>
        {t(scheme === 'dark' ? 'light' : 'dark')}
      </button>
    </header>
  );
}
