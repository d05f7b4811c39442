/** Words of days and of their check-ins, as lists and details say them. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { Attendance, Flag, Source } from '../contract/attendance.schema.ts';
import { STATE_NAMES } from '../contract/manage/day-state.ts';
import { DAY_KINDS } from '#modules/roster/contract/day-names.messages.ts';

export const SOURCE_WORDS = defineMessages({
  web: { en: 'Portal', ms: 'Portal' },
  mobile: { en: 'Mobile app', ms: 'Aplikasi mudah alih' },
  fr: { en: 'Face recognition', ms: 'Pengecaman wajah' },
  code: { en: 'Code at a kiosk', ms: 'Kod di kiosk' },
  device: { en: 'Device', ms: 'Peranti' },
  manual: { en: 'Entered by the office', ms: 'Dimasukkan oleh pejabat' },
  auto: { en: 'Closed by the portal', ms: 'Ditutup oleh portal' },
} satisfies Record<Source, Text>);

export const FLAG_WORDS = defineMessages({
  outside: { en: 'Outside the radius', ms: 'Di luar jejari' },
  undecided: { en: 'Location not certain', ms: 'Lokasi tidak pasti' },
  inaccurate: { en: 'Inaccurate location', ms: 'Lokasi tidak tepat' },
  manual: { en: 'Entered by the office', ms: 'Dimasukkan oleh pejabat' },
  auto_checkout: { en: 'Closed by the portal', ms: 'Ditutup oleh portal' },
  unscheduled: { en: 'Without a schedule', ms: 'Tanpa jadual' },
  missing_checkin: { en: 'Check-in missing', ms: 'Tiada daftar masuk' },
  missing_checkout: { en: 'Check-out missing', ms: 'Tiada daftar keluar' },
  corrected: { en: 'Corrected', ms: 'Dibetulkan' },
  offline: { en: 'Made without a network', ms: 'Dibuat tanpa rangkaian' },
  clock: { en: 'Clock of the device differed', ms: 'Jam peranti berbeza' },
  unusual: { en: 'To be checked', ms: 'Perlu disemak' },
} satisfies Record<Flag, Text>);

const KINDS = defineMessages({
  absent: { en: 'Absent', ms: 'Tidak hadir' },
  absentHalf: { en: 'Absent, half a day', ms: 'Tidak hadir, separuh hari' },
});

/** What a day is called that is no ordinary one: leave and holidays by their names; null: an ordinary day. */
export function kindOf(
  { checkin, absent, leave, holiday, day_type, planned, visited }: Attendance,
  locale: 'en' | 'ms',
): { readonly words: Text | string; readonly tone: 'error' | 'info' | 'primary' } | null {
  const name = (of: { readonly name: string; readonly name_ms: string }) => (locale === 'ms' ? of.name_ms : of.name);
  if (visited !== null && checkin === null && absent === 0) return { words: STATE_NAMES.visit, tone: 'info' };
  if (leave) return { words: name(leave), tone: 'info' };
  if (holiday) return { words: name(holiday), tone: 'primary' };
  if (absent > 0) return { words: absent < 1 ? KINDS.absentHalf : KINDS.absent, tone: 'error' };
  if (day_type === 'Rest Day' || day_type === 'Off Day') return { words: DAY_KINDS[day_type], tone: 'primary' };
  return planned === 'None' ? { words: DAY_KINDS.None, tone: 'primary' } : null;
}
