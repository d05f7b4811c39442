/** The door for site visits: a journey that was made becomes a mileage item in a draft of its employee, once. */
import { startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import { CLAIM_ERRORS } from '../../contract/claim.messages.ts';
import { journeyKm } from '../../contract/mileage/journey.ts';
import type { Vehicle } from '../../contract/mileage/price-mileage.ts';
import { saveOnce } from '../application/save-claim.ts';
import { categoryOptions } from '../item/category-options.ts';

/** An end of a journey; without a position where the device did not say it. */
export interface VisitEnd {
  readonly name: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface VisitJourney {
  /** Of the visit: it is claimed once. */
  readonly id: number;
  /** How often it was claimed before: a claim that was rejected or cancelled is followed by another. */
  readonly attempt?: number;
  readonly date: CalendarDate;
  /** What it was for: title of the claim and description of its item, 3 to 120 characters. */
  readonly purpose: string;
  readonly from: VisitEnd;
  readonly to: VisitEnd;
  /** One way, in place of the straight line; null: the line. Where kilometres come from the map, the line holds. */
  readonly km?: number | null;
  readonly isReturn: boolean;
  readonly vehicle: Vehicle;
}

const there = (km: number, isReturn: boolean): number => Math.round(km * (isReturn ? 200 : 100)) / 100;

/**
 * Of the signed-in employee, who opens, changes and submits the draft as any other. Handed in again, it changes nothing.
 * @returns id of the claim
 * @throws 422 where the employee may claim no mileage, or the company keeps no drafts
 */
export async function claimVisit(ctx: Ctx, visit: VisitJourney): Promise<number> {
  const { id, attempt = 0, date, purpose, from, to, isReturn, vehicle, km = null } = visit;
  const employee = await getOwnEmployee(ctx);
  const { categories } = await categoryOptions(ctx, employee, date);
  const category = categories.find(({ type }) => type === 'Mileage');
  if (!category) throw invalid('base', CLAIM_ERRORS.noMileage);
  const journey = { from_place: from, to_place: to, is_return: isReturn };
  const none = { id: null, merchant: null, receipt_no: null, project_ref: null, amount: null, days: null, receipts: [] };
  const item = {
    ...none,
    ...journey,
    claim_category_id: category.id,
    date,
    description: purpose,
    vehicle,
    distance_km: km === null ? journeyKm(journey) : there(km, isReturn),
  };
  const claim = await saveOnce(ctx, employee, {
    title: purpose,
    claim_month: startOfMonth(date),
    items: [item],
    submit: false,
    client_ref: attempt === 0 ? `visit:${id}` : `visit:${id}:${attempt}`,
  });
  return claim.id;
}
