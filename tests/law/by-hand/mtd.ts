/** Monthly tax deduction of 2026, LHDN's computerised specification (part D and E), in sen. */
import { down, least, most, rm, up } from './sen.ts';

export interface Taxed {
  readonly category: 1 | 2 | 3;
  readonly scheme: 'resident' | 'non-resident' | 'returning-expert';
  readonly disabled?: boolean;
  readonly spouseDisabled?: boolean;
  /** Halves of a child unit: one child under 18 wholly claimed is 2. */
  readonly childHalves?: number;
}

/** What stands before the month: Y, K, X, Z. */
export interface Before {
  readonly gross: bigint;
  readonly epf: bigint;
  readonly paid: bigint;
  readonly zakat: bigint;
}

export interface MonthTax {
  readonly month: number;
  readonly normal: bigint;
  readonly epf: bigint;
  readonly additional: bigint;
  readonly epfOfAdditional: bigint;
  readonly zakat: bigint;
}

const CAP = rm('4000');
/** Upper limit of the row in ringgit, M, R in percent, B of category 1 and 3, B of category 2. */
const TABLE: [number, number, number, number, number][] = [
  [5_000, 0, 0, 0, 0],
  [20_000, 5_000, 1, -400, -800],
  [35_000, 20_000, 3, -250, -650],
  [50_000, 35_000, 6, 600, 600],
  [70_000, 50_000, 11, 1_500, 1_500],
  [100_000, 70_000, 19, 3_700, 3_700],
  [400_000, 100_000, 25, 9_400, 9_400],
  [600_000, 400_000, 26, 84_400, 84_400],
  [2_000_000, 600_000, 28, 136_400, 136_400],
  [Number.MAX_SAFE_INTEGER, 2_000_000, 30, 528_400, 528_400],
];

/** Tax of a year on P, in hundredths of a sen. The printed limits are compared with the whole ringgit of P. */
function yearTax(who: Taxed, p: bigint): bigint {
  if (who.scheme === 'returning-expert') {
    const rebate = p / 100n <= 35_000n ? (who.category === 2 ? rm('800') : rm('400')) : 0n;
    return p * 15n - rebate * 100n;
  }
  const row = TABLE.find(([limit]) => p / 100n <= BigInt(limit));
  if (!row) throw new Error('The table has no end');
  const [, m, percent, b, bSpouse] = row;
  return (p - BigInt(m) * 100n) * BigInt(percent) + BigInt(who.category === 2 ? bSpouse : b) * 10_000n;
}

export const childRelief = (who: Taxed): bigint => (who.category === 1 ? 0n : BigInt(who.childHalves ?? 0) * rm('1000'));

function reliefs(who: Taxed): bigint {
  return (
    rm('9000') +
    (who.category === 2 ? rm('4000') : 0n) +
    (who.disabled ? rm('7000') : 0n) +
    (who.category === 2 && who.spouseDisabled ? rm('6000') : 0n) +
    childRelief(who)
  );
}

/** P, with or without the additional pay of the month. */
function chargeable(who: Taxed, before: Before, now: MonthTax, withAdditional: boolean): bigint {
  const n = BigInt(12 - now.month);
  const k = least(before.epf, CAP);
  const k1 = least(now.epf, CAP - k);
  const kt = withAdditional ? least(now.epfOfAdditional, CAP - k - k1) : 0n;
  const k2 = n === 0n ? 0n : least(down(CAP - k - k1 - kt, n), k1);
  const yt = withAdditional ? now.additional : 0n;
  return most(0n, before.gross - k + now.normal - k1 + (now.normal - k2) * n + yt - kt - reliefs(who));
}

const fiveSenUp = (sen: bigint): bigint => up(sen, 5n) * 5n;
const fromTenRinggit = (sen: bigint): bigint => (sen < rm('10') ? 0n : sen);

/** What is deducted in the month, zakat already taken off. */
export function monthlyTax(who: Taxed, before: Before, now: MonthTax): bigint {
  if (who.scheme === 'non-resident') return fiveSenUp(down((now.normal + now.additional) * 30n, 100n));
  const left = BigInt(13 - now.month);
  const settled = before.zakat + before.paid;
  const normal = down(yearTax(who, chargeable(who, before, now, false)) - settled * 100n, left * 100n);
  const c = fromTenRinggit(most(0n, normal));
  if (now.additional === 0n) return fiveSenUp(most(0n, c - now.zakat));

  const yearTotal = before.paid + c * left;
  const onAll = down(yearTax(who, chargeable(who, before, now, true)), 100n);
  const additional = fromTenRinggit(onAll - (yearTotal + before.zakat));
  return fiveSenUp(most(0n, c - now.zakat + additional));
}
