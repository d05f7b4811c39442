/** The pay of a person at a glance: what is agreed, and what was paid last. */
import { formatDate, formatPeriod } from '#platform/contract/dates.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import { formatPrice, toRinggit, type Sen } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import type { PersonFactSource } from '#modules/employee/server/public.ts';
import { payrollManifest } from '../../contract/payroll.manifest.ts';
import type { PayType } from '../../contract/salary/salary.schema.ts';
import { listPayslips } from './payslip.store.ts';
import { salariesOf } from '../salary/salary.store.ts';

const ringgit = (amount: Sen): Text => {
  const wording = `RM ${formatPrice(toRinggit(amount))}`;
  return { en: wording, ms: wording };
};

const PER: Readonly<Record<PayType, Text>> = {
  Monthly: { en: 'a month', ms: 'sebulan' },
  Daily: { en: 'a day', ms: 'sehari' },
  Hourly: { en: 'an hour', ms: 'sejam' },
};

export const basicPay: PersonFactSource = {
  requires: requirePage(employeeManifest, '/admin/employee/view/employment'),
  order: 10,
  async load(ctx, id) {
    const today = todayIn(ctx.clock, ctx.actor.timeZone);
    const versions = await salariesOf(ctx, id);
    // Whoever has not begun yet has none that holds: theirs is the first.
    const salary = versions.find(({ effective_from }) => effective_from <= today) ?? versions.at(-1);
    if (!salary) return null;
    const { en, ms } = PER[salary.pay_type];
    const since = formatDate(salary.effective_from);
    return {
      name: { en: 'Basic pay', ms: 'Gaji pokok' },
      value: ringgit(salary.basic),
      note: { en: `${en}, from ${since}`, ms: `${ms}, mulai ${since}` },
      path: `/admin/employee/view/employment?id=${id}`,
    };
  },
};

export const lastPayslip: PersonFactSource = {
  requires: requirePage(payrollManifest, '/payroll/document'),
  order: 20,
  async load(ctx, id) {
    const { rows } = await listPayslips(ctx, id, { page: 1, per_page: 1, sort: 'desc', sort_by: 'start_date' });
    const [last] = rows;
    if (!last) return null;
    const period = (locale: 'en' | 'ms') => formatPeriod(last.start_date, last.end_date, locale);
    return {
      name: { en: 'Last net pay', ms: 'Gaji bersih terakhir' },
      value: ringgit(last.total_net_pay),
      note: { en: period('en'), ms: period('ms') },
      path: `/payroll/document?open=${last.id}`,
    };
  },
};
