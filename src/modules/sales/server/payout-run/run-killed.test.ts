/** A server that is killed in the middle of a calculation, for real: the next one goes on behind the last committed part. */
import { spawn } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { ownerOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import { projectOf } from '../project/project.factory.ts';
import { PART } from './run-payouts.ts';

const PEOPLE = PART + 20;
const PATIENCE = { timeout: 90_000, interval: 100 };

const portal = await openTestPortal({ at: '2026-11-30T09:00:00+08:00' });
afterAll(() => portal.close());
const owner = await ownerOf(portal);

const stateOf = async (id: number) =>
  (await portal.owner.query<{ status: string; calculated: number }>('select status, calculated from sales_payout_runs where id = $1', [id])).rows[0];

/** A server process of its own that works on jobs. */
function startServer() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    env: { ...process.env, SERVER_DATABASE: portal.databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { kill: () => new Promise((gone) => (child.once('exit', gone), child.kill('SIGKILL'))) };
}

/** So many promoters who worked on 20 November. @returns the last of them */
async function addWorked(project: number, outlet: number): Promise<number> {
  const { rows } = await portal.owner.query<{ id: number }>(
    `with who as (
       insert into sales_promoters (company_id, code, name, identity_number, phone, email, state)
       select $1, 'PK' || n, 'Promoter ' || n, '990131-15-' || lpad(n::text, 4, '0'), '+60125550123', 'k' || n || '@contoh.example', 'Selangor' from generate_series(1, $4::int) n
       returning id
     ), work as (
       insert into sales_schedules (company_id, project_id, outlet_id, promoter_id, date, start_time, end_time, starts_at, ends_at, status, worked_minutes)
       select $1, $2, $3, id, '2026-11-20', '10:00', '19:00', '2026-11-20T10:00+08:00', '2026-11-20T19:00+08:00', 'Completed', 540 from who returning id, starts_at
     ), came as (
       insert into sales_punches (company_id, schedule_id, type, recorded_at, status, source) select $1, id, 'checkin', starts_at, 'ontime', 'mobile' from work)
     select max(id)::int as id from who`,
    [owner.companyId, project, outlet, PEOPLE],
  );
  return rows[0]?.id ?? 0;
}

it('pays everybody once', { timeout: 200_000 }, async () => {
  const { id: project_id, outlets } = await projectOf(portal, owner);
  const last = await addWorked(project_id, outlets[0]);
  const period = { start_date: '2026-11-01', end_date: '2026-11-30' };
  // The last of them has a payout that somebody holds: the calculation waits there, with its first part committed.
  await portal.owner.query(
    `insert into sales_payouts (company_id, promoter_id, project_id, period_start, period_end, due_date, engagement) values ($1, $2, $3, '2026-11-01', '2026-11-30', '2026-12-07', 'Casual')`,
    [owner.companyId, last, project_id],
  );
  const holder = await portal.owner.connect();
  // It holds for as long as the other process needs to start.
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
  await holder.query('select from sales_payouts where promoter_id = $1 for update', [last]);
  const { body } = await owner.client.post('api/spm/payouts/calculate', { project_id, ...period });
  const first = startServer();
  await expect.poll(() => stateOf(body.data.id), PATIENCE).toMatchObject({ status: 'running', calculated: PART });
  await first.kill();
  await holder.query('rollback');
  holder.release();
  expect(await stateOf(body.data.id)).toMatchObject({ status: 'running', calculated: PART });
  // The heartbeat stays out: what takes a while has passed.
  await portal.owner.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where name = 'sales.calculate-payouts'`);
  const second = startServer();
  await expect.poll(() => stateOf(body.data.id), PATIENCE).toMatchObject({ status: 'success', calculated: PEOPLE });
  await second.kill();
  const { rows } = await portal.owner.query(
    `select count(*)::int as payouts, count(distinct promoter_id)::int as people, sum(total)::int as total,
       (select count(*)::int from sales_payout_lines where company_id = $1) as lines from sales_payouts where company_id = $1`,
    [owner.companyId],
  );
  expect(rows).toEqual([{ payouts: PEOPLE, people: PEOPLE, total: PEOPLE * 90, lines: PEOPLE }]);
});

const SERVER = `
  const { openTestPortal } = await import('#app/server/testing/test-portal.ts');
  await openTestPortal({ databaseUrl: process.env.SERVER_DATABASE, runJobs: true });
`;
