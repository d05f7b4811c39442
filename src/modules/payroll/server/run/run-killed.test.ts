/** A server that is killed in the middle of a run, for real: the next one goes on behind the last committed part. */
import { spawn } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { PART } from './run-month.ts';
import { makeWorkforce } from './run.factory.ts';

const PEOPLE = PART + 20;
const PATIENCE = { timeout: 90_000, interval: 100 };
const NOVEMBER = { start_date: '2026-11-01', end_date: '2026-11-30' };

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

const stateOf = async (id: number) =>
  (await portal.owner.query<{ status: string; processed: number }>('select status, processed from payroll_runs where id = $1', [id])).rows[0];

/** A server process of its own that works on jobs. */
function startServer() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    env: { ...process.env, SERVER_DATABASE: portal.databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { kill: () => new Promise((gone) => (child.once('exit', gone), child.kill('SIGKILL'))) };
}

it('saves everybody once', { timeout: 200_000 }, async () => {
  const ids = await portal.asSystem((tx) => makeWorkforce(tx, owner.companyId, PEOPLE));
  // Somebody in the second part is being processed by hand: the run waits there, with its first part committed.
  const holder = await portal.owner.connect();
  // It holds for as long as the other process needs to start.
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
  await holder.query(`select pg_advisory_xact_lock(hashtextextended('payroll.employee', $1) # $2::bigint)`, [owner.companyId, ids[PART + 5]]);
  const { body } = await owner.client.post('api/operation/payrolls/process/run', NOVEMBER);
  const first = startServer();
  await expect.poll(() => stateOf(body.data.id), PATIENCE).toMatchObject({ status: 'running', processed: PART });
  await first.kill();
  await holder.query('rollback');
  holder.release();
  expect(await stateOf(body.data.id)).toMatchObject({ status: 'running', processed: PART });
  // The heartbeat stays out: what takes a minute has passed.
  await portal.owner.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where name = 'payroll.run-month'`);
  const second = startServer();
  await expect.poll(() => stateOf(body.data.id), PATIENCE).toMatchObject({ status: 'success', processed: PEOPLE });
  await second.kill();
  const { rows } = await portal.owner.query(
    `select count(*)::int as payrolls, count(distinct p.employee_id)::int as people, count(distinct p.number)::int as numbers,
            (select count(*)::int from workflow_logs where company_id = $1 and subject_type = 'payroll') as logs,
            (select sum(payrolls)::int from payroll_totals where company_id = $1) as kept
     from payrolls p where p.company_id = $1`,
    [owner.companyId],
  );
  expect(rows).toEqual([{ payrolls: PEOPLE, people: PEOPLE, numbers: PEOPLE, logs: PEOPLE, kept: PEOPLE }]);
});

const SERVER = `
  const { openTestPortal } = await import('#app/server/testing/test-portal.ts');
  await openTestPortal({ databaseUrl: process.env.SERVER_DATABASE, runJobs: true });
`;
