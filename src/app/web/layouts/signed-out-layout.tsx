import type { ReactNode } from 'react';
import { useDomain } from '#platform/web/domain.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Logo } from '../brand/logo.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { LAYOUT_MESSAGES } from './layouts.messages.ts';
import { QuietSwitches } from './quiet-switches.tsx';
import styles from './signed-out-layout.module.css';

/** The shop window: the banners of the organisation beside the page, and nothing else to wait for. */
export function SignedOutLayout({ children }: { children: ReactNode }) {
  const { tagline, name } = useDomain();
  const t = useT(LAYOUT_MESSAGES);
  return (
    <div className={styles.layout}>
      <aside className={styles.window} aria-label={t('banner')}>
        <BannerCarousel />
      </aside>
      <div className={styles.side}>
        <header className={styles.head}>
          <Logo />
          <QuietSwitches />
        </header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.foot}>
          <span>
            {/* An organisation's own words are as it wrote them; without any, the portal's stand there in both languages. */}
            {name} · {tagline ?? t('tagline')}
          </span>
          <SocialLinks />
        </footer>
      </div>
    </div>
  );
}

/** Only where the configuration shows them. */
function SocialLinks() {
  const { allow, social_links } = useDomain();
  const t = useT(LAYOUT_MESSAGES);
  if (!allow?.show_social_links || !social_links?.length) return null;
  const links = [...social_links].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  return (
    <nav className={styles.social} aria-label={t('social')}>
      {links.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </nav>
  );
}
