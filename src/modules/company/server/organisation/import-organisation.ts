/** The organisation from one sheet: each row a branch, division, department, level or position, under a named unit. */
import { line } from '#platform/contract/fields.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { mayAct } from '#platform/contract/access.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { choiceCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import {
  defineImport,
  type ImportChange,
  type ImportFault,
  type ImportLine,
  type EvaluatedLine,
  type Verdict,
  type Written,
  type WrittenLine,
} from '#platform/server/imports/import-definition.ts';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { COMPANY_ERRORS, UNIT_NOUNS } from '../../contract/company.messages.ts';
import { ORGANISATION_KINDS, type OrganisationKind } from '../../contract/organisation.schema.ts';
import { branchChanged } from './branch-calendar.ts';
import { newUnitColumns, takeUnitBack } from './make-units.ts';
import { allUnitRecords, lockUnit, insertUnit, updateUnit, type UnitRecord } from './organisation.store.ts';
import { UNITS } from './organisation-units.ts';
import { notifyCompany } from '../notify-company.ts';

interface UnitLine {
  readonly kind: OrganisationKind;
  readonly name: string;
  readonly code?: string | null;
  /** Name of the unit above. */
  readonly parent?: string | null;
  /** Name of a position's level. */
  readonly level?: string | null;
  readonly state?: string | null;
}

const ABOVE: Partial<Record<OrganisationKind, { readonly kind: OrganisationKind; readonly column: string }>> = {
  division: { kind: 'branch', column: 'branch_id' },
  department: { kind: 'division', column: 'division_id' },
  position: { kind: 'department', column: 'department_id' },
};
const LEVEL = { kind: 'position_level', column: 'position_level_id' } as const;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const rankOf = (kind: OrganisationKind) => ORGANISATION_KINDS.indexOf(kind);

/** The live units of a company by kind and lower-case name, and names by id. */
async function loadUnits(ctx: Ctx) {
  const records: Partial<Record<OrganisationKind, UnitRecord[]>> = {};
  for (const kind of ORGANISATION_KINDS) records[kind] = await allUnitRecords(ctx, UNITS[kind]);
  return {
    of: (kind: OrganisationKind) => records[kind] ?? [],
    find: (kind: OrganisationKind, name: string) => records[kind]?.find((record) => same(record.name, name)),
    nameOf: (kind: OrganisationKind, id: unknown) => records[kind]?.find((record) => record.id === id)?.name ?? null,
    add: (kind: OrganisationKind, record: UnitRecord) => void records[kind]?.push(record),
  };
}
type Loaded = Awaited<ReturnType<typeof loadUnits>>;

/** The units that a line refers to, by import column. */
const references = ({ kind, parent, level }: UnitLine) => [
  ...(ABOVE[kind] ? [{ from: 'parent', given: parent, ...ABOVE[kind] }] : []),
  ...(kind === 'position' ? [{ from: 'level', given: level, ...LEVEL }] : []),
];

function evaluateLine(values: UnitLine, units: Loaded, inFile: (kind: OrganisationKind, name: string) => boolean, mayChange: boolean): Verdict {
  const { kind, name, code, state } = values;
  const faults: ImportFault[] = [];
  const existing = units.find(kind, name);
  for (const { from, given, kind: wanted } of references(values)) {
    if (given && !units.find(wanted, given) && !inFile(wanted, given)) {
      faults.push({ column: from, text: COMPANY_ERRORS.noSuchName });
    }
  }
  if (kind === 'branch' && !existing && !state) faults.push({ column: 'state', text: COMPANY_ERRORS.stateMissing });
  if (code && units.of(kind).some((record) => record !== existing && typeof record['code'] === 'string' && same(record['code'], code))) {
    faults.push({ column: 'code', text: COMPANY_ERRORS.codeTaken });
  }
  if (faults.length > 0) return { kind: 'refused', faults };
  if (!existing) return { kind: 'added' };
  const changes: ImportChange[] = [];
  const compare = (column: string, before: unknown, after: string | null | undefined) => {
    if (after !== undefined && (before ?? null) !== after) changes.push({ column, before: (before ?? null) as string | null, after });
  };
  compare('code', existing['code'], code);
  if (kind === 'branch' && state) compare('state', existing['state'], state);
  for (const { from, given, kind: wanted, column } of references(values)) {
    const before = units.nameOf(wanted, existing[column]);
    if (given !== undefined && !(before !== null && given !== null && same(before, given))) compare(from, before, given);
  }
  if (changes.length === 0) return { kind: 'unchanged', subjectId: existing.id };
  if (!mayChange) return { kind: 'refused', faults: [{ text: COMPANY_ERRORS.mayNotChange }] };
  return { kind: 'changed', subjectId: existing.id, changes };
}

async function evaluate(ctx: Ctx, lines: readonly ImportLine<UnitLine>[]): Promise<Verdict[]> {
  const units = await loadUnits(ctx);
  const named = new Set(lines.map(({ values }) => `${values.kind}:${values.name.toLowerCase()}`));
  const inFile = (kind: OrganisationKind, name: string) => named.has(`${kind}:${name.toLowerCase()}`);
  const mayChange = mayAct(ctx.actor, ctx.services.pages, '/admin/company/organizational', 'Update');
  return lines.map(({ values }) => evaluateLine(values, units, inFile, mayChange));
}

function columnsOf(values: UnitLine, units: Loaded, isNew: boolean): Record<string, unknown> {
  const columns: Record<string, unknown> = values.code === undefined ? {} : { code: values.code };
  for (const { given, kind, column } of references(values)) {
    if (given !== undefined) columns[column] = given === null ? null : (units.find(kind, given)?.id ?? null);
  }
  if (values.kind === 'branch' && values.state) columns['state'] = values.state;
  return isNew ? { ...columns, ...newUnitColumns(values, values.state ?? null) } : columns;
}

/** Branches first, so that what hangs under them finds them; the answers keep the order of the lines. */
async function write(ctx: Ctx, lines: readonly EvaluatedLine<UnitLine>[]): Promise<Written[]> {
  const units = await loadUnits(ctx);
  const written: Written[] = [];
  const order = lines.map((_, index) => index).sort((a, b) => rankOf(lines[a]!.values.kind) - rankOf(lines[b]!.values.kind) || a - b);
  for (const index of order) {
    const { values, verdict } = lines[index]!;
    const unit = UNITS[values.kind];
    const before = verdict.kind === 'changed' ? await lockUnit(ctx, unit, verdict.subjectId) : null;
    const columns = columnsOf(values, units, before === null);
    const after = before ? await updateUnit(ctx, unit, before.id, columns) : await insertUnit(ctx, unit, columns);
    if (!before) units.add(values.kind, after);
    await audit(ctx, { action: before ? 'updated' : 'created', subject_type: values.kind, subject_id: after.id, before, after });
    const stored = before && Object.fromEntries(Object.keys(columns).map((column) => [column, before[column] ?? null]));
    if (before && values.kind === 'branch') await branchChanged(ctx, before, after);
    written[index] = { subjectId: after.id, before: stored, after: { kind: values.kind, updated_at: after.updated_at } };
  }
  await notifyCompany(ctx, { subject_type: 'company', subject_id: ctx.companyId });
  return written;
}

async function undoLine(ctx: Ctx, line: WrittenLine): Promise<boolean> {
  const { kind, updated_at } = line.after as { kind: OrganisationKind; updated_at: string };
  if (line.before === null) return takeUnitBack(ctx, { kind, id: line.subjectId, updated_at });
  const record = await lockUnit(ctx, UNITS[kind], line.subjectId);
  if (!record || record.updated_at !== updated_at) return false;
  const restored = await updateUnit(ctx, UNITS[kind], record.id, line.before as Record<string, unknown>);
  if (kind === 'branch') await branchChanged(ctx, record, restored);
  await audit(ctx, { action: 'import-undone', subject_type: kind, subject_id: record.id, before: record, after: null });
  return true;
}

/** Positions first, so that nothing hangs under a unit when its turn comes. */
async function undo(ctx: Ctx, lines: readonly WrittenLine[]): Promise<boolean[]> {
  const undone: boolean[] = [];
  const kindAt = (index: number) => rankOf((lines[index]!.after as { kind: OrganisationKind }).kind);
  const order = lines.map((_, index) => index).sort((a, b) => kindAt(b) - kindAt(a) || a - b);
  for (const index of order) undone[index] = await undoLine(ctx, lines[index]!);
  await notifyCompany(ctx, { subject_type: 'company', subject_id: ctx.companyId });
  return undone;
}

/** In the reader's language; a kind that there is not stays as it was typed. */
const nounOf = (kind: unknown, locale: Locale): unknown =>
  typeof kind === 'string' && Object.hasOwn(UNIT_NOUNS, kind) ? UNIT_NOUNS[kind as OrganisationKind][locale] : kind;

const stateChoices = Object.fromEntries(STATES.map((state) => [state, { en: state, ms: state }]));

export const organisationImportDefinition = defineImport<UnitLine>({
  type: 'company.organisation',
  name: { en: 'Organisation', ms: 'Organisasi' },
  columns: [
    { key: 'kind', header: { en: 'Kind', ms: 'Jenis' }, cell: choiceCell(UNIT_NOUNS), required: true, example: 'Department' },
    { key: 'name', header: { en: 'Name', ms: 'Nama' }, cell: textCell(line(1, 150)), required: true, example: 'Human Resources' },
    { key: 'code', header: { en: 'Code', ms: 'Kod' }, cell: textCell(line(1, 20)), example: 'HR' },
    { key: 'parent', header: { en: 'Under', ms: 'Di bawah' }, cell: textCell(line(1, 150)), example: 'Corporate' },
    { key: 'level', header: { en: 'Position level', ms: 'Gred jawatan' }, cell: textCell(line(1, 150)) },
    { key: 'state', header: { en: 'State', ms: 'Negeri' }, cell: choiceCell(stateChoices) },
  ],
  nameOf: ({ kind, name }, locale) => [nounOf(kind, locale), name].filter(Boolean).join(': '),
  uniqueBy: [
    ['kind', 'name'],
    ['kind', 'code'],
  ],
  evaluate,
  write,
  undo,
});
