/** The ledger of stock per project, outlet and product, and what it comes to. */
import { numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { STOCK_TYPES } from '../../contract/stock/stock-types.ts';

/** A decimal text: whole, of kg with three decimals. */
const quantity = () => numeric({ precision: 10, scale: 3 });
const sum = () => numeric({ precision: 12, scale: 3 }).notNull().default('0');

/** Never changed but to be voided. `recorded_at` is the time by which the balance counts it. */
export const salesStocks = pgTable('sales_stocks', {
  id: id(),
  company_id: key().notNull(),
  /** null: entered outside of a schedule, by a supervisor or an administrator. */
  schedule_id: key(),
  project_id: key().notNull(),
  outlet_id: key().notNull(),
  product_id: key().notNull(),
  promoter_id: key(),
  type: text({ enum: STOCK_TYPES }).notNull(),
  quantity: quantity().notNull(),
  /** Of a sale and its return. */
  unit_price: money(),
  amount: money(),
  /** Why the price is another than the project's. */
  price_reason: text(),
  recorded_at: moment().notNull(),
  received_at: moment().notNull().defaultNow(),
  remark: text(),
  /** Of an opening: what it is beyond the balance before it. */
  variance: quantity(),
  /** Who let it pass the balance; the remark says why. */
  override_by: key(),
  client_ref: text(),
  /** The entry at the other outlet of a transfer. */
  counterpart_id: key(),
  voided_at: moment(),
  voided_by: key(),
  void_reason: text(),
  created_by: key(),
  ...stamps(),
});
export type StockRecord = typeof salesStocks.$inferSelect;

/** Written by whoever writes the ledger, under the lock of its row. */
export const salesStockBalances = pgTable('sales_stock_balances', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  outlet_id: key().notNull(),
  product_id: key().notNull(),
  /** The last opening, and what came and went since then. */
  opening: quantity().notNull().default('0'),
  opening_at: moment(),
  replenished: sum(),
  sold: sum(),
  /** Sampled, damaged, returned, transferred. */
  removed: sum(),
  balance: sum(),
  /** The day on which it fell to 0 or below; null: it is above. */
  out_since: day(),
  /** When a supervisor was last asked to replenish. */
  asked_at: moment(),
  /** The name of the request. */
  asked_ref: uuid(),
  ...stamps(),
});
export type StockBalanceRecord = typeof salesStockBalances.$inferSelect;
