/**
 * Who is asking. Platform knows no users table, so it declares what it must be given (`ActorSource`);
 * identity provides it and `app/server` joins the two.
 */
import type { AccessEntry, Viewer } from '#platform/contract/access.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';

/** Which employees an admin may see. Owners and unrestricted admins see all; the rest by any of the lists. */
export type EmployeeScope =
  | { readonly all: true }
  | {
      readonly all: false;
      readonly branchIds: readonly number[];
      readonly divisionIds: readonly number[];
      readonly departmentIds: readonly number[];
      readonly employeeIds: readonly number[];
    };

export interface UserActor {
  readonly userId: number;
  readonly tokenId: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly verified: boolean;
  /** The password is a temporary one: nothing answers until it is replaced. */
  readonly mustChangePassword: boolean;
}

export interface Actor extends UserActor, Viewer {
  readonly companyId: number;
  readonly timeZone: string;
  readonly activeEmployees: number;
  readonly employee: { readonly id: number; readonly spm_supervisor: boolean } | null;
  readonly promoter: { readonly id: number } | null;
  readonly modules: Partial<Record<ModuleKey, boolean>>;
  readonly accesses: readonly AccessEntry[];
  readonly scope: EmployeeScope;
}

export interface ActorSource {
  /**
   * One SQL statement that answers one row with one jsonb column `actor` (null: the token is unknown,
   * expired or revoked) and sets `app.user_id` and `app.company_id` for the transaction. It is sent
   * in one round trip with BEGIN, so it carries no parameters: both arguments are proven safe text.
   * @param tokenHashHex sha-256 of the token, 64 hex digits. @param companyId null: the user's own choice.
   */
  statement(tokenHashHex: string, companyId: number | null): string;
  /** Reads the jsonb; `company: null` when the user is not in the wanted company or in none. */
  read(json: unknown): { user: UserActor; company: Actor | null } | null;
}
