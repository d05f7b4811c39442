/** New lines of a payroll: from an item of the catalogue, or with the law's treatment of a type. */
import { deductionDefault, earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { exemptionOf } from '../../../contract/calculation/exempt-earnings.ts';
import type { DeductionLine, EarningLine } from '../../../contract/payroll-line.schema.ts';
import type { PayrollItem } from '../../../contract/item/payroll-item.register.ts';

const OWN = { payroll_item_id: null, name: '', name_ms: null, amount: 0, system: null, reason: null } as const;
const fromItem = ({ id, name, name_ms, type, default_amount }: PayrollItem) => ({
  ...OWN,
  payroll_item_id: id,
  name,
  name_ms,
  type,
  amount: default_amount ?? 0,
});

export function earningType(type: string): EarningLine {
  const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults(type);
  return { ...OWN, type, epf, socso, eis, hrdf, tax, mtd_key, exemption: exemptionOf(type, undefined) };
}

export const deductionType = (type: string): DeductionLine => ({ ...OWN, type, contribution_total_type: deductionDefault(type), source: null });

export function earningOfItem(item: PayrollItem): EarningLine {
  const { epf, socso, eis, hrdf, tax, mtd_key } = item;
  return { ...fromItem(item), epf, socso, eis, hrdf, tax, mtd_key, exemption: exemptionOf(item.type, item.ea_field) };
}

export const deductionOfItem = (item: PayrollItem): DeductionLine => ({
  ...fromItem(item),
  contribution_total_type: item.contribution_total_type ?? deductionDefault(item.type),
  source: null,
});
