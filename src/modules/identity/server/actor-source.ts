/** Who asks: what the SQL functions `identity_person`, `identity_open` and `identity_confirm` answer for a token (migrations 0008, 0042 and 0080). */
import type { AccessEntry } from '#platform/contract/access.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Actor, ActorSource, EmployeeScope, Identified, UserActor } from '#platform/server/access/actor.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { MemberRole } from '../contract/user.schema.ts';

interface Answer {
  readonly user: {
    readonly id: number;
    readonly token_id: number;
    readonly name: string;
    readonly email: string;
    readonly locale: Locale;
    readonly verified: boolean;
    readonly must_change_password: boolean;
  };
  readonly company: {
    readonly id: number;
    readonly type: MemberRole;
    readonly is_admin: boolean;
    readonly time_zone: string;
    readonly modules: Actor['modules'];
    readonly employee: Actor['employee'];
    readonly promoter: Actor['promoter'];
    /** Only for admins who are not the owner. */
    readonly accesses?: readonly AccessEntry[];
    /** null: all employees. */
    readonly scope?: { readonly branch?: number[]; readonly division?: number[]; readonly department?: number[]; readonly employee?: number[] } | null;
  } | null;
}

/** Owners and unrestricted admins see everyone, other admins what they are given, the rest themselves. */
function scopeOf(company: NonNullable<Answer['company']>): EmployeeScope {
  if (company.type === 'owner' || (company.is_admin && !company.scope)) return { all: true };
  if (!company.is_admin) return { all: false, branchIds: [], divisionIds: [], departmentIds: [], employeeIds: company.employee ? [company.employee.id] : [] };
  const { branch = [], division = [], department = [], employee = [] } = company.scope ?? {};
  return { all: false, branchIds: branch, divisionIds: division, departmentIds: department, employeeIds: employee };
}

function userOf(row: Answer['user']): UserActor {
  return {
    userId: row.id,
    tokenId: row.token_id,
    name: row.name,
    email: row.email,
    locale: row.locale,
    verified: row.verified,
    mustChangePassword: row.must_change_password,
  };
}

function identifiedOf({ user: row, company }: Answer): Identified {
  const user = userOf(row);
  if (!company) return { user, company: null };
  return {
    user,
    company: {
      ...user,
      companyId: company.id,
      type: company.type,
      is_admin: company.is_admin,
      timeZone: company.time_zone,
      modules: company.modules,
      employee: company.employee,
      promoter: company.promoter,
      accesses: company.accesses ?? [],
      scope: scopeOf(company),
    },
  };
}

/** The functions' own answers; their shapes are pinned by the test beside this file. */
type Versioned = Answer & { readonly version: string | null };
const person = preparedText<{ found: Versioned | null }>('identity.person', `select identity_person(decode($1, 'hex')) as found`);
const opened = preparedText<{ found: Versioned | null }>('identity.open', `select identity_open(decode($1, 'hex'), $2) as found`);
const confirmed = preparedText<{ version: string | null }>('identity.confirm', `select identity_confirm(decode($1, 'hex'), $2) as version`);
const confirmedPerson = preparedText<{ version: string | null }>('identity.confirm-person', `select identity_confirm_person(decode($1, 'hex')) as version`);

export const actorSource: ActorSource = {
  async identify(line, tokenHashHex) {
    const [row] = await person(line, [tokenHashHex]);
    return row?.found ? { user: userOf(row.found.user), company: null, version: row.found.version } : null;
  },
  async load(line, tokenHashHex, companyId) {
    const [row] = await opened(line, [tokenHashHex, companyId]);
    return row?.found ? { ...identifiedOf(row.found), version: row.found.version } : null;
  },
  async confirm(line, tokenHashHex, companyId) {
    const [row] = companyId === null ? await confirmedPerson(line, [tokenHashHex]) : await confirmed(line, [tokenHashHex, companyId]);
    return row?.version ?? null;
  },
};
