/** The pay days that come: of the company to who runs its payroll, of the own payslip to an employee. */
import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import type { UpcomingSource } from '#platform/server/dashboard.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { ownEmployeeId } from '#modules/employee/server/public.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { payDateOf, periodAfter } from '../contract/payroll-period.ts';
import { currentPeriod } from './current-period.ts';

const PAGE = '/payroll/manage';

interface OwnPay {
  readonly id: number;
  readonly end_date: CalendarDate;
  readonly pay_date: CalendarDate;
}

/** Payslips that stand and are not paid yet; several of one period and day are one, the first made. */
const ownPay = preparedText<OwnPay>(
  'payroll.own-pay-ahead',
  `select distinct on (p.pay_date, p.end_date) p.id::int as id, p.end_date::text as end_date, p.pay_date::text as pay_date from payrolls p
   where p.company_id = $1 and p.employee_id = $2 and p.deleted_at is null and p.status in ('Confirmed', 'Waiting for Payment')
     and p.pay_date between $3 and $4
   order by p.pay_date, p.end_date, p.id limit 5`,
);

export const payrollUpcoming: readonly UpcomingSource[] = [
  {
    requires: requirePage(payrollManifest, PAGE),
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
  {
    requires: SELF,
    async load(ctx, { from, to }) {
      const rows = await ownPay(ctx.client, [ctx.companyId, ownEmployeeId(ctx), from, to]);
      return rows.map(({ id, end_date, pay_date }) => {
        const text = { en: `Your pay day of ${formatMonth(end_date, 'en')}`, ms: `Hari gaji anda ${formatMonth(end_date, 'ms')}` };
        return { date: pay_date, icon: 'cash-multiple', text, path: `/payroll?open=${id}` };
      });
    },
  },
];
