/**
 * Salaries of the demo's people, a year closed month by month, and a current month in all states. Same day, same
 * rows.
 */
import { eq } from 'drizzle-orm';
import { addMonths, dateInZone, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toRinggit, ZERO } from '#platform/contract/money.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notAfter } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';
import { positionLevels } from '#modules/company/server/public.ts';
import { findBanks } from '#modules/reference/server/public.ts';
import { deductMtd, type MtdCase } from '#modules/statutory/contract/mtd/deduct-mtd.ts';
import { RULE_SETS } from '#modules/statutory/contract/rule-set.params.ts';
import { RECOMMENDED_READINGS } from '#modules/statutory/contract/unsettled.params.ts';
import { DEFAULT_SETTING, type OwnSetting } from '../../contract/setting/payroll-setting.schema.ts';
import { payDateOf, periodOf, type PayPeriod } from '../../contract/payroll-period.ts';
import { confirmMany, payMany } from '../state/write-moves.ts';
import { findItems } from '../item/payroll-item.store.ts';
import { putSetting } from '../setting/payroll-setting.store.ts';
import { processPayrolls } from '../process/process-payrolls.ts';
import { employeePayrolls } from '../salary/salary.tables.ts';
import { payrollYearOpenings } from '../opening/opening.tables.ts';
import { seedDeliveries } from './seed-deliveries.ts';
import { demoEntry } from './demo-hours.ts';
import { seedRuns } from './seed-runs.ts';

import { demoSalaries, type DemoPayrollKey, type PaidEmployee } from './demo-salaries.ts';

export interface DemoPayer {
  readonly company_id: number;
  /** Who processes and pays. */
  readonly officer: { readonly userId: number; readonly name: string };
  readonly people: readonly PaidEmployee[];
}

const PAST_MONTHS = 12;
const BONUS_MONTHS_AGO = 3;
/** Payslips of these months went out by e-mail. */
const MAILED_MONTHS_AGO = [1, 2];
const BANKS = ['Maybank', 'CIMB', 'Public Bank', 'RHB', 'Bank Islam'];

const SETTINGS: Readonly<Record<DemoPayrollKey, Partial<OwnSetting>>> = {
  c1: { pay_day: 28 },
  c2: { pay_day: 28, calculation_type: 'Basic' },
  c3: { pay_day: 28, period_start_day: 26 },
};

/** The officer at work, at a moment of the demo. */
export const demoContext = (tx: Transaction, { company_id, officer }: DemoPayer, now: Date): Ctx =>
  seedContext(tx, { ...officer, companyId: company_id }, fixedClock(now.toISOString()));

async function rangesOf(ctx: Ctx): Promise<Map<string, readonly [number, number]>> {
  const levels = await ctx.db.select().from(positionLevels).where(eq(positionLevels.company_id, ctx.companyId));
  return new Map(levels.map(({ name, min_salary, max_salary }) => [name, [Number(min_salary ?? 1700), Number(max_salary ?? 2500)]]));
}

/** @returns the basic of each person by id. */
async function seedSalaries(ctx: Ctx, key: DemoPayrollKey, people: readonly PaidEmployee[], today: CalendarDate): Promise<Map<number, number>> {
  const ranges = await rangesOf(ctx);
  const found = await findBanks(ctx);
  const banks = BANKS.flatMap((name) => found.find((bank) => bank.name === name)?.id ?? []);
  const items = new Map([...(await findItems(ctx)).values()].map(({ id, name }) => [name, id]));
  let outlets = 0;
  const rows = people.flatMap((person, index) => {
    const versions = demoSalaries(person, { company: key, index, range: ranges.get(person.level ?? '') ?? [1700, 2500], banks, items, today }, outlets);
    if (person.position === 'Outlet Manager') outlets += 1;
    return versions.map((version) => ({ ...version, company_id: ctx.companyId, employee_id: person.id, created_by: ctx.actor.userId }));
  });
  await ctx.db.insert(employeePayrolls).values(rows);
  return new Map(rows.map(({ employee_id, basic }) => [employee_id, toRinggit(basic)]));
}

/** What a single person's equal months were taxed: without it the rest of the year would have to catch up. */
function monthlyTax(basic: number, year: number): number {
  const month = {
    month: `${year}-01`,
    category: 1,
    scheme: 'resident',
    accumulated: { remuneration: ZERO, epf: ZERO, reliefs: ZERO, zakat: ZERO, mtd: ZERO },
    current: { remuneration: fromRinggit(basic), epf: fromRinggit(Math.ceil(basic * 0.11)), reliefs: ZERO, zakat: ZERO },
    additional: { remuneration: ZERO, epf: ZERO },
    relief: { selfDisabled: ZERO, spouseDisabled: ZERO, children: ZERO },
  } as const satisfies MtdCase;
  return toRinggit(deductMtd(month, RULE_SETS.law, RECOMMENDED_READINGS).payable);
}

/** The months of the first year before the demo's own payrolls. */
async function seedOpenings(ctx: Ctx, people: readonly PaidEmployee[], basics: ReadonlyMap<number, number>, first: CalendarDate): Promise<void> {
  const months = Number(first.slice(5, 7)) - 1;
  const year = yearOf(first);
  const rows = people
    .filter(({ trait, record }) => trait === null && record.company_joined_at < `${year}-01-01`)
    .flatMap(({ id }) => {
      const gross = (basics.get(id) ?? 0) * months;
      if (gross < 1000) return [];
      return [
        {
          company_id: ctx.companyId,
          employee_id: id,
          year,
          remuneration: fromRinggit(gross),
          epf: fromRinggit(Math.ceil(gross * 0.11)),
          mtd: fromRinggit(monthlyTax(basics.get(id) ?? 0, year) * months),
          socso: fromRinggit(months * 19.75),
          eis: fromRinggit(months * 7.9),
          source: 'Earlier system',
        },
      ];
    });
  if (rows.length > 0) await ctx.db.insert(payrollYearOpenings).values(rows);
}

interface MonthPlan {
  readonly period: PayPeriod;
  readonly monthsAgo: number;
  readonly payDate: CalendarDate;
}

/** Processes everybody of a month; then confirms and pays whom the plan says. */
async function seedMonth(
  ctx: Ctx,
  people: readonly PaidEmployee[],
  basics: ReadonlyMap<number, number>,
  { period, monthsAgo, payDate }: MonthPlan,
): Promise<void> {
  const indexOf = new Map(people.map(({ id }, index) => [id, index]));
  /** 0 to 11: of the current month 4 in 12 are unprocessed, 3 In Process, 3 Confirmed, 2 Paid. */
  const share = (id: number) => ((indexOf.get(id) ?? 0) * 5) % 12;
  const due = people.filter(({ id }) => monthsAgo > 0 || share(id) >= 4);
  const { written } = await processPayrolls(ctx, {
    employeeIds: due.map(({ id }) => id),
    period,
    payDate,
    entered: (id) => {
      const index = indexOf.get(id) ?? 0;
      const person = people[index];
      return person && demoEntry(person, index, period, basics.get(id) ?? 0, monthsAgo === BONUS_MONTHS_AGO);
    },
  });
  const records = [...written.values()].map(({ id, employee_id }) => ({ id, employee_id, end_date: period.end_date }));
  // Before the pay day of the current month some are confirmed and paid already: today.
  const at = notAfter(`${payDate}T02:00:00Z`, ctx.clock.now());
  const paidOn = dateInZone(at);
  const confirmed = new Set(
    await confirmMany(
      ctx,
      records.filter(({ employee_id }) => monthsAgo > 0 || share(employee_id) >= 7),
      at,
    ),
  );
  const isPaid = (employeeId: number) => (monthsAgo === 0 ? share(employeeId) >= 10 : monthsAgo > 1 || share(employeeId) !== 3);
  const paid = records.filter(({ id, employee_id }) => confirmed.has(id) && isPaid(employee_id)).map(({ id }) => id);
  await payMany(ctx, paid, { payment_date: paidOn, reference: `GIRO ${paidOn.slice(0, 7)}`, at });
  if (monthsAgo > 0) return;
  const waiting = people.filter((person) => share(person.id) < 7 && person.trait === null && person.record.inactive_at === null);
  const leaving = people.filter(({ id, record }) => share(id) < 4 && record.inactive_at !== null);
  await seedRuns(
    ctx,
    people,
    [...waiting, ...leaving].map(({ id }) => id),
    { period, payDate },
  );
}

/** Runs as the portal, once companies and employees stand. */
export async function seedPayroll(tx: Transaction, payers: Readonly<Record<DemoPayrollKey, DemoPayer>>, now: Date): Promise<void> {
  const today = dateInZone(now);
  for (const key of Object.keys(payers) as DemoPayrollKey[]) {
    const payer = payers[key];
    const ctx = demoContext(tx, payer, now);
    const { updated_at: _never, ...setting } = { ...DEFAULT_SETTING, ...SETTINGS[key] };
    await putSetting(ctx, setting);
    const basics = await seedSalaries(ctx, key, payer.people, today);
    const months = Array.from({ length: PAST_MONTHS + 1 }, (_, i) => PAST_MONTHS - i).map((monthsAgo): MonthPlan => {
      const period = periodOf(addMonths(today, -monthsAgo), setting.period_start_day);
      return { period, monthsAgo, payDate: payDateOf(period, setting.pay_day) };
    });
    const [first] = months;
    if (first) await seedOpenings(ctx, payer.people, basics, first.payDate);
    for (const month of months) {
      await seedMonth(ctx, payer.people, basics, month);
      if (MAILED_MONTHS_AGO.includes(month.monthsAgo)) await seedDeliveries(ctx, { end: month.period.end_date, sentOn: month.payDate });
    }
  }
}
