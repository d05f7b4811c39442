/** Where somebody stands today: in, out, not yet, or free, and what is expected next. Pure. */
import type { Attendance, PunchType } from '../../../contract/attendance.schema.ts';
import type { QueuedPunch } from '../../../contract/own/own-state.ts';
import { lastDayOf, localMinute } from '../local-minute.ts';

export type OwnState =
  /** @property until a local minute, `2026-11-30T18:00`; null: any time */
  | { readonly is: 'in'; readonly since: string; readonly until: string | null }
  | { readonly is: 'out'; readonly since: string; readonly minutes: number }
  /** @property from and until are local minutes; null: any time */
  | { readonly is: 'awaited'; readonly from: string | null; readonly until: string | null }
  | { readonly is: 'free'; readonly day: Attendance | null };

const isFree = ({ leave, holiday, planned }: Attendance) => leave?.part === 'Full' || (holiday !== null && !holiday.half) || planned !== 'Working';
const endOf = (day: Attendance | undefined) => (day?.session ? `${lastDayOf(day)}T${day.session.end_time}` : null);
const latest = (days: readonly Attendance[], type: 'checkin' | 'checkout') =>
  days
    .flatMap((day) => day[type]?.at ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

/** @param days those that are shown @param kept what this device has not sent yet @param next what may be done now */
export function ownStateOf(days: readonly Attendance[], queued: readonly QueuedPunch[], next: PunchType | null): OwnState {
  const waiting = queued.at(-1);
  const awaited = days.find((day) => !day.checkin && !day.checkout && !isFree(day));
  if (waiting?.type === 'checkin') return { is: 'in', since: waiting.at, until: endOf(awaited) };
  const open = days.find(({ checkin, checkout, flags }) => checkin && !checkout && !flags.includes('missing_checkout'));
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  if (waiting) return { is: 'out', since: waiting.at, minutes };
  if (open?.checkin) return { is: 'in', since: open.checkin.at, until: endOf(open) };
  const left = latest(days, 'checkout');
  if (left && next !== 'checkin') return { is: 'out', since: left, minutes };
  if (awaited) return { is: 'awaited', from: awaited.session ? `${awaited.date}T${awaited.session.start_time}` : null, until: endOf(awaited) };
  return left ? { is: 'out', since: left, minutes } : { is: 'free', day: days[0] ?? null };
}

/** Minutes from now to a local minute; below 0: since then. */
export const minutesTo = (minute: string, now: Date, zone: string | undefined): number =>
  Math.round((Date.parse(`${minute}Z`) - Date.parse(`${localMinute(now.toISOString(), zone)}Z`)) / 60_000);
