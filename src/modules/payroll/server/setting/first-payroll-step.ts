/** The step of a new company at which everything before it pays off. */
import { preparedText } from '#platform/server/db/prepared.ts';
import { once } from '#platform/server/db/once.ts';
import type { SetupStep } from '#modules/company/server/public.ts';

const confirmed = preparedText<{ done: boolean }>(
  'payroll.first-confirmed',
  `select exists (select from payrolls where company_id = $1 and status in ('Confirmed', 'Waiting for Payment', 'Paid')) as done`,
);

export const firstPayrollStep: SetupStep = {
  key: 'payroll',
  order: 70,
  title: { en: 'Run the first payroll', ms: 'Proses gaji pertama' },
  hint: {
    en: 'Done once a payroll is confirmed: process the month, check it, confirm it.',
    ms: 'Selesai apabila gaji disahkan: proses bulan itu, semak, sahkan.',
  },
  route: '/payroll/manage',
  after: 'employees',
  switches: ['payroll'],
  async isDone(ctx) {
    const [row] = await once(ctx, 'payroll.first-confirmed', () => confirmed(ctx.client, [ctx.companyId]));
    return row?.done === true;
  },
};
