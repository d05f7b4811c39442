/** People and companies for tests, made past the forms: who they are, where they belong, what they may do. */
import type { AccessEntry } from '#platform/contract/access.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { createCompany } from '#modules/company/server/public.ts';
import type { Services } from '#platform/server/context.ts';
import type { ScopeItem } from '#modules/identity/contract/admin.schema.ts';
import type { MemberRole } from '#modules/identity/contract/user.schema.ts';
import { createUser, hashPassword, openSession, replaceAccesses, sendReset, setMembership } from '#modules/identity/server/public.ts';

export const PASSWORD = 'Secret-word-1';

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

type AsSystem = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
interface Portal {
  readonly asSystem: AsSystem;
}

let made = 0;
let hashed: Promise<string> | undefined;

/** A verified user with an open session; the password is `PASSWORD`. */
export async function addPerson(portal: Portal, given: { name?: string; email?: string; verified?: boolean } = {}): Promise<Person> {
  const n = ++made;
  const name = given.name ?? `Person Number ${String.fromCharCode(65 + (n % 26))}`;
  const email = given.email ?? `person${n}-${process.pid}@example.my`;
  const password = await (hashed ??= hashPassword(PASSWORD));
  return portal.asSystem(async (tx) => {
    const verified = given.verified ?? true;
    const id = await createUser(tx, { name, email, password, ...(verified ? { status: 'Active', verified_at: new Date().toISOString() } : {}) });
    const request = { id: 'test', ip: '127.0.0.1', userAgent: 'test', origin: 'http://localhost' };
    const { token } = await openSession({ ...tx, clock: { now: () => new Date() }, request }, id);
    return { id, name, email, token };
  });
}

/** A company of the enterprise plan with its owner. */
export async function addCompany(portal: Portal, owner: Person, name: string): Promise<number> {
  const { id } = await portal.asSystem((tx) => createCompany(tx, { owner_id: owner.id, name, today: calendarDate('2026-11-20'), plan: 'enterprise' }));
  return id;
}

export interface TestMembership {
  readonly role: MemberRole;
  readonly is_admin?: boolean;
  readonly accesses?: readonly AccessEntry[];
  readonly scope?: readonly ScopeItem[];
}

/** Seats a person in a company, with rights. */
export async function addMember(portal: Portal, companyId: number, person: Person, membership: TestMembership): Promise<void> {
  await portal.asSystem(async (tx) => {
    await setMembership(tx, companyId, person.id, { role: membership.role, is_admin: membership.is_admin ?? membership.role === 'admin' });
    if (membership.accesses) await replaceAccesses(tx, companyId, person.id, membership.accesses);
    for (const { scope_type, scope_id } of membership.scope ?? []) {
      await tx.client.query('insert into user_employee_accesses (company_id, user_id, scope_type, scope_id) values ($1, $2, $3, $4)', [
        companyId,
        person.id,
        scope_type,
        scope_id,
      ]);
    }
  });
}

/** The newest mail to an address: its subject, its text, the query of its link. */
export async function mailTo(portal: { readonly owner: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> } }, email: string) {
  const { rows } = await portal.owner.query(`select payload from outbox where kind = 'mail' and payload ->> 'to' = $1 order by id desc`, [email]);
  const mails = rows.map((row) => (row as { payload: { subject: string; text: string } }).payload);
  const [mail] = mails;
  if (!mail) return null;
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  return { ...mail, count: mails.length, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '', query: Object.fromEntries(new URL(link ?? 'http://none').searchParams) };
}

/** Asks for a reset link and lets the job that mails it run. */
export async function askForReset(portal: { readonly server: { readonly services: Services }; as(token: null): TestCaller }, email: string) {
  const answer = await portal.as(null).post('api/auth/password/forgot', { email });
  const request = { id: 'test', ip: '127.0.0.1', userAgent: 'test', origin: 'http://localhost' };
  const run = { services: portal.server.services, id: 'test', progress: async () => undefined, signal: new AbortController().signal };
  if (answer.status === 200) await sendReset.run({ email, request }, run);
  return answer;
}
interface TestCaller {
  post(path: string, body: object): Promise<{ readonly status: number; readonly body: unknown }>;
}
