/**
 * One checkout with a database of its own: seeded the first time, brought up to date and used again after that. Arguments: the checkout,
 * a folder for the database. It sends its address once it listens; told `{ payroll: '2026-01-01' }`, it runs that month and answers
 * what it took. Everything of the checkout is imported from the checkout, so an older one needs nothing of this folder.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Services } from '#platform/server/context.ts';
import type { ContenderFacts, PayrollRun } from './contender-process.ts';

type Cluster = typeof import('#platform/server/db/embedded-postgres.ts');
type Migrate = typeof import('#platform/server/db/migrate.ts');
type DbPool = typeof import('#platform/server/db/pool.ts');
type Testing = typeof import('#app/server/testing/test-portal.ts');
type People = typeof import('#app/server/testing/people.ts');
type Punching = typeof import('#app/server/testing/punching.ts');
type Queue = typeof import('#platform/server/jobs/manual-queue.ts');
type RunMonth = typeof import('#modules/payroll/server/run/run-month.ts');

const [checkout = '', home = ''] = process.argv.slice(2);
const load = async <Module>(path: string): Promise<Module> => (await import(pathToFileURL(join(checkout, path)).href)) as Module;
const server = `src/platform/server`;
const [cluster, { migrate }, { openPool }, { openTestPortal }, people, punching, queues, runs] = await Promise.all([
  load<Cluster>(`${server}/db/embedded-postgres.ts`),
  load<Migrate>(`${server}/db/migrate.ts`),
  load<DbPool>(`${server}/db/pool.ts`),
  load<Testing>('src/app/server/testing/test-portal.ts'),
  load<People>('src/app/server/testing/people.ts'),
  load<Punching>('src/app/server/testing/punching.ts'),
  load<Queue>(`${server}/jobs/manual-queue.ts`),
  load<RunMonth>('src/modules/payroll/server/run/run-month.ts'),
]);

const EMPLOYEES = 10_000;
/** Who signs in and checks in. */
const PUNCHERS = 900;
/** The day on which the clock of the portal stands. */
const TODAY = '2026-11-20';

await mkdir(home, { recursive: true });
const postgres = await cluster.startEmbedded({ home: join(home, 'postgres') });
const url = postgres.url('bench');
const owner = openPool(url, { role: null, max: 2, statementTimeoutMs: 0 });
const factsFile = join(home, 'facts.json');

type Seeded = Pick<ContenderFacts, 'companyId' | 'token' | 'punchers'> & { readonly payrollToken: string; readonly payrollCompanyId: number };

async function seed(): Promise<Seeded> {
  const [crowd, leaves, claims, punches] = await Promise.all([
    load<typeof import('../people.ts')>('bench/people.ts'),
    load<typeof import('../many-leaves.ts')>('bench/many-leaves.ts'),
    load<typeof import('../many-claims.ts')>('bench/many-claims.ts'),
    load<typeof import('../many-punches.ts')>('bench/many-punches.ts'),
  ]);
  const portal = await openTestPortal({ databaseUrl: url });
  try {
    const paid = await crowd.createBenchCompany(portal, owner);
    await crowd.addBenchEmployees(owner, paid.companyId, EMPLOYEES);
    await owner.query(
      `insert into employee_payrolls (company_id, employee_id, effective_from, basic) select company_id, id, '2020-01-01', 1700 + id % 8000 from employees`,
    );
    const { companyId, token } = await crowd.createBenchCompany(portal, owner);
    await punching.officeHours(portal, companyId);
    await crowd.addBenchEmployees(owner, companyId, EMPLOYEES);
    const punchers: string[] = [];
    for (let n = 0; n < PUNCHERS; n += 1) punchers.push((await people.employeeOf(portal, companyId)).token);
    await leaves.addManyLeaves(owner, companyId, 200);
    await claims.addManyClaims(owner, companyId, 200);
    await punches.addManyPunches(owner, companyId, punches.THE_YEAR_BEFORE);
    await punches.addManyPunches(owner, companyId);
    return { companyId, token, punchers, payrollToken: paid.token, payrollCompanyId: paid.companyId };
  } finally {
    await portal.close();
  }
}

async function open(): Promise<Seeded> {
  const found = await readFile(factsFile, 'utf8').catch(() => null);
  if (found !== null) {
    await migrate(url);
    return JSON.parse(found) as Seeded;
  }
  await postgres.dropDatabase('bench');
  await postgres.createDatabase('bench');
  await migrate(url);
  const seeded = await seed();
  await writeFile(factsFile, JSON.stringify(seeded));
  return seeded;
}

const seeded = await open();
// Who checked in the last time checks in again.
await owner.query(`delete from attendances where date >= $1`, [TODAY]);
await owner.query(`delete from attendance_records where recorded_at >= $1`, [`${TODAY}T00:00:00+08:00`]);
await owner.query('vacuum analyze');

const portal = await openTestPortal({ databaseUrl: url, poolSize: 10 });
// An older checkout calls them its house.
const services = portal.server.services ?? (portal.server as unknown as { readonly house: Services }).house;
const queue = queues.createManualQueue(services, [runs.runMonthJob]);
const client = portal.as(seeded.payrollToken, seeded.payrollCompanyId);

/** @returns the employees that were paid, and how far the memory of this process rose. */
async function runPayroll(start_date: string): Promise<PayrollRun> {
  const ownJobs = services.jobs;
  Object.assign(services, { jobs: queue });
  const end = new Date(`${start_date}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  try {
    const asked = await client.post('api/operation/payrolls/process/run', { start_date, end_date: end.toISOString().slice(0, 10) });
    await queue.drain();
    const { body } = await client.get(`api/operation/payrolls/runs/${asked.body.data?.id}`);
    if (body.data?.status !== 'success') throw new Error(`The run ended as ${JSON.stringify(body).slice(0, 300)}`);
    return { employees: body.data.processed, memory: peak - before };
  } finally {
    clearInterval(timer);
    Object.assign(services, { jobs: ownJobs });
  }
}

/** Months that have a run already. */
async function monthsPaid(): Promise<number> {
  const { rows } = await owner.query<{ n: number }>('select count(distinct start_date)::int as n from payrolls where company_id = $1', [
    seeded.payrollCompanyId,
  ]);
  return rows[0]?.n ?? 0;
}

process.on('message', ({ payroll }: { payroll: string }) => {
  void runPayroll(payroll).then(
    (run) => process.send?.(run),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => {
  void portal
    .close()
    .then(() => owner.end())
    .then(() => postgres.stop())
    .then(() => process.exit(0));
});
const facts: ContenderFacts = {
  url: portal.url,
  postgres: postgres.pid() ?? 0,
  companyId: seeded.companyId,
  token: seeded.token,
  punchers: seeded.punchers,
  monthsPaid: await monthsPaid(),
};
process.send?.(facts);
