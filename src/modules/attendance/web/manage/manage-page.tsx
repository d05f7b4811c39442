/** Attendance management (R12): a day as a list, a month as a grid, a day on the map; the view is part of the address. */
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { useActionCheck } from '#platform/web/viewer.tsx';
import { addAttendance } from '../../contract/manage/correct-attendance.endpoints.ts';
import { addressWith } from './day-filter.ts';
import { DayList } from './day-list.tsx';
import { MANAGE } from './manage.messages.ts';

const MonthGrid = lazy(async () => ({ default: (await import('./month-grid.tsx')).MonthGrid }));
const DayMap = lazy(async () => ({ default: (await import('./day-map.tsx')).DayMap }));
const AddForm = lazyDrawer(async () => (await import('./times-form.tsx')).AddForm, { title: MANAGE.addTitle, size: 520 });

const ADD = { page: '/attendance/manage', action: 'Create', employeeFeature: true, call: addAttendance } as const;
const VIEWS = ['', 'grid', 'map'] as const;
const NAMES = { '': MANAGE.list, grid: MANAGE.month, map: MANAGE.map } as const;

export function Page() {
  const t = useT(MANAGE);
  const search = useSearch();
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const asked = new URLSearchParams(search).get('view');
  const view = VIEWS.find((each) => each === asked) ?? '';
  const evaluated = useActionCheck()(ADD);
  const [adding, setAdding] = useState(false);
  useAsked('new', () => evaluated.allowed && !evaluated.disabled && setAdding(true));
  return (
    <>
      <PageHeader
        title={MANAGE.title}
        action={
          <ActionButton needs={ADD} icon="plus" opens={AddForm} onClick={() => setAdding(true)}>
            {t('add')}
          </ActionButton>
        }
      />
      <TabsNav
        label={t('views')}
        tabs={VIEWS.map((each) => ({ href: addressWith(search, { view: each, status: '', month: '' }), label: NAMES[each], active: each === view }))}
      />
      <Suspense fallback={<Skeletons shape="rows" count={10} />}>
        {view === 'grid' ? <MonthGrid phone={phone} /> : view === 'map' ? <DayMap phone={phone} /> : <DayList phone={phone} />}
      </Suspense>
      <Suspense>{adding && <AddForm onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
