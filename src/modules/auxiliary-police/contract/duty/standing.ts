/** Whether a duty lies where the powers of the officer hold, or an order of the police covers it. Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';

export interface Area {
  readonly name: string;
  /** Sites that lie within it, one a line. */
  readonly places: string | null;
}
export interface DutyOrder {
  readonly reference: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly place: string;
  readonly officer_ids: readonly number[];
}
export interface PlacedDuty {
  readonly officer: number;
  readonly date: CalendarDate;
  /** Minutes from the beginning of the date; it may lie on a later one. */
  readonly end: number;
  /** The site of the duty; null: nobody says where it is. */
  readonly place: string | null;
}
/** null: nothing can be said, for want of a place or of areas. */
export type Standing = { readonly is: 'inside' | 'outside'; readonly order: null } | { readonly is: 'ordered'; readonly order: string } | null;

const DAY = 24 * 60;
const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Names of places that lie in an area, its own among them. */
export const placesOf = ({ name, places }: Area): string[] => [name, ...(places?.split('\n') ?? [])].map(plain).filter((each) => each !== '');
export const lastDayOf = ({ date, end }: Pick<PlacedDuty, 'date' | 'end'>): CalendarDate => addDays(date, Math.max(0, Math.ceil(end / DAY) - 1));

/** An order holds for the officers, the place and the days that it names; a night has to lie in it up to its morning. */
const covers = (order: DutyOrder, duty: PlacedDuty, place: string) =>
  order.officer_ids.includes(duty.officer) && plain(order.place) === place && order.start_date <= duty.date && order.end_date >= lastDayOf(duty);

export function standingOf(duty: PlacedDuty, areas: readonly Area[], orders: readonly DutyOrder[]): Standing {
  if (duty.place === null || areas.length === 0) return null;
  const place = plain(duty.place);
  if (areas.some((area) => placesOf(area).includes(place))) return { is: 'inside', order: null };
  const order = orders.find((each) => covers(each, duty, place));
  return order ? { is: 'ordered', order: order.reference } : { is: 'outside', order: null };
}
