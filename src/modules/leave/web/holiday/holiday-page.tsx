/** Holidays (R22): a year as list or calendar, Malaysia's holidays taken over, days in lieu, and blackout days. */
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { decideCorrections, listCorrections } from '../../contract/correction/correction.endpoints.ts';
import { decideHolidayUpdates, listHolidayUpdates } from '../../contract/holiday/holiday-updates.endpoints.ts';
import { createHoliday, generateReplacements, importHolidays, updateHoliday } from '../../contract/holiday/holiday.endpoints.ts';
import type { HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { FollowingNote } from './following-note.tsx';
import { HolidayList } from './holiday-list.tsx';
import { HOLIDAY } from './holiday.messages.ts';
import { HOLIDAY_PAGE as PAGE, useHolidayAddress } from './use-holiday-address.ts';

const YearCalendar = lazy(async () => ({ default: (await import('./year-calendar.tsx')).YearCalendar }));
const BlackoutList = lazy(async () => ({ default: (await import('./blackout-list.tsx')).BlackoutList }));
const HolidayForm = lazyDrawer(async () => (await import('./holiday-form.tsx')).HolidayForm, {
  title: ({ holiday }) => (holiday ? undefined : HOLIDAY.addTitle),
  size: 520,
});
const ImportDrawer = lazyDrawer(async () => (await import('./import-drawer.tsx')).ImportDrawer, { shape: 'detail', size: 680 });
const ChangesDrawer = lazyDrawer(async () => (await import('./changes-drawer.tsx')).ChangesDrawer, { shape: 'detail', size: 680 });
const ReplacementDrawer = lazyDrawer(async () => (await import('./replacement-drawer.tsx')).ReplacementDrawer, { shape: 'detail', size: 640 });

type Task = { readonly do: 'import' | 'replace' | 'changes' } | { readonly do: 'edit'; readonly holiday: HolidayRow | null };

export function Page() {
  const t = useT(HOLIDAY);
  const { view, filter, hrefOf } = useHolidayAddress();
  const mayUpdate = useCan(PAGE, 'Update', updateHoliday);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const mayImport = useCan(PAGE, 'Import', importHolidays);
  useAsked('import', () => mayImport && setTask({ do: 'import' }));
  const mayDecide = useCan(PAGE, 'Import', listHolidayUpdates);
  const mayCorrect = useCan('/leave/entitlement', 'Update', listCorrections);
  const needs = mayDecide
    ? ({ page: PAGE, action: 'Import', call: decideHolidayUpdates } as const)
    : ({ page: '/leave/entitlement', action: 'Update', call: decideCorrections } as const);
  const mayChange = mayDecide || mayCorrect;
  useAsked('changes', () => mayChange && setTask({ do: 'changes' }));
  const changes = useEndpoint(listHolidayUpdates, {}, { quiet: true, enabled: mayDecide }).data?.data.length ?? 0;
  const corrections = useEndpoint(listCorrections, {}, { quiet: true, enabled: mayCorrect }).data?.data.length ?? 0;
  const add = view !== 'blackout' && (
    <>
      {changes + corrections > 0 && (
        <ActionButton needs={needs} variant="default" icon="alert" opens={ChangesDrawer} onClick={() => setTask({ do: 'changes' })}>
          {t('changes', { n: changes + corrections })}
        </ActionButton>
      )}
      <ActionButton
        needs={{ page: PAGE, action: 'Import', call: importHolidays }}
        variant="default"
        icon="import"
        opens={ImportDrawer}
        onClick={() => setTask({ do: 'import' })}
      >
        {t('import')}
      </ActionButton>
      <ActionButton
        needs={{ page: PAGE, action: 'Create', call: generateReplacements }}
        variant="default"
        icon="swap"
        opens={ReplacementDrawer}
        onClick={() => setTask({ do: 'replace' })}
      >
        {t('replace')}
      </ActionButton>
      <ActionButton
        needs={{ page: PAGE, action: 'Create', call: createHoliday }}
        icon="plus"
        opens={HolidayForm}
        onClick={() => setTask({ do: 'edit', holiday: null })}
      >
        {t('add')}
      </ActionButton>
    </>
  );
  const onOpen = (holiday: HolidayRow) => setTask({ do: 'edit', holiday });
  return (
    <>
      <PageHeader title={HOLIDAY.title} action={add} />
      <TabsNav
        label={t('views')}
        tabs={[
          { href: hrefOf({ view: null }), label: HOLIDAY.list, active: view === 'list' },
          { href: hrefOf({ view: 'calendar' }), label: HOLIDAY.calendar, active: view === 'calendar' },
          { href: hrefOf({ view: 'blackout' }), label: HOLIDAY.blackout, active: view === 'blackout' },
        ]}
      />
      {view !== 'blackout' && <FollowingNote year={filter.year} />}
      <Suspense fallback={<Skeletons shape="rows" count={10} />}>
        {view === 'list' && <HolidayList onOpen={onOpen} />}
        {view === 'calendar' && <YearCalendar onOpen={onOpen} />}
        {view === 'blackout' && <BlackoutList year={filter.year} />}
      </Suspense>
      <Suspense>
        {task?.do === 'edit' && <HolidayForm holiday={task.holiday} year={filter.year} readOnly={task.holiday !== null && !mayUpdate} onClose={close} />}
        {task?.do === 'import' && <ImportDrawer year={filter.year} onClose={close} />}
        {task?.do === 'changes' && <ChangesDrawer onClose={close} />}
        {task?.do === 'replace' && <ReplacementDrawer year={filter.year} onClose={close} />}
      </Suspense>
    </>
  );
}
