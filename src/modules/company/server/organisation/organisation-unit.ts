/** What the five lists have in common, and what each adds: its table, its parents, its way out. */
import type { OrganisationKind, Person } from '../../contract/organisation.schema.ts';
import type { branches, departments, divisions, positionLevels, positions } from './organisation.tables.ts';

export type UnitTable = typeof branches | typeof divisions | typeof departments | typeof positionLevels | typeof positions;

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Names that rows refer to, fetched once a list. */
export interface Lookups {
  readonly people: ReadonlyMap<number, Person>;
  /** By the field that refers to the parent. */
  readonly parents: Readonly<Record<string, ReadonlyMap<number, Named>>>;
  /** Present when asked for. */
  readonly counts: ReadonlyMap<number, number> | null;
  /** Salaries and headcount are for those who may open the organisation's page. */
  readonly confidential: boolean;
}

export interface Unit {
  readonly kind: OrganisationKind;
  readonly table: UnitTable;
  /** The column that names an employee. */
  readonly head: 'manager_id' | 'head_id' | null;
  /** Columns that name a unit above, and its kind. */
  readonly parents: Readonly<Record<string, OrganisationKind>>;
  /** Form to columns, where they differ. */
  columns(form: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Takes the row of its own table; the use cases never look inside one. */
  present(record: never, lookups: Lookups): object;
}
