/** What an item must be before it is submitted. Pure; each mistake stands at its field. */
import { addDays, formatDate, monthsBetween, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { CategoryType } from '../category/category.schema.ts';
import { CLAIM_ERRORS as E } from '../claim.messages.ts';
import { journeyKm, pointOf } from '../mileage/journey.ts';
import type { MileageTier } from '../mileage/price-mileage.ts';
import type { MileageSource } from '../setting/claim-setting.schema.ts';
import type { ClaimItemForm } from './claim-item.schema.ts';

export interface CheckedCategory {
  readonly name: string;
  readonly type: CategoryType;
  readonly status: 'Active' | 'Inactive';
  readonly receipt: 'Required' | 'Optional' | 'None';
  readonly min_service_months: number | null;
  readonly max_age_days: number | null;
  readonly mileage_tiers: readonly MileageTier[];
  readonly daily_rate: number | null;
}

export interface Claimant {
  readonly joined: CalendarDate;
  readonly left: CalendarDate | null;
  /** In place of tiers and daily rate. */
  readonly rate: number | null;
}

/** The day on which it is checked, and what the settings say. */
export interface CheckDay {
  readonly today: CalendarDate;
  readonly max_age_days: number;
  readonly mileage_from: MileageSource;
}
type Ages = Pick<CheckDay, 'today' | 'max_age_days'>;

type Item = Pick<ClaimItemForm, 'date' | 'amount' | 'from_place' | 'to_place' | 'is_return' | 'distance_km' | 'vehicle' | 'days'> & {
  readonly receipts: readonly unknown[];
};

/** Whether its receipt is older than the category takes on a day. */
export const isOld = (item: Pick<Item, 'date'>, category: Pick<CheckedCategory, 'max_age_days'>, { today, max_age_days }: Ages): boolean =>
  item.date < addDays(today, -(category.max_age_days ?? max_age_days));

function dateFault(item: Item, category: CheckedCategory, { joined, left }: Claimant, day: Ages): [Text, Params?] | null {
  if (item.date > day.today) return [E.dateAhead];
  if (item.date < joined) return [E.dateBeforeJoined, { date: formatDate(joined) }];
  if (left !== null && item.date > left) return [E.dateAfterLeft, { date: formatDate(left) }];
  if (isOld(item, category, day)) return [E.dateOld, { days: category.max_age_days ?? day.max_age_days }];
  return null;
}

/** Where the map measures, both ends have a position and nobody types a distance. */
function distanceFaults(item: Item, source: MileageSource): Readonly<Record<string, Text>> {
  if (source === 'Manual') return item.distance_km === null ? { distance_km: E.distanceNeeded } : {};
  const km = journeyKm(item);
  return {
    ...(!pointOf(item.from_place) && { from_place: E.placeNeeded }),
    ...(!pointOf(item.to_place) ? { to_place: E.placeNeeded } : pointOf(item.from_place) && km === null && { to_place: E.placeTooNear }),
    ...(item.distance_km !== null && item.distance_km !== km && { distance_km: E.distanceFromMap }),
  };
}

/** @param category null: none of the company's @returns by field of the item; none: it may be submitted */
export function checkItem(item: Item, category: CheckedCategory | null, claimant: Claimant, day: CheckDay): FieldTexts {
  const faults: Record<string, FieldTexts[string]> = {};
  const fault = (field: string, text: Text, params?: Params) => void (faults[field] = [params ? { text, params } : { text }]);
  if (category?.status !== 'Active') {
    fault('claim_category_id', E.categoryGone);
    return faults;
  }
  const dated = dateFault(item, category, claimant, day);
  if (dated) fault('date', ...dated);
  const months = category.min_service_months;
  if (months !== null && item.date >= claimant.joined && monthsBetween(claimant.joined, item.date) < months)
    fault('claim_category_id', E.serviceShort, { months });
  if (category.receipt === 'Required' && item.receipts.length === 0) fault('receipts', E.receiptNeeded);
  if (category.type === 'General' && item.amount === null) fault('amount', E.positive);
  if (category.type === 'Allowance' && item.days === null) fault('days', E.daysNeeded);
  if (category.type !== 'Mileage') return faults;
  for (const [field, text] of Object.entries(distanceFaults(item, day.mileage_from))) fault(field, text);
  if (item.vehicle === null) fault('vehicle', E.vehicleNeeded);
  else if (claimant.rate === null && !category.mileage_tiers.some(({ vehicle }) => vehicle === item.vehicle)) fault('vehicle', E.vehicleUnknown);
  return faults;
}
