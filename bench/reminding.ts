/** What it costs to look for missing check-ins every five minutes: nothing that grows with the people of a company, while no session is due. */
import type { Pool } from 'pg';
import { officeHours } from '#app/server/testing/punching.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { remindMissingPunches } from '#modules/attendance/server/reminding/reminder-job.ts';
import { openBenchDatabase, type BenchDatabase } from './cluster.ts';
import { processorTime } from './cpu.ts';
import { addManyPunches } from './many-punches.ts';
import { atMost, median, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const [FEW, MANY] = [100, 10_000];
const ROUNDS = 5;
/** Looks of a round. */
const LOOKS = 10;
/** Everybody but one in twenty has come on this day, and nobody has gone. */
const DAY = { from: '2026-11-19', to: '2026-11-19' };

/** Whoever is reminded has a login. */
const signedUp = (owner: Pool, companyId: number) =>
  owner.query(
    `with added as (
       insert into users (name, email, status, verified_at) select name, 'login-' || id || '@bench.example', 'Active', now() from employees where company_id = $1 and status = 'Active'
       returning id, email
     )
     update employees e set user_id = a.id from added a where a.email = 'login-' || e.id || '@bench.example'`,
    [companyId],
  );

async function looksOf(portal: TestPortal, owner: Pool, count: number): Promise<void> {
  const { companyId } = await createBenchCompany(portal, owner);
  await officeHours(portal, companyId);
  await addBenchEmployees(owner, companyId, count);
  await signedUp(owner, companyId);
  await addManyPunches(owner, companyId, DAY);
  await owner.query('update attendances set checkout_id = null, checkout_status = null, minutes = 0 where company_id = $1', [companyId]);
  await owner.query('delete from attendances where company_id = $1 and employee_id % 20 = 7', [companyId]);
  await owner.query('vacuum analyze');
}

/** A company of so many on a database of its own. @returns ms of processor time of one look at a time of that day */
async function openLooks(count: number) {
  const database: BenchDatabase = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  await looksOf(portal, owner, count);
  const look = () =>
    remindMissingPunches.run({}, { services: portal.server.services, id: 'bench', progress: async () => undefined, signal: new AbortController().signal });
  return {
    async at(time: string, looks: number): Promise<number> {
      portal.clock.set(`${DAY.from}T${time}:00+08:00`);
      const { node, database: db } = await processorTime({ server: process.pid, postgres: database.pid }, async () => {
        for (let at = 0; at < looks; at += 1) await look();
        return looks;
      });
      return node + db;
    },
    async close() {
      await portal.close();
      await owner.end();
      await database.close();
    },
  };
}

export async function benchReminding(): Promise<Figure[]> {
  const [few, many] = [await openLooks(FEW), await openLooks(MANY)];
  try {
    const [ours, baseline]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      baseline.push(await few.at('12:05', LOOKS));
      ours.push(await many.at('12:05', LOOKS));
    }
    // What a server keeps is filled by the first.
    const quiet = { ours: median(ours.slice(1)), baseline: median(baseline.slice(1)) };
    const due = [];
    for (const time of ['09:30', '09:35', '19:00', '19:05']) due.push(`${time} ${Math.round(await many.at(time, 1))}`);
    console.log(
      `  ms CPU of a look at ${MANY.toLocaleString('en')} people where sessions are due, the first of each telling those who lack a punch: ${due.join(', ')}`,
    );
    return [atMost('a look for missing check-ins while none is due, 10,000 people against 100', 'ms CPU', quiet, 1.5)];
  } finally {
    await few.close();
    await many.close();
  }
}
