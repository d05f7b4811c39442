/** What the five lists have in common, and what each adds: its table, what it refers to, what differs from its record. */
import type { Text } from '#platform/contract/messages.ts';
import type { OrganisationKind } from '../../contract/organisation.schema.ts';
import type { branches, departments, divisions, positionLevels, positions } from './organisation.tables.ts';

export type UnitTable = typeof branches | typeof divisions | typeof departments | typeof positionLevels | typeof positions;

export interface Named {
  readonly id: number;
  readonly name: string;
}

type Facts = Readonly<Record<string, unknown>>;

export interface Unit {
  readonly kind: OrganisationKind;
  readonly table: UnitTable;
  /** The column that names an employee. */
  readonly head: 'manager_id' | 'head_id' | null;
  /** Columns that name a unit above, and its kind. */
  readonly parents: Readonly<Record<string, OrganisationKind>>;
  /** Ends of its unique indexes. */
  readonly unique: Readonly<Record<string, readonly [field: string, text: Text]>>;
  /** Form to columns, where they differ. */
  columns?(form: Facts): Facts;
  /** Columns to row, where they differ. @param confidential salaries and headcount are for those who may open the organisation's page */
  figures?(record: Facts, confidential: boolean): Facts;
}
