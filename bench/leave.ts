/** Leave at 20,000 applications: list, summary, team calendar and the new year, each against the bare queries for the same rows. */
import type { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { grantNewYear } from '#modules/leave/server/leave-jobs.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase } from './cluster.ts';
import { atLeast, atMost, inTurns, median, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const ROUNDS = 3;
const CALLS = 20;
const EMPLOYEES = 10_000;

/** Two leaves of two days for each employee over the year 2026, nine in ten approved. */
export async function addLeaves(owner: Pool, companyId: number): Promise<void> {
  await owner.query(
    `insert into leaves (company_id, number, employee_id, leave_type_id, start_date, end_date, account_year, total_days, account_year, apply_date, reason, status)
     select $1, 'LV-2026-' || lpad((e.at * 2 + n)::text, 6, '0'), e.id, t.id, day, day + 1, extract(year from day), 2, day - 7, 'Family matters',
            case when e.at % 10 = 0 then 'Waiting for Approval' else 'Approved' end
     from (select id, row_number() over (order by id) as at from employees where company_id = $1) e
     cross join generate_series(0, 1) n
     cross join lateral (select date '2026-01-05' + ((e.at * 7 + n * 180) % 350)::int as day) d
     join leave_types t on t.company_id = $1 and t.code = 'AL'`,
    [companyId],
  );
  await owner.query(
    `insert into leave_days (company_id, leave_id, employee_id, date, part, value, reason)
     select company_id, id, employee_id, start_date + n, 'Full', 1, 'working' from leaves cross join generate_series(0, 1) n where company_id = $1
     on conflict do nothing`,
    [companyId],
  );
  await owner.query('analyze');
}

/** Median milliseconds of one call, after a few to warm up. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < CALLS; i++) {
    const start = performance.now();
    await call();
    if (i >= 5) times.push(performance.now() - start);
  }
  return median(times);
}

const LIST = `select l.*, e.name, e.employee_code, t.code, t.colour,
    (select jsonb_object_agg(status, n) from (select status, count(*) as n from leaves where company_id = $1 group by status) s) as counts
  from leaves l join employees e on e.id = l.employee_id and e.deleted_at is null join leave_types t on t.id = l.leave_type_id
  where l.company_id = $1 and l.start_date between '2026-01-01' and '2026-12-31' order by l.created_at desc, l.id desc limit 50`;
const SUMMARY = `select extract(month from d.date)::int as month, l.leave_type_id, sum(d.value)::float as days,
    (select jsonb_build_array(count(*) filter (where status = 'Waiting for Approval'), count(*) filter (where status = 'Reviewed'),
        count(distinct employee_id) filter (where status = 'Approved' and '2026-11-20' between start_date and end_date),
        count(*) filter (where status = 'Approved' and start_date between '2026-11-21' and '2026-11-27')) from leaves where company_id = $1) as counters
  from leave_days d join leaves l on l.id = d.leave_id join employees e on e.id = l.employee_id and e.deleted_at is null
  where d.company_id = $1 and d.live and l.status = 'Approved' and d.date between '2026-01-01' and '2026-12-31' group by 1, 2`;
const CALENDAR = `with people as (select id, name, employee_code, department_id, count(*) over () as total from employees where company_id = $1 and deleted_at is null
    order by lower(name), id limit 500)
  select p.*, dept.name as department, coalesce((select jsonb_agg(jsonb_build_object('date', d.date, 'type', l.leave_type_id, 'status', l.status) order by d.date)
    from leave_days d join leaves l on l.id = d.leave_id where d.employee_id = p.id and d.live and d.date between '2026-11-01' and '2026-12-01'), '[]') as days
  from people p left join departments dept on dept.id = p.department_id order by lower(p.name), p.id`;

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
      const { rows } = await client.query<{ id: number }>(
        `insert into leave_entitlements (company_id, employee_id, leave_type_id, year)
         select $1, employee_id, leave_type_id, 2028 from jsonb_to_recordset($2::jsonb) as x(employee_id bigint, leave_type_id bigint) returning id`,
        [companyId, batch],
      );
      ids.push(...rows.map(({ id }) => id));
    }
    for (let at = 0; at < entries.length; at += 1000) {
      const batch = JSON.stringify(
        entries.slice(at, at + 1000).map((entry, n) => ({ ...entry, entitlement_id: ids[(at + n) % ids.length], once: `${at + n}` })),
      );
      await client.query(
        `insert into leave_entitlement_entries (company_id, entitlement_id, kind, days, effective_date, expires_on, reason, once)
         select $1, entitlement_id, kind, days, effective_date, expires_on, reason, once
         from jsonb_to_recordset($2::jsonb) as x(entitlement_id bigint, kind text, days numeric, effective_date date, expires_on date, reason text, once text)`,
        [companyId, batch],
      );
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
  await grantNewYear.run({}, { house: portal.server.house, id: '1', progress: async () => undefined, signal: new AbortController().signal });
  const seconds = (performance.now() - start) / 1000;
  portal.clock.set('2026-11-20T10:00:00+08:00');
  const { rows } = await owner.query<{ n: number }>(
    `select (count(*) + count(distinct a.id))::int as n from leave_entitlements a join leave_entitlement_entries n on n.entitlement_id = a.id where a.company_id = $1 and a.year = 2027`,
    [companyId],
  );
  return (rows[0]?.n ?? 0) / seconds;
}

async function reads(owner: Pool, { client, companyId }: TestPerson): Promise<Figure[]> {
  const figures: Figure[] = [];
  const against = async (name: string, path: string, query: Record<string, string | number>, bare: string, most: number) => {
    const ours = async () => {
      const { status } = await client.get(path, query);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const times = await inTurns(
      ROUNDS,
      () => timeOf(ours),
      () => timeOf(async () => JSON.stringify((await owner.query(bare, [companyId])).rows)),
    );
    figures.push(atMost(name, 'ms', times, most));
  };
  const base = 'api/operation/leaves';
  await against('leave list, 50 of 20,000', base, { year: 2026, per_page: 50, with: 'employee,item_type' }, LIST, 1.5);
  await against('leave summary of 20,000', `${base}/summary`, { year: 2026 }, SUMMARY, 2);
  const span = { start_date: '2026-11-01', end_date: '2026-12-01', per_page: 500 };
  await against('team calendar, 500 people by 31 days', `${base}/calendar`, span, CALENDAR, 3);
  return figures;
}

export async function benchLeave(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  try {
    const company = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, company.companyId, EMPLOYEES);
    await addLeaves(owner, company.companyId);
    const figures = await reads(owner, company);
    const ours = await rollOver(portal, owner, company.companyId);
    const bare = median([
      await bareInserts(owner, company.companyId),
      await bareInserts(owner, company.companyId),
      await bareInserts(owner, company.companyId),
    ]);
    return [...figures, atLeast('new year for 10,000 employees', 'rows/s', { ours, baseline: bare }, 0.2)];
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
