/** A portal of its own whose payroll runs are drained by hand, and salaries for whoever is employed. For benchmarks. */
import type { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { createManualQueue } from '#platform/server/jobs/manual-queue.ts';
import { runMonthJob } from '#modules/payroll/server/run/run-month.ts';
import { openBenchDatabase } from './cluster.ts';

interface PayrollPortal {
  readonly portal: TestPortal;
  readonly owner: Pool;
  readonly queue: ReturnType<typeof createManualQueue>;
}

export async function withPayrollPortal<T>(work: (given: PayrollPortal) => Promise<T>): Promise<T> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const queue = createManualQueue(portal.server.house, [runMonthJob]);
  Object.assign(portal.server.house, { jobs: queue });
  try {
    return await work({ portal, owner, queue });
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}

/** Everybody of the company has a salary since 2020. */
export const addBenchSalaries = (owner: Pool, companyId: number) =>
  owner.query(
    `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select company_id, id, '2020-01-01', 1700 + id % 8000 from employees where company_id = $1`,
    [companyId],
  );
