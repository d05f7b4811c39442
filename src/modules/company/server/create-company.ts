import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { readConfig, type CompanyConfig } from '../contract/company-config.schema.ts';
import { COMPANY_ERRORS } from '../contract/company.messages.ts';
import { restDaysOf } from './organisation/place-headquarters.ts';
import { TRIAL_DAYS, type PlanKey } from '../contract/subscription.schema.ts';
import { startCompany } from './setup/company-starters.ts';
import { insertCompany } from './company.store.ts';
import type { companies } from './company.tables.ts';
import { insertContribution } from './contribution/contribution.store.ts';
import { insertFirstBranch } from './organisation/organisation.store.ts';
import { findPlan, insertSubscription } from './subscription/subscription.store.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';

/** Facts of the row that a creator may know already. */
type KnownFacts = Pick<
  typeof companies.$inferInsert,
  | 'domain_id'
  | 'short_name'
  | 'registration_no'
  | 'old_registration_no'
  | 'business_nature'
  | 'sector'
  | 'established_at'
  | 'signatory'
  | 'email'
  | 'phone'
  | 'website'
  | 'address_1'
  | 'address_2'
  | 'postcode'
  | 'city'
  | 'state'
  | 'country'
>;

export interface NewCompany extends KnownFacts {
  readonly owner_id: number;
  readonly name: string;
  /** Who answers for the statutory files until somebody else is named: whoever registers. */
  readonly officer?: { readonly name: string; readonly phone: string; readonly email: string };
  /** The day of creation; the trial counts from it. */
  readonly today: CalendarDate;
  readonly config?: Partial<CompanyConfig>;
  /** Modules switched on; absent: all of the plan. */
  readonly modules?: readonly ModuleKey[];
  readonly plan?: PlanKey;
  /** Field of the caller's form that a taken name is said at. */
  readonly nameField?: string;
  /** false: the creator builds the organisation itself. */
  readonly firstBranch?: boolean;
}

/**
 * Creates a company with its owner's membership, the branch 'HQ', the contribution row and a trial of 30 days.
 * Runs as the portal: nobody is inside a company that does not exist yet.
 * @throws 422 when the name is taken.
 */
export async function createCompany(tx: Transaction, given: NewCompany): Promise<{ id: number }> {
  const { owner_id, name, officer, today, config, modules, plan: planKey = 'trial', nameField = 'name', firstBranch = true, ...facts } = given;
  const plan = await findPlan(tx, planKey);
  const switches = modules
    ? Object.fromEntries(plan.modules.map((key) => [key, modules.includes(key as ModuleKey)]))
    : Object.fromEntries(plan.modules.map((key) => [key, true]));
  const { id } = await guardUnique({ companies_name_key: [nameField, COMPANY_ERRORS.nameTaken] }, () =>
    insertCompany(tx, {
      ...facts,
      user_id: owner_id,
      name,
      config: { ...readConfig({}), ...config },
      modules: switches,
      created_by: owner_id,
      updated_by: owner_id,
    }),
  );
  await setMembership(tx, id, owner_id, { role: 'owner', is_admin: true });
  await insertContribution(tx, {
    company_id: id,
    ...(officer && { officer_name: officer.name, officer_phone: officer.phone, officer_email: officer.email }),
  });
  const trialEnd = addDays(today, TRIAL_DAYS);
  await insertSubscription(tx, {
    company_id: id,
    plan_id: plan.id,
    started_at: today,
    renews_at: trialEnd,
    trial_ends_at: planKey === 'trial' ? trialEnd : null,
    seats: plan.max_employees ?? 1,
  });
  if (firstBranch) {
    const restDays = restDaysOf(given.state ?? null);
    await insertFirstBranch(tx, { company_id: id, name: 'HQ', is_hq: true, state: given.state ?? null, city: given.city ?? null, rest_days: restDays });
  }
  await startCompany(tx, id);
  return { id };
}
