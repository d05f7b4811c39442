/** What an owner does first: the company itself. The steps of other modules stand between and behind these. */
import { keptText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { schemesWithoutNumber } from '../../contract/contribution.policy.ts';
import { findDefaultBank } from '../bank/company-bank.store.ts';
import { presentContribution } from '../contribution/contribution.presenter.ts';
import { findContribution } from '../contribution/contribution.store.ts';
import type { SetupStep } from './setup-steps.ts';

/** @param step its key @param condition of SQL about the company `c` */
function holds(step: string, condition: string): (ctx: Ctx) => Promise<boolean> {
  const asked = keptText<{ done: boolean }>(`company.step-${step}`, `select ${condition} as done from companies c where c.id = $1`);
  return async (ctx) => (await asked(ctx.client, [ctx.companyId]))[0]?.done === true;
}
const some = (table: string) => `exists (select from ${table} u where u.company_id = c.id and u.deleted_at is null)`;

export const ownSteps: readonly SetupStep[] = [
  {
    key: 'profile',
    order: 10,
    title: { en: 'Complete the profile', ms: 'Lengkapkan profil' },
    hint: { en: 'The address and registration number appear on every payslip.', ms: 'Alamat dan nombor pendaftaran tertera pada setiap slip gaji.' },
    route: '/admin/company?edit=1',
    isDone: holds('profile', 'c.address_1 is not null and c.registration_no is not null'),
  },
  {
    key: 'organisation',
    order: 20,
    title: { en: 'Set up the organisation', ms: 'Sediakan organisasi' },
    hint: { en: 'One branch, division or department is enough to begin.', ms: 'Satu cawangan, bahagian atau jabatan sudah memadai untuk bermula.' },
    route: '/admin/company/organizational',
    isDone: holds('organisation', `${some('branches')} or ${some('divisions')} or ${some('departments')}`),
  },
  {
    key: 'positions',
    order: 30,
    title: { en: 'Add positions', ms: 'Tambah jawatan' },
    hint: { en: 'Every employee has a position.', ms: 'Setiap pekerja mempunyai jawatan.' },
    route: '/admin/company/organizational?tab=position',
    isDone: holds('positions', some('positions')),
  },
  {
    key: 'contribution',
    order: 50,
    title: { en: 'Enter EPF, SOCSO and tax numbers', ms: 'Masukkan nombor KWSP, PERKESO dan cukai' },
    hint: { en: 'Statutory files need them.', ms: 'Fail berkanun memerlukannya.' },
    route: '/admin/company/contribution',
    isDone: async (ctx) => schemesWithoutNumber(presentContribution(await findContribution(ctx, ctx.companyId))).length === 0,
  },
  {
    key: 'bank',
    order: 60,
    title: { en: 'Add the bank account for salaries', ms: 'Tambah akaun bank untuk gaji' },
    hint: { en: 'The bank payment file is made for this account.', ms: 'Fail bayaran bank dijana bagi akaun ini.' },
    route: '/admin/company/bank',
    isDone: async (ctx) => (await findDefaultBank(ctx, 'salary')) !== null,
  },
];
