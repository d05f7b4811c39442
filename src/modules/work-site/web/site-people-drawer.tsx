import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import type { WorkSiteRow } from '../contract/work-site.register.ts';
import { SitePeopleList } from './site-people-list.tsx';
import { WORK_SITE } from './work-site.messages.ts';

/** Who belongs to a site, from its row. */
export function SitePeople({ site, onClose }: { site: WorkSiteRow; onClose: () => void }) {
  const t = useT(WORK_SITE);
  return (
    <SideDrawer onClose={onClose} title={t('peopleOf', { name: site.name })} size={680}>
      <SitePeopleList site={site} />
    </SideDrawer>
  );
}
