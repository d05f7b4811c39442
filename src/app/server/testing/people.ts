/**
 * Signed-in people for tests, each in one line: an owner with a company, an admin with rights, an employee with a
 * login. They are made past the forms; `client` speaks to the portal as that person inside the company.
 */
import type { AccessEntry } from '#platform/contract/access.ts';
import { dateInZone } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { createCompany, type NewCompany } from '#modules/company/server/public.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import type { NewEmployee } from '#modules/employee/server/employee.tables.ts';
import { createUser, hashPassword, openSession, replaceAccesses, setMembership } from '#modules/identity/server/public.ts';
import type { TestClient, TestPortal } from './test-portal.ts';

/** Password of everybody made here. */
export const TEST_PASSWORD = 'Secret-word-1';

export interface TestPerson {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly token: string;
  readonly companyId: number;
  readonly client: TestClient;
}
export type { TestPerson as Person, TestEmployee as EmployedPerson };
export interface TestEmployee extends TestPerson {
  readonly employeeId: number;
}

/** A company's id, or anybody in it. */
export type InCompany = number | { readonly companyId: number };
/** Ids of what an admin may see; absent: all employees. */
export interface TestScope {
  readonly branch?: readonly number[];
  readonly division?: readonly number[];
  readonly department?: readonly number[];
  readonly employee?: readonly number[];
}
/** `{ '/admin/employee': ['Create'] }`, or the entries themselves. */
export type TestAccesses = Readonly<Record<string, readonly string[]>> | readonly AccessEntry[];

export interface TestUser {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly verified?: boolean;
}

let made = 0;
let hashed: Promise<string> | undefined;

const idOf = (company: InCompany) => (typeof company === 'number' ? company : company.companyId);
const letters = (n: number): string => (n >= 26 ? letters(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

/** A user with an open session, in no company yet. */
export async function userOf(portal: TestPortal, given: TestUser = {}): Promise<Omit<TestPerson, 'companyId'>> {
  const n = ++made;
  const { name = `Person ${letters(n)}`, email = `user${n}-${process.pid}@example.my`, phone = null, verified = true } = given;
  const password = await (hashed ??= hashPassword(TEST_PASSWORD));
  return portal.asSystem(async (tx) => {
    const state = verified ? ({ status: 'Active', verified_at: new Date().toISOString() } as const) : {};
    const userId = await createUser(tx, { name, email, phone, password, ...state });
    return { userId, name, email, ...(await signedIn(portal, tx, userId)) };
  });
}

async function signedIn(portal: TestPortal, tx: Transaction, userId: number): Promise<{ token: string; client: TestClient }> {
  const request = { id: 'test', ip: '127.0.0.1', userAgent: 'test', origin: 'http://localhost' };
  const { token } = await openSession({ ...tx, clock: { now: () => new Date() }, request }, userId);
  return { token, client: portal.as(token) };
}

/**
 * An owner with a company of their own on the enterprise plan (no limit of seats) and its branch 'HQ'.
 * @param company what the company shall be called, its plan, modules, preferences …
 */
export async function ownerOf(portal: TestPortal, company: Partial<Omit<NewCompany, 'owner_id'>> = {}, user: TestUser = {}): Promise<TestPerson> {
  const person = await userOf(portal, user);
  const { id: companyId } = await portal.asSystem((tx) =>
    createCompany(tx, {
      name: `Syarikat Contoh ${person.userId} Sdn Bhd`,
      today: dateInZone(portal.clock.now()),
      plan: 'enterprise',
      ...company,
      owner_id: person.userId,
    }),
  );
  return { ...person, companyId, client: portal.as(person.token, companyId) };
}

/** An admin with these pages and actions; `scope` narrows whom they see. */
export async function adminOf(
  portal: TestPortal,
  company: InCompany,
  accesses: TestAccesses = {},
  scope: TestScope = {},
  user: TestUser = {},
): Promise<TestPerson> {
  const companyId = idOf(company);
  const person = await userOf(portal, user);
  await portal.asSystem(async (tx) => {
    await setMembership(tx, companyId, person.userId, { role: 'admin', is_admin: true });
    await grantTo(tx, companyId, person.userId, accesses, scope);
  });
  return { ...person, companyId, client: portal.as(person.token, companyId) };
}

/**
 * An active employee with a login, by default in the company's first branch. People who never sign in come from
 * `makeEmployee` of the employee module.
 * @param given columns of the employee; `accesses` makes the person an admin as well.
 */
export async function employeeOf(
  portal: TestPortal,
  company: InCompany,
  given: Partial<NewEmployee> & { readonly accesses?: TestAccesses; readonly scope?: TestScope } = {},
): Promise<TestEmployee> {
  const companyId = idOf(company);
  const { accesses, scope = {}, ...columns } = given;
  const person = await userOf(portal, { ...(columns.name ? { name: columns.name } : {}), ...(columns.email ? { email: columns.email } : {}) });
  const employeeId = await portal.asSystem(async (tx) => {
    const placed = columns.branch_id !== undefined || columns.division_id !== undefined || columns.department_id !== undefined;
    const { rows } = await tx.client.query<{ id: number }>('select id from branches where company_id = $1 and deleted_at is null order by id limit 1', [
      companyId,
    ]);
    const { id } = await makeEmployee(tx, companyId, {
      ...(placed ? {} : { branch_id: rows[0]?.id ?? null }),
      name: person.name,
      email: person.email,
      ...columns,
      user_id: person.userId,
    });
    await setMembership(tx, companyId, person.userId, { role: 'employee', is_admin: accesses !== undefined, employee_id: id });
    if (accesses) await grantTo(tx, companyId, person.userId, accesses, scope);
    return id;
  });
  return { ...person, employeeId, companyId, client: portal.as(person.token, companyId) };
}

const UNITS = { branch: 'branches', division: 'divisions', department: 'departments', position: 'positions', position_level: 'position_levels' } as const;

/** A unit of the organisation with this name; levels are ranked in the order made. @returns its id. */
export async function unitOf(portal: TestPortal, company: InCompany, kind: keyof typeof UNITS, name: string): Promise<number> {
  const companyId = idOf(company);
  const rank = kind === 'position_level' ? [', rank', ', (select count(*) + 1 from position_levels where company_id = $1)'] : ['', ''];
  const { rows } = await portal.owner.query<{ id: number }>(`insert into ${UNITS[kind]} (company_id, name${rank[0]}) select $1, $2${rank[1]} returning id`, [
    companyId,
    name,
  ]);
  return (rows[0] as { id: number }).id;
}

async function grantTo(tx: Transaction, companyId: number, userId: number, accesses: TestAccesses, scope: TestScope): Promise<void> {
  const entries = Array.isArray(accesses)
    ? (accesses as readonly AccessEntry[])
    : Object.entries(accesses as Readonly<Record<string, readonly string[]>>).map(([route, actions]) => ({ route, actions }));
  await replaceAccesses(tx, companyId, userId, entries);
  for (const [type, ids] of Object.entries(scope) as [string, readonly number[]][]) {
    for (const id of ids) {
      await tx.client.query('insert into user_employee_accesses (company_id, user_id, scope_type, scope_id) values ($1, $2, $3, $4)', [
        companyId,
        userId,
        type,
        id,
      ]);
    }
  }
}
