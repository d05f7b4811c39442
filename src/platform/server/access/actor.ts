/**
 * Who is asking. Platform knows no users table, so it declares what it must be given (`ActorSource`);
 * identity provides it and `app/server` joins the two.
 */
import type { AccessEntry, Viewer } from '#platform/contract/access.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Line } from '../db/connection.ts';

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
  readonly employee: { readonly id: number; readonly spm_supervisor: boolean } | null;
  readonly promoter: { readonly id: number } | null;
  readonly modules: Partial<Record<ModuleKey, boolean>>;
  readonly accesses: readonly AccessEntry[];
  readonly scope: EmployeeScope;
}

/** Who stands behind a token; `company: null` when they are not in the wanted company or in none. */
export interface Identified {
  readonly user: UserActor;
  readonly company: Actor | null;
}

export interface Loaded extends Identified {
  /** By which it can be confirmed later; null: it cannot. */
  readonly version: string | null;
}

/**
 * Each answers null when the token is unknown, expired or revoked, and sets `app.user_id` (and `app.company_id`) for the
 * transaction otherwise. One statement each, prepared, which may be sent in one round trip with BEGIN.
 */
export interface ActorSource {
  /** Whoever it is, outside any company. */
  identify(line: Line, tokenHashHex: string): Promise<Loaded | null>;
  /** The actor in a company. @param companyId null: the user's own choice, which has no version */
  load(line: Line, tokenHashHex: string, companyId: number | null): Promise<Loaded | null>;
  /** The version of the actor as it would be loaded now; null also where the company is not theirs. @param companyId null: outside any company */
  confirm(line: Line, tokenHashHex: string, companyId: number | null): Promise<string | null>;
}
