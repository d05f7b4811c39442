/**
 * What a call of the portal costs beside its own statements: processor time of server and database, against a bare handler
 * that sends the same statements and answers the same bytes. 10,000 employees, 50,000 leaves, 200 of them waiting.
 */
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { againstBare } from './against-bare.ts';
import { openBenchDatabase } from './cluster.ts';
import { addManyLeaves } from './many-leaves.ts';
import type { Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';
import { openProcess, type Request } from './portal-process.ts';

const MTD = {
  date: '2026-11-01',
  category: 1,
  accumulated: { remuneration: 50_000, epf: 4000, reliefs: 0, zakat: 0, mtd: 1500 },
  current: { remuneration: 5000, epf: 550, reliefs: 0, zakat: 0 },
};

interface Call {
  readonly name: string;
  readonly path: string;
  readonly amount: number;
  /** The ratio that was measured on a busy machine, and 15 % above it. */
  readonly most: number;
  readonly body?: unknown;
}

const callsOf = (employee: number): readonly Call[] => [
  { name: 'employee list, 10 rows', path: 'api/admin/employees?status=Active&with=branch,division,department,position,user', amount: 1500, most: 2.6 },
  {
    name: 'employees found by a word',
    path: 'api/admin/employees?status=Active&keyword=e0042&with=branch,division,department,position,user',
    amount: 1500,
    most: 2,
  },
  { name: 'employee detail', path: `api/admin/employees/${employee}?`, amount: 500, most: 2.4 },
  { name: 'leave list, 50 rows', path: 'api/operation/leaves?year=2026&per_page=50&with=employee,item_type', amount: 300, most: 2.35 },
  { name: 'leave summary', path: 'api/operation/leaves/summary?year=2026', amount: 500, most: 2.5 },
  {
    name: 'team calendar, 500 people by 31 days',
    path: 'api/operation/leaves/calendar?start_date=2026-11-01&end_date=2026-12-01&per_page=500',
    amount: 60,
    most: 1.15,
  },
  { name: 'approvals inbox', path: 'api/approvals?', amount: 300, most: 3.4 },
  // Not measured yet: two round trips where the inbox has two, and words of each group.
  { name: 'approvals in groups', path: 'api/approvals/groups?', amount: 300, most: 6.8 },
  { name: 'dashboard', path: 'api/dashboard?', amount: 200, most: 2.5 },
  { name: 'signed-in user', path: 'api/auth/user?', amount: 500, most: 2.8 },
  { name: 'tax of a month', path: 'api/statutory/mtd', amount: 1500, most: 12, body: MTD },
];

const requestOf = ({ path, body }: Call, { companyId, token }: TestPerson): Request =>
  body ? { path, token, body: { company_id: companyId, ...body } } : { path: `${path}&company_id=${companyId}`, token };

export async function benchCalls(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const ours = await openProcess('./served-portal.ts', database);
  try {
    const person = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, person.companyId, 10_000);
    await addManyLeaves(owner, person.companyId, 200);
    await owner.query('vacuum analyze');
    const { rows } = await owner.query<{ id: number }>(`select max(id) as id from employees where company_id = $1 and status = 'Active'`, [person.companyId]);
    const compared = callsOf(rows[0]?.id ?? 0).map((call) => ({ ...call, request: requestOf(call, person), companyId: person.companyId }));
    return await againstBare(database, ours, compared);
  } finally {
    await ours.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
