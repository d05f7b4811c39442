/** Check-in or check-out: what comes next by what the server knows and what this device has not sent yet. Pure. */
import { dateInZone } from '#platform/contract/dates.ts';
import type { Attendance, PunchType } from '../attendance.schema.ts';
import type { Today } from './own-attendance.endpoints.ts';

/** A check-in or check-out that is kept on the device. Refused ones are none of them: they never happened. */
export interface QueuedPunch {
  readonly type: PunchType;
  /** By the clock of the server, as far as it is known; an instant. */
  readonly at: string;
}

const isOpen = ({ checkin, checkout }: Attendance) => checkin !== null && checkout === null;
/** A session of times that ends on the day after it begins. */
const isNight = ({ session }: Attendance) => session !== null && session.end_time <= session.start_time;

/**
 * @param told the day as the server told it last: without a network that may have been yesterday
 * @param kept oldest first @param now an instant
 * @returns null: nothing, from the portal
 */
export function nextOf(announced: Today, stored: readonly QueuedPunch[], now: string): PunchType | null {
  const today = dateInZone(now, announced.time_zone);
  const isOld = (at: string) => dateInZone(at, announced.time_zone) < today;
  if (!announced.setting.web_checkin) return null;
  const last = stored.at(-1);
  if (last?.type === 'checkin') return 'checkout';
  if (last) return announced.setting.per_session || isOld(last.at) ? 'checkin' : null;
  if (!isOld(announced.now)) return announced.next;
  return announced.days.some((day) => isOpen(day) && isNight(day)) ? 'checkout' : 'checkin';
}

/** Which days of what a punch may belong to are shown: today's, and one of before while it is open. @param today date in the zone of the company */
export const shownDays = (days: readonly Attendance[], today: string): readonly Attendance[] =>
  days.filter((day) => day.date === today || (day.date < today && isOpen(day)));
