/** The visits of the demo's people, worked out from the day on which the demo stands: same day, same visits. Pure. */
import { addDays, weekdayOf, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import type { LatLng } from '#platform/contract/geo.ts';
import { kmBetween } from '../../contract/rules/travel-of-day.ts';
import type { Outcome, VisitFlag, VisitType } from '../../contract/site-visit.schema.ts';
import type { VisitStatus } from '../../contract/site-visit.workflow.ts';

export interface DemoPlace extends LatLng {
  readonly work_site_id: number | null;
  readonly name: string;
}

export interface DemoVisit {
  readonly employee_id: number;
  readonly place: DemoPlace;
  readonly type: VisitType;
  readonly purpose: string;
  readonly date: CalendarDate;
  readonly planned_start_time: TimeOfDay | null;
  /** Minutes of the day; null: not begun. */
  readonly started: number | null;
  readonly minutes: number | null;
  readonly outcome: Outcome | null;
  readonly notes: string | null;
  readonly contact: string | null;
  readonly companion_id: number | null;
  readonly flags: readonly VisitFlag[];
  readonly status: VisitStatus;
}

/** Places that nobody has, where there are no sites. */
export const OTHER_PLACES: readonly DemoPlace[] = [
  { work_site_id: null, name: 'Kilang Contoh Maju', lat: 3.0687, lng: 101.5401 },
  { work_site_id: null, name: 'Menara Contoh Damansara', lat: 3.1502, lng: 101.6169 },
  { work_site_id: null, name: 'Pusat Dagangan Contoh', lat: 3.1075, lng: 101.4561 },
  { work_site_id: null, name: 'Taman Industri Contoh', lat: 3.0034, lng: 101.5412 },
];

const PURPOSES: readonly (readonly [VisitType, string, string | null])[] = [
  ['Client Meeting', 'Monthly meeting with the client', 'Agreed on the plan for next month'],
  ['Inspection', 'Check the work that was finished', 'Two points to be put right'],
  ['Delivery', 'Bring samples and forms', null],
  ['Service', 'Look at the lights that failed', 'Three lamps replaced'],
  ['Audit', 'Count of the stock', 'Count agrees with the list'],
  ['Other', 'Collect signed papers', null],
];
const CONTACTS = ['Encik Razif', 'Puan Mei Fong', 'Cik Kavitha', null] as const;
const OUTCOME_CYCLE: readonly Outcome[] = ['Success', 'Success', 'Follow Up', 'Success', 'Not Met', 'Success'];

/** As far as somebody drives between two visits of a day. */
const DRIVE_KM = 60;

/** Where somebody goes: around a place of their own. */
function around(places: readonly DemoPlace[], at: number): readonly DemoPlace[] {
  const home = places[at % places.length];
  return home ? places.filter((place) => kmBetween(home, place) <= DRIVE_KM) : places;
}

/** So many days back. */
const DAYS = 56;
const SUNDAY = 7;
const HOUR = 60;

/** @param people who go out; the first of them stands where the demo is looked at @param now minutes of the day of today */
export function demoVisits(people: readonly number[], places: readonly DemoPlace[], today: CalendarDate, now: number): DemoVisit[] {
  const visits: DemoVisit[] = [];
  const add = (employee: number, n: number, date: CalendarDate, more: Partial<DemoVisit>) => {
    const [type, purpose, notes] = PURPOSES[n % PURPOSES.length] as (typeof PURPOSES)[number];
    const near = around(places, people.indexOf(employee));
    const place = near[n % near.length] as DemoPlace;
    const companion = n % 9 === 4 ? (people[(people.indexOf(employee) + 1) % people.length] ?? null) : null;
    const none = { planned_start_time: null, started: null, minutes: null, outcome: null, flags: [] };
    const about = { employee_id: employee, place, type, purpose, date, contact: CONTACTS[n % CONTACTS.length] ?? null };
    visits.push({
      ...about,
      ...none,
      notes: more.status === 'Completed' ? notes : null,
      companion_id: companion === employee ? null : companion,
      status: 'Completed',
      ...more,
    });
  };
  for (const [at, employee] of people.entries()) {
    for (let back = DAYS - at; back > 0; back -= 5 + (at % 3)) {
      const date = addDays(today, -back);
      if (weekdayOf(date) === SUNDAY) continue;
      const n = at * 7 + back;
      if (n % 23 === 0) add(employee, n, date, { status: 'Missed', planned_start_time: '10:00' as TimeOfDay });
      else if (n % 29 === 0) add(employee, n, date, { status: 'Cancelled', planned_start_time: '15:00' as TimeOfDay });
      else
        for (let stop = 0; stop < 1 + (n % 3); stop += 1) {
          const started = 9 * HOUR + stop * 150 + ((n * 7) % 40);
          const isPlanned = n % 2 === 0 && stop === 0;
          const isForgotten = n % 17 === 0 && stop === n % 3;
          const flags: VisitFlag[] = [
            ...(isPlanned && n % 8 === 0 ? ['late' as const] : []),
            ...(isForgotten ? ['auto_ended' as const] : []),
            ...(n % 13 === 0 ? ['outside' as const] : []),
          ];
          const times = { started, minutes: isForgotten ? 12 * HOUR : 35 + ((n * 11) % 75) };
          add(employee, n + stop, date, {
            ...times,
            flags,
            status: 'Completed',
            outcome: isForgotten ? null : (OUTCOME_CYCLE[(n + stop) % OUTCOME_CYCLE.length] as Outcome),
            ...(isPlanned && { planned_start_time: '09:00' as TimeOfDay }),
          });
        }
    }
    const isGoing = at === 1 || at === 2;
    if (isGoing && now > HOUR) add(employee, at, today, { status: 'On Going', started: now - 20 * at, companion_id: null });
    if (at === 0) add(employee, at + 1, today, { status: 'Upcoming', planned_start_time: '08:30' as TimeOfDay });
    if (at % 2 === 0) add(employee, at + 3, addDays(today, 1), { status: 'Upcoming', planned_start_time: '14:30' as TimeOfDay });
  }
  return visits;
}
