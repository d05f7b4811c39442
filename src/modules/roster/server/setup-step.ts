/** The step of a new company at which attendance begins: without a schedule nobody is late, and nobody is absent. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { SetupStep } from '#modules/company/server/public.ts';

const planned = adhocText<{ done: boolean }>(
  'select exists (select from work_schedules where company_id = $1) or exists (select from attendance_schedules where company_id = $1) as done',
);

export const scheduleStep: SetupStep = {
  key: 'attendance',
  order: 90,
  title: { en: 'Set up work schedules', ms: 'Tetapkan jadual kerja' },
  hint: {
    en: 'Done once there is a work schedule; the default holds for everybody.',
    ms: 'Selesai apabila ada jadual kerja; jadual lalai terpakai bagi semua.',
  },
  route: '/attendance/schedule?tab=templates',
  after: 'organisation',
  switches: ['attendance'],
  isDone: async (ctx) => (await planned(ctx.client, [ctx.companyId]))[0]?.done === true,
};
