import { useEffect, useState } from 'react';
import { dateInZone } from '#platform/contract/dates.ts';
import { useDomain } from '#platform/web/domain.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { useCompany, useViewer } from '#platform/web/viewer.tsx';
import classes from './home-banner.module.css';
import { DASHBOARD_MESSAGES } from './dashboard.messages.ts';
import { dateInWords } from './date-in-words.ts';
import { WovenBand } from './woven-band.tsx';

const MINUTE_MS = 60_000;

/** A low band: the organisation's home banner; without one, the theme's with a welcome. Today's date beside it. */
export function HomeBanner() {
  const t = useT(DASHBOARD_MESSAGES);
  const { locale } = useLocale();
  const { home_banner: home, theme_banner: theme } = useDomain();
  const { name } = useViewer();
  const company = useCompany();
  const image = home ? home.image : theme?.image;
  // The organisation's welcome, where it has one, and the company in which one works.
  const greeting = (locale === 'ms' ? theme?.welcome_message_ms : null) ?? theme?.welcome_message;
  const welcome = [greeting, company?.name].filter(Boolean).join(' · ');
  const message = home ? home.text : welcome;
  const title = home ? home.title : t('welcome', { name });
  return (
    <header className={classes['banner']} data-image={image ? true : undefined}>
      {image ? <img className="cover" src={image} alt="" /> : <WovenBand className={`${classes['weave']} cover`} />}
      <div className={classes['words']}>
        <h1 className={title ? classes['title'] : 'sr-only'}>{title ?? t('welcome', { name })}</h1>
        {message && <p className={classes['message']}>{message}</p>}
      </div>
      {home?.url && (
        <a className={classes['more']} href={home.url} target="_blank" rel="noopener noreferrer">
          {t('read')}
        </a>
      )}
      <Today />
    </header>
  );
}

function Today() {
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  // A dashboard stays open over midnight.
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={dateInZone(now, zone)} className={classes['today']}>
      {dateInWords(now, locale, zone)}
    </time>
  );
}
