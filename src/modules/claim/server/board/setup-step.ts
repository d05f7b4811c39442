/** The step of a new company at which claims begin: rates and limits are proposals until somebody has looked at them. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { SetupStep } from '#modules/company/server/public.ts';

const looked = adhocText<{ done: boolean }>(
  `select exists (select from claim_categories where company_id = $1 and updated_at > created_at) or exists (select from claims where company_id = $1) as done`,
);

export const claimStep: SetupStep = {
  key: 'claims',
  order: 85,
  title: { en: 'Check the claim categories', ms: 'Semak kategori tuntutan' },
  hint: {
    en: 'Done once a category is saved; its rates and limits are proposals.',
    ms: 'Selesai apabila satu kategori disimpan; kadar dan hadnya ialah cadangan.',
  },
  route: '/claim/category',
  switches: ['claim'],
  isDone: async (ctx) => (await looked(ctx.client, [ctx.companyId]))[0]?.done === true,
};
