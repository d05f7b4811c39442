/** What payroll must know of people: who was employed in a period, their tax and contribution facts, their place. */
import { and, eq, gt, gte, ilike, isNull, lt, lte, or, asc, type SQL, type SQLWrapper } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branches, departments, divisions, positions } from '#modules/company/server/public.ts';
import type { PeopleChoice } from '../contract/employee.schema.ts';
import { peopleIn } from './employee.store.ts';
import { containing } from '#platform/server/db/containing.ts';
import { employees as e } from './employee.tables.ts';
import { employeeFamilies } from './person.tables.ts';

export interface PayrollPerson {
  readonly id: number;
  readonly name: string;
  readonly employee_code: string;
  readonly identity_number: string | null;
  readonly passport: string | null;
  readonly date_of_birth: string | null;
  readonly nationality: string | null;
  readonly citizenship: 'citizen' | 'permanent_resident' | 'foreign';
  readonly employee_type: 'Local' | 'Foreign';
  readonly marital_status: 'Single' | 'Married' | 'Divorced' | 'Widowed' | null;
  readonly disability: boolean;
  readonly spouse: { readonly employment_status: 'Working' | 'Not Working' | null; readonly disabled_person: boolean } | null;
  readonly children: readonly {
    readonly dob: string;
    readonly disability: boolean;
    readonly education: 'None' | 'School' | 'Pre-university' | 'Tertiary';
    readonly tax_share: number;
  }[];
  readonly company_joined_at: string;
  readonly inactive_at: string | null;
  readonly inactive_reason: string | null;
  readonly status: 'Active' | 'Inactive';
  readonly user_id: number | null;
  readonly branch_id: number | null;
  readonly division_id: number | null;
  readonly department_id: number | null;
  readonly branch: string | null;
  readonly division: string | null;
  readonly department: string | null;
  readonly position: string | null;
  readonly epf_no: string | null;
  readonly socso_no: string | null;
  readonly tax_no: string | null;
  readonly zakat_no: string | null;
}

export interface PayrollPeopleFilter extends PeopleChoice {
  readonly ids?: readonly number[];
  /** Employed on at least one day from `from` to `to`. */
  readonly from?: string;
  readonly to?: string;
  readonly keyword?: string | undefined;
}

/** Employed in the period: joined by its end, and not gone before its start. Its days, or the holes of a prepared statement. */
export const employedIn = (from: string | SQLWrapper, to: string | SQLWrapper): SQL | undefined =>
  and(lte(e.company_joined_at, to), or(isNull(e.inactive_at), gte(e.inactive_at, from)));

/** The opposite, written so that the indexes of joining and leaving answer it. */
export const notEmployedIn = (from: string, to: string): SQL | undefined => or(gt(e.company_joined_at, to), lt(e.inactive_at, from));

/** Days of joining and leaving are ranges over all employees. */
const employed = adhocText<{ total: string | number }>(
  `select (select coalesce(sum(employees), 0) from employee_counts where company_id = $1)
        - (select count(*) from employees where company_id = $1 and deleted_at is null and (company_joined_at > $3 or inactive_at < $2)) as total`,
);

/** How many of the whole company are employed in the period: the kept number of employees, less the few who came later or had gone. */
export async function countEmployed(ctx: Ctx, from: string, to: string): Promise<number> {
  const [counted] = await employed(ctx.client, [ctx.companyId, from, to]);
  return Number(counted?.total ?? 0);
}

/** In order of the employee code; two queries whatever the number, in one round trip for named people. */
export async function payrollPeople(ctx: Ctx, filter: PayrollPeopleFilter): Promise<PayrollPerson[]> {
  const { ids } = filter;
  // Of named people the families are asked for beside them; whoever is out of reach is not among the rows.
  const [rows, named] = await pipeline(
    ctx,
    () => findPeople(ctx, filter),
    async () => (ids ? familyOfMany(ctx, ids) : null),
  );
  const family =
    named ??
    (await familyOfMany(
      ctx,
      rows.map(({ id }) => id),
    ));
  return rows.map((person) => ({ ...person, ...(family.get(person.id) ?? { spouse: null, children: [] }) }));
}

/** No more than payroll reads: a run asks for thousands. */
const COLUMNS = {
  id: e.id,
  name: e.name,
  employee_code: e.employee_code,
  identity_number: e.identity_number,
  passport: e.passport,
  date_of_birth: e.date_of_birth,
  nationality: e.nationality,
  citizenship: e.citizenship,
  employee_type: e.employee_type,
  marital_status: e.marital_status,
  disability: e.disability,
  company_joined_at: e.company_joined_at,
  inactive_at: e.inactive_at,
  inactive_reason: e.inactive_reason,
  status: e.status,
  user_id: e.user_id,
  branch_id: e.branch_id,
  division_id: e.division_id,
  department_id: e.department_id,
  branch: branches.name,
  division: divisions.name,
  department: departments.name,
  position: positions.name,
  epf_no: e.epf_no,
  socso_no: e.socso_no,
  tax_no: e.tax_no,
  zakat_no: e.zakat_no,
};

const findPeople = (ctx: Ctx, filter: PayrollPeopleFilter) =>
  ctx.db
    .select(COLUMNS)
    .from(e)
    .leftJoin(branches, eq(branches.id, e.branch_id))
    .leftJoin(divisions, eq(divisions.id, e.division_id))
    .leftJoin(departments, eq(departments.id, e.department_id))
    .leftJoin(positions, eq(positions.id, e.position_id))
    .where(
      and(
        peopleIn(ctx, filter),
        filter.ids ? among(e.id, filter.ids) : undefined,
        filter.from && filter.to ? employedIn(filter.from, filter.to) : undefined,
        filter.keyword ? ilike(e.search, containing(filter.keyword)) : undefined,
      ),
    )
    .orderBy(asc(e.employee_code));

type Household = Pick<PayrollPerson, 'spouse' | 'children'>;

async function familyOfMany(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Household>> {
  const households = new Map<number, { spouse: Household['spouse']; children: Household['children'][number][] }>();
  if (ids.length === 0) return households;
  const members = await ctx.db
    .select()
    .from(employeeFamilies)
    .where(and(eq(employeeFamilies.company_id, ctx.companyId), among(employeeFamilies.employee_id, ids)))
    .orderBy(asc(employeeFamilies.id));
  for (const member of members) {
    const household = households.get(member.employee_id) ?? { spouse: null, children: [] };
    if (member.relation === 'Spouse') household.spouse ??= { employment_status: member.employment_status, disabled_person: member.disabled_person };
    if (member.relation === 'Child' && member.dob && member.tax_relief) {
      household.children.push({ dob: member.dob, disability: member.disability, education: member.education, tax_share: Number(member.tax_share) });
    }
    households.set(member.employee_id, household);
  }
  return households;
}
