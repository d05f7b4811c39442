/** Own attendance (R11): checking in and out, the month, and each day with everything behind it. */
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { calendarDate, endOfMonth, isCalendarDate, yearMonthOf } from '#platform/contract/dates.ts';
import { useWhenQuiet } from '#platform/web/call/when-quiet.ts';
import { useLabel } from '#platform/web/locale/locale.tsx';
import { Slot } from '#platform/web/slot.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { ListPage, type Filter } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { UnsentList } from '#platform/web/unsent/unsent-list.tsx';
import { useUnsent } from '#platform/web/unsent/use-unsent.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { ATTENDANCE_STATUSES, type Attendance } from '../../contract/attendance.schema.ts';
import { listOwnAttendance } from '../../contract/own/own-attendance.endpoints.ts';
import { PUNCH_REFUSALS } from '../../contract/punch-words.messages.ts';
import { HoursPlace } from './hours/hours-place.tsx';
import { PUNCH_KIND, punchOf } from './keep-punch.ts';
import { MonthTiles } from './hours/month-figures.tsx';
import { OWN_COLUMNS, rowKey } from './own-columns.tsx';
import { OWN } from '../own.messages.ts';
import { PunchCard } from './punch-card.tsx';
import classes from './punch-card.module.css';
import { UnsentFacts } from './unsent-facts.tsx';

/** Below what people come for: it loads once the page rests, into the place that is kept for it. */
const HoursChart = lazy(async () => ({ default: (await import('./hours/hours-chart.tsx')).HoursChart }));
const OwnDayDrawer = lazyDrawer(async () => (await import('./own-day-drawer.tsx')).OwnDayDrawer, { shape: 'detail', size: 640 });
const CorrectionForm = lazyDrawer(async () => (await import('./correction-form.tsx')).CorrectionForm, { title: OWN.correct, size: 480 });

export function Page() {
  const thisMonth = yearMonthOf(useToday());
  const asked = `${new URLSearchParams(useSearch()).get('month') ?? thisMonth}-01`;
  const start = calendarDate(isCalendarDate(asked) ? asked : `${thisMonth}-01`);
  const month = { start_date: start, end_date: endOfMonth(start) };
  const unsent = useUnsent(useViewer().id, PUNCH_KIND);
  const [rests, setRests] = useState(false);
  useWhenQuiet(() => setRests(true));
  const labelOf = useLabel();
  const [correcting, correct] = useState<Attendance | null>(null);
  const filters: Filter[] = [
    // Another month is no narrower view: one without attendance says so.
    { kind: 'month', key: 'month', label: OWN.month, initial: thisMonth, width: 190, prominent: true, elsewhere: true },
    { kind: 'select', key: 'status', label: OWN.status, options: ATTENDANCE_STATUSES, width: 150, prominent: true },
  ];
  return (
    <>
      <ListPage
        title={OWN.title}
        endpoint={listOwnAttendance}
        input={month}
        columns={OWN_COLUMNS}
        filters={filters}
        defaults={{ perPage: 50, sort: 'desc', sortBy: 'date' }}
        rowKey={rowKey}
        kept
        above={
          <>
            <PunchCard kept={unsent.flatMap((call) => punchOf(call) ?? [])} />
            <UnsentList calls={unsent} facts={(call) => <UnsentFacts call={call} />} />
            <Slot name="own-attendance" />
            <MonthTiles {...month} />
            <div className={classes['chart']}>
              {rests ? (
                <Suspense fallback={<HoursPlace />}>
                  <HoursChart {...month} />
                </Suspense>
              ) : (
                <HoursPlace />
              )}
            </div>
          </>
        }
        opens={[OwnDayDrawer, CorrectionForm]}
        rowActions={(row) => [
          { key: 'view', label: OWN.view, icon: 'eye', onClick: () => openDetail(rowKey(row)) },
          {
            key: 'correct',
            label: OWN.correct,
            icon: 'edit',
            ...(row.closed && { disabled: true, reason: labelOf(PUNCH_REFUSALS.locked) }),
            onClick: () => correct(row),
          },
        ]}
        detail={(key, close) => <OwnDayDrawer of={key} close={close} onCorrect={correct} />}
        empty={{ drawing: 'calendar', title: OWN.empty, hint: OWN.emptyHint }}
      />
      {correcting && <CorrectionForm day={correcting} onClose={() => correct(null)} />}
    </>
  );
}
