/** The list of employees over HTTP at 64 connections, against a bare Fastify and pg handler with the same query and rows. */
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase } from './cluster.ts';
import { atLeast, atMost, inTurns, median, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const CONNECTIONS = 64;
const SECONDS = 4;
const ROUNDS = 3;
const POOL = 10;

/** The query that the portal sends for this list, written by hand: same columns, joins, filter, order and count. */
const BARE_QUERY = `
  with page as (
    select id from employees
    where company_id = $1 and deleted_at is null and status = $2 and search like $3 order by id desc limit 10 offset 0
  )
  select e.*, d.id as d_id, d.name as d_name, p.id as p_id, p.name as p_name,
         (select count(*) from employees where company_id = $1 and deleted_at is null and status = $2 and search like $3) as total
  from page join employees e on e.id = page.id
  left join departments d on d.id = e.department_id left join positions p on p.id = e.position_id
  order by e.id desc`;

async function bareServer(url: string, companyId: number) {
  const pool = new Pool({ connectionString: url, max: POOL });
  const app = Fastify({ logger: false });
  app.route({
    method: 'GET',
    url: '/employees',
    handler: async (request) => {
      const query = request.query as { keyword: string; status: string };
      const { rows } = await pool.query<Record<string, unknown>>(BARE_QUERY, [companyId, query.status, `%${query.keyword}%`]);
      const data = rows.map((row) => ({
        id: row['id'],
        company_id: row['company_id'],
        name: row['name'],
        preferred_name: row['preferred_name'],
        employee_code: row['employee_code'],
        identity_number: row['identity_number'],
        passport: row['passport'],
        email: row['email'],
        phone: row['phone'],
        status: row['status'],
        image: null,
        user_id: row['user_id'],
        company_joined_at: row['company_joined_at'],
        inactive_at: row['inactive_at'],
        position_id: row['position_id'],
        position_level_id: row['position_level_id'],
        branch_id: row['branch_id'],
        division_id: row['division_id'],
        department_id: row['department_id'],
        spm_supervisor: row['spm_supervisor'],
        employee_type: row['employee_type'],
        employment_type: row['employment_type'],
        position: { id: row['p_id'], name: row['p_name'] },
        department: { id: row['d_id'], name: row['d_name'] },
      }));
      return { data, meta: { page: 1, per_page: 10, total: Number(rows[0]?.['total'] ?? 0), last_page: 1 } };
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${address}/employees?keyword=e0042&status=Active`, close: async () => (await app.close(), pool.end()) };
}

async function perSecond(url: string, token?: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
  return result.requests.average;
}

async function medianLatency(url: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 300; i += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (i >= 50) times.push(performance.now() - start);
  }
  return median(times);
}

const listUrl = (portal: TestPortal, { companyId }: { readonly companyId: number }, keyword = 'e0042') =>
  `${portal.url}/api/admin/employees?company_id=${companyId}&with=position,department&keyword=${keyword}&status=Active`;

/** A million attendance-sized rows in another table of the same database. */
async function addCrowd(owner: Pool): Promise<void> {
  await owner.query(`create table bench_attendances (id bigint generated always as identity primary key, company_id bigint, employee_id bigint, date date, start_time time, end_time time,
    checkin timestamptz, checkout timestamptz, status text, minutes int, remark text)`);
  await owner.query(`insert into bench_attendances (company_id, employee_id, date, start_time, end_time, checkin, checkout, status, minutes, remark)
    select n % 50, n % 10000, date '2026-01-01' + (n % 300)::int, '09:00', '18:00', now(), now(), 'ontime', 480, 'remark of a row of the usual size' from generate_series(1, 1000000) n`);
  await owner.query('create index on bench_attendances (company_id, date, employee_id); analyze bench_attendances');
}

export async function benchEmployeeList(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url, poolSize: POOL });
  try {
    const company = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, company.companyId, 10_000);
    const { token } = company;
    const bare = await bareServer(database.url, company.companyId);
    const url = listUrl(portal, company);
    await perSecond(bare.url);
    await perSecond(url, token);
    const throughput = await inTurns(
      ROUNDS,
      () => perSecond(url, token),
      () => perSecond(bare.url),
    );
    await bare.close();

    const small = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, small.companyId, 1000);
    const few = await medianLatency(listUrl(portal, small, 'e0004'), small.token);
    await addCrowd(owner);
    const large = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, large.companyId, 100_000);
    const many = await medianLatency(listUrl(portal, large, 'e0400'), large.token);
    const fewAgain = await medianLatency(listUrl(portal, small, 'e0004'), small.token);
    return [
      atLeast('employee list, 10 of 10,000, 64 connections', 'req/s', throughput, 0.75),
      atMost('its median at 100,000 employees beside 1,000,000 rows, against 1,000 employees', 'ms', { ours: many, baseline: Math.max(few, fewAgain) }, 1.5),
    ];
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
