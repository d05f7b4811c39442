/** What payroll answers to declarations and orders. */
import type { DeclarationPayroll } from '#modules/tax-declaration/server/public.ts';
import { readingsOf } from '../../contract/rules/chosen-readings.ts';
import { presentOpening } from '../opening/manage-openings.ts';
import { findOpening } from '../opening/opening.store.ts';
import { lockEmployees } from '../payroll.store.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';
import { countedIn, deductedOrders, paidYear } from '../stored/declaration.store.ts';
import { recomputeMonth } from './recompute-month.ts';

export const payrollOfDeclarations: DeclarationPayroll = {
  async law(ctx) {
    const setting = await findSetting(ctx);
    return { rule_set: setting.rule_set, readings: readingsOf(setting) };
  },
  hold: (ctx, employeeId) => lockEmployees(ctx, [employeeId]),
  countedIn,
  paidYear,
  async earlierPay(ctx, employee, year) {
    const opening = await findOpening(ctx, employee.id, year, true);
    return opening && presentOpening({ opening, employee });
  },
  deducted: deductedOrders,
  recompute: recomputeMonth,
};
