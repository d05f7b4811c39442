/** Boxes of form C.P.8A of a year that this employer paid. */
import type { Person } from '../facts.ts';
import { childRelief } from './mtd.ts';
import { total } from './sen.ts';
import { taxedAs, type MonthByHand, type Parts } from './year.ts';

export function eaByHand(person: Person, months: readonly MonthByHand[]) {
  const part = (name: keyof Parts) => total(months.map((month) => month.parts[name]));
  const B1a = part('salary');
  const B1b = part('fees');
  const B1c = part('allowances');
  const B1f = part('gratuity');
  const B3 = part('benefits');
  const B6 = part('compensation');
  return {
    B1a,
    B1b,
    B1c,
    B1f,
    B2: 0n,
    B3,
    B6,
    total: B1a + B1b + B1c + B1f + B3 + B6,
    D1: total(months.map((month) => month.mtd)),
    D2: part('cp38'),
    D3: part('zakat'),
    D6: childRelief(taxedAs(person)),
    E1: part('epfCompulsory'),
    // Act 4 with its SKBBK; the insurance of Act 800 has no box.
    E2: total(months.map((month) => month.socsoEmployee + month.skbbk)),
    F: part('exempt'),
  };
}
