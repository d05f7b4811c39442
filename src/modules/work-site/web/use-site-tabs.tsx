import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { webProviderOf, type WebExtensionPoint } from '#platform/web/extension-point.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabButtons } from '#platform/web/ui/page/tabs-nav.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { WorkSiteRow } from '../contract/work-site.register.ts';
import { siteAttendanceTab, siteTasksTab, type SiteTab } from './site-tabs.ts';
import { WORK_SITE } from './work-site.messages.ts';

/** Asked when it is drawn: by then every module has given its answers. */
const part = (port: WebExtensionPoint<SiteTab>) =>
  lazy(async (): Promise<{ default: ComponentType<{ site: number }> }> => ({ default: (await webProviderOf(port)?.())?.Part ?? (() => null) }));
const [Tasks, Attendance] = [part(siteTasksTab), part(siteAttendanceTab)];
const People = lazy(async () => ({ default: (await import('./site-people-list.tsx')).SitePeopleList }));

type Key = 'info' | 'employees' | 'tasks' | 'attendance';

/** The tabs of a site beside its form, each for those who may see what it shows; a new site has none. */
export function useSiteTabs(site: WorkSiteRow | null): { above?: ReactNode; instead?: ReactNode } {
  const t = useT(WORK_SITE);
  const [tab, show] = useState<Key>('info');
  const seesTasks = useCan('/work-task/site');
  const seesAttendance = useCan('/attendance/manage');
  if (site === null) return {};
  const tabs: { key: Key; label: string }[] = [
    { key: 'info', label: t('info') },
    { key: 'employees', label: t('employees') },
    ...(seesTasks && webProviderOf(siteTasksTab) ? [{ key: 'tasks' as const, label: t('tasks') }] : []),
    ...(seesAttendance && webProviderOf(siteAttendanceTab) ? [{ key: 'attendance' as const, label: t('attendanceTab') }] : []),
  ];
  const shown = { info: null, employees: <People site={site} />, tasks: <Tasks site={site.id} />, attendance: <Attendance site={site.id} /> }[tab];
  return {
    above: <TabButtons tabs={tabs} value={tab} onChange={show} label={WORK_SITE.tabs} />,
    instead: shown && (
      <div role="tabpanel" aria-label={tabs.find(({ key }) => key === tab)?.label}>
        <Suspense fallback={<Skeletons shape="rows" count={6} />}>{shown}</Suspense>
      </div>
    ),
  };
}
