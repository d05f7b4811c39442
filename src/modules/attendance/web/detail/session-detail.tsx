import { sayHours, saySession } from '#platform/contract/time/said-sessions.ts';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { MapView } from '#platform/web/map/map-view.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import type { AttendanceDetail } from '../../contract/own/own-attendance.endpoints.ts';
import { FLAG_WORDS } from '../attendance-words.ts';
import { OWN } from '../own.messages.ts';
import { PunchEntry } from './punch-entry.tsx';

/** A session with everything behind it: what it comes to, its check-in and check-out on the map, and why it was judged so. */
export function SessionDetail({ attendance, punches, trace }: Pick<AttendanceDetail, 'attendance' | 'punches' | 'trace'>) {
  const t = useT(OWN);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const { session, schedule, minutes, overtime_minutes, late_minutes, early_leave_minutes, flags } = attendance;
  const pins = punches.flatMap(({ id, type, lat, lng, voided }) =>
    lat === null || lng === null || voided
      ? []
      : [{ id, lat, lng, name: t(type === 'checkin' ? 'checkIn' : 'checkOut'), tone: type === 'checkin' ? ('primary' as const) : ('info' as const) }],
  );
  // An ordinary day says its times and hours alone.
  const facts = [
    { label: OWN.schedule, value: [session && saySession(session, locale), schedule?.name].filter(Boolean).join(' · ') },
    { label: OWN.hours, value: minutes > 0 ? sayHours(minutes, locale) : null },
    { label: OWN.overtime, value: overtime_minutes > 0 ? sayHours(overtime_minutes, locale) : null },
    { label: OWN.late, value: late_minutes > 0 ? t('lateMinutes', { n: late_minutes }) : null },
    { label: OWN.leftEarly, value: early_leave_minutes > 0 ? t('lateMinutes', { n: early_leave_minutes }) : null },
    { label: OWN.marks, value: flags.map((flag) => labelOf(FLAG_WORDS[flag])).join(', ') },
  ];
  return (
    <>
      <Facts items={facts.filter(({ value }) => value !== null && value !== '')} />
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
    </>
  );
}
