/** Fills the demo companies with their 122 people: families, contacts, movements, permits, managers, logins. */
import { eq } from 'drizzle-orm';
import { addDays, addMonths, addYears, calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { placeHeads } from '#modules/company/server/demo/place-heads.ts';
import { departments, positionLevels, positions } from '#modules/company/server/public.ts';
import { setMembership, userByEmail } from '#modules/identity/server/public.ts';
import { employees, type EmployeeRecord } from '../employee.tables.ts';
import { employeeEducations, employeeEmergencyContacts, employeeFamilies, employeeMovements, workPermits } from '../person.tables.ts';
import { DEMO_PEOPLE, OTHER_WORDS, PERMIT_DAYS, PERMIT_WORDS, type DemoCompanyKey, type Trait } from './demo-people.ts';
import { generatePeople, hasLeft, yearsIn, type DemoAccountFacts, type DemoPerson } from './generate-people.ts';

export interface DemoCompanyPlace {
  readonly id: number;
  /** Ids by name. */
  readonly branches: ReadonlyMap<string, number>;
}

/** An employee of the demo, for the seeds that come after. */
export interface SeededEmployee {
  readonly id: number;
  readonly company: DemoCompanyKey;
  readonly company_id: number;
  readonly position: string;
  readonly level: string | null;
  readonly department: string | null;
  readonly trait: Trait | null;
  readonly user_id: number | null;
  readonly record: EmployeeRecord;
}

const KEYS = Object.keys(DEMO_PEOPLE) as DemoCompanyKey[];

/** Runs as the portal, once users and companies stand. @returns the people of each company by joining date. */
export async function seedEmployees(
  tx: Transaction,
  companies: Readonly<Record<DemoCompanyKey, DemoCompanyPlace>>,
  day: string,
): Promise<Readonly<Record<DemoCompanyKey, readonly SeededEmployee[]>>> {
  const today = calendarDate(day);
  const accounts = await accountsOf(tx);
  const permits = [...PERMIT_DAYS];
  const seeded: Partial<Record<DemoCompanyKey, SeededEmployee[]>> = {};
  for (const key of KEYS) seeded[key] = await seedCompany(tx, key, companies[key], generatePeople(key, today, accounts), today, permits);
  return seeded as Record<DemoCompanyKey, SeededEmployee[]>;
}

async function accountsOf(tx: Transaction): Promise<Map<string, DemoAccountFacts>> {
  const accounts = new Map<string, DemoAccountFacts>();
  for (const { email } of KEYS.flatMap((key) => DEMO_PEOPLE[key].flatMap((cast) => cast.accounts ?? []))) {
    const user = await userByEmail(tx, email);
    if (!user) throw new Error(`The demo has no account ${email}`);
    accounts.set(email, { userId: user.id, name: user.name, phone: user.phone });
  }
  return accounts;
}

interface Place {
  readonly position_id: number;
  readonly position_level_id: number | null;
  readonly department_id: number | null;
  readonly division_id: number | null;
  readonly level: string | null;
  readonly rank: number;
  readonly department: string | null;
}

/** What each position says of department, division and level. */
async function placesOf(tx: Transaction, companyId: number): Promise<Map<string, Place>> {
  const rows = await tx.db
    .select({ position: positions, level: positionLevels.name, rank: positionLevels.rank, department: departments.name, division_id: departments.division_id })
    .from(positions)
    .leftJoin(positionLevels, eq(positionLevels.id, positions.position_level_id))
    .leftJoin(departments, eq(departments.id, positions.department_id))
    .where(eq(positions.company_id, companyId));
  return new Map(
    rows.map(({ position: { id, name, position_level_id, department_id }, level, rank, department, division_id }) => [
      name,
      { position_id: id, position_level_id, department_id, division_id, level, rank: rank ?? 99, department },
    ]),
  );
}

async function seedCompany(
  tx: Transaction,
  company: DemoCompanyKey,
  place: DemoCompanyPlace,
  people: readonly DemoPerson[],
  today: CalendarDate,
  permits: { left: number; status: 'Active' | 'Processing' | 'Expired' }[],
): Promise<SeededEmployee[]> {
  const places = await placesOf(tx, place.id);
  const prefix = { c1: 'SM', c2: 'PK', c3: 'KJ' }[company];
  const placed = people.map((person) => {
    const at = places.get(person.position);
    const branch = place.branches.get(person.branch);
    if (!at || branch === undefined) throw new Error(`The demo company ${company} has no ${person.position} at ${person.branch}`);
    return { person, at, branch };
  });
  const records = await tx.db
    .insert(employees)
    .values(
      placed.map(({ person, at, branch }, index) => ({
        ...person.columns,
        company_id: place.id,
        employee_code: `${prefix}${String(index + 1).padStart(4, '0')}`,
        branch_id: branch,
        division_id: at.division_id,
        department_id: at.department_id,
        position_id: at.position_id,
        position_level_id: at.position_level_id,
      })),
    )
    .returning();
  const seeded = records.map((record, index): SeededEmployee => {
    const { person, at } = placed[index] as (typeof placed)[number];
    return {
      id: record.id,
      company,
      company_id: place.id,
      position: person.position,
      level: at.level,
      department: at.department,
      trait: person.trait,
      user_id: record.user_id,
      record,
    };
  });
  const rankOf = (one: SeededEmployee) => places.get(one.position)?.rank ?? 99;
  await placeManagers(tx, seeded, rankOf);
  await insertAttached(tx, seeded, people, today);
  await insertPermits(tx, seeded, today, permits);
  for (const { id, user_id, company_id } of seeded) if (user_id !== null) await setMembership(tx, company_id, user_id, { role: 'employee', employee_id: id });
  return seeded;
}

/** The best placed of a department leads it and reports to the best placed of the company; all others report to their head. */
async function placeManagers(tx: Transaction, all: readonly SeededEmployee[], rankOf: (one: SeededEmployee) => number): Promise<void> {
  const active = all.filter(({ record }) => record.status === 'Active');
  const best = (some: readonly SeededEmployee[]) => some.reduce((top, one) => (rankOf(one) < rankOf(top) ? one : top));
  const chief = best(active);
  const heads = new Map([...Map.groupBy(active, ({ record }) => record.department_id)].map(([id, members]) => [id, best(members)]));
  for (const one of all) {
    const head = heads.get(one.record.department_id);
    const manager = head && head.id !== one.id ? head : one.id === chief.id ? null : chief;
    if (manager) await tx.db.update(employees).set({ reporting_to: manager.id }).where(eq(employees.id, one.id));
  }
  const leading = (unit: (one: SeededEmployee) => number | null) =>
    new Map([...Map.groupBy(active, unit)].flatMap(([id, members]) => (id === null ? [] : [[id, best(members).id] as const])));
  await placeHeads(tx, {
    departments: leading(({ record }) => record.department_id),
    divisions: leading(({ record }) => record.division_id),
    branches: leading(({ record }) => record.branch_id),
  });
}

const RELATIONSHIP = { Male: 'Father', Female: 'Mother' } as const;

async function insertAttached(tx: Transaction, seeded: readonly SeededEmployee[], people: readonly DemoPerson[], today: CalendarDate): Promise<void> {
  const of = (one: SeededEmployee) => ({ company_id: one.company_id, employee_id: one.id });
  const families = seeded.flatMap((one, i) =>
    (people[i] as DemoPerson).family.map((member) => ({ ...member, ...of(one), tax_share: String(member.tax_share) })),
  );
  if (families.length > 0) await tx.db.insert(employeeFamilies).values(families);
  await tx.db.insert(employeeEmergencyContacts).values(
    seeded.map((one, i) => {
      const spouse = (people[i] as DemoPerson).family.find(({ relation }) => relation === 'Spouse');
      const gender = i % 2 === 0 ? 'Male' : 'Female';
      return {
        ...of(one),
        name: spouse?.name ?? `${gender === 'Male' ? 'Encik' : 'Puan'} ${one.record.name.split(' ').at(-1) ?? 'Contoh'}`,
        relationship: spouse ? 'Spouse' : RELATIONSHIP[gender],
        phone: `+6019555${String((one.id * 37) % 10_000).padStart(4, '0')}`,
      };
    }),
  );
  await tx.db.insert(employeeEducations).values(
    seeded.map((one, i) => ({
      ...of(one),
      level: one.record.employee_type === 'Foreign' || i % 3 === 2 ? 'SPM' : i % 3 === 1 ? 'Diploma' : 'Degree',
      institution: i % 3 === 1 ? 'Politeknik Contoh' : i % 3 === 0 ? 'Universiti Contoh' : 'SMK Contoh',
      year: Number((one.record.date_of_birth ?? '1990').slice(0, 4)) + (i % 3 === 2 ? 17 : 22),
    })),
  );
  const movements = seeded.flatMap((one, i) => {
    const { record } = one;
    const person = people[i] as DemoPerson;
    const entry = (type: 'Join' | 'Confirm' | 'Transfer' | 'Inactive', date: string, more: object = {}) => ({
      ...of(one),
      type,
      effective_date: date,
      ...more,
    });
    const moved = yearsIn(person, today) >= 4 && i % 7 === 3 ? addYears(calendarDate(record.company_joined_at), 2) : null;
    return [
      entry('Join', record.company_joined_at, { after: { status: 'Active' } }),
      ...(record.confirmed_at ? [entry('Confirm', record.confirmed_at)] : []),
      ...(moved ? [entry('Transfer', moved, { reason: 'Keperluan operasi', before: { branch: 'HQ' }, after: { branch: person.branch } })] : []),
      ...(hasLeft(person) && record.inactive_at ? [entry('Inactive', record.inactive_at, { reason: record.inactive_reason })] : []),
    ];
  });
  await tx.db.insert(employeeMovements).values(movements);
}

async function insertPermits(
  tx: Transaction,
  seeded: readonly SeededEmployee[],
  today: CalendarDate,
  left: { left: number; status: 'Active' | 'Processing' | 'Expired' }[],
): Promise<void> {
  const workers = seeded.filter(({ record }) => record.employee_type === 'Foreign');
  const rows = workers.map((one, index) => {
    const given = left.shift();
    if (!given) throw new Error('The demo has more foreign workers than permits');
    const expiry = addDays(today, given.left);
    const issued = addMonths(expiry, -12);
    return {
      company_id: one.company_id,
      employee_id: one.id,
      type: 'PLKS' as const,
      permit_no: `PLKS-DEMO-${one.record.employee_code}`,
      passport_no: one.record.passport ?? '',
      ...PERMIT_WORDS[one.company],
      ...(one.company === 'c3' && OTHER_WORDS[index]),
      issue_date: issued,
      expiry_date: expiry,
      levy_amount: '1850.00',
      fomema_date: addDays(issued, -40),
      fomema_result: 'Fit' as const,
      insurance_no: `FWHS-DEMO-${String(index + 1).padStart(3, '0')}`,
      insurance_expiry: expiry,
      socso_registered: true,
      status: given.status,
    };
  });
  if (rows.length > 0) await tx.db.insert(workPermits).values(rows);
}
