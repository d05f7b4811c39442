/** Whether an entry of stock may be recorded by somebody, and what its row says. */
import { invalid } from '#platform/contract/errors.ts';
import { formatPrice, fromRinggit, ratio, roundToSen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { isCountable, type Unit } from '../../contract/product/product-units.ts';
import { closesAt, LEAD_MINUTES } from '../../contract/schedule-status.ts';
import type { StockForm } from '../../contract/stock/stock.endpoints.ts';
import { REASONED_TYPES } from '../../contract/stock/stock-types.ts';
import { STOCK_ERRORS } from '../../contract/stock/stock.messages.ts';
import { toThousandths } from '../../contract/stock/stock-quantity.ts';
import type { ScheduleRecord } from '../tables/schedule.tables.ts';

/** A product as its project sells it. */
export interface SoldProduct {
  readonly unit: Unit;
  readonly price: Sen;
}

const PRICED = new Set(['sale', 'sale return']);
const MINUTE = 60_000;

export interface Recording {
  readonly schedule: ScheduleRecord;
  /** When the promoter checked in; null: not yet. */
  readonly checkedInAt: string | null;
  readonly supervises: boolean;
  /** When the entries were made. */
  readonly made: number;
  readonly now: number;
}

/** @returns the instant by which the entry counts @throws 422 at `field.recorded_at` */
export function instantOfEntry({ recorded_at }: StockForm, { schedule, checkedInAt, supervises, made, now }: Recording, field: string): string {
  if (recorded_at !== null && !supervises) throw invalid(`${field}.recorded_at`, STOCK_ERRORS.supervisorOnly);
  const at = recorded_at === null ? made : Math.min(Date.parse(recorded_at), now);
  const iso = new Date(at).toISOString();
  const from = supervises ? Date.parse(schedule.starts_at) - LEAD_MINUTES * MINUTE : Date.parse(checkedInAt ?? schedule.starts_at);
  const isLate = !supervises && at > closesAt(schedule);
  const isAhead = recorded_at !== null && Date.parse(recorded_at) > now + 2 * MINUTE;
  if (Math.floor(at / 1000) < Math.floor(from / 1000) || isLate || isAhead) throw invalid(`${field}.recorded_at`, STOCK_ERRORS.outsideSchedule);
  return iso;
}

/** @param field of the row among several; empty: the form has one */
export const quantityAt = (field: string) => (field ? `${field}.quantity` : 'quantity');

/** @throws 422 at the quantity or the remark */
export function checkQuantity({ type, quantity, remark }: Pick<StockForm, 'type' | 'quantity' | 'remark'>, { unit }: SoldProduct, field: string): void {
  if (!isCountable(unit, quantity)) throw invalid(quantityAt(field), unit === 'kg' ? STOCK_ERRORS.thousandths : STOCK_ERRORS.whole);
  if (type !== 'opening' && quantity === 0) throw invalid(quantityAt(field), STOCK_ERRORS.nothing);
  if (REASONED_TYPES.has(type) && remark === null) throw invalid(field ? `${field}.remark` : 'remark', STOCK_ERRORS.remark);
}

export interface Priced {
  readonly unit_price: Sen | null;
  readonly amount: Sen | null;
  readonly price_reason: string | null;
}

/** What a sale or its return is worth: the price of the project, and another one only by a supervisor who says why. @throws 422 */
export function priceOfEntry({ type, quantity, unit_price, price_reason }: StockForm, { price }: SoldProduct, supervises: boolean, field: string): Priced {
  if (!PRICED.has(type)) return { unit_price: null, amount: null, price_reason: null };
  const asked = unit_price === null ? price : fromRinggit(unit_price);
  const differs = asked !== price;
  const shown = { price: formatPrice(toRinggit(price)) };
  if (differs && !supervises) throw invalid(`${field}.unit_price`, STOCK_ERRORS.price, shown);
  if (differs && price_reason === null) throw invalid(`${field}.price_reason`, STOCK_ERRORS.priceReason, shown);
  return { unit_price: asked, amount: roundToSen(asked, ratio(toThousandths(quantity), 1000)), price_reason: differs ? price_reason : null };
}
