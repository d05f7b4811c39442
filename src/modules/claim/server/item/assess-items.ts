/**
 * The one judgement of items: what each is worth, what the limits grant of it, and what would refuse it. The preview, the
 * submission and the check by the office ask here; the caller holds the claims of the employee.
 */
import { yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { add, fromRinggit, ratio, roundToSen, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { CLAIM_ERRORS } from '../../contract/claim.messages.ts';
import { checkItem } from '../../contract/item/check-item.ts';
import type { ClaimItemForm } from '../../contract/item/claim-item.schema.ts';
import { cutItems, limitKey, type Caps, type CutItem } from '../../contract/limit/cut-items.ts';
import { spanOf } from '../../contract/limit/limit-period.ts';
import { ownTerms, type GrantedTerms } from '../../contract/limit/own-terms.ts';
import { journeyKm } from '../../contract/mileage/journey.ts';
import { priceByTiers, priceFlat, toHundredths, type MileagePart } from '../../contract/mileage/price-mileage.ts';
import type { MileageSource } from '../../contract/setting/claim-setting.schema.ts';
import { asChecked, categoryMap } from '../category/category.store.ts';
import type { CategoryRecord } from '../category/claim-category.tables.ts';
import { today } from '../claim-actor.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';
import { kilometresOf, ledgerOf } from './ledger.store.ts';

type AssessedField = 'claim_category_id' | 'date' | 'amount' | 'from_place' | 'to_place' | 'is_return' | 'distance_km' | 'vehicle' | 'days';
export type AssessedForm = Pick<ClaimItemForm, AssessedField> & { readonly receipts: readonly unknown[] };

interface Priced {
  /** Null: not said yet. */
  readonly amount: Sen | null;
  /** Typed, or measured between the places. */
  readonly distance_km: number | null;
  /** Kilometres of its month that come before it. */
  readonly km_before: number | null;
  readonly parts: readonly MileagePart[];
}

export type AssessedItem = CutItem & Priced;

export interface Assessment {
  readonly items: readonly AssessedItem[];
  /** By `items.0.amount`. */
  readonly faults: FieldTexts;
  readonly total: Sen;
  readonly allowed: Sen;
}

const termsOf = (category: CategoryRecord | undefined, employee: EmployeeRecord): GrantedTerms =>
  category
    ? ownTerms({ ...category, limit_amount: category.limit_amount === null ? null : toRinggit(category.limit_amount) }, employee)
    : { limit: null, period: null, rate: null };

/** What each category grants to an employee, and by which caps. */
export async function grantsTo(ctx: Ctx, employee: EmployeeRecord) {
  const categories = await categoryMap(ctx);
  const terms = (id: number) => termsOf(categories.get(id), employee);
  const caps = (id: number): Caps => {
    const { limit, period } = terms(id);
    const category = categories.get(id);
    return {
      per_item: category?.limit_per_item ?? null,
      per_claim: category?.limit_per_claim ?? null,
      limit: limit === null ? null : fromRinggit(limit),
      period,
    };
  };
  return { categories, terms, caps };
}

const PLAIN = { distance_km: null, km_before: null, parts: [] } as const;

/** Kilometres run on through the month, item by item. */
function priced(items: readonly AssessedForm[], grants: Awaited<ReturnType<typeof grantsTo>>, driven: Map<string, number>): Priced[] {
  return items.map(({ claim_category_id, date, amount, distance_km, vehicle, days }) => {
    const category = grants.categories.get(claim_category_id);
    const { rate } = grants.terms(claim_category_id);
    if (category?.type === 'Allowance') {
      const daily = rate === null ? category.daily_rate : fromRinggit(rate);
      return { ...PLAIN, amount: days === null || daily === null ? null : roundToSen(daily, ratio(days * 2, 2)) };
    }
    if (category?.type !== 'Mileage') return { ...PLAIN, amount: amount === null ? null : fromRinggit(amount) };
    if (distance_km === null) return { ...PLAIN, amount: null };
    const distance = toHundredths(distance_km);
    const month = yearMonthOf(date);
    const before = driven.get(month) ?? 0;
    driven.set(month, before + distance);
    const price =
      rate === null
        ? priceByTiers(
            category.mileage_tiers.filter((tier) => tier.vehicle === vehicle),
            before,
            distance,
          )
        : priceFlat(distance, rate);
    return { distance_km, km_before: before / 100, ...(price ?? { amount: null, parts: [] }) };
  });
}

/** A distance that the map measures is that between the places, whatever was typed. */
const measuredOn = (item: AssessedForm, categories: ReadonlyMap<number, CategoryRecord>): AssessedForm =>
  categories.get(item.claim_category_id)?.type === 'Mileage' ? { ...item, distance_km: journeyKm(item) } : item;

/** The field that an amount is worked out from. */
const measuredBy = ({ type }: CategoryRecord, source: MileageSource): AssessedField =>
  type === 'Allowance' ? 'days' : type === 'General' ? 'amount' : source === 'Map' ? 'to_place' : 'distance_km';

/** What other claims of the employee have taken of the limits that these items draw on. */
async function takenOf(
  ctx: Ctx,
  employee: EmployeeRecord,
  items: readonly Pick<AssessedForm, 'claim_category_id' | 'date'>[],
  caps: (id: number) => Caps,
  claimId: number,
) {
  const spans = new Map(
    items.flatMap(({ claim_category_id, date }) => {
      const { period } = caps(claim_category_id);
      return period ? [[limitKey(claim_category_id, period, date), { claim_category_id, ...spanOf(period, date) }] as const] : [];
    }),
  );
  const sums = await ledgerOf(ctx, employee.id, [...spans.values()], claimId);
  return new Map([...spans.keys()].map((key, at): [string, Sen] => [key, add(sums[at]?.used ?? ZERO, sums[at]?.held ?? ZERO)]));
}

/** @param claimId the claim that they are of, which is not counted against itself; 0: none yet */
export async function assessItems(ctx: Ctx, employee: EmployeeRecord, items: readonly AssessedForm[], claimId = 0): Promise<Assessment> {
  const [grants, { max_age_days, mileage_from }] = await pipeline(
    ctx,
    () => grantsTo(ctx, employee),
    () => claimSettingOf(ctx),
  );
  const measured = mileage_from === 'Map' ? items.map((item) => measuredOn(item, grants.categories)) : items;
  const months = measured.flatMap(({ distance_km, date }) => (distance_km === null ? [] : yearMonthOf(date)));
  const [taken, driven] = await pipeline(
    ctx,
    () => takenOf(ctx, employee, items, grants.caps, claimId),
    () => kilometresOf(ctx, employee.id, months, claimId),
  );
  const prices = priced(measured, grants, driven);
  const cut = cutItems(
    items.map(({ claim_category_id, date }, at) => ({ claim_category_id, date, amount: prices[at]?.amount ?? ZERO })),
    grants.caps,
    taken,
  );
  const faults: FieldTexts = {};
  const day = { today: today(ctx), max_age_days, mileage_from };
  for (const [at, item] of items.entries()) {
    const category = grants.categories.get(item.claim_category_id);
    const { rate } = grants.terms(item.claim_category_id);
    const claimant = { joined: employee.company_joined_at as CalendarDate, left: employee.inactive_at as CalendarDate | null, rate };
    for (const [field, texts] of Object.entries(checkItem(item, category ? asChecked(category) : null, claimant, day))) faults[`items.${at}.${field}`] = texts;
    const amount = prices[at]?.amount ?? null;
    if (category && amount !== null && amount <= 0) faults[`items.${at}.${measuredBy(category, mileage_from)}`] ??= [{ text: CLAIM_ERRORS.worthNothing }];
  }
  return {
    items: cut.map((granted, at) => ({ ...granted, ...(prices[at] as Priced) })),
    faults,
    total: add(...prices.map(({ amount }) => amount ?? ZERO)),
    allowed: add(...cut.map(({ allowed }) => allowed)),
  };
}

/** What the check of some items of a claim may grant of each: the limits as they are now, the amounts that stand taken first. */
export async function grantedNow(
  ctx: Ctx,
  employee: EmployeeRecord,
  claimId: number,
  items: readonly { readonly claim_category_id: number; readonly date: string; readonly amount: Sen }[],
  stands: ReadonlyMap<number, Sen>,
): Promise<CutItem[]> {
  const dated = items.map((item) => ({ ...item, date: item.date as CalendarDate }));
  const { caps } = await grantsTo(ctx, employee);
  return cutItems(dated, caps, await takenOf(ctx, employee, dated, caps, claimId), stands);
}
