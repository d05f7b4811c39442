/**
 * When a person works: of an employee the days of a month, with holidays and leave; of a promoter what the module of their
 * schedules hangs in (slot `promoter-schedule`). Who is both has a tab of each.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { endOfMonth, formatMonth, startOfMonth } from '#platform/contract/dates.ts';
import { download } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { MonthHead } from '#platform/web/ui/page/month-head.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { ownCalendar } from '../contract/calendar/calendar.endpoints.ts';
import { listOwnSchedule } from '../contract/schedule.endpoints.ts';
import { MonthOfWork } from './month-of-work.tsx';
import { SCHEDULE } from './schedule.messages.ts';

const PreferenceForm = lazyDrawer(async () => (await import('./grid/preference/preference-form.tsx')).PreferenceForm, { size: 440 });

const PAGE = '/attendance/my-schedule';

export function Page() {
  const { employee, promoter } = useViewer();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const selling = promoter !== null && (employee === null || asked !== 'work');
  return (
    <>
      {employee && promoter && (
        <TabsNav
          label={SCHEDULE.mySchedule}
          tabs={[
            { href: PAGE, label: SCHEDULE.atOutlets, active: selling },
            { href: `${PAGE}?tab=work`, label: SCHEDULE.atWork, active: !selling },
          ]}
        />
      )}
      {selling ? <Slot name="promoter-schedule" fallback={<Skeletons shape="rows" count={8} />} /> : <WorkSchedule />}
    </>
  );
}

function WorkSchedule() {
  const t = useT(SCHEDULE);
  const { locale } = useLocale();
  const [wishing, setWishing] = useState(false);
  const [month, setMonth] = useState(startOfMonth(useToday()));
  const { data, error, refetch } = useEndpoint(listOwnSchedule, { start_date: month, end_date: endOfMonth(month) }, { kept: true });
  const popup = usePopup();
  /** What a browser saves quietly is no use to whoever does not know what to do with it. */
  const save = async () => {
    try {
      await download(ownCalendar, {});
      popup.success(t('toCalendarDone'));
    } catch {
      // Told by the global handler.
    }
  };
  const days = data?.data ?? [];
  return (
    <>
      <PageHeader
        title={SCHEDULE.mySchedule}
        action={
          <>
            <Button variant="default" leftSection={<Icon name="heart" size={16} />} {...approachOf(PreferenceForm)} onClick={() => setWishing(true)}>
              {t('preferences')}
            </Button>
            <Button variant="default" leftSection={<Icon name="calendar" size={16} />} onClick={() => void save()}>
              {t('toCalendar')}
            </Button>
          </>
        }
      />
      <MonthHead month={month} onMonth={setMonth} />
      <Loaded error={error} refetch={refetch} shape="rows" count={8}>
        {data &&
          (days.every(({ day_type }) => day_type === 'None') ? (
            <EmptyState drawing="calendar" title={SCHEDULE.noSchedule} hint={SCHEDULE.noScheduleHint} />
          ) : (
            <MonthOfWork days={days} label={t('daysOfMonth', { month: formatMonth(month, locale) })} />
          ))}
      </Loaded>
      {wishing && <PreferenceForm onClose={() => setWishing(false)} />}
    </>
  );
}
