/**
 * Field work as it adds up: monitoring of 1,000 sites and 10,000 people against bare queries, visits at a million against 50,000, a bill of
 * 5,000 items, and the tasks that 10,000 plans make in a night.
 */
import type { Pool } from 'pg';
import type { TestPortal } from '#app/server/testing/test-portal.ts';
import { makeSiteTasks } from '#modules/work-task/server/task-jobs.ts';
import { againstBare } from './against-bare.ts';
import { loadInBulk } from './bulk-load.ts';
import type { BenchDatabase } from './cluster.ts';
import { processorTime } from './cpu.ts';
import { addBill, addPresence, addSites, addVisits, PLANS } from './many-field-rows.ts';
import { atMost, median, type Figure } from './measure.ts';
import { addBenchEmployees } from './people.ts';
import type { ServerProcess } from './portal-process.ts';
import { printScans } from './scans.ts';
import { onServedBench } from './served-bench.ts';

const ROUNDS = 3;
const SITES = 1000;
const PEOPLE = 10_000;
const MANAGED = 'api/work-task/site-visits/manage';
const MONITOR_MS = 30;
const BILL_MS = 300;
const NIGHT_MS = 2000;

/** Milliseconds of processor time of a call, server and database. */
async function costOf(served: ServerProcess, request: Parameters<ServerProcess['measure']>[0], amount: number) {
  const [node, both]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { node: own, database: db } = await served.measure(request, amount);
    node.push(own);
    both.push(own + db);
  }
  return { node: median(node), both: median(both) };
}

/** A night after the tasks of a week stand: each plan makes one more. */
async function night(portal: TestPortal, owner: Pool, database: BenchDatabase, companyId: number): Promise<Figure> {
  await owner.query(PLANS, [companyId, PEOPLE]);
  const run = () =>
    makeSiteTasks.run({}, { services: portal.server.services, id: 'bench', progress: async () => undefined, signal: new AbortController().signal });
  await run();
  await owner.query('vacuum analyze');
  const before = await countTasks(owner, companyId);
  portal.clock.set('2026-11-21T00:10:00+08:00');
  let made = 0;
  const { node, database: db } = await processorTime({ server: process.pid, postgres: database.pid }, async () => {
    await run();
    made = (await countTasks(owner, companyId)) - before;
    return 1;
  });
  portal.clock.set('2026-11-20T10:00:00+08:00');
  return atMost(`${made.toLocaleString('en')} tasks of a night`, 'ms CPU', { ours: node + db, baseline: NIGHT_MS }, 1);
}
const countTasks = async (owner: Pool, companyId: number) =>
  Number((await owner.query<{ n: string }>('select count(*) as n from work_site_tasks where company_id = $1', [companyId])).rows[0]?.n);

export const benchField = (): Promise<Figure[]> =>
  onServedBench(async ({ database, owner, portal, served, companyId, token }) => {
    await addBenchEmployees(owner, companyId, PEOPLE);
    await addSites(owner, companyId, SITES);
    await addPresence(owner, companyId);
    const figures: Figure[] = [await night(portal, owner, database, companyId)];
    const project = await addBill(owner, companyId);
    const call = (path: string) => ({ path: `${path}${path.includes('?') ? '&' : '?'}company_id=${companyId}`, token });

    const pages = [
      ['a day', call(`${MANAGED}?start_date=2026-11-20&end_date=2026-11-20`)],
      ['a month', call(`${MANAGED}?start_date=2026-11-01&end_date=2026-11-30`)],
      ['figures of a month', call(`${MANAGED}/summary?start_date=2026-11-01&end_date=2026-11-30`)],
    ] as const;
    const lists = async () => {
      await owner.query('vacuum analyze');
      const costs: number[] = [];
      for (const [, request] of pages) costs.push((await costOf(served, request, 20)).both);
      return costs;
    };
    await addVisits(owner, companyId, { days: 50, before: 0 });
    const few = await lists();
    await loadInBulk(owner, ['site_visits'], (client) => addVisits(client, companyId, { days: 950, before: 50 }));
    const many = await lists();
    for (const [at, [name]] of pages.entries())
      figures.push(atMost(`site visits of ${name}: a million against 50,000`, 'ms CPU', { ours: many[at] ?? 0, baseline: few[at] ?? 0 }, 1.3));
    await printScans(owner, companyId, 'visits of a day', (await served.record(pages[0][1])).statements, 'site_visits');

    const monitoring = call('api/work-task/work-sites/monitoring');
    const watched = await costOf(served, monitoring, 20);
    // What its queries cost is what the figure after it is measured against.
    figures.push(atMost('monitoring of 1,000 sites and 10,000 people, the server alone', 'ms CPU', { ours: watched.node, baseline: MONITOR_MS }, 1));
    figures.push(
      ...(await againstBare(database, served, [
        { name: 'monitoring against its queries', request: monitoring, companyId, amount: 20, connections: 4, most: 1.5 },
      ])),
    );

    const bill = await costOf(served, call(`api/pcr/projects/${project}/bill`), 10);
    figures.push(atMost('a bill of 5,000 items', 'ms CPU', { ours: bill.both, baseline: BILL_MS }, 1));
    return figures;
  });
