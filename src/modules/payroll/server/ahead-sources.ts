/** The pay days that come: of the company to who runs its payroll, of the own payslip to an employee. */
import { formatMonth } from '#platform/contract/dates.ts';
import { demand } from '#platform/contract/endpoint.ts';
import type { AheadSource } from '#platform/server/dashboard.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { payDateOf, periodAfter } from '../contract/payroll-period.ts';
import { currentPeriod } from './current-period.ts';

const PAGE = '/payroll/manage';

export const payrollAhead: readonly AheadSource[] = [
  {
    demands: demand(payrollManifest, PAGE),
    async load(ctx, { from, to }) {
      const { period, setting } = await currentPeriod(ctx);
      return [period, periodAfter(period)].flatMap((each) => {
        const date = payDateOf(each, setting.pay_day);
        if (date < from || date > to) return [];
        const path = `${PAGE}?${new URLSearchParams({ start_date: each.start_date, end_date: each.end_date })}`;
        const text = { en: `Pay day of ${formatMonth(each.end_date, 'en')}`, ms: `Hari gaji ${formatMonth(each.end_date, 'ms')}` };
        return [{ date, icon: 'cash-multiple', text, path }];
      });
    },
  },
];
