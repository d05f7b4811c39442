/** The ways that people went on a day: from where each visit ended to where the next one began. */
import type { LatLng } from '#platform/contract/geo.ts';
import type { VisitRow } from '../contract/site-visit.schema.ts';

export type Went = Pick<VisitRow, 'employee' | 'date' | 'started_at' | 'start' | 'end' | 'status'>;

export interface Way {
  readonly person: string;
  readonly date: string;
  readonly points: readonly LatLng[];
}

const isSame = (one: LatLng, other: LatLng) => one.lat === other.lat && one.lng === other.lng;

/** Of each person and day, in the order of the beginnings. A visit without a position is passed over; what was cancelled is no way. */
export function waysOfVisits(visits: readonly Went[]): Way[] {
  const begun = visits.filter(({ started_at, status }) => started_at !== null && status !== 'Cancelled');
  const days = Map.groupBy(begun, ({ employee, date }) => `${employee.id} ${date}`);
  return [...days.values()].flatMap((day) => {
    const points = day
      .toSorted((one, other) => String(one.started_at).localeCompare(String(other.started_at)))
      .flatMap(({ start, end }) => [start, end])
      .filter((point) => point !== null)
      .filter((point, at, all) => at === 0 || !isSame(point, all[at - 1] ?? point));
    const [first] = day;
    return first && points.length > 1 ? [{ person: first.employee.name, date: first.date, points }] : [];
  });
}
