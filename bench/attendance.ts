/**
 * What attendance costs at 10,000 people and 2.5 million days: the day and the month of the office against a bare handler that sends the
 * same statements, and against themselves at 100,000 days; a check-in against the bare rows of it; judging against bare writes.
 */
import { officeHours } from '#app/server/testing/punching.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { againstBare } from './against-bare.ts';
import { addPunchers, compareCheckIns } from './check-ins.ts';
import { openBenchDatabase } from './cluster.ts';
import { compareMonth, compareNight } from './judging.ts';
import { addManyPunches, THE_YEAR_BEFORE } from './many-punches.ts';
import { atMost, median, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';
import { openProcess } from './portal-process.ts';
import { printScans } from './scans.ts';

const EMPLOYEES = 10_000;
const ROUNDS = 3;
const MANAGED = 'api/operation/attendances';

export async function benchAttendance(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const served = await openProcess('./served-portal.ts', database);
  try {
    const { companyId, token } = await createBenchCompany(portal, owner);
    await officeHours(portal, companyId);
    await addBenchEmployees(owner, companyId, EMPLOYEES);
    const tokens = await addPunchers(portal, companyId);
    const call = (path: string) => ({ request: { path: `${path}&company_id=${companyId}`, token }, companyId });
    const day = call(`${MANAGED}?date=2026-11-19&per_page=50`);
    const month = call(`${MANAGED}/grid?month=2026-11-01&per_page=500`);
    const cost = async ({ request }: typeof day, amount: number) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { node, database: db } = await served.measure(request, amount);
        times.push(node + db);
      }
      return median(times);
    };
    const both = async () => ({ day: await cost(day, 60), month: await cost(month, 8) });

    await addManyPunches(owner, companyId);
    await owner.query('vacuum analyze');
    const few = await both();
    await addManyPunches(owner, companyId, THE_YEAR_BEFORE);
    await owner.query('vacuum analyze');
    const many = await both();
    const grown = (['day', 'month'] as const).map((key) =>
      atMost(`attendance of a ${key} at 2.5 million days against 100,000`, 'ms CPU', { ours: many[key], baseline: few[key] }, 1.3),
    );
    const sent = { day: (await served.record(day.request)).statements, month: (await served.record(month.request)).statements };
    for (const [name, statements] of Object.entries(sent)) await printScans(owner, companyId, name, statements, 'attendances');
    const asked = sent.month.filter(({ text }) => /\bfrom "?attendances\b/i.test(text)).length;
    const once = atMost('statements that read the sessions of a month of 500 people', '', { ours: asked, baseline: 1 }, 1);

    const read = await againstBare(database, served, [
      { name: 'attendance of a day, 50 rows', ...day, amount: 60, most: 2 },
      { name: 'figures of a day', ...call(`${MANAGED}/summary?date=2026-11-19`), amount: 60, most: 1.5 },
      { name: 'attendance of a month, 500 people', ...month, amount: 6, connections: 2, most: 3 },
    ]);
    const taps = await compareCheckIns(database, served, owner, companyId, tokens);
    const evaluated = { database, portal, owner, companyId };
    return [...grown, once, ...read, taps, await compareNight(evaluated), await compareMonth(evaluated)];
  } finally {
    await served.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
