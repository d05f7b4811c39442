/** What hours on a roster cost, as payroll pays them: at the hourly rate of the salary, overtime at its premium. */
import { isSwitchedOn, mayOpen, switchesOf } from '#platform/contract/access.ts';
import { yearMonthOf } from '#platform/contract/dates.ts';
import { sen, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { HourPrices } from '#modules/roster/server/public.ts';
import { payOfBasic } from '../contract/attendance-pay/ordinary-rate.ts';
import { premiumParts, type PremiumBasis } from '../contract/attendance-pay/pay-premium-lines.ts';
import { NO_TIME } from '../contract/payroll-inputs.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { salariesAt } from './salary/salary.store.ts';
import { findSetting } from './setting/payroll-setting.store.ts';

/** The page that shows salaries. */
const PAGE = '/admin/employee/view/employment';
/** A ten-thousandth of an hour is what pay is counted by. */
const PART = 10_000;
const HOUR = 60;

export const hourPricesOf: HourPrices = async (ctx, employeeIds, from, to) => {
  if (!isSwitchedOn(ctx.actor, switchesOf(payrollManifest)) || !mayOpen(ctx.actor, ctx.services.pages, PAGE)) return null;
  const [setting, salaries] = await pipeline(
    ctx,
    () => findSetting(ctx),
    () => salariesAt(ctx, employeeIds, from, to),
  );
  return ({ employee_id, minutes, overtime_minutes, promised_minutes }) => {
    const salary = salaries.get(employee_id);
    if (!salary) return null;
    const basis: PremiumBasis = {
      type: salary.calculation_type ?? setting.calculation_type,
      pay_type: salary.pay_type,
      basic: toRinggit(salary.basic),
      given_hourly_rate: salary.hourly_rate === null ? null : toRinggit(salary.hourly_rate),
      overtime_rate: salary.overtime_rate === null ? null : toRinggit(salary.overtime_rate),
      multipliers: setting,
    };
    // A monthly salary is owed for the hours of the contract, worked or not.
    const paid = salary.pay_type === 'Monthly' ? Math.max(minutes, promised_minutes) : minutes;
    const normal = payOfBasic(basis, Math.round((paid * PART) / HOUR), setting.hours_per_day);
    const beyond = premiumParts([{ rate: basis, time: { ...NO_TIME, overtime_hours: overtime_minutes / HOUR } }], setting, yearMonthOf(to));
    return sen(beyond.reduce((sum, { amount }) => sum + amount, normal as number));
  };
};
