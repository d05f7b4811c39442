/** What grows with the company: calls at 100,000 employees, 500,000 leaves and 50,000 waiting, against 1,000 employees with 20 waiting. */
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { openPool } from '#platform/server/db/pool.ts';
import type { Pool } from 'pg';
import { openBenchDatabase } from './cluster.ts';
import { addManyLeaves } from './many-leaves.ts';
import { atMost, alternately, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';
import { openProcess } from './portal-process.ts';

const FEW = { employees: 1000, waiting: 20 };
const MANY = { employees: 100_000, waiting: 50_000 };
const ROUNDS = 3;
const REQUESTS = 100;

interface Company {
  readonly person: TestPerson;
  readonly department: number;
  readonly employee: number;
}

const CALLS: readonly (readonly [name: string, most: number, path: (company: Company) => string])[] = [
  ['dashboard', 1.3, () => 'api/dashboard?'],
  ['approvals inbox', 1.3, () => 'api/approvals?'],
  ['leave summary', 1.3, () => 'api/operation/leaves/summary?year=2026&'],
  ['leave list, 50 rows', 1.3, () => 'api/operation/leaves?year=2026&per_page=50&with=employee,item_type&'],
  ['employee list', 1.3, () => 'api/admin/employees?status=Active&with=position,department&'],
  ['employees of a department by name', 1.3, ({ department }) => `api/admin/employees?status=Active&department_id=${department}&sort_by=name&sort=asc&`],
  ['employees found by a word', 1.3, () => 'api/admin/employees?status=Active&keyword=e0004&with=position,department&'],
  ['headcount', 1.3, () => 'api/admin/employees/summary?'],
  ['employee detail', 1.3, ({ employee }) => `api/admin/employees/${employee}?`],
];

async function companyOf(portal: TestPortal, owner: Pool, { employees, waiting }: typeof FEW): Promise<Company> {
  const person = await createBenchCompany(portal, owner);
  await addBenchEmployees(owner, person.companyId, employees);
  await addManyLeaves(owner, person.companyId, waiting);
  const { rows } = await owner.query<{ department: number; employee: number }>(
    `select min(department_id) as department, max(id) as employee from employees where company_id = $1 and status = 'Active'`,
    [person.companyId],
  );
  return { person, ...(rows[0] as { department: number; employee: number }) };
}

export async function benchScale(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const served = await openProcess('./served-portal.ts', database);
  try {
    const few = await companyOf(portal, owner, FEW);
    const many = await companyOf(portal, owner, MANY);
    await owner.query('vacuum analyze');
    const figures: Figure[] = [];
    for (const [name, most, path] of CALLS) {
      const cost = async (company: Company) => {
        const { node, database: db } = await served.measure(
          { path: `${path(company)}company_id=${company.person.companyId}`, token: company.person.token },
          REQUESTS,
        );
        return node + db;
      };
      const times = await alternately(
        ROUNDS,
        () => cost(many),
        () => cost(few),
      );
      figures.push(atMost(`${name}, 100,000 employees against 1,000`, 'ms CPU', times, most));
    }
    return figures;
  } finally {
    await served.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
