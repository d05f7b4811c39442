/**
 * What patrol carries: devices that send what they made, the live board of many operations, and missed points among very many that wait.
 * A batch of a device is 200 signs of life (a ping a minute) with the scans of the same time (one every five minutes).
 */
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { tellDuty } from '#modules/patrol/server/operation/tell-duty.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { againstBare } from './against-bare.ts';
import type { BareEvents } from './bare-events.ts';
import { openBenchDatabase, type BenchDatabase } from './cluster.ts';
import { processorTime } from './cpu.ts';
import { addManyDevices, type DeviceLoad } from './many-devices.ts';
import { addManyOperations, FIRST_DAY, LAST_DAY } from './many-operations.ts';
import { atLeast, atMost, alternately, type Figure } from './measure.ts';
import { createBenchCompany } from './people.ts';
import { openProcess, type Request, type ServerProcess } from './portal-process.ts';

const TODAY = '2026-11-20';
/** Where the clock of a portal for benchmarks stands. */
const NOW = `${TODAY}T10:00:00+08:00`;
const ROUNDS = 3;
/** Devices of a round, each of which sends once. */
const CALLS = 120;
const SECOND = 1000;

/** The devices send what they made, 200 signs of life at once and the scans of the same time; the bare handler takes the same batches. */
async function compareEvents(database: BenchDatabase, ours: ServerProcess, companyId: number, devices: readonly DeviceLoad[]): Promise<Figure> {
  const left = [...devices];
  const next = (): DeviceLoad[] => {
    const taken = left.splice(0, CALLS);
    if (taken.length < CALLS) throw new Error('No device is left');
    return taken;
  };
  const bare = await openProcess('./bare-events.ts', database);
  try {
    const perSecond = async (server: ServerProcess, rows: number, requests: readonly Request[]) => {
      const { node, database: db } = await server.measureEach(requests);
      return (SECOND * rows) / ((node + db) * requests.length);
    };
    const rowsOf = (all: readonly DeviceLoad[]) => all.reduce((sum, { pings, scans }) => sum + pings.length + scans.length, 0);
    const sent = (all: readonly DeviceLoad[]): Request[] =>
      all.flatMap(({ token, session, pings, scans }) => [
        { path: 'api/devices/patrol/pings', deviceToken: token, body: { session, events: pings } },
        { path: 'api/devices/patrol/events', deviceToken: token, body: { session, events: scans } },
      ]);
    const put = (all: readonly DeviceLoad[]): Request[] =>
      all.flatMap(({ standing, pings, placed }) => [
        { path: 'pings', body: { company: companyId, ...standing, events: pings } satisfies BareEvents },
        { path: 'scans', body: { company: companyId, ...standing, events: placed } satisfies BareEvents },
      ]);
    const run = (server: ServerProcess, requests: (all: readonly DeviceLoad[]) => Request[]) => () => {
      const all = next();
      return perSecond(server, rowsOf(all), requests(all));
    };
    await run(bare, put)();
    await run(ours, sent)();
    return atLeast('signs of life and scans of 2,000 devices', 'rows per CPU s', await alternately(ROUNDS, run(ours, sent), run(bare, put)), 0.5);
  } finally {
    await bare.close();
  }
}

export async function benchPatrolLoad(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url });
  const ours = await openProcess('./served-portal.ts', database);
  try {
    const { companyId, token } = await createBenchCompany(portal, owner);
    await owner.query(`update companies set modules = modules || '{"patrol": true, "security_guard": true}' where id = $1`, [companyId]);
    await addManyOperations(owner, companyId, { code: 'B', sites: 200, first: TODAY, last: TODAY, until: NOW });
    await owner.query('vacuum analyze');
    const board = { path: `api/patrol/operations?status=On%20Going&per_page=200&company_id=${companyId}`, token };
    const figures = await againstBare(database, ours, [
      { name: 'live board of 200 operations', request: board, companyId, amount: 40, connections: 4, most: 1.5 },
    ]);
    const { node, database: db } = await ours.measure(board, 40);
    figures.push(atMost(`live board of 200 operations (${node.toFixed(1)} of the server)`, 'ms CPU', { ours: node + db, baseline: 25 }, 1));

    await addManyOperations(owner, companyId, { code: 'M', sites: 35, until: FIRST_DAY });
    await owner.query('vacuum analyze');
    const missed = { path: `api/patrol/exceptions?start_date=${FIRST_DAY}&end_date=${LAST_DAY}&queue=Undecided&kind=missed&company_id=${companyId}`, token };
    const page = await ours.measure(missed, 10);
    figures.push(atMost('missed points, a page of over 100,000 open ones', 'ms SQL', { ours: page.database, baseline: SECOND }, 1));
    const told = await processorTime({ server: process.pid, postgres: database.pid }, async () => {
      await tellDuty(portal.server.services);
      return 1;
    });
    figures.push(atMost('missed points told, over 100,000 open ones', 'ms SQL', { ours: told.database, baseline: SECOND }, 1));

    // As many sites as a round of each contestant needs, with one to warm up.
    await addManyOperations(owner, companyId, { code: 'L', sites: 2000, first: TODAY, last: TODAY, until: FIRST_DAY, minutes: 45 });
    const devices = await addManyDevices(owner, companyId, 'L', `${TODAY}T06:40:00+08:00`, NOW);
    await owner.query('vacuum analyze');
    figures.push(await compareEvents(database, ours, companyId, devices));

    return figures;
  } finally {
    await ours.close();
    await portal.close();
    await owner.end();
    await database.close();
  }
}
