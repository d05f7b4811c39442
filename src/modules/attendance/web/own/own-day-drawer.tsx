/** A session of an own day: its check-in and check-out on the map, why it was judged so, and what was asked to be put right. */
import { Button } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { showOwnAttendance, type AttendanceDetail } from '../../contract/own/own-attendance.endpoints.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { FLAG_WORDS, hoursOf, kindOf } from '../attendance-words.ts';
import { Corrections } from './corrections.tsx';
import { OWN } from './own.messages.ts';
import { PunchEntry } from './punch-entry.tsx';

/** Characters of a date at the beginning of a row's key. */
const DATE = 10;

interface OwnDayDrawerProps {
  /** Key of the row: `2026-11-26-0`. */
  readonly of: string;
  readonly close: () => void;
  readonly onCorrect: (day: Attendance) => void;
}

export function OwnDayDrawer({ of, close, onCorrect }: OwnDayDrawerProps) {
  const t = useT(OWN);
  const { locale } = useLocale();
  const date = of.slice(0, DATE);
  const { data, error, refetch } = useEndpoint(showOwnAttendance, { date }, { quiet: true, keepPrevious: false });
  const detail = data?.data.find(({ attendance }) => attendance.session_index === Number(of.slice(DATE + 1)));
  const kind = detail && kindOf(detail.attendance, locale);
  return (
    <DetailDrawer
      size={640}
      onClose={close}
      title={formatDate(date)}
      badge={kind && <StatusChip status={null} label={kind.words} colour={kind.tone} />}
      actions={
        detail && (
          <Button variant="default" onClick={() => onCorrect(detail.attendance)}>
            {t('correct')}
          </Button>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {data && (detail ? <Detail {...detail} /> : <p className="quiet">{t('gone')}</p>)}
      </Loaded>
    </DetailDrawer>
  );
}

function Detail({ attendance, punches, trace, corrections }: AttendanceDetail) {
  const t = useT(OWN);
  const said = useLabel();
  const { session, schedule, minutes, overtime_minutes, late_minutes, early_leave_minutes, flags } = attendance;
  const pins = punches.flatMap(({ id, type, lat, lng, voided }) =>
    lat === null || lng === null || voided
      ? []
      : [{ id, lat, lng, name: t(type === 'checkin' ? 'checkIn' : 'checkOut'), tone: type === 'checkin' ? ('primary' as const) : ('info' as const) }],
  );
  return (
    <>
      <Facts
        items={[
          { label: OWN.schedule, value: [session && `${session.start_time}–${session.end_time}`, schedule?.name].filter(Boolean).join(' · ') },
          { label: OWN.hours, value: hoursOf(minutes) },
          { label: OWN.overtime, value: overtime_minutes > 0 && hoursOf(overtime_minutes) },
          { label: OWN.late, value: late_minutes > 0 && t('lateMinutes', { n: late_minutes }) },
          { label: OWN.leftEarly, value: early_leave_minutes > 0 && t('lateMinutes', { n: early_leave_minutes }) },
          { label: OWN.marks, value: flags.map((flag) => said(FLAG_WORDS[flag])).join(', ') },
        ]}
      />
      {pins.length > 0 && <MapView markers={pins} height={220} label={OWN.map} />}
      {punches.length > 0 && (
        <ul className="list">
          {punches.map((punch) => (
            <PunchEntry key={punch.id} punch={punch} />
          ))}
        </ul>
      )}
      {trace.length > 0 && (
        <DetailSection title={OWN.why}>
          <ol className="list">
            {trace.map((sentence) => (
              <li key={sentence} className="small">
                {sentence}
              </li>
            ))}
          </ol>
        </DetailSection>
      )}
      <Corrections corrections={corrections} />
    </>
  );
}
