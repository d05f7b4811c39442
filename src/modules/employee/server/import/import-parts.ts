/**
 * Columns that other modules add to the import of employees (payroll: basic salary, bank, account). Employee knows none
 * of them and asks through a port.
 */
import type { ShownValue } from '#platform/contract/imports.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ImportColumn, ImportFault } from '#platform/server/imports/import-definition.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';

/** A row of the file as the columns of a part read it; a key is absent or null where the cell is empty or missing. */
export interface PartLine {
  /** null: the row adds somebody. */
  readonly employeeId: number | null;
  readonly values: Readonly<Record<string, unknown>>;
}
export interface WrittenPart {
  readonly employeeId: number;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ImportPart {
  /** Keys must differ from all others; choose them with a prefix, `salary_basic`. */
  readonly columns: readonly ImportColumn[];
  /** What the columns show of these employees now, by employee and column key. One query. */
  read(ctx: Ctx, employeeIds: readonly number[]): Promise<ReadonlyMap<number, Readonly<Record<string, ShownValue>>>>;
  /** What is wrong with each line, in order; rights are judged here too. Set-based. */
  evaluate(ctx: Ctx, lines: readonly PartLine[]): Promise<readonly (readonly ImportFault[])[]>;
  /** Writes what the lines of people who exist by now say; answers for each what `undo` needs, as plain JSON. */
  write(ctx: Ctx, lines: readonly WrittenPart[]): Promise<readonly unknown[]>;
  /** Takes back, before the employees themselves are taken back. */
  undo(ctx: Ctx, lines: readonly { readonly employeeId: number; readonly note: unknown }[]): Promise<void>;
}

export const importColumns = extensionPoint<ImportPart>('further columns of the import of employees');

export const importParts = (): readonly ImportPart[] => providersOf(importColumns);

/** Does a line say anything to a part? */
export const speaksTo = (part: ImportPart, values: Readonly<Record<string, unknown>>) =>
  part.columns.some(({ key }) => values[key] !== undefined && values[key] !== null);
