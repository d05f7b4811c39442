/** The job of 1 January for 10,000 employees, against bare inserts of the rows that it books. What the lists of leave cost stands in `calls` and `scale`. */
import type { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { grantNewYear } from '#modules/leave/server/leave-jobs.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase } from './cluster.ts';
import { atLeast, median, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const EMPLOYEES = 10_000;

/** The same rows as the job books, in batches of a thousand, in one transaction that is taken back. @returns rows a second. */
async function bareInserts(owner: Pool, companyId: number): Promise<number> {
  const accounts = (await owner.query('select employee_id, leave_type_id, year from leave_entitlements where company_id = $1 and year = 2027', [companyId]))
    .rows;
  const entries = (
    await owner.query(
      `select n.kind, n.days, n.effective_date::text, n.expires_on::text, n.reason, n.once from leave_entitlement_entries n
       join leave_entitlements a on a.id = n.entitlement_id where n.company_id = $1 and a.year = 2027`,
      [companyId],
    )
  ).rows;
  const client = await owner.connect();
  try {
    const start = performance.now();
    await client.query('begin');
    const ids: number[] = [];
    for (let at = 0; at < accounts.length; at += 1000) {
      const batch = JSON.stringify(accounts.slice(at, at + 1000));
      const { rows } = await client.query<{ id: number }>({
        name: 'accounts',
        text: `insert into leave_entitlements (company_id, employee_id, leave_type_id, year)
         select $1, employee_id, leave_type_id, 2028 from jsonb_to_recordset($2::jsonb) as x(employee_id bigint, leave_type_id bigint) returning id`,
        values: [companyId, batch],
      });
      ids.push(...rows.map(({ id }) => id));
    }
    for (let at = 0; at < entries.length; at += 1000) {
      const batch = JSON.stringify(
        entries.slice(at, at + 1000).map((entry, n) => ({ ...entry, entitlement_id: ids[(at + n) % ids.length], once: `${at + n}` })),
      );
      await client.query({
        name: 'entries',
        text: `insert into leave_entitlement_entries (company_id, entitlement_id, kind, days, effective_date, expires_on, reason, once)
         select $1, entitlement_id, kind, days, effective_date, expires_on, reason, once
         from jsonb_to_recordset($2::jsonb) as x(entitlement_id bigint, kind text, days numeric, effective_date date, expires_on date, reason text, once text)`,
        values: [companyId, batch],
      });
    }
    const seconds = (performance.now() - start) / 1000;
    await client.query('rollback');
    return (accounts.length + entries.length) / seconds;
  } finally {
    client.release();
  }
}

/** The job of 1 January over every employee. @returns rows a second. */
async function rollOver(portal: TestPortal, owner: Pool, companyId: number): Promise<number> {
  portal.clock.set('2027-01-01T00:30:00+08:00');
  const start = performance.now();
  await grantNewYear.run({}, { services: portal.server.services, id: '1', progress: async () => undefined, signal: new AbortController().signal });
  const seconds = (performance.now() - start) / 1000;
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const { rows } = await owner.query<{ n: number }>(
    `select (count(*) + count(distinct a.id))::int as n from leave_entitlements a join leave_entitlement_entries n on n.entitlement_id = a.id where a.company_id = $1 and a.year = 2027`,
    [companyId],
  );
  return (rows[0]?.n ?? 0) / seconds;
}

export async function benchLeaveYear(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  try {
    const company = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, company.companyId, EMPLOYEES);
    const ours = await rollOver(portal, owner, company.companyId);
    const bare = median([
      await bareInserts(owner, company.companyId),
      await bareInserts(owner, company.companyId),
      await bareInserts(owner, company.companyId),
    ]);
    return [atLeast('new year for 10,000 employees', 'rows/s', { ours, baseline: bare }, 0.2)];
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
