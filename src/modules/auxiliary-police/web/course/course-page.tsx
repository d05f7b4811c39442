/** Courses, who takes part in each, and certificates that end soon. */
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { yearOptions } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { DateRangeText, useToday } from '#platform/web/ui/values.tsx';
import { courses, listProviders, passRates, type CourseRow } from '../../contract/course/course.register.ts';
import { COURSE_STATUSES } from '../../contract/course/course.schema.ts';
import { COURSE_TYPE_NAMES } from '../../contract/officer/officer-words.ts';
import { COURSE_TYPES } from '../../contract/rank/rank.schema.ts';
import { COURSE as W } from './course.messages.ts';

const PAGE = '/auxiliary/course';
const CourseCalendar = lazy(async () => ({ default: (await import('./course-calendar.tsx')).CourseCalendar }));
const CourseForm = lazyDrawer(async () => (await import('./course-form.tsx')).CourseForm, { title: ({ row }) => row?.name ?? W.add, size: 640 });
const Participants = lazyDrawer(async () => (await import('./participants-drawer.tsx')).Participants, { title: W.participants, shape: 'detail', size: 720 });
const Certificates = lazyDrawer(async () => (await import('./certificates-drawer.tsx')).Certificates, { title: W.expiring, shape: 'detail', size: 680 });

export function Page() {
  const t = useT(W);
  const say = useSay();
  const today = useToday();
  const [shown, show] = useState<CourseRow | 'certificates' | null>(null);
  const rates = useEndpoint(passRates, {}, { quiet: true }).data?.data.filter(({ judged }) => judged > 0) ?? [];
  const providers = useEndpoint(listProviders, {}, { quiet: true }).data?.data ?? [];
  const isCalendar = new URLSearchParams(useSearch()).get('view') === 'calendar';
  const views = (
    <TabsNav
      label={W.views}
      tabs={[
        { href: PAGE, label: W.list, active: !isCalendar },
        { href: `${PAGE}?view=calendar`, label: W.calendar, active: isCalendar },
      ]}
    />
  );
  if (isCalendar)
    return (
      <>
        <PageHeader />
        {views}
        <Suspense fallback={<Skeletons shape="rows" count={6} />}>
          <CourseCalendar onOpen={show} />
        </Suspense>
        {shown && shown !== 'certificates' && <Participants course={shown} onClose={() => show(null)} />}
      </>
    );
  return (
    <>
      <RegisterPage
        register={courses}
        above={
          <>
            {rates.length > 0 && (
              <Tiles
                tiles={rates.map(({ type, passed, judged }) => ({
                  name: say(COURSE_TYPE_NAMES[type]),
                  value: `${Math.round((passed / judged) * 100)}%`,
                  note: t('passRate', { passed, judged }),
                }))}
              />
            )}
            {views}
          </>
        }
        columns={[
          { key: 'code', label: W.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'name', label: W.name, sort: true, fixed: true, card: 'title' },
          { key: 'type', label: W.type, priority: 2, card: 'subtitle', value: ({ type }: CourseRow) => say(COURSE_TYPE_NAMES[type]) },
          { key: 'provider', label: W.provider, priority: 4 },
          { key: 'venue', label: W.venue, priority: 5 },
          {
            key: 'start_date',
            label: W.dates,
            kind: 'period',
            sort: true,
            priority: 1,
            card: 1,
            cell: ({ start_date, end_date }: CourseRow) => <DateRangeText from={start_date} to={end_date} />,
          },
          { key: 'taken', label: W.places, kind: 'number', priority: 1, card: 2, value: ({ taken, capacity }: CourseRow) => `${taken}/${capacity}` },
          { key: 'status', label: W.status, kind: 'status', card: 'badge', cell: ({ status }: CourseRow) => <StatusChip status={status} /> },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'status', label: W.status, options: [...COURSE_STATUSES] },
          { kind: 'select', key: 'type', label: W.type, options: COURSE_TYPES.map((value) => ({ value, label: COURSE_TYPE_NAMES[value] })) },
          { kind: 'select', key: 'provider', label: W.provider, options: providers },
          { kind: 'select', key: 'year', label: W.year, number: true, options: yearOptions(today).map(String) },
        ]}
        tools={
          <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/auxiliary/course' }} opens={Certificates} onClick={() => show('certificates')}>
            {t('expiring')}
          </ActionButton>
        }
        moreActions={(row: CourseRow) => [{ key: 'participants', label: W.participants, icon: 'users', onClick: () => show(row) }]}
        words={W}
        nameOf={({ name }) => name}
        Form={CourseForm}
      />
      {shown === 'certificates' && <Certificates onClose={() => show(null)} />}
      {shown && shown !== 'certificates' && <Participants course={shown} onClose={() => show(null)} />}
    </>
  );
}
