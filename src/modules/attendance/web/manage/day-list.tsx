/** The list of a day: everybody who is employed, their check-ins, and what may be done about them. */
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useSay } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { SECTION_NAMES } from '../../contract/manage/day-section.ts';
import { exportAttendance, listAttendance } from '../../contract/manage/manage-attendance.endpoints.ts';
import { NO_EMPLOYEES } from '#modules/roster/web/public.tsx';
import { DAY_COLUMNS, rowKey } from './day-columns.tsx';
import { useDay, useDayFilters } from './day-filter.ts';
import { DayHead } from './day-head.tsx';
import { DayTiles } from './day-tiles.tsx';
import { MANAGE } from './manage.messages.ts';
import { useDayActions, type Acted } from './use-day-actions.ts';

const DayDrawer = lazyDrawer(async () => (await import('./day-drawer.tsx')).DayDrawer, { title: MANAGE.day, shape: 'detail', size: 640 });
const TimesForm = lazyDrawer(async () => (await import('./times-form.tsx')).TimesForm, { size: 520 });

const EXPORTS = reportChoices(exportAttendance);
const DEFAULTS = { perPage: 30, sort: 'asc', sortBy: 'section' } as const;

export function DayList({ phone }: { phone: boolean }) {
  const filters = useDayFilters(phone);
  const date = useDay();
  const say = useSay();
  const isBySection = (new URLSearchParams(useSearch()).get('sort_by') ?? DEFAULTS.sortBy) === DEFAULTS.sortBy;
  const [correcting, setCorrecting] = useState<Acted | null>(null);
  const { actions, bulk } = useDayActions(setCorrecting);
  return (
    <>
      <ListPage
        title={MANAGE.title}
        plain
        endpoint={listAttendance}
        columns={DAY_COLUMNS}
        filters={filters}
        defaults={DEFAULTS}
        input={{ date }}
        above={
          <>
            {phone && <DayHead />}
            <DayTiles filters={filters} />
          </>
        }
        rowKey={rowKey}
        // Whoever sorts by something else sees one list.
        group={isBySection ? ({ section }) => say(SECTION_NAMES[section]) : undefined}
        rowName={({ employee }) => employee.name}
        opens={DayDrawer}
        rowActions={actions}
        bulk={bulk}
        exports={EXPORTS}
        exportNeeds={{ page: '/attendance/manage', action: 'Export' }}
        detail={(key, close) => <DayDrawer of={key} close={close} />}
        empty={NO_EMPLOYEES}
      />
      <Suspense>{correcting && <TimesForm of={correcting} onClose={() => setCorrecting(null)} />}</Suspense>
    </>
  );
}
