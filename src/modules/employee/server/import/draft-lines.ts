/** What each row of a file would make of a person: the record as it would be, what is wrong, what changes. */
import type { ImportChange, ImportFault, ImportLine } from '#platform/server/imports/import-definition.ts';
import type { ShownValue } from '#platform/contract/imports.ts';
import type { Ctx } from '#platform/server/context.ts';
import { checkEmployment, checkPerson } from '../../contract/check-person.ts';
import { genderHintOf } from '#platform/contract/identity-number.ts';
import { EMPLOYEE_ERRORS, IMPORT_ERRORS } from '../../contract/employee.messages.ts';
import { NEW_UNITS } from '../../contract/new-units.messages.ts';
import { HOME_COUNTRY, PROBATION_MONTHS, type Address } from '../../contract/employee.schema.ts';
import { otherPerson } from './match-people.ts';
import { birthDate, citizenshipOf } from '../change/check-employee.ts';
import { isInScope } from '../employee-scope.ts';
import { UNIT_COLUMNS, type EmployeeRecord, type UnitColumn, type UnitKind } from '../employee.tables.ts';
import { NEEDED, NEEDED_OF_FOREIGN, type EmployeeLine } from './import-columns.ts';
import { ADDRESS_COLUMNS, PLAIN_COLUMNS } from './stored-columns.ts';
import type { Known } from './import-lookup.ts';
import { unitKey } from './new-units.ts';

/** The columns of a person that an import writes. */
export type Imported = Pick<EmployeeRecord, (typeof PLAIN_COLUMNS)[number] | UnitColumn | 'current_address'>;

export interface Draft {
  readonly line: ImportLine<EmployeeLine>;
  /** null: somebody new. */
  readonly current: EmployeeRecord | null;
  readonly wanted: Imported;
  readonly faults: ImportFault[];
  readonly changes: ImportChange[];
  /** Code of the manager in lower case, where the row names one. */
  readonly manager: string | null;
}

const UNITS = Object.entries(UNIT_COLUMNS) as [UnitKind, UnitColumn][];
const ADDRESS = Object.entries(ADDRESS_COLUMNS) as [keyof typeof ADDRESS_COLUMNS, keyof Address][];
const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');

/** By code, else by identity number or passport. */
const personOf = (known: Known, values: EmployeeLine) =>
  values['employee_code']
    ? known.byCode.get(lower(values['employee_code']))
    : (known.byIdentity.get(lower(values['identity_number'])) ?? known.byPassport.get(lower(values['passport'])));

/** Of a new person: what the short form fills in by itself. */
function withDefaults(values: EmployeeLine): EmployeeLine {
  const given = (key: string) => values[key] !== undefined && values[key] !== null;
  const filled: Record<string, string | number | null | undefined> = { ...values };
  const fill = (key: string, value: string | number | null) => {
    if (!given(key) && value !== null) filled[key] = value;
  };
  fill('employee_type', given('identity_number') || !given('passport') ? 'Local' : 'Foreign');
  if (filled['employee_type'] === 'Local') {
    fill('gender', genderHintOf(String(values['identity_number'])));
    fill('nationality', HOME_COUNTRY);
  }
  fill('employment_type', given('contract_end_at') ? 'Contract' : 'Permanent');
  if (filled['employment_type'] === 'Permanent') fill('probation_months', PROBATION_MONTHS);
  return filled;
}

/** Where the company has a single branch and the row says nothing of a place. */
const onlyBranch = ({ units }: Known): number | null => {
  const [id, ...others] = new Set(units.branch.values());
  return id !== undefined && others.length === 0 ? id : null;
};

export function draftLine(ctx: Ctx, known: Known, line: ImportLine<EmployeeLine>): Draft {
  const current = personOf(known, line.values) ?? null;
  const values = current ? line.values : withDefaults(line.values);
  const faults: ImportFault[] = [];
  if (current && !isInScope(ctx.actor.scope, current)) {
    faults.push({ text: IMPORT_ERRORS.notYours });
    return { line, current: null, wanted: {} as Imported, faults, changes: [], manager: null };
  }
  const given = (key: string) => values[key] !== undefined && values[key] !== null;
  const needed = [...NEEDED, ...(values['employee_type'] === 'Foreign' ? NEEDED_OF_FOREIGN : [])];
  if (!current) for (const key of needed) if (!given(key)) faults.push({ column: key, text: IMPORT_ERRORS.needed });
  if (current) faults.push(...otherPerson({ ...current, code: current.employee_code }, values));
  const plain = Object.fromEntries(PLAIN_COLUMNS.map((key) => [key, given(key) ? values[key] : (current?.[key] ?? null)])) as Pick<
    Imported,
    (typeof PLAIN_COLUMNS)[number]
  >;
  const typeChanged = current !== null && plain.employee_type !== current.employee_type;
  const citizenship =
    !given('citizenship') && (!current || typeChanged) && plain.employee_type ? citizenshipOf({ employee_type: plain.employee_type }) : plain.citizenship;
  const units = Object.fromEntries(
    UNITS.map(([key, column]) => [column, given(key) ? unitOf(known, key, values[key], faults) : (current?.[column] ?? null)]),
  ) as Pick<Imported, UnitColumn>;
  if (!current && !['branch', 'division', 'department'].some(given)) units.branch_id = onlyBranch(known);
  const address = { ...current?.current_address, ...Object.fromEntries(ADDRESS.flatMap(([key, part]) => (given(key) ? [[part, values[key]]] : []))) };
  const wanted: Imported = {
    ...plain,
    ...units,
    citizenship,
    current_address: address,
    date_of_birth: plain.employee_type ? birthDate(plain) : plain.date_of_birth,
  };
  const changes = current ? changesOf(known, values, current, wanted) : [];
  // A row that repeats what is stored is not refused for a rule that the record broke before.
  const writes = current === null || changes.length > 0;
  if (writes && faults.length === 0) faults.push(...ruleFaults(known, wanted, current));
  if (writes) faults.push(...duplicateFaults(known, wanted, current));
  if (faults.length === 0 && !isInScope(ctx.actor.scope, { ...wanted, id: current?.id ?? 0 }))
    faults.push({ column: 'department', text: EMPLOYEE_ERRORS.outsideScope });
  return {
    line,
    current,
    wanted,
    faults,
    changes,
    manager: given('reporting_to') ? lower(values['reporting_to']) : null,
  };
}

/** In the place of a unit that is made before the rows are written. */
const NEW_UNIT = -1;

function unitOf(known: Known, key: UnitKind, value: unknown, faults: ImportFault[]): number | null {
  const id = known.units[key].get(unitKey(value));
  if (id !== undefined) return id;
  if (known.unknownUnits === 'made') return NEW_UNIT;
  faults.push({ column: key, text: known.unknownUnits === 'offered' ? IMPORT_ERRORS.noSuchUnit : NEW_UNITS.ask, params: { name: String(value) } });
  return null;
}

/** The rules of the form; fields that are columns here go by the column's key. */
function ruleFaults({ today, latestStart }: Known, wanted: Imported, current: EmployeeRecord | null): ImportFault[] {
  const facts = Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, value ?? undefined]));
  return [...checkPerson(facts, today), ...checkEmployment(facts, latestStart)]
    .filter(({ field }) => field !== 'passport_expiry' || wanted.passport_expiry !== current?.passport_expiry)
    .map(({ field, text }) => ({ column: field.replace(/_id$/, ''), text }));
}

function duplicateFaults(known: Known, wanted: Imported, current: EmployeeRecord | null): ImportFault[] {
  const other = (found: EmployeeRecord | undefined) => found !== undefined && found.id !== current?.id;
  const isActive = current === null || current.status === 'Active';
  return [
    ...(isActive && wanted.identity_number && other(known.byIdentity.get(lower(wanted.identity_number)))
      ? [{ column: 'identity_number', text: EMPLOYEE_ERRORS.identityTaken }]
      : []),
    ...(isActive && wanted.passport && other(known.byPassport.get(lower(wanted.passport)))
      ? [{ column: 'passport', text: EMPLOYEE_ERRORS.passportTaken }]
      : []),
    ...(wanted.email && other(known.byEmail.get(lower(wanted.email))) ? [{ column: 'email', text: EMPLOYEE_ERRORS.emailTaken }] : []),
  ];
}

function changesOf(known: Known, values: EmployeeLine, current: EmployeeRecord, wanted: Imported): ImportChange[] {
  const changes: ImportChange[] = [];
  const put = (column: string, before: ShownValue, after: ShownValue) => {
    if (before !== after) changes.push({ column, before, after });
  };
  for (const key of PLAIN_COLUMNS) put(key, current[key], wanted[key]);
  for (const [key, part] of ADDRESS) put(key, current.current_address[part] ?? null, wanted.current_address[part] ?? null);
  for (const [key, column] of UNITS) {
    if (current[column] === wanted[column]) continue;
    put(key, current[column] === null ? null : (known.unitNames[key].get(current[column])?.name ?? String(current[column])), String(values[key]));
  }
  return changes;
}
