/**
 * The import engine. A module says what its columns are and how its records are found, written and put back;
 * the engine reads the file, checks the cells, keeps the run, presents it, accepts and undoes it.
 *
 *   // contract
 *   export const employeeImport = importEndpoints({ name: 'employee.employees', path: 'api/admin/employees/import',
 *     demands: demand(employeeManifest, '/admin/employee', 'Import') });
 *
 *   // server
 *   const definition = defineImport<EmployeeLine>({
 *     type: 'employee.employees',
 *     name: { en: 'Employees', ms: 'Pekerja' },
 *     columns: [
 *       { key: 'employee_code', header: { en: 'Employee code', ms: 'Kod pekerja' }, cell: textCell(text(1, 20)), example: 'E-0001' },
 *       { key: 'name', header: { en: 'Name', ms: 'Nama' }, cell: textCell(personName()), required: true },
 *       { key: 'company_joined_at', header: { en: 'Joined', ms: 'Mula bekerja' }, aliases: ['Join date'], cell: dateCell() },
 *     ],
 *     nameOf: (line) => line.name,
 *     uniqueBy: ['employee_code', 'identity_number'],
 *     async judge(ctx, lines) { … one query for all codes …; return lines.map(…Verdict) },
 *     async write(ctx, lines) { … batch insert and update …; return lines.map(…Written) },
 *     async undo(ctx, written) { … compare with `after`, delete or restore `before` …; return written.map(() => true) },
 *   });
 *   importBindings(employeeImport, definition)   // in the module's bindings
 *
 * `evaluate` runs when the file is checked and once more before it is written, because the data may have changed.
 * `write` and `undo` get many rows at once: look up and write in batches, 5,000 rows are one call.
 */
import type { z } from 'zod';
import type { ImportKind, ShownValue } from '#platform/contract/imports.ts';
import type { Locale, Params, Text } from '#platform/contract/messages.ts';
import type { Ctx } from '../context.ts';
import type { Sheet } from '../spreadsheets/sheet.ts';

export interface ImportColumn {
  readonly key: string;
  /** The header in the template; a file may use either language, any letter case. */
  readonly header: Text;
  /** Further headers that mean this column. */
  readonly aliases?: readonly string[];
  /** Reads one cell (text, number, boolean; never empty), see import-cell.schema.ts. */
  readonly cell: z.ZodType;
  /** The header must be there and no cell empty. Without it an empty cell is null, and a missing column undefined. */
  readonly required?: boolean;
  /** A record that is not there yet needs it, always or in the case that the text names: starred in the template, judged by the module. */
  readonly neededForNew?: true | Text;
  /** Of a row that adds, the check shows this value. Where no column says so, it shows all. */
  readonly preview?: boolean;
  /** Not in the template: understood where a file has it, or shown by the check alone. */
  readonly untold?: boolean;
  /** Shown in the template. */
  readonly example?: string | number;
  readonly kind?: 'text' | 'number' | 'money' | 'date';
}

/** One row of the file: cells by column key. A key is absent when the file lacks the column: leave that field alone. */
export interface ImportLine<Values> {
  /** As the spreadsheet program counts. */
  readonly number: number;
  readonly values: Values;
}

export interface ImportFault {
  /** Column key; absent for the row as a whole. */
  readonly column?: string;
  readonly text: Text;
  readonly params?: Params;
}

export interface ImportChange {
  /** Column key. */
  readonly column: string;
  readonly before: ShownValue;
  readonly after: ShownValue;
}

/** `name`: of the record that the line is about, where the line itself may say another. */
export type Verdict = { readonly name?: string } & (
  | { readonly kind: 'added' }
  | { readonly kind: 'changed'; readonly subjectId: number; readonly changes: readonly ImportChange[] }
  | { readonly kind: 'unchanged'; readonly subjectId: number }
  | { readonly kind: 'refused'; readonly faults: readonly ImportFault[] }
);

/** A line that is to be written, with what `evaluate` said of it. */
export type EvaluatedLine<Values> = ImportLine<Values> & { readonly verdict: Extract<Verdict, { kind: 'added' | 'changed' }> };

/** What the module must remember to undo a row: plain JSON in its own form. */
export interface Written {
  readonly subjectId: number;
  /** The record as it was; null where the row made it. */
  readonly before: unknown;
  /** The record as the row left it (a version, or the fields written): undo compares with it. */
  readonly after: unknown;
}
export type WrittenLine = Written & { readonly kind: 'added' | 'changed' };

/** A row as an offer looks at it. */
export interface OfferLine<Values> extends ImportLine<Values> {
  readonly kind: ImportKind;
}

/** What the import can bring along besides its rows, where the person agrees. */
export interface ImportOffer {
  /** The field of the check (see the endpoint's `with`) that takes the offer. */
  readonly field: string;
  readonly taken: boolean;
  /** In the reader's language: the button, or once it is taken what will happen. */
  readonly label: string;
  /** By column key. */
  readonly names: readonly { readonly column: string; readonly names: readonly string[] }[];
}

export interface ImportDefinition<Values extends object = Record<string, unknown>> {
  /** `<module>.<noun>`, as in `importEndpoints`. */
  readonly type: string;
  readonly name: Text;
  readonly columns: readonly ImportColumn[];
  /** Further tabs of the template: what its cells may say. */
  sheets?(ctx: Ctx): Promise<readonly Sheet[]>;
  /** Rows of the template by column key, in place of a row of examples: what there is now, as `evaluate` would read it. */
  filled?(ctx: Ctx): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** What tells a record from others, for lists of rows. A refused line is named, too: its cells are as they were typed. */
  nameOf(values: Partial<Record<keyof Values, unknown>>, locale: Locale): string;
  /** Column keys, or lists of keys, whose values may occur once in a file. */
  readonly uniqueBy?: readonly (string | readonly string[])[];
  /** A verdict for each line, in order. Lines whose cells were wrong do not come here. */
  evaluate(ctx: Ctx, lines: readonly ImportLine<Values>[]): Promise<readonly Verdict[]>;
  /** Asked about all rows of a checked file. */
  offer?(ctx: Ctx, rows: readonly OfferLine<Values>[]): Promise<ImportOffer | null>;
  /** Writes lines; one answer each, in order. Throwing takes everything back. */
  write(ctx: Ctx, lines: readonly EvaluatedLine<Values>[]): Promise<readonly Written[]>;
  /** Takes lines back, the last first; false where the record was changed since and stays. */
  undo(ctx: Ctx, lines: readonly WrittenLine[]): Promise<readonly boolean[]>;
}

/** What an import is asked for besides its file: plain JSON, as the endpoint's `with` reads it. */
export type ImportParams = Readonly<Record<string, unknown>>;

/** An import whose columns depend on what it is asked for. */
export interface ImportSource {
  readonly type: string;
  /** @throws AppError where what was asked for is not there. */
  of(ctx: Ctx, params: ImportParams): Promise<ImportDefinition>;
}

export const sourceOf = (given: ImportDefinition | ImportSource): ImportSource => ('of' in given ? given : { type: given.type, of: async () => given });

/** Declares an import. Returns it in the form that the engine handles. */
export function defineImport<Values extends object>(definition: ImportDefinition<Values>): ImportDefinition {
  return definition as unknown as ImportDefinition;
}
