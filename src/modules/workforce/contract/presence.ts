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

/** A shift that somebody is deployed to. Instants are milliseconds. */
export interface Shift {
  readonly deployment_id: number;
  readonly starts: number;
  readonly ends: number;
  readonly site: Site;
}

/** The day of somebody at a site. */
export interface PlannedDay extends Shift {
  /** Their other shifts around it, of any project. */
  readonly beside: readonly Shift[];
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

const isOf = (one: Shift) => (other: Shift) => one.deployment_id === other.deployment_id && one.starts === other.starts;

/**
 * What a shift has of so many minutes that were worked over several: as much as the work meets it, cut so that all parts add up.
 * @param shifts those that the work meets, each for the site of its own
 */
export function shareOf(amount: number, work: { readonly from: number; readonly to: number }, shifts: readonly Shift[], mine: Shift): number {
  const ordered = shifts.toSorted((a, b) => a.starts - b.starts || a.deployment_id - b.deployment_id);
  const until = (last: number) =>
    ordered.slice(0, last).reduce((sum, { starts, ends }) => sum + Math.max(0, Math.min(work.to, ends) - Math.max(work.from, starts)), 0);
  const at = ordered.findIndex(isOf(mine));
  const all = until(ordered.length);
  return at < 0 || all === 0 ? 0 : Math.floor((amount * until(at + 1)) / all) - Math.floor((amount * until(at)) / all);
}

const NOTHING = { arrived: null, left: null, minutes: 0, overtime: 0, overtime_waiting: 0, late: 0 };

/** Work that meets the shift, at the site or at no place that it says: presence. What meets several shifts is divided among them. */
export function judgePresence(work: readonly Worked[], day: PlannedDay): FoundDay {
  const timed = work.map((each) => {
    const from = Date.parse((each.checkin ?? each.checkout)?.at ?? '');
    return { ...each, from, to: each.checkout ? Date.parse(each.checkout.at) : Math.min(day.now, from + LONGEST) };
  });
  type Timed = (typeof timed)[number];
  const meets = ({ from, to }: Timed, { starts, ends }: Shift) => from < ends && to > starts;
  const fits = ({ checkin, checkout }: Timed, { site }: Shift) => [checkin, checkout].some((punch) => punch !== null && isAt(punch, site) !== false);
  const spans = timed.filter((each) => meets(each, day));
  const here = spans.filter((each) => fits(each, day));
  if (here.length > 0) {
    const arrived = here.map(({ checkin }) => checkin?.at).find((at) => at !== undefined) ?? null;
    const after = arrived === null ? 0 : Math.floor((Date.parse(arrived) - day.starts) / MINUTE);
    const shared = (each: Timed, amount: number) => {
      const others = day.beside.filter((shift) => meets(each, shift) && fits(each, shift));
      return others.length === 0 ? amount : shareOf(amount, each, [day, ...others], day);
    };
    const sum = (of: (each: Timed) => number) => here.reduce((total, each) => total + shared(each, of(each)), 0);
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
