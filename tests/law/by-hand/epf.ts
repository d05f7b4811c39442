/** EPF Act 1991, Third Schedule in force from the wages of October 2025, by band arithmetic. */
import { rm, up } from './sen.ts';

export interface EpfMember {
  /** Completed years at the first day of the month. */
  readonly age: number;
  readonly citizenship: 'citizen' | 'permanent' | 'foreign';
  /** Percent of the employee above the 11 of Part A (form KWSP 17A). */
  readonly chosen?: number;
}

interface Shares {
  readonly employee: bigint;
  readonly employer: bigint;
}

const RINGGIT = 100n;
/** Rates in thousandths: [employee, employer to 5,000, employer above]. */
const PARTS = { A: [110n, 130n, 120n], C: [55n, 65n, 60n], E: [0n, 40n, 40n], F: [20n, 20n, 20n] } as const;

function partOf(member: EpfMember): keyof typeof PARTS {
  if (member.citizenship === 'foreign') return 'F';
  if (member.age < 60) return 'A';
  return member.citizenship === 'permanent' ? 'C' : 'E';
}

const wholeRinggit = (thousandths: bigint) => up(thousandths, 1000n * RINGGIT) * RINGGIT;

/** Shares of a month: `wages` without the bonus, `bonus` beside. The compulsory employee share stands apart of the chosen one. */
export function epf(member: EpfMember, wages: bigint, bonus = 0n): Shares & { readonly compulsory: bigint } {
  const all = wages + bonus;
  const part = partOf(member);
  const [employeeRate, lowRate, highRate] = PARTS[part];
  if (member.age >= 75 || all === 0n || (part !== 'F' && all <= rm('10'))) return { employee: 0n, employer: 0n, compulsory: 0n };

  const over = all > rm('5000');
  const employerRate = over ? highRate : lowRate;
  let shares: Shares;
  if (part === 'F' || all > rm('20000')) {
    const employee = wholeRinggit(employeeRate * all);
    // The total with its sen goes to the next ringgit; what the employee does not pay of it the employer does.
    shares = { employee, employer: wholeRinggit((employeeRate + employerRate) * all) - employee };
  } else {
    const step = over ? rm('100') : rm('20');
    const top = up(all, step) * step;
    const employee = wholeRinggit(employeeRate * top);
    // Note of Parts A and C: a bonus alone that lifts the month above 5,000 leaves the employer's higher rate, on the wages themselves.
    const noted = over && wages <= rm('5000') && (part === 'A' || part === 'C');
    const employer = noted ? wholeRinggit(employee * 1000n + lowRate * all) - employee : wholeRinggit(employerRate * top);
    shares = { employee, employer };
  }
  if (member.chosen === undefined) return { ...shares, compulsory: shares.employee };
  const chosen = wholeRinggit(BigInt(member.chosen) * 10n * all);
  return { employee: chosen, employer: shares.employer, compulsory: shares.employee };
}
