import { spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPool } from '../db/pool.ts';
import { transact, type Scope } from '../db/scope.ts';
import { openListener } from '../live/listener.ts';
import { LIVE_TOPIC } from '../live/notify.ts';
import { createLogger } from '../log.ts';
import { openBareServices, type BareServices } from '../testing/bare-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { installJobs } from './boss.ts';
import { defineJob, type JobDefinition, type JobQueue } from './job-queue.ts';
import { createJobQueue } from './pg-boss-queue.ts';

const IN_COMPANY: Scope = { companyId: 3, userId: 5 };
const QUICK = { retryDelaySeconds: 0, pollSeconds: 0.5, superviseSeconds: 1, cronSeconds: 1, heartbeatSeconds: 10 };
const quiet = createLogger('silent');

let database: TestDatabase;
let services: BareServices;
let queues: JobQueue[];
let ran: { by: string; data: object }[];

const open = () => {
  const queue = createJobQueue({ databaseUrl: database.url, log: quiet, ...QUICK });
  queues.push(queue);
  return queue;
};
const recorder = (name: string, by: string, own: Partial<JobDefinition> = {}) => defineJob({ name, ...own, run: async (data) => void ran.push({ by, data }) });
const until = (what: () => boolean | Promise<boolean>) => expect.poll(what, { timeout: 20_000, interval: 20 }).toBe(true);
/** Rows as the owner of the database sees them. */
async function asOwner<Row extends object>(sql: string): Promise<Row[]> {
  const owner = openPool(database.url, { role: null, max: 1 });
  return (await owner.query<Row>(sql).finally(() => owner.end())).rows;
}
/** Queues one job more of a name and waits until it has run: whatever could run before it has had its turn. */
async function lookedAgain(queue: JobQueue, name: string, marker: object): Promise<void> {
  await transact(services.pool, IN_COMPANY, (tx) => queue.enqueue(tx, name, marker));
  await until(() => ran.some(({ data }) => JSON.stringify(data) === JSON.stringify(marker)));
}

beforeAll(async () => {
  database = await createTestDatabase('jobs');
  services = await openBareServices(database.url);
  await installJobs(database.url, quiet);
});
afterAll(async () => {
  await services.close();
  await database.drop();
});
beforeEach(() => {
  queues = [];
  ran = [];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
});

it('runs a job of a committed transaction of the application, in another process too, and none of one rolled back', async () => {
  const [asking, working] = [open(), open()];
  await working.start([recorder('test.plain', 'working')], services);
  const undone = transact(services.pool, IN_COMPANY, async (tx) => {
    await asking.enqueue(tx, 'test.plain', { n: 1 });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  let id = '';
  await transact(services.pool, IN_COMPANY, async (tx) => {
    id = await asking.enqueue(tx, 'test.plain', { n: 2 });
    // It cannot run before the commit, while others do.
    await lookedAgain(asking, 'test.plain', { n: 3 });
    expect(ran).toEqual([{ by: 'working', data: { n: 3 } }]);
  });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await until(() => ran.length > 1);
  expect(ran[1]).toEqual({ by: 'working', data: { n: 2 } });
});

it('gives a job that was queued before anybody could run it to the first who can', async () => {
  await transact(services.pool, IN_COMPANY, (tx) => open().enqueue(tx, 'test.early', { n: 1 }));
  await open().start([recorder('test.early', 'late')], services);
  await until(() => ran.length > 0);
  expect(ran).toEqual([{ by: 'late', data: { n: 1 } }]);
});

it('keeps one waiting job of a key, with the newest data', async () => {
  const queue = open();
  for (const n of [1, 2, 3]) await transact(services.pool, IN_COMPANY, (tx) => queue.enqueue(tx, 'test.keyed', { n }, { singletonKey: 'same' }));
  await transact(services.pool, IN_COMPANY, (tx) => queue.enqueue(tx, 'test.keyed', { n: 4 }, { singletonKey: 'other' }));
  await queue.start([recorder('test.keyed', 'queue')], services);
  await until(() => ran.length >= 2);
  await lookedAgain(queue, 'test.keyed', { n: 5 });
  expect(ran.map(({ data }) => data)).toEqual(expect.arrayContaining([{ n: 3 }, { n: 4 }, { n: 5 }]));
  expect(ran).toHaveLength(3);
});

it('tries a failed job again, at most as often as it says, and keeps no values of a database error', async () => {
  const queue = open();
  let tries = 0;
  const failing = defineJob({
    name: 'test.failing',
    retries: 2,
    run: async () => {
      tries += 1;
      throw Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(secret@example.my) already exists.' });
    },
  });
  await queue.start([failing], services);
  await transact(services.pool, IN_COMPANY, (tx) => queue.enqueue(tx, 'test.failing', {}));
  const jobs = () => asOwner<{ state: string; output: object }>(`select state, output from pgboss.job where name = 'test.failing'`);
  // Failed is where it ends; what is tried again waits under another name.
  await until(async () => (await jobs())[0]?.state === 'failed');
  expect(tries).toBe(3);
  const rows = await jobs();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('secret@example.my');
});

it('tells the progress of a job live to the user who asked', async () => {
  const received: string[] = [];
  const listener = await openListener({
    connection: { connectionString: database.url },
    topics: [LIVE_TOPIC],
    log: quiet,
    onMessage: (_, payload) => void received.push(payload),
    onReconnect: () => undefined,
  });
  const queue = open();
  await queue.start([defineJob({ name: 'test.long', run: (_, run) => run.progress(40, 'half way') })], services);
  await transact(services.pool, IN_COMPANY, (tx) => queue.enqueue(tx, 'test.long', {}));
  await until(() => received.length > 0);
  await listener.close();
  expect(JSON.parse(received[0] ?? '')).toMatchObject({
    channel: 'private-user.5',
    notification_type: 'job_progress',
    company_id: 3,
    data: { job: 'test.long', percent: 40, note: 'half way' },
  });
});

it('runs a cron job once for each time that it is due, however many processes wait for it', async () => {
  await Promise.all(['one', 'two', 'three'].map((by) => open().start([recorder('test.cron', by, { cron: '* * * * *' })], services)));
  await until(() => ran.length > 0);
  // Several more looks by them; the minute may turn over meanwhile, so that another time is due.
  const looks = new Set<string>();
  await until(async () => looks.add((await asOwner<{ at: string }>('select cron_on::text as at from pgboss.version'))[0]?.at ?? '').size > 3);
  // Each time that is due has one slot, whenever its job is made.
  const jobs = () =>
    asOwner<{ due: number; jobs: number }>(
      `select count(distinct singleton_on) filter (where data ->> 'name' = 'test.cron')::int as due, count(*) filter (where name = 'test.cron')::int as jobs from pgboss.job`,
    );
  await until(async () => {
    const [{ due, jobs: made } = { due: 0, jobs: 0 }] = await jobs();
    return due > 0 && due === made && made === ran.length;
  });
});

it('gives the job of a killed process to another', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CHILD], {
    env: { ...process.env, CHILD_DATABASE: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const begun = new Promise<void>((done) => child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('begun') && done()));
  await transact(services.pool, IN_COMPANY, (tx) => open().enqueue(tx, 'test.killed', { n: 9 }));
  await begun;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
  const heir = open();
  await heir.start([recorder('test.killed', 'heir', { retries: 1 })], services);
  await lookedAgain(heir, 'test.killed', { n: 10 });
  expect(ran).toEqual([{ by: 'heir', data: { n: 10 } }]);
  // The heartbeat stays out: what takes ten seconds has passed.
  await asOwner(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where name = 'test.killed'`);
  await until(() => ran.length > 1);
  expect(ran[1]).toEqual({ by: 'heir', data: { n: 9 } });
});

it('gives a job that says so to another sooner than the rest', async () => {
  const run = async () => undefined;
  await open().start([defineJob({ name: 'test.waited-for', heartbeatSeconds: 12, run }), defineJob({ name: 'test.patient', run })], services);
  const queues = await asOwner<{ name: string; seconds: number }>(
    `select name, heartbeat_seconds as seconds from pgboss.queue where name in ('test.waited-for', 'test.patient') order by name`,
  );
  expect(queues).toEqual([
    { name: 'test.patient', seconds: QUICK.heartbeatSeconds },
    { name: 'test.waited-for', seconds: 12 },
  ]);
});

it('lets a running job finish before it stops, and takes nothing new', async () => {
  const queue = open();
  let finished = false;
  let mayFinish: () => void = () => undefined;
  const gate = new Promise<void>((open) => (mayFinish = open));
  const slow = defineJob({
    name: 'test.slow',
    run: async () => {
      ran.push({ by: 'slow', data: {} });
      await gate;
      finished = true;
    },
  });
  await queue.start([slow], services);
  await transact(services.pool, IN_COMPANY, (tx) => queue.enqueue(tx, 'test.slow', {}));
  await until(() => ran.length === 1);
  const stopped = queue.stop();
  mayFinish();
  await stopped;
  expect(finished).toBe(true);
  await expect(transact(services.pool, IN_COMPANY, (tx) => queue.enqueue(tx, 'test.slow', {}))).rejects.toThrow('closed');
});

const CHILD = `
  const { createJobQueue } = await import('#platform/server/jobs/pg-boss-queue.ts');
  const { openPool } = await import('#platform/server/db/pool.ts');
  const { createLogger } = await import('#platform/server/log.ts');
  const databaseUrl = process.env.CHILD_DATABASE;
  const log = createLogger('silent');
  const queue = createJobQueue({ databaseUrl, log, retryDelaySeconds: 0, heartbeatSeconds: 10 });
  const run = () => { console.log('begun'); return new Promise(() => setInterval(() => {}, 1000)); };
  await queue.start([{ name: 'test.killed', retries: 1, run }], { pool: openPool(databaseUrl), log });
`;
