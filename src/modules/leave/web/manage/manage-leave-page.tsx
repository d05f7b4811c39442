/** Leave management (R20): what waits for a decision, or the team's calendar; the view is part of the address. */
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { useActionState } from '#platform/web/viewer.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { FORM } from '../form/form.messages.ts';
import { LeaveList } from './leave-list.tsx';
import { MANAGE } from './manage.messages.ts';
import { useLeaveSummary } from './use-leave-summary.ts';

const TeamCalendar = lazy(async () => ({ default: (await import('./team-calendar.tsx')).TeamCalendar }));
const FileLeaveForm = lazyDrawer(async () => (await import('../form/file-leave-form.tsx')).FileLeaveForm, { title: FORM.onBehalf });

const PAGE = '/leave/manage';
const APPLY = { page: PAGE, action: 'Create', employeeFeature: true } as const;

const SHARED = ['keyword', 'branch_id', 'division_id', 'department_id', 'employee_id'];

/** The other view of the same people. */
function addressOf(search: string, calendar: boolean): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => SHARED.includes(key)));
  if (calendar) query.set('view', 'calendar');
  return query.size > 0 ? `${PAGE}?${query}` : PAGE;
}

export function Page() {
  const t = useT(MANAGE);
  const search = useSearch();
  const calendar = new URLSearchParams(search).get('view') === 'calendar';
  const may = useActionState(APPLY.page, APPLY.action, APPLY);
  const summary = useLeaveSummary(search);
  const [filing, setFiling] = useState(false);
  useAsked('apply', () => may.allowed && !may.disabled && setFiling(true));
  return (
    <>
      <PageHeader
        title={MANAGE.title}
        // The line has its room before the numbers are there.
        context={summary ? t('away', { today: summary.today, upcoming: summary.upcoming }) : '\u00A0'}
        action={
          <ActionButton needs={APPLY} icon="plus" opens={FileLeaveForm} onClick={() => setFiling(true)}>
            {t('apply')}
          </ActionButton>
        }
      />
      <TabsNav
        label={t('views')}
        tabs={[
          { href: addressOf(search, false), label: MANAGE.list, active: !calendar },
          { href: addressOf(search, true), label: MANAGE.calendar, active: calendar },
        ]}
      />
      {calendar ? (
        <Suspense fallback={<Skeletons shape="rows" count={10} />}>
          <TeamCalendar />
        </Suspense>
      ) : (
        <LeaveList />
      )}
      <Suspense>{filing && <FileLeaveForm onClose={() => setFiling(false)} />}</Suspense>
    </>
  );
}
