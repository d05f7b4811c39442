/** What a demo company is made of: made-up names, numbers and people in real towns. */
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { PlanKey } from '../../contract/subscription.schema.ts';

interface DemoBranch {
  readonly name: string;
  readonly code: string;
  readonly address_1: string;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius_m: number;
}
/** Highest first; salaries in ringgit. */
type DemoLevel = readonly [name: string, min: number, max: number];
type DemoPosition = readonly [name: string, department: string, level: string, headcount: number];

export interface DemoCompany {
  readonly key: 'c1' | 'c2' | 'c3' | 'c4';
  readonly owner: 'norhayati' | 'ramli' | 'empty';
  readonly plan: PlanKey;
  readonly seats?: number;
  readonly modules?: readonly ModuleKey[];
  /** Active employees that the invoices of past months billed. */
  readonly billed?: number;
  readonly facts: {
    readonly name: string;
    readonly short_name: string;
    readonly registration_no: string;
    readonly old_registration_no: string | null;
    readonly business_nature: string;
    readonly sector: string;
    readonly established_at: string;
    readonly email: string;
    readonly phone: string;
    readonly website: string;
  };
  readonly codePrefix: string;
  readonly kdnLicence?: string;
  readonly signatory?: { readonly name: string; readonly position: string };
  readonly branches: readonly DemoBranch[];
  /** Division → its departments. */
  readonly divisions: Readonly<Record<string, readonly string[]>>;
  readonly levels: readonly DemoLevel[];
  readonly positions: readonly DemoPosition[];
  readonly contribution?: Readonly<Record<string, string | boolean>>;
  readonly banks: readonly {
    readonly bank: string;
    readonly account: string;
    readonly kind: 'Corporate' | 'Islamic';
    readonly salary: boolean;
    readonly claim: boolean;
  }[];
}

/** Facts of the officer in charge that the demo companies share. */
export const OFFICER = { officer_position: 'HR Manager', officer_phone: '+60355500199' };
