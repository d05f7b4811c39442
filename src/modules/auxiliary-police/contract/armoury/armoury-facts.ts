/** What the rules of issues and of applications about assets judge by. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OfficerStatus } from '../officer/officer.schema.ts';
import type { AssetCategory, AssetStatus, Condition } from './asset-kinds.ts';

export interface IssueFacts {
  readonly today: CalendarDate;
  readonly category: AssetCategory;
  readonly status: AssetStatus;
  readonly condition: Condition;
  /** In the store from which it is given. */
  readonly in_store: number;
  readonly quantity: number;
  /** Of a firearm; null: none. */
  readonly licence: { readonly expires_at: CalendarDate; readonly holder_serves: boolean; readonly holder_nominated: boolean } | null;
  /** A loss is reported and not decided yet. */
  readonly loss_reported: boolean;
  /** null: not chosen yet. */
  readonly officer: {
    readonly status: OfficerStatus;
    /** Still an employee of the company. */
    readonly employed?: boolean;
    readonly appointment_expiry: CalendarDate;
    readonly firearm_permitted: boolean;
    readonly firearm_qualified_at: CalendarDate | null;
    /** The last day of the active firearm card. */
    readonly card_until: CalendarDate | null;
    /** The basic course is passed and valid. */
    readonly basic: boolean;
    /** The firearm that the officer has already. */
    readonly firearm: string | null;
  } | null;
  readonly live_firing_months: number;
}

export interface NamedAsset {
  readonly id: number;
  readonly name: string;
  readonly category: AssetCategory;
  readonly status: AssetStatus;
  /** In all stores and at the workshop. */
  readonly inside: number;
}
export interface Numbered {
  readonly category: AssetCategory;
  readonly serial_no: string;
}
/** What an application about assets names, as it is now. */
export interface ArmouryFacts {
  readonly assets: readonly NamedAsset[];
  /** Fields that name something that this unit does not have. */
  readonly unknown: readonly string[];
  readonly issue: IssueFacts | null;
  /** The witness whom the decision names serves no more. */
  readonly witness_left: boolean;
  /** Where a loss would be taken from; null: nothing chosen. */
  readonly lost_from: number | null;
  /** Of the numbers that a delivery names those that the unit has already. */
  readonly serials_taken: readonly Numbered[];
  /** Somebody is nominated to hold licences. */
  readonly licence_holder: boolean;
}
