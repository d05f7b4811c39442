/** Who asks: reads what the SQL function `identity_actor` answers for a token (migrations 0008, 0042). */
import type { AccessEntry } from '#platform/contract/access.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Actor, ActorSource, EmployeeScope, UserActor } from '#platform/server/access/actor.ts';
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
    readonly active_employees: number;
    readonly modules: Actor['modules'];
    readonly employee: Actor['employee'];
    readonly promoter: Actor['promoter'];
    /** Only for admins who are not the owner. */
    readonly accesses?: readonly AccessEntry[];
    /** null: all employees. */
    readonly scope?: { readonly branch?: number[]; readonly division?: number[]; readonly department?: number[]; readonly employee?: number[] } | null;
  } | null;
}

const HASH = /^[0-9a-f]{64}$/;

/** Owners and unrestricted admins see everyone, other admins what they are given, the rest themselves. */
function scopeOf(company: NonNullable<Answer['company']>): EmployeeScope {
  if (company.type === 'owner' || (company.is_admin && !company.scope)) return { all: true };
  if (!company.is_admin) return { all: false, branchIds: [], divisionIds: [], departmentIds: [], employeeIds: company.employee ? [company.employee.id] : [] };
  const { branch = [], division = [], department = [], employee = [] } = company.scope ?? {};
  return { all: false, branchIds: branch, divisionIds: division, departmentIds: department, employeeIds: employee };
}

function read(json: unknown): { user: UserActor; company: Actor | null } | null {
  if (json === null || json === undefined) return null;
  // The function's own answer; its shape is pinned by the test beside this file.
  const { user: row, company } = json as Answer;
  const user: UserActor = {
    userId: row.id,
    tokenId: row.token_id,
    name: row.name,
    email: row.email,
    locale: row.locale,
    verified: row.verified,
    mustChangePassword: row.must_change_password,
  };
  if (!company) return { user, company: null };
  return {
    user,
    company: {
      ...user,
      companyId: company.id,
      type: company.type,
      is_admin: company.is_admin,
      timeZone: company.time_zone,
      activeEmployees: company.active_employees,
      modules: company.modules,
      employee: company.employee,
      promoter: company.promoter,
      accesses: company.accesses ?? [],
      scope: scopeOf(company),
    },
  };
}

export const actorSource: ActorSource = {
  statement(tokenHashHex, companyId) {
    if (!HASH.test(tokenHashHex)) throw new RangeError('Not a SHA-256 in hexadecimal');
    if (companyId !== null && !Number.isSafeInteger(companyId)) throw new RangeError('Not an id');
    return `select identity_actor('\\x${tokenHashHex}'::bytea, ${companyId ?? 'null'}) as actor`;
  },
  read,
};
