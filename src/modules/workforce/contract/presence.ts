/** Whether somebody who was deployed was there, by what attendance keeps of them. Pure. */
import type { LatLng } from '#platform/contract/geo.ts';
import { measure } from '#platform/contract/place/geofence.ts';
import type { PunchedAt, WorkedSession } from '#modules/attendance/contract/worked-session.ts';

/** What a day can be confirmed with. */
export const SETTLED_PRESENCES = ['present', 'elsewhere', 'leave', 'absent'] as const;
export const PRESENCES = [...SETTLED_PRESENCES, 'expected'] as const;
/** `elsewhere`: at work, and not at the site of the project; `expected`: nobody can say yet. */
export type Presence = (typeof PRESENCES)[number];

/** As attendance keeps it. */
export type Worked = Pick<WorkedSession, 'checkin' | 'checkout' | 'minutes' | 'overtime_minutes' | 'overtime_status'>;
export interface Site extends LatLng {
  readonly id: number;
  readonly radius_m: number;
}

/** The day of somebody at a site. Instants are milliseconds. */
export interface PlannedDay {
  readonly starts: number;
  readonly ends: number;
  readonly site: Site;
  readonly leave: 'Full' | 'Morning' | 'Afternoon' | null;
  readonly now: number;
  /** Attendance is kept: who has no record when the shift is over was not there. */
  readonly kept: boolean;
  /** So many minutes after the start are on time. */
  readonly grace: number;
}
export interface FoundDay {
  readonly state: Presence;
  readonly arrived: string | null;
  readonly left: string | null;
  readonly minutes: number;
  /** Approved; what waits to be approved counts for nothing yet. */
  readonly overtime: number;
  readonly overtime_waiting: number;
  readonly late: number;
}

const MINUTE = 60_000;
/** Whoever forgot to check out is not there for ever. */
const LONGEST = 24 * 60 * MINUTE;

/** Measured against the site itself, whichever place it was judged by. @returns null: the punch says no place */
export function isAt({ work_site_id, branch_id, position, lat, lng, accuracy_m }: PunchedAt, site: Site): boolean | null {
  if (work_site_id === site.id && position !== 'outside') return true;
  if (lat !== null && lng !== null) return measure({ lat, lng, accuracy_m }, site).position !== 'outside';
  return work_site_id === null && branch_id === null ? null : false;
}

const NOTHING = { arrived: null, left: null, minutes: 0, overtime: 0, overtime_waiting: 0, late: 0 };

/** Work that meets the shift, at the site or at no place that it says: presence. */
export function judgePresence(work: readonly Worked[], day: PlannedDay): FoundDay {
  const spans = work.flatMap(({ checkin, checkout, ...worked }) => {
    const from = Date.parse((checkin ?? checkout)?.at ?? '');
    const to = checkout ? Date.parse(checkout.at) : Math.min(day.now, from + LONGEST);
    return from < day.ends && to > day.starts ? [{ checkin, checkout, ...worked }] : [];
  });
  const placed = (each: (typeof spans)[number]) => [each.checkin, each.checkout].flatMap((punch) => (punch ? isAt(punch, day.site) : []));
  const here = spans.filter((each) => placed(each).some((at) => at !== false));
  if (here.length > 0) {
    const arrived = here.map(({ checkin }) => checkin?.at).find((at) => at !== undefined) ?? null;
    const after = arrived === null ? 0 : Math.floor((Date.parse(arrived) - day.starts) / MINUTE);
    const sum = (of: (each: (typeof here)[number]) => number) => here.reduce((total, each) => total + of(each), 0);
    const overtime = (status: Worked['overtime_status']) => sum((each) => (each.overtime_status === status ? each.overtime_minutes : 0));
    return {
      state: 'present',
      arrived,
      left: here.at(-1)?.checkout?.at ?? null,
      minutes: sum(({ minutes }) => minutes),
      overtime: overtime('Approved'),
      overtime_waiting: overtime('Pending'),
      late: after > day.grace && day.leave !== 'Morning' ? after : 0,
    };
  }
  if (spans.length > 0) return { ...NOTHING, state: 'elsewhere' };
  if (day.leave === 'Full') return { ...NOTHING, state: 'leave' };
  return { ...NOTHING, state: day.kept && day.now >= day.ends ? 'absent' : 'expected' };
}

/** Minutes of a shift without its break. */
export const shiftMinutes = ({ start, end }: { readonly start: number; readonly end: number }, break_minutes: number): number =>
  Math.max(0, end - start - break_minutes);

export interface DayPerson extends Omit<FoundDay, 'arrived' | 'left'> {
  readonly requirement_id: number;
}
export interface DayLine {
  readonly planned: number;
  readonly present: number;
  /** Elsewhere among them. */
  readonly absent: number;
  readonly leave: number;
  readonly expected: number;
  /** People. */
  readonly late: number;
  readonly minutes: number;
  readonly overtime_minutes: number;
}

/** What the people of a day come to. */
export function lineOf(people: readonly DayPerson[]): DayLine {
  const count = (...states: Presence[]) => people.filter(({ state }) => states.includes(state)).length;
  const there = people.filter(({ state }) => state === 'present');
  return {
    planned: people.length,
    present: there.length,
    absent: count('absent', 'elsewhere'),
    leave: count('leave'),
    expected: count('expected'),
    late: there.filter(({ late }) => late > 0).length,
    minutes: there.reduce((sum, { minutes }) => sum + minutes, 0),
    overtime_minutes: there.reduce((sum, { overtime }) => sum + overtime, 0),
  };
}
