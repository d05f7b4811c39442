/** The import of opening figures: one row an employee, year and origin; found by the employee's code. */
import { FIRST_YEAR } from '#platform/contract/dates.ts';
import { line, money } from '#platform/contract/fields.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { asStored, fromStored, type Stored } from '#platform/server/db/columns.ts';
import type { Ctx } from '#platform/server/context.ts';
import { numberCell, textCell, yesNoCell } from '#platform/server/imports/import-cell.schema.ts';
import {
  defineImport,
  type ImportChange,
  type ImportLine,
  type EvaluatedLine,
  type Verdict,
  type Written,
  type WrittenLine,
} from '#platform/server/imports/import-definition.ts';
import { matchPeople, PERSON_COLUMNS } from '#modules/employee/server/public.ts';
import { z } from 'zod';
import { OPENING_WORDS } from '#modules/tax-declaration/contract/opening.messages.ts';
import { OPENING_AMOUNTS, type OpeningAmount } from '#modules/tax-declaration/contract/opening.schema.ts';
import { payrollYearOpenings } from './opening.tables.ts';
import { amountsOf, eachAmount, openingsOf, putOpening, removeOpening, type OpeningRecord } from './opening.store.ts';

interface OpeningLine extends Partial<Record<OpeningAmount, number | null>> {
  readonly employee_code: string;
  readonly year: number;
  readonly previous_employer?: boolean | null;
  readonly source?: string | null;
}

const WORDS = defineMessages({
  ...OPENING_WORDS,
  previous: { en: 'Previous employer (TP3)', ms: 'Majikan terdahulu (TP3)' },
  twice: { en: 'An earlier row has the same employee, year and origin.', ms: 'Baris sebelumnya mempunyai pekerja, tahun dan asal yang sama.' },
});

const keyOf = (employeeId: number, year: number, previous: boolean) => `${employeeId}:${year}:${previous}`;
const keyOfRecord = ({ employee_id, year, previous_employer }: OpeningRecord) => keyOf(employee_id, year, previous_employer);
/** A column that the file lacks keeps what is there; an empty cell is 0. */
const wished = (line: OpeningLine, before: OpeningRecord | undefined) => ({
  ...eachAmount((key) => (line[key] === undefined ? (before ? amountsOf(before)[key] : 0) : (line[key] ?? 0))),
  source: line.source === undefined ? (before?.source ?? null) : line.source,
});

async function load(ctx: Ctx, lines: readonly ImportLine<OpeningLine>[]) {
  const matched = await matchPeople(
    ctx,
    lines.map(({ values }) => ({ values: { ...values } })),
  );
  const known = new Map(
    (
      await openingsOf(
        ctx,
        matched.flatMap((each) => ('person' in each ? each.person.id : [])),
      )
    ).map((record) => [keyOfRecord(record), record]),
  );
  return lines.map(({ values }, at) => {
    const match = matched[at]!;
    if ('fault' in match) return { values, fault: match.fault };
    const { id: employeeId, name } = match.person;
    return { values, employeeId, name, before: known.get(keyOf(employeeId, values.year, values.previous_employer ?? false)) };
  });
}

async function evaluate(ctx: Ctx, lines: readonly ImportLine<OpeningLine>[]): Promise<Verdict[]> {
  const seen = new Set<string>();
  return (await load(ctx, lines)).map(({ values, employeeId, name: person, before, fault }): Verdict => {
    if (employeeId === undefined) return { kind: 'refused', faults: [fault] };
    const name = `${person} · ${values.year}`;
    const key = keyOf(employeeId, values.year, values.previous_employer ?? false);
    // An empty cell for the origin means this employer, so the engine's look at the cells alone is not enough.
    if (seen.has(key)) return { kind: 'refused', name, faults: [{ text: WORDS.twice }] };
    seen.add(key);
    if (!before) return { kind: 'added', name };
    const [now, after] = [{ ...amountsOf(before), source: before.source }, wished(values, before)];
    const changes = [...OPENING_AMOUNTS, 'source' as const].flatMap((column): ImportChange[] =>
      now[column] === after[column] ? [] : [{ column, before: now[column], after: after[column] }],
    );
    return changes.length === 0 ? { kind: 'unchanged', subjectId: before.id, name } : { kind: 'changed', subjectId: before.id, name, changes };
  });
}

async function write(ctx: Ctx, lines: readonly EvaluatedLine<OpeningLine>[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const { values, employeeId, before } of await load(ctx, lines)) {
    if (employeeId === undefined) throw new Error(`The employee ${values.employee_code} has gone`);
    const { source, ...amounts } = wished(values, before);
    const figures = eachAmount((key) => fromRinggit(amounts[key]));
    const record = await putOpening(ctx, {
      employee_id: employeeId,
      year: values.year,
      previous_employer: values.previous_employer ?? false,
      source,
      ...figures,
    });
    written.push({ subjectId: record.id, before: before ? asStored(payrollYearOpenings, before) : null, after: { ...amounts, source } });
  }
  await audit(ctx, { action: 'payroll_opening.imported', subject_type: 'payroll_opening', after: { openings: written.map(({ subjectId }) => subjectId) } });
  return written;
}

async function undo(ctx: Ctx, lines: readonly WrittenLine[]): Promise<boolean[]> {
  const now = new Map(
    (
      await openingsOf(
        ctx,
        null,
        lines.map(({ subjectId }) => subjectId),
      )
    ).map((record) => [record.id, record]),
  );
  const answers: boolean[] = [];
  for (const { subjectId, before, after } of lines) {
    const record = now.get(subjectId);
    const untouched = record !== undefined && isSame({ ...amountsOf(record), source: record.source }, after as Record<string, unknown>);
    if (untouched && before === null) await removeOpening(ctx, subjectId);
    else if (untouched) await restore(ctx, fromStored<OpeningRecord>(payrollYearOpenings, before as Stored<OpeningRecord>));
    answers.push(untouched);
  }
  await audit(ctx, { action: 'payroll_opening.import_undone', subject_type: 'payroll_opening', after: { openings: lines.map(({ subjectId }) => subjectId) } });
  return answers;
}

const isSame = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>) => Object.keys(a).every((key) => !(key in b) || a[key] === b[key]);

async function restore(ctx: Ctx, { employee_id, year, previous_employer, source, ...record }: OpeningRecord): Promise<void> {
  const amounts = eachAmount((key) => record[key]);
  await putOpening(ctx, { employee_id, year, previous_employer, source, ...amounts });
}

export const openingImport = defineImport<OpeningLine>({
  type: 'payroll.openings',
  name: WORDS.title,
  columns: [
    { ...PERSON_COLUMNS.employee_code, required: true, example: 'E-0001' },
    PERSON_COLUMNS.identity_number,
    PERSON_COLUMNS.name,
    { key: 'year', header: WORDS.year, cell: numberCell(z.number().int().min(FIRST_YEAR).max(2100)), required: true, example: 2026, kind: 'number' },
    { key: 'previous_employer', header: WORDS.previous, cell: yesNoCell(), example: 'No' },
    ...OPENING_AMOUNTS.map((key) => ({ key, header: WORDS[key], cell: numberCell(money()), example: 0, kind: 'money' as const })),
    { key: 'source', header: WORDS.source, cell: textCell(line(1, 200)), example: 'TP3' },
  ],
  nameOf: ({ employee_code = '', year }) => [employee_code, year].filter(Boolean).join(' · '),
  uniqueBy: [['employee_code', 'year', 'previous_employer']],
  evaluate,
  write,
  undo,
});
