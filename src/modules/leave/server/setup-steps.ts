/** The steps of a new company at which leave begins. What was done once stays done: a new year opens no set-up again. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SetupStep } from '#modules/company/server/public.ts';

const has = (table: 'holidays' | 'leave_entitlements') => {
  const asked = preparedText<{ done: boolean }>(`leave.has-${table}`, `select exists (select from ${table} where company_id = $1) as done`);
  return async (ctx: Ctx) => (await asked(ctx.client, [ctx.companyId]))[0]?.done === true;
};

export const leaveSteps: readonly SetupStep[] = [
  {
    key: 'holidays',
    order: 42,
    title: { en: 'Add public holidays', ms: 'Tambah cuti umum' },
    hint: { en: 'Done once the holidays of your state are in the list.', ms: 'Selesai apabila cuti umum negeri anda ada dalam senarai.' },
    route: '/leave/holiday?import=1',
    after: 'organisation',
    switches: ['leave'],
    isDone: has('holidays'),
  },
  {
    key: 'leave',
    order: 80,
    title: { en: 'Grant leave for the year', ms: 'Beri kelayakan cuti tahun ini' },
    hint: { en: 'Done once an employee has days to take.', ms: 'Selesai apabila pekerja mempunyai hari cuti.' },
    route: '/leave/entitlement?grant=1',
    after: 'employees',
    switches: ['leave'],
    isDone: has('leave_entitlements'),
  },
];
