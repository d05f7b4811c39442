/**
 * Everything that processing reads, for any number of employees in a handful of set-based queries and two
 * round trips. What comes after is pure.
 */
import { yearMonthOf, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { payrollPeople, type PayrollPerson } from '#modules/employee/server/public.ts';
import { leaveTakenIn, unpaidAround, type LeaveTaken } from '#modules/leave/server/public.ts';
import { findBanksById } from '#modules/reference/server/public.ts';
import { mainSitesOf, type NamedWorkSite } from '#modules/work-site/server/public.ts';
import { reliefAmountsAt } from '#modules/statutory/contract/mtd/mtd-reliefs.params.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { statutoryTables } from '#modules/statutory/contract/list-statutory-tables.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import { lawDates } from '../../contract/calculation/cover-employee.ts';
import type { Accumulated } from '../../contract/payroll-form.schema.ts';
import type { AttendanceSnapshot, LateLeave, SiteShare } from '../../contract/payroll-inputs.ts';
import { payDateOf, type PayPeriod } from '../../contract/payroll-period.ts';
import type { Declared } from '#modules/tax-declaration/contract/follow-declared.ts';
import { accumulatedOf } from './accumulate.store.ts';
import { attendanceSnapshotOf } from './attendance-snapshot.ts';
import { lateLeaveIn } from './late-leave.ts';
import { findItems, type ItemRecord } from '../item/payroll-item.store.ts';
import type { OwedAdvance } from '../../contract/off-cycle/recover-advances.ts';
import { owedAdvances } from '../stored/advance.store.ts';
import { runsBeside } from '../stored/beside.store.ts';
import { overtimePaid } from '../stored/overtime.store.ts';
import { overlappingPayrolls } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import type { DueLine } from '../../contract/process/due-lines.ts';
import { dueWithSalary } from '../stored/paid-with-salary.ts';
import type { OrderedDeduction } from '#modules/tax-declaration/contract/relief.schema.ts';
import { declaredIn } from '#modules/tax-declaration/server/public.ts';
import { ordersDue } from '../stored/declaration.store.ts';
import { rulesOf, type CompanyRules } from '../salary/rules-of.ts';
import { wagesBefore, type KnownWages } from './wages-before.store.ts';
import { storedSites } from '../site/payroll-site.store.ts';
import { lastOf, salariesIn } from '../salary/salary.store.ts';
import type { SalaryRecord } from '../salary/salary.tables.ts';

export interface LoadedPeriod extends CompanyRules {
  readonly period: PayPeriod;
  readonly payDate: CalendarDate;
  readonly people: ReadonlyMap<number, PayrollPerson>;
  readonly salaries: ReadonlyMap<number, SalaryRecord>;
  /** All versions that hold in the period, the earliest first; the last is that of `salaries`. */
  readonly salaryVersions: ReadonlyMap<number, readonly SalaryRecord[]>;
  /** Wages of the twelve months before, of those whose service ends in the period. */
  readonly knownWages: ReadonlyMap<number, KnownWages>;
  /** Live monthly payrolls that touch the period, by employee. */
  readonly existing: ReadonlyMap<number, readonly PayrollRecord[]>;
  /** Runs beside them, by employee, the first one first. */
  readonly runs: ReadonlyMap<number, readonly PayrollRecord[]>;
  /** Stored shares of worksites, by payroll. */
  readonly sites: ReadonlyMap<number, readonly SiteShare[]>;
  /** Approved leave of the period, by employee. */
  readonly leave: ReadonlyMap<number, LeaveTaken>;
  /** Unpaid leave of months that were paid before it was approved, by employee. */
  readonly lateLeave: ReadonlyMap<number, readonly LateLeave[]>;
  /** What attendance says of the period, by employee; absent: nothing. */
  readonly attendance: ReadonlyMap<number, AttendanceSnapshot>;
  /** The main work site in the period, by employee; absent: none but the branch. */
  readonly mainSites: ReadonlyMap<number, NamedWorkSite>;
  /** Accepted TP1 declarations of the month in which the period ends, by employee. */
  readonly declared: ReadonlyMap<number, Declared>;
  /** CP38 orders of the month of payment, by employee. */
  readonly cp38: ReadonlyMap<number, readonly OrderedDeduction[]>;
  /** What is paid with the salary and is none, by employee. */
  readonly due: ReadonlyMap<number, readonly DueLine[]>;
  /** Salary advances that are still owed, by employee. */
  readonly advances: ReadonlyMap<number, readonly OwedAdvance[]>;
  readonly accumulated: ReadonlyMap<number, Accumulated>;
  readonly items: ReadonlyMap<number, ItemRecord>;
  readonly bankNames: ReadonlyMap<number, string>;
  /** The law has tables for the period. */
  readonly hasTables: boolean;
  /** EPF relief of the year in ringgit. */
  readonly epfLimit: number;
}

function tablesExist(dates: ReturnType<typeof lawDates>, rules: CompanyRules['rules']): boolean {
  try {
    statutoryTables(dates.contributions, rules.rule_set);
    statutoryTables(dates.tax, rules.rule_set);
    return true;
  } catch (error) {
    if (error instanceof StatutoryError) return false;
    throw error;
  }
}

/** The pay date of a saved payroll stays until somebody enters another. */
function savedPayDate(ids: readonly number[], existing: LoadedPeriod['existing'], period: PayPeriod): CalendarDate | null {
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0) return null;
  const same = existing.get(only)?.find(({ start_date, end_date }) => start_date === period.start_date && end_date === period.end_date);
  return (same?.pay_date as CalendarDate | undefined) ?? null;
}

/** Those whose service ends in the period. */
const leaversOf = (people: ReadonlyMap<number, PayrollPerson>, { end_date }: PayPeriod): number[] =>
  [...people.values()].filter(({ inactive_at }) => inactive_at !== null && inactive_at <= end_date).map(({ id }) => id);

/** The first round trip: the company's rules, its people, and what their payrolls of the period are. */
export async function beginPeriod(ctx: Ctx, ids: readonly number[], period: PayPeriod) {
  const [company, existing, found, versions, runs, items, unpaid, overtime] = await pipeline(
    ctx,
    () => rulesOf(ctx),
    () => overlappingPayrolls(ctx, ids, period),
    () => payrollPeople(ctx, { ids }),
    () => salariesIn(ctx, ids, period.start_date, period.end_date),
    () => runsBeside(ctx, ids, period.start_date),
    () => findItems(ctx),
    () => unpaidAround(ctx, ids, period.start_date, period.end_date),
    () => overtimePaid(ctx, ids, period.start_date, period.end_date),
  );
  const people = new Map(found.map((person) => [person.id, person]));
  const salaryVersions = new Map([...versions].filter(([id]) => people.has(id)));
  return { ...company, ids, period, existing, people, salaryVersions, runs, items, unpaid, overtime };
}
export type BegunPeriod = Awaited<ReturnType<typeof beginPeriod>>;

/** The second: what depends on the payrolls and people that were found. A third one only where leave comes late or tax is ordered (CP38). */
export async function finishPeriod(ctx: Ctx, { ids, unpaid, overtime, ...begun }: BegunPeriod, entered?: CalendarDate): Promise<LoadedPeriod> {
  const { period, existing, people, salaryVersions, rules, setting } = begun;
  const paid = entered ?? savedPayDate(ids, existing, period) ?? payDateOf(period, setting.pay_day);
  const dates = lawDates({ ...period, pay_date: paid }, rules);
  const hasTables = tablesExist(dates, rules);
  const known = [...people.keys()];
  const salaries = lastOf(salaryVersions);
  const epfLimit = hasTables ? toRinggit(reliefAmountsAt(yearMonthOf(dates.tax), RULE_SETS[rules.rule_set]).value.epf) : 0;
  const until = { start: period.start_date, year: yearOf(dates.tax), byPayDate: rules.rule_set === 'law', epfLimit };
  const live = [...existing.values()].flat().map(({ id }) => id);
  const paidElsewhere = overtime.filter(({ payroll_id }) => !live.includes(payroll_id)).map(({ id }) => id);
  const bankIds = [...new Set([...salaries.values()].flatMap(({ bank_id }) => bank_id ?? []))];
  const [leave, attendance, mainSites, knownWages, sites, declared, cp38, due, advances, accumulated, banks] = await pipeline(
    ctx,
    () => leaveTakenIn(ctx, { employeeIds: known, from: period.start_date, to: period.end_date, payrollIds: live }, unpaid),
    () => attendanceSnapshotOf(ctx, [...people.values()], period, setting, paidElsewhere),
    () => mainSitesOf(ctx, known, period.start_date, period.end_date),
    () => wagesBefore(ctx, leaversOf(people, period), period.start_date),
    () => storedSites(ctx, live),
    () => declaredIn(ctx, known, period.end_date.slice(0, 7), live),
    () => ordersDue(ctx, known, paid.slice(0, 7), live),
    () => dueWithSalary(ctx, known, live),
    () => owedAdvances(ctx, known, period.end_date, live),
    () => accumulatedOf(ctx, known, until),
    () => findBanksById(ctx, bankIds),
  );
  return {
    ...begun,
    payDate: paid,
    salaries,
    knownWages,
    sites,
    leave,
    attendance,
    mainSites,
    lateLeave: await lateLeaveIn(ctx, leave, period.start_date),
    declared,
    cp38,
    due,
    advances,
    accumulated,
    bankNames: new Map(banks.map(({ id, name }) => [id, name])),
    hasTables,
    epfLimit,
  };
}

/**
 * @param ids employees; those outside the admin's scope are simply not among `people`.
 * @param entered the pay date that was chosen; without it the saved one, else the pay day of the settings.
 */
export const loadPeriod = async (ctx: Ctx, ids: readonly number[], period: PayPeriod, entered?: CalendarDate): Promise<LoadedPeriod> =>
  finishPeriod(ctx, await beginPeriod(ctx, ids, period), entered);
