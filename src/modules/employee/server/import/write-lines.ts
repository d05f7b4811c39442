/** Writes the judged rows: people, managers, movements, the columns of other modules, and the log. */
import type { EvaluatedLine, Written } from '#platform/server/imports/import-definition.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { invalid } from '#platform/contract/errors.ts';
import { makeUnits, noticeEmployeeLimit, organisationLookup, employeeLimit, type MadeUnit } from '#modules/company/server/public.ts';
import { EMPLOYEE_ERRORS } from '../../contract/employee.messages.ts';
import { freePlaces, today } from '../change/check-employee.ts';
import { nextCodes } from '../change/employee-code.ts';
import type { EmployeeRecord } from '../employee.tables.ts';
import { branchesChange } from '../employment/branch-change.ts';
import { insertMovements, type NewMovement } from '../person.store.ts';
import { auditChange } from '../change/record-change.ts';
import { guardEmployee } from '../change/unique-employee.ts';
import type { Draft } from './draft-lines.ts';
import type { EmployeeLine } from './import-columns.ts';
import { importParts, speaksTo } from './import-parts.ts';
import { idsByCode, insertMany, placeManagers, storedOf, updateMany, type Stored, type Versioned } from './imported.store.ts';
import { lackingUnits } from './new-units.ts';
import { draftLines } from './evaluate-lines.ts';

/** What an undo must know of a row. */
export interface Remembered {
  readonly updated_at: string;
  readonly movement: number | null;
  /** Of each part that the row spoke to, by its place in the list of parts. */
  readonly notes: Readonly<Record<string, unknown>>;
  /** Units that the whole file brought along; the first row keeps them. */
  readonly units?: readonly MadeUnit[];
}

/** Columns whose change is a movement. */
const MOVING = new Set([
  'branch',
  'division',
  'department',
  'position',
  'position_level',
  'reporting_to',
  'employment_type',
  'company_joined_at',
  'contract_end_at',
]);
const MOVEMENTS_AT_ONCE = 2000;

/** @param makes units that the lines name and the organisation lacks are made first. */
export async function writeLines(ctx: Ctx, lines: readonly EvaluatedLine<EmployeeLine>[], makes: boolean): Promise<Written[]> {
  const units = makes ? await makeUnits(ctx, lackingUnits(await organisationLookup(ctx), lines)) : [];
  const drafts = await draftLines(ctx, lines);
  const people = await guardEmployee(() => writePeople(ctx, drafts));
  const ids = people.map(({ id }) => id);
  const movements = await writeMovements(ctx, drafts, ids);
  const notes = await writeParts(ctx, drafts, ids);
  await branchesChange(
    ctx,
    drafts.flatMap(({ current, wanted }) =>
      current ? [{ before: current, after: { id: current.id, branch_id: wanted.branch_id ?? current.branch_id } }] : [],
    ),
  );
  const written: Written[] = [];
  for (const [i, draft] of drafts.entries()) {
    const { id, updated_at } = people[i] as Versioned;
    const before: Stored | null = draft.current && storedOf(draft.current);
    const after: Remembered = { updated_at, movement: movements.get(i) ?? null, notes: notes[i] ?? {}, ...(i === 0 && units.length > 0 && { units }) };
    await auditChange(ctx, { action: before ? 'imported' : 'created', id, before, after: { ...before, ...draft.wanted } });
    written.push({ subjectId: id, before, after });
  }
  await noticeEmployeeLimit(ctx);
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'company', stored: false });
  return written;
}

/** @returns the drafts' people, in order. */
async function writePeople(ctx: Ctx, drafts: readonly Draft[]): Promise<Versioned[]> {
  const added = drafts.filter(({ current }) => current === null);
  if (added.length > 0 && (await freePlaces(ctx)) < added.length)
    throw invalid('base', EMPLOYEE_ERRORS.seats, { seats: (await employeeLimit(ctx, ctx.companyId)) ?? 0 });
  const people = new Map<Draft, Versioned>();
  const insert = async (some: readonly Draft[], codes: readonly string[]) => {
    const records = await insertMany(
      ctx,
      some.map(({ wanted }, i) => ({ ...newRecord(wanted), employee_code: codes[i] as string })),
    );
    const byCode = new Map(records.map((record) => [record.employee_code, record]));
    some.forEach((draft, i) => people.set(draft, byCode.get(codes[i] as string) as Versioned));
  };
  // Codes that the file gives come first, so that the next free ones lie behind them.
  const coded = added.filter(({ line }) => line.values['employee_code']);
  await insert(
    coded,
    coded.map(({ line }) => String(line.values['employee_code'])),
  );
  const uncoded = added.filter(({ line }) => !line.values['employee_code']);
  if (uncoded.length > 0) await insert(uncoded, await nextCodes(ctx, uncoded.length));
  const managers = await idsByCode(
    ctx,
    drafts.flatMap(({ manager }) => manager ?? []),
  );
  const managerOf = ({ manager, current }: Draft) => (manager === null ? (current?.reporting_to ?? null) : (managers.get(manager) ?? null));
  const changed = drafts.flatMap((draft) => (draft.current ? [{ id: draft.current.id, columns: { ...draft.wanted, reporting_to: managerOf(draft) } }] : []));
  const updated = new Map((await updateMany(ctx, changed)).map((record) => [record.id, record]));
  await placeManagers(
    ctx,
    new Map(added.flatMap((draft) => (managerOf(draft) === null ? [] : [[people.get(draft)?.id as number, managerOf(draft) as number]]))),
  );
  return drafts.map((draft) => (draft.current ? (updated.get(draft.current.id) ?? draft.current) : (people.get(draft) as Versioned)));
}

/** Judged rows of new people have all that the table demands. */
const newRecord = (wanted: Draft['wanted']) => wanted as Draft['wanted'] & Pick<EmployeeRecord, 'name' | 'company_joined_at'>;

/** @returns the movement of each row that made one. */
async function writeMovements(ctx: Ctx, drafts: readonly Draft[], ids: readonly number[]): Promise<Map<number, number>> {
  const made: { row: number; movement: NewMovement }[] = [];
  const now = today(ctx);
  drafts.forEach(({ current, wanted, changes }, row) => {
    const employee_id = ids[row] as number;
    if (!current) {
      made.push({ row, movement: { employee_id, effective_date: wanted.company_joined_at, type: 'Join', after: { status: 'Active' } } });
      return;
    }
    const moving = changes.filter(({ column }) => MOVING.has(column));
    if (moving.length === 0) return;
    const side = (which: 'before' | 'after') => Object.fromEntries(moving.map((change) => [change.column, change[which]]));
    made.push({ row, movement: { employee_id, effective_date: now, type: 'Transfer', before: side('before'), after: side('after') } });
  });
  const byRow = new Map<number, number>();
  for (let from = 0; from < made.length; from += MOVEMENTS_AT_ONCE) {
    const some = made.slice(from, from + MOVEMENTS_AT_ONCE);
    const movements = await insertMovements(
      ctx,
      some.map(({ movement }) => movement),
    );
    some.forEach(({ row }, i) => byRow.set(row, movements[i] as number));
  }
  return byRow;
}

async function writeParts(ctx: Ctx, drafts: readonly Draft[], ids: readonly number[]): Promise<Record<string, unknown>[]> {
  const notes: Record<string, unknown>[] = drafts.map(() => ({}));
  for (const [place, part] of importParts().entries()) {
    const spoken = drafts.flatMap(({ line }, row) => (speaksTo(part, line.values) ? [{ row, employeeId: ids[row] as number, values: line.values }] : []));
    if (spoken.length === 0) continue;
    const left = await part.write(ctx, spoken);
    spoken.forEach(({ row }, i) => ((notes[row] as Record<string, unknown>)[place] = left[i] ?? null));
  }
  return notes;
}
