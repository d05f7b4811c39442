/** Schedules (R14): the roster, and the work schedules that it falls back on; the view is part of the address. */
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { SCHEDULE } from './schedule.messages.ts';

const RosterView = lazy(async () => ({ default: (await import('./roster/roster-view.tsx')).RosterView }));
const TemplateList = lazy(async () => ({ default: (await import('./template-list.tsx')).TemplateList }));

const PAGE = '/attendance/schedule';
const TEMPLATES = `${PAGE}?tab=templates`;

export function Page() {
  const t = useT(SCHEDULE);
  const templates = new URLSearchParams(useSearch()).get('tab') === 'templates';
  const tabs = (
    <TabsNav
      label={t('views')}
      tabs={[
        { href: PAGE, label: SCHEDULE.roster, active: !templates },
        { href: TEMPLATES, label: SCHEDULE.templates, active: templates },
      ]}
    />
  );
  return <Suspense fallback={<Skeletons shape="rows" count={8} />}>{templates ? <TemplateList above={tabs} /> : <RosterView above={tabs} />}</Suspense>;
}
