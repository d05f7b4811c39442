import { useReducedMotion } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDomain, type DomainBanner } from '#platform/web/domain.tsx';
import { usePrerendered } from '#platform/web/start/drawn-ahead.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import styles from './banner-carousel.module.css';
import { LAYOUT_MESSAGES } from './layouts.messages.ts';
import { Weave } from './weave.tsx';

const LawLine = lazy(async () => ({ default: (await import('#modules/statutory/web/public.tsx')).LawLine }));

const SLIDE_MS = 6000;

/** The banners of the domain, six seconds each. They rest under the pointer, with reduced motion and on request. */
export function BannerCarousel() {
  const t = useT(LAYOUT_MESSAGES);
  const banners = useBanners();
  const reduced = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [resting, setResting] = useState(false);
  const moving = banners.length > 1 && !paused && !resting && !reduced;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setCurrent((before) => (before + 1) % banners.length), SLIDE_MS);
    return () => clearInterval(timer);
  }, [moving, banners.length]);

  return (
    <div className={styles.carousel} onPointerEnter={() => setResting(true)} onPointerLeave={() => setResting(false)}>
      {banners.map((banner, index) => (
        <Slide key={index} banner={banner} shown={index === current} />
      ))}
      {banners.length > 1 && (
        <div className={styles.controls}>
          {banners.map((_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-current={index === current}
              aria-label={t('slide', { n: index + 1, total: banners.length })}
              onClick={() => setCurrent(index)}
            />
          ))}
          {!reduced && (
            <button type="button" className={styles.pause} onClick={() => setPaused((before) => !before)}>
              {t(paused ? 'play' : 'pause')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The domain's banners in their order; without any, the theme's own with the welcome message. */
function useBanners(): readonly DomainBanner[] {
  const { banners, theme_banner } = useDomain();
  const { locale } = useLocale();
  const t = useT(LAYOUT_MESSAGES);
  if (banners?.length) return [...banners].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const welcome = (locale === 'ms' ? theme_banner?.welcome_message_ms : null) ?? theme_banner?.welcome_message;
  return [{ image: theme_banner?.image ?? null, title: welcome ?? t('headline'), text: t('words') }];
}

function Slide({ banner: { image, title, text, url }, shown }: { banner: DomainBanner; shown: boolean }) {
  const upcoming = usePrerendered();
  const t = useT(LAYOUT_MESSAGES);
  return (
    <div className={styles.slide} data-shown={shown || undefined} aria-hidden={!shown} inert={!shown}>
      {image ? (
        <img className="cover" src={image} alt="" />
      ) : (
        <>
          <Weave />
          {/* An organisation without pictures of its own shows what the portal does. */}
          <div className={styles.product}>
            <Suspense fallback={null}>{!upcoming && <LawLine />}</Suspense>
          </div>
        </>
      )}
      {(title || text) && (
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {text && <p className={styles.text}>{text}</p>}
          {url && (
            <a className={styles.more} href={url} target="_blank" rel="noopener noreferrer">
              {t('more')}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
