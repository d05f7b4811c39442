import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { offlinePages } from '#platform/web/start/offline-pages.ts';
import { usePages, useViewer } from '#platform/web/viewer.tsx';
import { DASHBOARD_MESSAGES } from './dashboard.messages.ts';

/** On a homepage that has no connection: the pages that open without one. */
export function OpensOffline() {
  const t = useT(DASHBOARD_MESSAGES);
  const say = useSay();
  const viewer = useViewer();
  const pages = usePages();
  const open = offlinePages(viewer, pages);
  if (open.length === 0) return null;
  return (
    <nav className="row wrap" aria-label={t('opensOffline')}>
      <span className="quiet">{t('opensOffline')}</span>
      {open.map((path) => (
        <Button key={path} component={Link} href={path} variant="default">
          {say(pages.get(path)?.title ?? DASHBOARD_MESSAGES.opensOffline)}
        </Button>
      ))}
    </nav>
  );
}
