/** The tax worksheet of a payroll as the form shows it, and the month's remuneration of the specification. */
import { fromRinggit, minSen, sen, toRinggit } from '#platform/contract/money.ts';
import { fillWorksheet } from '#modules/statutory/contract/mtd/fill-worksheet.ts';
import type { Worksheet } from '#modules/statutory/contract/mtd/worksheet.schema.ts';
import type { PayrollFigures } from './compute-payroll.ts';
import type { PayrollForm } from '../payroll-form.schema.ts';

/** Sections A to D with amounts, limits and notes in both languages. */
export function payrollWorksheet({ prepared, tax }: PayrollFigures): Worksheet {
  const { worksheetInput: input } = prepared;
  return fillWorksheet({ ...input, remuneration: { ...input.remuneration, mtd: toRinggit(tax) } }).worksheet;
}

/** `remuneration_month_epf` is the part of the month's EPF that still counts under the yearly relief. */
export function currentRemunerationOf({ prepared, tax, mtd }: PayrollFigures, epfLimit: number, epfAccumulated: number): PayrollForm['remuneration_current'] {
  const { remuneration: r, reliefs, mtd: theCase } = prepared;
  const limit = fromRinggit(epfLimit);
  const left = sen(Math.max(0, limit - fromRinggit(epfAccumulated)));
  const epf = mtd?.k1 ?? minSen(theCase.current.epf, left);
  const kt = mtd?.kt ?? minSen(theCase.additional.epf, sen(left - epf));
  const net = r.month - epf;
  const kinds = Object.fromEntries(Object.entries(r.kinds).map(([key, value]) => [key, toRinggit(value)]));
  return {
    remuneration_month: toRinggit(r.month),
    remuneration_month_epf: toRinggit(epf),
    remuneration_month_net: toRinggit(sen(net)),
    remuneration_month_mbb: toRinggit(r.mbb),
    remuneration_month_ntk: toRinggit(r.ntk),
    remuneration_month_total: toRinggit(sen(net + r.mbb + r.ntk)),
    additional: r.additional > 0 ? { ...kinds, total: toRinggit(r.additional), epf: toRinggit(kt), net: toRinggit(sen(r.additional - kt)) } : {},
    deduction_month: toRinggit(reliefs.month),
    rebates: toRinggit(theCase.current.zakat),
    mtd: toRinggit(tax),
  };
}
