/** What the demo's people earn: by the range of their level, with the cases that a payroll must show. */
import { addDays, addMonths, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, maxSen, sen, toRinggit, ZERO } from '#platform/contract/money.ts';
import type { NewSalary } from '../salary/salary.tables.ts';

export type DemoPayrollKey = 'c1' | 'c2' | 'c3';

/** What the seed must know of a person; the employees' seed hands in more. */
export interface PaidEmployee {
  readonly id: number;
  readonly position: string;
  readonly level: string | null;
  readonly trait: string | null;
  readonly record: {
    readonly company_joined_at: string;
    /** The last day of the employment. */
    readonly inactive_at: string | null;
    readonly employee_type: 'Local' | 'Foreign';
    readonly race: string | null;
    readonly religion: string | null;
  };
}

export interface SalaryFacts {
  readonly company: DemoPayrollKey;
  /** Place among the people of the company, from 0. */
  readonly index: number;
  /** Lowest and highest pay of the level, in ringgit. */
  readonly range: readonly [number, number];
  readonly banks: readonly number[];
  /** Ids of items by name. */
  readonly items: ReadonlyMap<string, number>;
  readonly today: CalendarDate;
}

type Version = Omit<NewSalary, 'company_id' | 'employee_id'>;

/** Pay that the range alone would not give: above 20,000; exactly 5,000 and one sen more. */
function basicOf(person: PaidEmployee, { company, index, range: [low, high] }: SalaryFacts, outlets: number): number {
  if (person.trait === 'director') return 21_250;
  if (person.position === 'Outlet Manager' && outlets === 0) return 5000;
  if (person.position === 'Outlet Manager' && outlets === 1) return 5000.01;
  if (person.trait === 'intern') return 1700;
  const step = ((index * 37 + company.charCodeAt(1)) % 11) / 10;
  return Math.round((low + (high - low) * Math.min(step, 1)) / 50) * 50;
}

/** Guards are paid by time, site workers and part-timers by the hour, the office by the month. */
function payOf(person: PaidEmployee, facts: SalaryFacts, basic: number): Partial<Version> {
  if (facts.company === 'c2' && /^(Security Guard|Guard Supervisor)$/.test(person.position))
    return { basic: fromRinggit(basic), calculation_type: 'Time-Based' };
  if (person.trait === 'daily' || person.trait === 'part-time') {
    const rate = fromRinggit(9 + (facts.index % 7) / 2);
    return { basic: rate, pay_type: 'Hourly', hourly_rate: rate, calculation_type: person.trait === 'daily' ? 'Fix Amount' : 'Basic' };
  }
  return { basic: fromRinggit(basic), calculation_type: 'Basic' };
}

/** The salary versions of a person: most have one since they joined, some a rise in the last half year. */
export function demoSalaries(person: PaidEmployee, facts: SalaryFacts, outlets: number): Version[] {
  const { company, index, banks, items, today } = facts;
  const joined = person.record.company_joined_at as CalendarDate;
  const foreign = person.record.employee_type === 'Foreign';
  const pay = payOf(person, facts, basicOf(person, facts, outlets));
  const monthly = pay.pay_type === undefined;
  const allowance = monthly && index % 3 === 0 ? items.get(index % 2 === 0 ? 'Transport Allowance' : 'Housing Allowance') : undefined;
  const loan = index % 14 === 5 ? items.get('Staff Loan') : undefined;
  const start = '2020-01-01' as CalendarDate;
  const noAccount = company === 'c1' && index === 11;
  const version: Version = {
    effective_from: joined,
    basic: ZERO,
    ...pay,
    eis: !foreign,
    hrdf: !foreign,
    contribution_hrdf: !foreign,
    contribution_epf_employee_rate: foreign ? '2' : index % 19 === 7 ? '15' : '11',
    contribution_tax_manual: company === 'c1' && index === 6,
    contribution_tax_monthly_amount: company === 'c1' && index === 6 ? sen(250_00) : ZERO,
    zakat_monthly: person.record.religion === 'Islam' && index % 8 === 3 && monthly ? sen(80_00) : ZERO,
    bank_id: noAccount ? null : (banks[index % banks.length] ?? null),
    bank_account_no: noAccount ? null : `5${company.slice(1)}${String(person.id).padStart(10, '0')}`,
    recurring_items: [
      ...(allowance ? [{ payroll_item_id: allowance, amount: 200 + (index % 4) * 50, start, end: null }] : []),
      ...(loan ? [{ payroll_item_id: loan, amount: 150, start, end: null }] : []),
    ],
  };
  const rise = addMonths(startOfMonth(today), -3);
  if (!monthly || index % 5 !== 2 || joined >= addMonths(rise, -2) || person.trait !== null) return [version];
  const before = fromRinggit(Math.round((toRinggit(version.basic) * 0.95) / 10) * 10);
  return [
    { ...version, basic: maxSen(before, sen(1700_00)), effective_to: addDays(rise, -1) },
    { ...version, effective_from: rise, note: 'Yearly review' },
  ];
}
