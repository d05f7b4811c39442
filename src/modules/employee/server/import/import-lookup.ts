/** What the judging of a file must know of the company, read in a handful of queries whatever the number of rows. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { mayMakeUnits, organisationLookup, organisationNames, type OrganisationLookup, type OrganisationNames } from '#modules/company/server/public.ts';
import { latestStart, today } from '../change/check-employee.ts';
import { employees as e, type EmployeeRecord } from '../employee.tables.ts';
import type { EmployeeLine } from './import-columns.ts';

export interface Colleague {
  readonly id: number;
  readonly code: string;
  readonly managerId: number | null;
  readonly status: 'Active' | 'Inactive';
}

export interface Known {
  /** Worked out once: a zone costs more than a row. */
  readonly today: CalendarDate;
  readonly latestStart: CalendarDate;
  readonly byCode: ReadonlyMap<string, EmployeeRecord>;
  /** Of active people only. */
  readonly byIdentity: ReadonlyMap<string, EmployeeRecord>;
  readonly byPassport: ReadonlyMap<string, EmployeeRecord>;
  readonly byEmail: ReadonlyMap<string, EmployeeRecord>;
  readonly units: OrganisationLookup;
  /** What becomes of units that are not there: made with the rows, offered to be, or asked of somebody who may. */
  readonly unknownUnits: 'made' | 'offered' | 'refused';
  /** Names of the units where the found people stand. */
  readonly unitNames: OrganisationNames;
  /** Everybody, by id and by code in lower case; empty where the file says nothing of managers. */
  readonly colleagues: ReadonlyMap<number, Colleague>;
  readonly colleaguesByCode: ReadonlyMap<string, Colleague>;
}

const texts = (lines: readonly { readonly values: EmployeeLine }[], key: string) => [
  ...new Set(lines.flatMap(({ values }) => (typeof values[key] === 'string' && values[key] !== '' ? [values[key].toLowerCase()] : []))),
];

export async function lookUp(ctx: Ctx, lines: readonly { readonly values: EmployeeLine }[], makesUnits: boolean): Promise<Known> {
  const found = await findPeople(ctx, lines);
  const active = found.filter(({ status }) => status === 'Active');
  const by = (records: readonly EmployeeRecord[], key: 'employee_code' | 'identity_number' | 'passport' | 'email') =>
    new Map(records.flatMap((record) => (record[key] === null ? [] : [[record[key].toLowerCase(), record] as const])));
  const ids = (key: 'branch_id' | 'division_id' | 'department_id' | 'position_id' | 'position_level_id') => [
    ...new Set(found.flatMap((record) => record[key] ?? [])),
  ];
  const colleagues = texts(lines, 'reporting_to').length > 0 ? await findColleagues(ctx) : [];
  return {
    today: today(ctx),
    latestStart: latestStart(ctx),
    byCode: by(found, 'employee_code'),
    byIdentity: by(active, 'identity_number'),
    byPassport: by(active, 'passport'),
    byEmail: by(found, 'email'),
    units: await organisationLookup(ctx),
    unknownUnits: makesUnits ? 'made' : mayMakeUnits(ctx) ? 'offered' : 'refused',
    unitNames: await organisationNames(ctx, {
      branch: ids('branch_id'),
      division: ids('division_id'),
      department: ids('department_id'),
      position: ids('position_id'),
      position_level: ids('position_level_id'),
    }),
    colleagues: new Map(colleagues.map((each) => [each.id, each])),
    colleaguesByCode: new Map(colleagues.map((each) => [each.code.toLowerCase(), each])),
  };
}

/** Everybody whom a code, a paper or an address of the file names, whoever may see them: the unique indexes ask nobody either. */
async function findPeople(ctx: Ctx, lines: readonly { readonly values: EmployeeLine }[]): Promise<EmployeeRecord[]> {
  const [codes, identities, passports, emails] = [
    texts(lines, 'employee_code'),
    texts(lines, 'identity_number'),
    texts(lines, 'passport'),
    texts(lines, 'email'),
  ];
  const among = (column: Parameters<typeof inArray>[0] | ReturnType<typeof sql>, values: readonly string[]) =>
    values.length > 0 ? sql`${column} = any(${sql.param(values)}::text[])` : undefined;
  const named = or(
    among(sql`lower(${e.employee_code})`, codes),
    among(e.identity_number, identities),
    among(sql`lower(${e.passport})`, passports),
    among(sql`lower(${e.email})`, emails),
  );
  if (!named) return [];
  return ctx.db
    .select()
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), named));
}

const findColleagues = (ctx: Ctx): Promise<Colleague[]> =>
  ctx.db
    .select({ id: e.id, code: e.employee_code, managerId: e.reporting_to, status: e.status })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at)));
