/**
 * The steps of a new company, in the order in which an owner does them. Company knows its own; modules that have one
 * (people, the first payroll) register it when the server is put together.
 */
import type { Ctx } from '#platform/server/http/context.ts';
import { isSwitchedOn } from '#platform/contract/access.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';
import { schemesWithoutNumber } from '../../contract/contribution.policy.ts';
import type { SetupStepShown } from '../../contract/setup.schema.ts';
import { findDefaultBank } from '../bank/company-bank.store.ts';
import { presentContribution } from '../contribution/contribution.presenter.ts';
import { findContribution } from '../contribution/contribution.store.ts';

export interface SetupStep {
  readonly key: string;
  /** Among all steps, low first; company's own stand at 10 to 60. */
  readonly order: number;
  readonly title: Text;
  readonly hint: Text;
  readonly route: string;
  /** The key of the step that has to be done before. */
  readonly after?: string;
  /** The switches of its module; none: always on. */
  readonly switches?: readonly ModuleKey[];
  isDone(ctx: Ctx): Promise<boolean>;
}

const holds = async (ctx: Ctx, condition: string): Promise<boolean> => {
  const { rows } = await ctx.client.query<{ done: boolean }>(`select ${condition} as done from companies c where c.id = $1`, [ctx.companyId]);
  return rows[0]?.done === true;
};
const some = (table: string) => `exists (select from ${table} u where u.company_id = c.id and u.deleted_at is null)`;

const steps: SetupStep[] = [
  {
    key: 'profile',
    order: 10,
    title: { en: 'Complete the profile', ms: 'Lengkapkan profil' },
    hint: { en: 'Address and registration number stand on every payslip.', ms: 'Alamat dan nombor pendaftaran tertera pada setiap slip gaji.' },
    route: '/admin/company?edit=1',
    isDone: (ctx) => holds(ctx, 'c.address_1 is not null and c.registration_no is not null'),
  },
  {
    key: 'organisation',
    order: 20,
    title: { en: 'Set up the organisation', ms: 'Sediakan organisasi' },
    hint: { en: 'One branch, division or department is enough to begin.', ms: 'Satu cawangan, bahagian atau jabatan sudah memadai untuk bermula.' },
    route: '/admin/company/organizational',
    isDone: (ctx) => holds(ctx, `${some('branches')} or ${some('divisions')} or ${some('departments')}`),
  },
  {
    key: 'positions',
    order: 30,
    title: { en: 'Add positions', ms: 'Tambah jawatan' },
    hint: { en: 'Every employee holds one.', ms: 'Setiap pekerja memegang satu.' },
    route: '/admin/company/organizational?tab=position',
    isDone: (ctx) => holds(ctx, some('positions')),
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
    hint: { en: 'Payment files are written for it.', ms: 'Fail bayaran ditulis untuknya.' },
    route: '/admin/company/bank',
    isDone: async (ctx) => (await findDefaultBank(ctx, 'salary')) !== null,
  },
];

/** Adds the step of another module. A key that is there already is replaced, as when the server is put together twice. */
export function registerSetupStep(step: SetupStep): void {
  const at = steps.findIndex(({ key }) => key === step.key);
  if (at >= 0) steps.splice(at, 1, step);
  else steps.push(step);
}

/** @returns the steps for this company; empty once all are done */
export async function setupSteps(ctx: Ctx): Promise<SetupStepShown[]> {
  const own = steps.filter(({ switches = [] }) => isSwitchedOn(ctx.actor, switches)).sort((a, b) => a.order - b.order);
  const done = new Map<string, boolean>();
  for (const step of own) done.set(step.key, await step.isDone(ctx));
  if ([...done.values()].every(Boolean)) return [];
  const titles = new Map(own.map(({ key, title }) => [key, title]));
  return own.map(({ key, title, hint, route, after }) => ({
    key,
    title,
    hint,
    route,
    done: done.get(key) === true,
    after: after !== undefined && done.get(after) === false ? (titles.get(after) ?? null) : null,
  }));
}

export const showSetup = async (ctx: Ctx) => ({ data: await setupSteps(ctx) });
