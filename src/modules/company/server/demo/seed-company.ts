/** Creates the demo companies with their organisation, contribution, bank accounts and past invoices. Same input, same rows. */
import { addDays, addMonths, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { toDecimalText, fromRinggit } from '#platform/contract/money.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { TRIAL_DAYS } from '../../contract/subscription.schema.ts';
import { companyBanks } from '../bank/company-bank.tables.ts';
import { updateContributionRecord } from '../contribution/contribution.store.ts';
import { createCompany } from '../create-company.ts';
import { banksByName } from '../bank/find-banks.ts';
import { issueInvoice } from '../subscription/issue-invoice.ts';
import { branches, departments, divisions, positionLevels, positions } from '../organisation/organisation.tables.ts';
import { findSubscription, payInvoice, updateSubscription } from '../subscription/subscription.store.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';

/** Ids by name, for the seeds that come after. */
export interface SeededCompany {
  readonly id: number;
  readonly branches: ReadonlyMap<string, number>;
  readonly divisions: ReadonlyMap<string, number>;
  readonly departments: ReadonlyMap<string, number>;
  readonly levels: ReadonlyMap<string, number>;
  readonly positions: ReadonlyMap<string, number>;
}
export type SeededCompanies = Readonly<Record<DemoCompany['key'], SeededCompany>>;
export type DemoOwners = Readonly<Record<DemoCompany['owner'], number>>;

const TRIAL_LEFT: Partial<Record<DemoCompany['key'], number>> = { c3: 9 };
const MONTHS_BILLED = 6;
/** `Human Resources` → `HR`, `Sales` → `SAL`. */
const codeOf = (name: string) => {
  const words = name.split(/[^A-Za-z]+/).filter(Boolean);
  return (words.length > 1 ? words.map((word) => word[0]).join('') : name.slice(0, 3)).toUpperCase();
};

async function insertNamed<T extends { readonly name: string }>(
  rows: readonly T[],
  insert: (row: T) => Promise<{ id: number }[]>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const row of rows) {
    const [inserted] = await insert(row);
    if (inserted) ids.set(row.name, inserted.id);
  }
  return ids;
}

async function seedOrganisation(tx: Transaction, company_id: number, demo: DemoCompany): Promise<SeededCompany> {
  const branchIds = await insertNamed(demo.branches, (branch) =>
    tx.db
      .insert(branches)
      .values({ ...branch, company_id, lat: String(branch.lat), lng: String(branch.lng), is_hq: branch.name.endsWith('HQ'), phone: demo.facts.phone })
      .returning({ id: branches.id }),
  );
  const [headquarters = null] = branchIds.values();
  const divisionIds = await insertNamed(
    Object.keys(demo.divisions).map((name) => ({ name })),
    ({ name }) =>
      tx.db
        .insert(divisions)
        .values({ company_id, name, code: codeOf(name), branch_id: headquarters })
        .returning({ id: divisions.id }),
  );
  const departmentIds = await insertNamed(
    Object.entries(demo.divisions).flatMap(([division, names]) => names.map((name) => ({ name, division_id: divisionIds.get(division) ?? null }))),
    (row) =>
      tx.db
        .insert(departments)
        .values({ ...row, company_id, code: codeOf(row.name) })
        .returning({ id: departments.id }),
  );
  const levelIds = await insertNamed(
    demo.levels.map(([name, min, max], i) => ({ name, rank: i + 1, min_salary: toDecimalText(fromRinggit(min)), max_salary: toDecimalText(fromRinggit(max)) })),
    (row) =>
      tx.db
        .insert(positionLevels)
        .values({ ...row, company_id, code: `L${row.rank}` })
        .returning({ id: positionLevels.id }),
  );
  const positionIds = await insertNamed(
    demo.positions.map(([name, department, level, headcount], i) => ({
      name,
      code: `P${String(i + 1).padStart(2, '0')}`,
      department_id: departmentIds.get(department) ?? null,
      position_level_id: levelIds.get(level) ?? null,
      headcount,
    })),
    (row) =>
      tx.db
        .insert(positions)
        .values({ ...row, company_id })
        .returning({ id: positions.id }),
  );
  return { id: company_id, branches: branchIds, divisions: divisionIds, departments: departmentIds, levels: levelIds, positions: positionIds };
}

async function seedBanks(tx: Transaction, company_id: number, demo: DemoCompany): Promise<void> {
  const banks = await banksByName(tx);
  for (const { bank, account, kind, salary, claim } of demo.banks) {
    const found = banks.get(bank);
    if (!found) throw new Error(`No bank ${bank}`);
    await tx.db.insert(companyBanks).values({
      company_id,
      bank_id: found.id,
      account_name: demo.facts.name,
      account_no: account,
      branch: demo.branches[0]?.city ?? null,
      kind,
      corporate_id: `DEMO${company_id}`,
      file_format: 'generic',
      is_default_salary: salary,
      is_default_claim: claim,
    });
  }
}

/** One invoice a month since six months before, all but the last paid. */
async function seedInvoices(tx: Transaction, companyId: number, employees: number, today: CalendarDate): Promise<void> {
  const planned = await findSubscription(tx, companyId);
  const thisMonth = startOfMonth(today);
  for (let ago = MONTHS_BILLED; ago >= 0; ago -= 1) {
    const start = addMonths(thisMonth, -ago);
    const invoice = await issueInvoice(tx, planned, {
      companyId,
      timeZone: 'Asia/Kuala_Lumpur',
      clock: fixedClock(`${start}T02:00:00+08:00`),
      start,
      today: start,
      employees: employees - Math.min(ago, 4),
    });
    if (ago > 0) await payInvoice(tx, invoice.id, addDays(start, 5));
  }
  await updateSubscription(tx, companyId, { renews_at: addMonths(thisMonth, 1) });
}

async function seedOne(tx: Transaction, demo: DemoCompany, ownerId: number, today: CalendarDate): Promise<SeededCompany> {
  const [headquarters] = demo.branches;
  const trialLeft = TRIAL_LEFT[demo.key] ?? TRIAL_DAYS;
  const createdOn = demo.plan === 'trial' ? addDays(today, trialLeft - TRIAL_DAYS) : addMonths(startOfMonth(today), -MONTHS_BILLED);
  const { id } = await createCompany(tx, {
    ...demo.facts,
    owner_id: ownerId,
    today: createdOn,
    plan: demo.plan,
    firstBranch: false,
    ...(demo.modules ? { modules: demo.modules } : {}),
    ...(demo.signatory ? { signatory: demo.signatory } : {}),
    ...(headquarters ? { address_1: headquarters.address_1, postcode: headquarters.postcode, city: headquarters.city, state: headquarters.state } : {}),
    config: {
      employee_code_prefix: demo.codePrefix,
      ...(demo.kdnLicence ? { kdn_licence_no: demo.kdnLicence, kdn_licence_expiry: addMonths(today, 14) } : {}),
    },
  });
  if (demo.seats) await updateSubscription(tx, id, { seats: demo.seats });
  if (demo.contribution) await updateContributionRecord(tx, id, demo.contribution);
  const seeded = await seedOrganisation(tx, id, demo);
  await seedBanks(tx, id, demo);
  if (demo.billed) await seedInvoices(tx, id, demo.billed, today);
  return seeded;
}

/** Runs as the portal, in an empty database with its owners. @param today the day of seeding. */
export async function seedCompanies(tx: Transaction, owners: DemoOwners, today: CalendarDate): Promise<SeededCompanies> {
  const seeded: Partial<Record<DemoCompany['key'], SeededCompany>> = {};
  for (const demo of DEMO_COMPANIES) seeded[demo.key] = await seedOne(tx, demo, owners[demo.owner], today);
  return seeded as SeededCompanies;
}
