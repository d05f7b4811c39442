/**
 * The figures of a payroll beside the monthly one: those of the whole month less those of the payrolls before it.
 * So the runs of a month add up to the payroll that holds everything at once, to the sen: bands, ceilings and the
 * tax on additional remuneration (Income Tax (Deduction from Remuneration) Rules 1994) are those of the month.
 */
import { sen, type Sen } from '#platform/contract/money.ts';
import type { Beside, Computable } from '../payroll-form.schema.ts';
import type { PreparedMtd } from './prepare-mtd.ts';
import type { SharedContributions } from './share-contributions.ts';

const monthOf = (form: Computable, { salary_amount, salary_payload, tax_payload }: Beside, earnings: Computable['earnings']): Computable => ({
  ...form,
  beside: null,
  salary_amount,
  salary_payload,
  tax_payload,
  earnings,
  total_adjustment: 0,
});

/** The month with this run in it, and as it was before. */
export function monthWithAndWithout(form: Computable, beside: Beside): { readonly whole: Computable; readonly before: Computable } {
  const before = monthOf({ ...form, deductions: [...beside.deductions] }, beside, [...beside.earnings]);
  return { before, whole: { ...before, earnings: [...beside.earnings, ...form.earnings], deductions: [...beside.deductions, ...form.deductions] } };
}

const less = (whole: Sen, before: Sen): Sen => sen(whole - before);
function lessEach<K extends string>(whole: Readonly<Record<K, Sen>>, before: Readonly<Partial<Record<K, Sen>>>): Record<K, Sen> {
  return Object.fromEntries(Object.entries<Sen>(whole).map(([key, value]) => [key, less(value, before[key as K] ?? sen(0))])) as Record<K, Sen>;
}

export const contributionsOfRun = (whole: SharedContributions, before: SharedContributions): SharedContributions => ({
  ...whole,
  wages: lessEach(whole.wages, before.wages),
  epfEmployee: less(whole.epfEmployee, before.epfEmployee),
  epfEmployer: less(whole.epfEmployer, before.epfEmployer),
  epfOnNormal: less(whole.epfOnNormal, before.epfOnNormal),
  socsoEmployee: less(whole.socsoEmployee, before.socsoEmployee),
  socsoEmployer: less(whole.socsoEmployer, before.socsoEmployer),
  skbbk: less(whole.skbbk, before.skbbk),
  eisEach: less(whole.eisEach, before.eisEach),
  hrdf: less(whole.hrdf, before.hrdf),
});

/** What of the tax case this run adds to the month: later payrolls of the year count it once. */
export function preparedOfRun(whole: PreparedMtd, before: PreparedMtd): PreparedMtd {
  const [all, then] = [whole.remuneration, before.remuneration];
  const kinds = Object.fromEntries(Object.entries(lessEach(all.kinds, then.kinds)).filter(([, amount]) => amount !== 0));
  const claimed = Object.entries(whole.reliefs.items).map(
    ([key, amount]) => [key, Math.round((amount - (before.reliefs.items[key] ?? 0)) * 100) / 100] as const,
  );
  const [current, additional] = [whole.mtd.current, whole.mtd.additional];
  return {
    ...whole,
    remuneration: {
      month: less(all.month, then.month),
      mbb: less(all.mbb, then.mbb),
      ntk: less(all.ntk, then.ntk),
      kinds,
      additional: less(all.additional, then.additional),
    },
    reliefs: {
      ...whole.reliefs,
      month: less(whole.reliefs.month, before.reliefs.month),
      items: Object.fromEntries(claimed.filter(([, amount]) => amount !== 0)),
    },
    zakat: less(whole.zakat, before.zakat),
    journey: less(whole.journey, before.journey),
    mtd: {
      ...whole.mtd,
      current: {
        remuneration: less(current.remuneration, before.mtd.current.remuneration),
        epf: less(current.epf, before.mtd.current.epf),
        reliefs: less(current.reliefs, before.mtd.current.reliefs),
        zakat: less(current.zakat, before.mtd.current.zakat),
      },
      additional: {
        remuneration: less(additional.remuneration, before.mtd.additional.remuneration),
        epf: less(additional.epf, before.mtd.additional.epf),
      },
    },
  };
}
