/** What entries of the ledger come to as sales: sold less what was brought back, as `soldOn` counts those of one schedule. */
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { salesStocks as entry } from '../tables/stock.tables.ts';

/** Entries that count. */
export const isSold = and(inArray(entry.type, ['sale', 'sale return']), isNull(entry.voided_at));

const signed = (value: typeof entry.amount | typeof entry.quantity): SQL => sql`case ${entry.type} when 'sale return' then -${value} else ${value} end`;

/** Of those that count alone. */
export const netAmount = (): SQL<string> => sql<string>`sum(${signed(entry.amount)})`;
export const netUnits = (): SQL<string> => sql<string>`sum(${signed(entry.quantity)})`;
