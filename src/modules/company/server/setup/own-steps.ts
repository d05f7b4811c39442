/** What an owner does first: the company itself. The steps of other modules stand between and behind these. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { schemesWithoutNumber } from '../../contract/contribution.policy.ts';
import { findDefaultBank } from '../bank/company-bank.store.ts';
import { presentContribution } from '../contribution/contribution.presenter.ts';
import { findContribution } from '../contribution/contribution.store.ts';
import type { SetupStep } from './setup-steps.ts';

/** @param condition of SQL about the company `c` */
function applies(condition: string): (ctx: Ctx) => Promise<boolean> {
  const asked = adhocText<{ done: boolean }>(`select ${condition} as done from companies c where c.id = $1`);
  return async (ctx) => (await asked(ctx.client, [ctx.companyId]))[0]?.done === true;
}
const some = (table: string) => `exists (select from ${table} u where u.company_id = c.id and u.deleted_at is null)`;

export const ownSteps: readonly SetupStep[] = [
  {
    key: 'profile',
    order: 10,
    title: { en: 'Complete the profile', ms: 'Lengkapkan profil' },
    hint: {
      en: 'Done once the address and registration number are entered; they appear on every payslip.',
      ms: 'Selesai apabila alamat dan nombor pendaftaran diisi; kedua-duanya tertera pada setiap slip gaji.',
    },
    route: '/admin/company?edit=1',
    isDone: applies('c.address_1 is not null and c.registration_no is not null'),
  },
  {
    key: 'organisation',
    order: 20,
    title: { en: 'Set up the organisation', ms: 'Sediakan organisasi' },
    hint: { en: 'Done with the first branch, division or department.', ms: 'Selesai dengan cawangan, bahagian atau jabatan pertama.' },
    route: '/admin/company/organizational',
    isDone: applies(`${some('branches')} or ${some('divisions')} or ${some('departments')}`),
  },
  {
    key: 'positions',
    order: 75,
    title: { en: 'Add positions', ms: 'Tambah jawatan' },
    hint: { en: 'Done with the first position; every employee has one.', ms: 'Selesai dengan jawatan pertama; setiap pekerja mempunyai jawatan.' },
    route: '/admin/company/organizational?tab=position',
    isDone: applies(some('positions')),
  },
  {
    key: 'contribution',
    order: 50,
    title: { en: 'Enter EPF, SOCSO and tax numbers', ms: 'Masukkan nombor KWSP, PERKESO dan cukai' },
    hint: { en: 'Done once all of them are entered; statutory files need them.', ms: 'Selesai apabila semuanya diisi; fail berkanun memerlukannya.' },
    route: '/admin/company/contribution?edit=1',
    isDone: async (ctx) => schemesWithoutNumber(presentContribution(await findContribution(ctx, ctx.companyId))).length === 0,
  },
  {
    key: 'bank',
    order: 60,
    title: { en: 'Add the bank account for salaries', ms: 'Tambah akaun bank untuk gaji' },
    hint: {
      en: 'Done once an account is the one for salaries; the bank file is made for it.',
      ms: 'Selesai apabila satu akaun ditetapkan untuk gaji; fail bank dijana baginya.',
    },
    route: '/admin/company/bank?new=1',
    isDone: async (ctx) => (await findDefaultBank(ctx, 'salary')) !== null,
  },
];
