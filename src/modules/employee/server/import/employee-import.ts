/** The import of employees: people are found by their code, else by identity number or passport. */
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { mayMakeUnits } from '#modules/company/server/public.ts';
import { defineImport, type ImportSource } from '#platform/server/imports/import-definition.ts';
import type { Sheet } from '#platform/server/spreadsheets/sheet.ts';
import { unitChoices } from './unit-choices.ts';
import { CHOICES, EMPLOYEE_COLUMNS, type EmployeeLine } from './import-columns.ts';
import { importParts } from './import-parts.ts';
import { evaluateLines } from './evaluate-lines.ts';
import { offerUnits } from './new-units.ts';
import { undoLines } from './undo-lines.ts';
import { writeLines } from './write-lines.ts';

const NAME = { en: 'Employees', ms: 'Pekerja' } as const;

const TYPE = 'employee.employees';

/** The columns of other modules are there once the portal is joined, so they are read at each use. */
export const employeeImportSource: ImportSource = {
  type: TYPE,
  of: async (ctx, { new_units }) => definitionOf(new_units === true && mayMakeUnits(ctx)),
};

/** @param makes units that the organisation lacks are made with the rows. */
const definitionOf = (makes: boolean) =>
  defineImport<EmployeeLine>({
    type: TYPE,
    name: NAME,
    columns: [...EMPLOYEE_COLUMNS, ...importParts().flatMap(({ columns }) => columns)],
    nameOf: (values) => String(values['name'] ?? values['employee_code'] ?? values['identity_number'] ?? ''),
    uniqueBy: ['employee_code', 'email'],
    evaluate: (ctx, lines) => evaluateLines(ctx, lines, makes),
    offer: (ctx, rows) => offerUnits(ctx, rows, makes),
    write: (ctx, lines) => writeLines(ctx, lines, makes),
    undo: undoLines,
    sheets: choiceSheets,
  });

/** A tab that lists what the cells of each column may say, in the reader's language. */
async function choiceSheets(ctx: Ctx): Promise<Sheet[]> {
  const fixed = Object.entries(CHOICES).map(([key, choices]) => ({ key, values: Object.values(choices).map((label) => say(label, ctx.locale)) }));
  const lists = [...fixed, ...(await unitChoices(ctx))];
  const longest = Math.max(...lists.map(({ values }) => values.length));
  const headerOf = (key: string) => say(EMPLOYEE_COLUMNS.find((column) => column.key === key)?.header ?? NAME, ctx.locale);
  return [
    {
      name: say({ en: 'Choices', ms: 'Pilihan' }, ctx.locale),
      columns: lists.map(({ key }) => ({ header: headerOf(key) })),
      rows: Array.from({ length: longest }, (_, row) => lists.map(({ values }) => values[row] ?? null)),
    },
  ];
}
