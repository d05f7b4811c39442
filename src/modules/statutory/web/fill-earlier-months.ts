/** The months of the year before the pay date as if they had been like it: what "earlier this year" then holds. */
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import { calculateMtd } from '../contract/mtd/calculate-mtd.ts';
import type { MtdInput } from '../contract/statutory.schema.ts';

type Earlier = Record<keyof MtdInput['accumulated'], number>;

const plus = (a: number, b: number | undefined) => toRinggit(sen(fromRinggit(a) + fromRinggit(b ?? 0)));

/**
 * January to the month before `input.date`, each with the normal pay, EPF, reliefs and zakat of this month; the MTD of
 * each is worked out from the ones before it.
 * @throws StatutoryError where the law has no table for the year
 */
export function earlierMonths(input: MtdInput): Earlier {
  const { current } = input;
  const year = input.date.slice(0, 4);
  let earlier: Earlier = { remuneration: 0, epf: 0, reliefs: 0, zakat: 0, mtd: 0 };
  for (let month = 1; month < Number(input.date.slice(5, 7)); month += 1) {
    const date = `${year}-${String(month).padStart(2, '0')}-28`;
    const { payable } = calculateMtd({ ...input, date, accumulated: earlier, additional: {} }, { trace: false });
    earlier = {
      remuneration: plus(earlier.remuneration, current.remuneration),
      epf: plus(earlier.epf, current.epf),
      reliefs: plus(earlier.reliefs, current.reliefs),
      zakat: plus(earlier.zakat, current.zakat),
      mtd: plus(earlier.mtd, payable),
    };
  }
  return earlier;
}
