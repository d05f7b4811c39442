/** Tax of a year on chargeable income P. The unit is a thousandth of a sen, so that it is exact. */
import type { Sen } from '#platform/contract/money.ts';
import type { FlatSchemes, MtdScheme } from './mtd-schemes.params.ts';
import type { TaxBand } from './mtd-table.params.ts';
import type { UnsettledReadings } from '../unsettled.params.ts';

/** 1 single; 2 married, spouse without income; 3 married with working spouse, divorced, widowed, or single with an adopted child. */
export const TAX_CATEGORIES = [1, 2, 3] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];
export type TableReading = UnsettledReadings['mtd_table_reading'];

/** The row of the table for P; null where no tax is due. The strict reading takes m < P ≤ next m. */
export function taxBandOf(table: readonly TaxBand[], p: Sen, reading: TableReading): TaxBand | null {
  const compared = reading === 'strict' ? p : Math.floor(p / 100) * 100;
  for (let i = table.length - 1; i >= 0; i -= 1) {
    const band = table[i]!;
    if (reading === 'strict' ? compared > band.m : compared >= band.pMin) return band;
  }
  return null;
}

/** Table 1: (P − M) × R + B, never below zero; thousandths of a sen. */
export function tableTax(table: readonly TaxBand[], p: Sen, category: TaxCategory, reading: TableReading): number {
  const band = taxBandOf(table, p, reading);
  if (!band) return 0;
  const tax = (p - band.m) * band.perMille + (category === 2 ? band.b2 : band.b1) * 1000;
  return tax > 0 ? tax : 0;
}

/** Flat rate on P less the rebate T; thousandths of a sen. */
export function flatTax(flat: FlatSchemes, scheme: Exclude<MtdScheme, 'resident'>, p: Sen, category: TaxCategory, reading: TableReading): number {
  const { perMille, rebate } = flat.schemes[scheme];
  const compared = reading === 'strict' ? p : Math.floor(p / 100) * 100;
  const t = rebate && compared <= flat.rebateTo ? (category === 2 ? flat.rebateCategory2 : flat.rebate) : 0;
  const tax = p * perMille - t * 1000;
  return tax > 0 ? tax : 0;
}
