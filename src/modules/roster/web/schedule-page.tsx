/** Schedules: the roster, and the work schedules that it falls back on; the view is part of the address. */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { SCHEDULE } from './schedule.messages.ts';

const RosterView = lazy(async () => ({ default: (await import('./grid/roster-view.tsx')).RosterView }));
const TemplateList = lazy(async () => ({ default: (await import('./template-list.tsx')).TemplateList }));

const NeedList = lazy(async () => ({ default: (await import('./grid/need/need-list.tsx')).NeedList }));
const FillView = lazy(async () => ({ default: (await import('./grid/fill/fill-view.tsx')).FillView }));

const PAGE = '/attendance/schedule';
const VIEWS = { templates: TemplateList, needs: NeedList, fill: FillView } as const;

export function Page() {
  const t = useT(SCHEDULE);
  const fillable = useCan(PAGE, 'Create');
  const asked = new URLSearchParams(useSearch()).get('tab') ?? '';
  const tab = asked === 'templates' || asked === 'needs' || (asked === 'fill' && fillable) ? asked : null;
  const View = tab === null ? RosterView : VIEWS[tab];
  const tabs = (
    <TabsNav
      label={t('views')}
      tabs={[
        { href: PAGE, label: SCHEDULE.roster, active: tab === null },
        ...(fillable ? [{ href: `${PAGE}?tab=fill`, label: SCHEDULE.fill, active: tab === 'fill' }] : []),
        { href: `${PAGE}?tab=needs`, label: SCHEDULE.needs, active: tab === 'needs' },
        { href: `${PAGE}?tab=templates`, label: SCHEDULE.templates, active: tab === 'templates' },
      ]}
    />
  );
  return (
    <Suspense fallback={<Skeletons shape="rows" count={8} />}>
      <View above={tabs} />
    </Suspense>
  );
}
