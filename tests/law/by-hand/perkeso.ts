/**
 * SOCSO with SKBBK (Act 4, A1788) and EIS (Act 800), out of PERKESO's printed contribution tables (ceiling of RM6,000 from
 * October 2024, SKBBK from June 2026); HRD levy (Act 612).
 */
import { readFileSync } from 'node:fs';
import { nearest, rm } from './sen.ts';

export interface Insured {
  readonly age: number;
  readonly citizenship: 'citizen' | 'permanent' | 'foreign';
  /** First month (1-12) of 2026 of an accepted SKBBK release. */
  readonly released?: number;
}

const rows = (name: string) =>
  readFileSync(new URL(`../tables/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.trim().split(','));

const SOCSO = rows('socso');
const EIS = rows('eis');

/** The row whose upper limit still holds the wage; the last row has none. */
function rowOf(table: string[][], wage: bigint): bigint[] {
  const row = table.find((cells) => wage <= rm(cells[1] || '999999999')) ?? table.at(-1);
  return (row ?? []).slice(2).map((cell) => rm(cell));
}

export function perkeso(person: Insured, month: number, wage: bigint) {
  const nil = { socsoEmployee: 0n, socsoEmployer: 0n, skbbk: 0n, eis: 0n };
  if (wage === 0n) return nil;
  const [first = 0n, both = 0n, injury = 0n, skbbkFirst = 0n, skbbkSecond = 0n] = rowOf(SOCSO, wage);
  const second = person.age >= 60;
  const released = person.citizenship !== 'foreign' && person.released !== undefined && month >= person.released;
  const insuredForWork = person.age >= 18 && person.age < 60 && person.citizenship !== 'foreign';
  return {
    socsoEmployee: second ? 0n : first,
    socsoEmployer: second ? injury : both,
    skbbk: month < 6 || released ? 0n : second ? skbbkSecond : skbbkFirst,
    eis: insuredForWork ? (rowOf(EIS, wage)[0] ?? 0n) : 0n,
  };
}

/** One percent of basic and fixed pay of a citizen, half a sen up. */
export const hrdLevy = (person: Insured, base: bigint): bigint => (person.citizenship === 'citizen' ? nearest(base, 100n) : 0n);
