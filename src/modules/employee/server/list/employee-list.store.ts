/**
 * The SQL of the list, written by hand because it is the portal's hottest query: the page of ids first, joins
 * for those alone and only for the relations that were asked for, the total as a sum of kept counts where the
 * filter allows. The first looks of the list's page are kept; every other combination, which a request makes, has no name.
 */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { DEFAULT_PER_PAGE, offsetOf } from '#platform/contract/paging.ts';
import type { EmployeeScope } from '#platform/server/access/actor.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { LIST_COLUMNS, type listEmployees } from '../../contract/employee.endpoints.ts';
import { UNIT_COLUMNS, type UnitKind } from '../employee.tables.ts';
import { containing } from '#platform/server/db/containing.ts';

export type ListFilter = ParsedInput<typeof listEmployees>;

/** Columns that the list shows as they are. */
export const SHOWN_COLUMNS = ['id', ...LIST_COLUMNS] as const;
const COLUMNS = [...SHOWN_COLUMNS, 'image_file'] as const;

const UNIT_TABLES: Readonly<Record<UnitKind, string>> = {
  branch: 'branches',
  division: 'divisions',
  department: 'departments',
  position: 'positions',
  position_level: 'position_levels',
};

/** The units among the relations of `with`. */
export const unitsAsked = ({ with: asked }: Pick<ListFilter, 'with'>): UnitKind[] =>
  (Object.keys(UNIT_COLUMNS) as UnitKind[]).filter((unit) => asked.has(unit));

const SORTS = {
  id: 'e.id',
  name: 'lower(e.name)',
  employee_code: 'lower(e.employee_code)',
  company_joined_at: 'e.company_joined_at',
  status: 'e.status',
  employee_type: 'e.employee_type',
  created_at: 'e.created_at',
} as const;

/** Filters that the kept counts know. */
const COUNTED = ['status', 'employee_type', 'branch_id', 'division_id', 'department_id', 'position_id'] as const;

const NO_LOGIN = 'e.user_id is null';

class Values {
  readonly list: unknown[] = [];
  /** Adds a value and answers its `$n`. */
  put(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

function scopeText(scope: EmployeeScope, values: Values): string[] {
  if (scope.all) return [];
  const part = (column: string, ids: readonly number[]) => (ids.length > 0 ? [`e.${column} = any(${values.put(ids)}::bigint[])`] : []);
  const parts = [
    ...part('branch_id', scope.branchIds),
    ...part('division_id', scope.divisionIds),
    ...part('department_id', scope.departmentIds),
    ...part('id', scope.employeeIds),
  ];
  return [parts.length > 0 ? `(${parts.join(' or ')})` : 'false'];
}

/**
 * Whoever may not see personal data cannot look through it either: name and code only. For the others a function looks, into
 * which the planner does not: its plan is the same for every word.
 */
function keywordText(keyword: string, light: boolean, values: Values): string {
  const pattern = values.put(containing(keyword));
  return light ? `lower(e.name || ' ' || e.employee_code) like ${pattern}` : `e.id = any(array(select employees_matching(${pattern})))`;
}

/** Whose list. */
interface Asker {
  readonly companyId: number;
  readonly scope: EmployeeScope;
}

/** What of a filter makes the text. */
type Look = Pick<ListFilter, 'sort' | 'sort_by' | 'page' | 'per_page' | 'with'> & Partial<ListFilter>;

function conditions(asker: Asker, filter: Look, light: boolean, values: Values): string {
  const company = values.put(asker.companyId);
  return [
    `e.company_id = ${company}`,
    'e.deleted_at is null',
    ...COUNTED.flatMap((column) => (filter[column] === undefined ? [] : [`e.${column} = ${values.put(filter[column])}`])),
    ...(filter.joined_from ? [`e.company_joined_at >= ${values.put(filter.joined_from)}`] : []),
    ...(filter.joined_to ? [`e.company_joined_at <= ${values.put(filter.joined_to)}`] : []),
    ...(filter.no_login ? [NO_LOGIN] : []),
    ...(filter.keyword ? [keywordText(filter.keyword, light, values)] : []),
    ...scopeText(asker.scope, values),
  ].join(' and ');
}

/** A total that needs no look at the employees themselves. */
const isCounted = ({ scope }: Asker, filter: Look) =>
  !filter.keyword && !filter.joined_from && !filter.joined_to && (scope.all || scope.employeeIds.length === 0);

/** The total as a sum of kept counts. */
const countedText = (where: string) =>
  `select coalesce(sum(e.employees), 0) from employee_counts e where ${where.replace(' and e.deleted_at is null', '').replace(NO_LOGIN, 'not e.login')}`;

export type ListRecord = Readonly<Record<string, unknown>>;

/** The ids of the page and the total; where that is not known beforehand, whoever fits is looked for once for both. */
function idsText(asker: Asker, filter: Look, light: boolean, values: Values): { readonly page: string; readonly total: string } {
  const where = conditions(asker, filter, light, values);
  const { sort: direction, sort_by } = filter;
  const order = (key: string) => `order by ${key} ${direction}${sort_by === 'id' ? '' : `, e.id ${direction}`}`;
  const offset = offsetOf(filter);
  const part = `limit ${filter.per_page}${offset > 0 ? ` offset ${offset}` : ''}`;
  if (isCounted(asker, filter))
    return { page: `page as materialized (select e.id from employees e where ${where} ${order(SORTS[sort_by])} ${part})`, total: countedText(where) };
  return {
    page: `found as materialized (select e.id, ${SORTS[sort_by]} as key from employees e where ${where}),
      page as materialized (select e.id from found e ${order('e.key')} ${part})`,
    total: 'select count(*) from found',
  };
}

function pageText(asker: Asker, filter: Look, light: boolean, values: Values): string {
  const { page, total } = idsText(asker, filter, light, values);
  const { sort: direction, sort_by } = filter;
  const units = unitsAsked(filter);
  const withUser = filter.with.has('user');
  return `with ${page}
    select ${COLUMNS.map((column) => `e.${column}`).join(', ')}
      ${units.map((unit) => `, ${unit}.name as ${unit}_name`).join('')}
      ${withUser ? ', u.email as user_email, u.status as user_status, case when identity_alone(u.id, e.company_id) then u.last_login_at end as user_last_login_at' : ''}
      , (${total}) as total
    from page join employees e on e.id = page.id
      ${units.map((unit) => `left join ${UNIT_TABLES[unit]} ${unit} on ${unit}.id = e.${UNIT_COLUMNS[unit]}`).join(' ')}
      ${withUser ? 'left join users u on u.id = e.user_id' : ''}
    order by ${SORTS[sort_by]} ${direction}${sort_by === 'id' ? '' : `, e.id ${direction}`}`;
}

/** So many employees a picker shows. */
const PICKED = 30;

/** What the page of the list asks for with each row. */
const OF_THE_PAGE: ListFilter['with'] = new Set(['branch', 'division', 'department', 'position', 'user']);

const ofThePage = (look: Partial<Look>): Look => ({ sort_by: 'id', sort: 'desc', with: OF_THE_PAGE, page: 1, per_page: DEFAULT_PER_PAGE, ...look });
const BY_NAME: Look = { sort_by: 'name', sort: 'asc', status: 'Active', with: new Set(), page: 1, per_page: PICKED };

/**
 * The first looks by their texts: the page as it opens, in each order, of everybody or of one status; what it finds by a word;
 * and a picker of employees. The number of rows stands in the text, for PostgreSQL takes a limit that it does not know for a
 * tenth of all rows and plans anew each time. Whatever a request asks beside these finds no name, so requests cannot add one.
 */
const FIRST_LOOKS = new Map(
  [
    ...(Object.keys(SORTS) as (keyof typeof SORTS)[]).flatMap((sort_by) =>
      (['asc', 'desc'] as const).flatMap((sort) => [
        [`${sort_by}-${sort}`, ofThePage({ sort_by, sort })] as const,
        [`${sort_by}-${sort}-status`, ofThePage({ sort_by, sort, status: 'Active' })] as const,
      ]),
    ),
    ['found', ofThePage({ keyword: 'a' })] as const,
    ['found-status', ofThePage({ keyword: 'a', status: 'Active' })] as const,
    ['picker', BY_NAME] as const,
    ['picker-found', { ...BY_NAME, keyword: 'a' }] as const,
  ].map(([name, look]) => {
    const text = pageText({ companyId: 0, scope: { all: true } }, look, false, new Values());
    return [text, preparedText<ListRecord>(`employee.list-${name}`, text)] as const;
  }),
);

/** Flat rows (`branch_name` and so on for the relations of `with`) and the total of the filter. @param light for who may not see personal data */
export async function listEmployeeRecords(ctx: Ctx, filter: ListFilter, light = false): Promise<{ rows: ListRecord[]; total: number }> {
  const asker: Asker = { companyId: ctx.companyId, scope: ctx.actor.scope };
  const values = new Values();
  const text = pageText(asker, filter, light, values);
  const stored = FIRST_LOOKS.get(text);
  const rows = stored ? await stored(ctx.client, values.list) : (await ctx.client.query<ListRecord>(text, values.list)).rows;
  const [first] = rows;
  if (first) return { rows, total: Number(first['total']) };
  if (filter.page === 1) return { rows, total: 0 };
  // A page past the end has no row to carry the total.
  const again = new Values();
  const where = conditions(asker, filter, light, again);
  const total = isCounted(asker, filter) ? countedText(where) : `select count(*) from employees e where ${where}`;
  const counted = await ctx.client.query<{ total: number }>(`select (${total}) as total`, again.list);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}
