/** A day of an employee for whoever looks over it: each session with everything behind it, and what may be done about it. */
import { Suspense, useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLabel, useLocale } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { STATE_NAMES } from '../../contract/manage/day-state.ts';
import { showAttendanceDay } from '../../contract/manage/manage-attendance.endpoints.ts';
import { SessionDetail } from '../detail/session-detail.tsx';
import { AskedCorrections } from './asked-corrections.tsx';
import { StateChip } from './day-columns.tsx';
import { openedDay } from './day-filter.ts';
import { MANAGE } from './manage.messages.ts';
import { SessionButtons } from './session-buttons.tsx';
import { useDayActions, type Acted } from './use-day-actions.ts';

const TimesForm = lazyDrawer(async () => (await import('./times-form.tsx')).TimesForm, { size: 520 });
const NOWHERE = { employee_id: 1, date: '2020-01-01' };

export function DayDrawer({ of, close }: { of: string; close: () => void }) {
  const labelOf = useLabel();
  const { locale } = useLocale();
  const opened = openedDay(of);
  const { data, error, refetch } = useEndpoint(showAttendanceDay, opened ?? NOWHERE, { enabled: opened !== null, quiet: true, keepPrevious: false });
  const [correcting, setCorrecting] = useState<Acted | null>(null);
  const { actions } = useDayActions(setCorrecting);
  const day = data?.data;
  const several = (day?.sessions.length ?? 0) > 1;
  const rows = (day?.sessions ?? []).map(({ attendance, can }): Acted => ({ ...attendance, can, employee: day?.employee ?? { id: 0, name: '' } }));
  const buttonsOf = (row: Acted | undefined) => row && <SessionButtons actions={actions(row)} compact={several} />;
  const [first] = day?.sessions ?? [];
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={day ? `${day.employee.name} · ${formatDate(day.date)}` : MANAGE.day}
      badge={first && !several && <StateChip state={first.state} of={first.attendance} />}
      actions={!several && buttonsOf(rows[0])}
    >
      {opened === null ? (
        <EmptyState drawing="calendar" />
      ) : (
        <Loaded error={error} refetch={refetch} shape="detail" count={8}>
          {day?.sessions.map((session, at) => {
            const { session: times, session_index } = session.attendance;
            const detail = (
              <>
                <SessionDetail {...session} />
                <AskedCorrections corrections={session.corrections} />
              </>
            );
            return several ? (
              <DetailSection
                key={session_index}
                title={`${times ? saySession(times, locale) : labelOf(MANAGE.otherSession)} · ${labelOf(STATE_NAMES[session.state])}`}
                action={buttonsOf(rows[at])}
              >
                {detail}
              </DetailSection>
            ) : (
              <div key={session_index} className="column">
                {detail}
              </div>
            );
          })}
        </Loaded>
      )}
      <Suspense>{correcting && <TimesForm of={correcting} onClose={() => setCorrecting(null)} />}</Suspense>
    </DetailDrawer>
  );
}
