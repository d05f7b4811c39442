/** Rules and open leaves from the time before decisions had tables of their own go on as they stood. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#platform/server/testing/database.ts';

const FROM = '20261123_approval_decisions.sql';
const COMPANY = 7;
const CHAIN = [
  [
    { user_id: 11, substitute_id: 12 },
    { user_id: 21, substitute_id: 12 },
  ],
  [{ user_id: 13, substitute_id: null }],
];

let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase('decisions');
  folder = await mkdtemp(join(tmpdir(), 'mesra-migrations-'));
  const source = new URL('../../../../migrations/', import.meta.url);
  for (const name of await readdir(source)) if (name < FROM) await cp(new URL(name, source), join(folder, name));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The database as it was: without what came since.
  await client.query('drop schema public cascade; create schema public; grant usage on schema public to public');
  await migrate(database.url, { dir: folder });
  // Only what the move reads is there: no user, no type.
  await client.query(`do $$ declare c record; begin
    for c in select conname, conrelid::regclass as of from pg_constraint where contype = 'f'
      and conrelid in ('companies'::regclass, 'employees'::regclass, 'leaves'::regclass, 'leave_approval_rules'::regclass)
    loop execute format('alter table %s drop constraint %I', c.of, c.conname); end loop;
  end $$`);
  await client.query(`insert into companies (id, user_id, name) values ($1, 1, 'Contoh')`, [COMPANY]);
  await client.query(
    `insert into employees (id, company_id, user_id, name, employee_code, company_joined_at) values (1, $1, 21, 'Aminah Contoh', 'E1', '2022-01-03')`,
    [COMPANY],
  );
  const rule = (name: string, type: number | null, days: number) =>
    client.query('insert into leave_approval_rules (company_id, name, leave_type_id, min_days, levels) values ($1, $2, $3, $4, $5)', [
      COMPANY,
      name,
      type,
      days,
      JSON.stringify(CHAIN),
    ]);
  await rule('Annual', 3, 0);
  await rule('Never chosen', 3, 0);
  await rule('Long', null, 5.5);
  const leave = (id: number, status: string, more: { chain?: object; level?: number; approver_ids?: number[]; reviewed_by?: number } = {}) =>
    client.query(
      `insert into leaves (id, company_id, number, employee_id, leave_type_id, start_date, end_date, total_days, apply_date, reason, account_year, status, chain, level, approver_ids, reviewed_by, reviewed_at)
       values ($1::bigint, $2, 'LV-' || $1::text, 1, 3, '2026-11-30', '2026-11-30', 1, '2026-11-20', 'Family matters', 2026, $3, $4, $5, $6, $7, case when $7::bigint is not null then timestamptz '2026-11-21T02:00:00Z' end)`,
      [id, COMPANY, status, more.chain ? JSON.stringify(more.chain) : null, more.level ?? 1, more.approver_ids ?? null, more.reviewed_by ?? null],
    );
  await leave(1, 'Waiting for Approval', { chain: CHAIN, approver_ids: [12] });
  await leave(2, 'Reviewed', { chain: CHAIN, level: 2, approver_ids: [13], reviewed_by: 11 });
  await leave(3, 'Waiting for Approval');
  await leave(4, 'Approved', { chain: CHAIN, level: 2 });
  await leave(5, 'Rejected');
  await migrate(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('rules keep their conditions and levels; of two for the same the one that was chosen stays', async () => {
  const { rows } = await client.query('select name, conditions, at_least::float, levels from approval_rules order by name');
  const levels = CHAIN.map((approvers) => ({ approvers, at_least: 0 }));
  expect(rows).toEqual([
    { name: 'Annual', conditions: { leave_type_id: 3 }, at_least: 0, levels },
    { name: 'Long', conditions: {}, at_least: 5.5, levels },
  ]);
});

it('open leaves wait as they did, decided ones keep their levels, others have no request', async () => {
  const { rows } = await client.query(
    `select subject_id::int as id, status, level, named, last_by::int, closed_at is null as open,
       (select json_agg(json_build_array(t.user_id, t.substitute_id) order by t.user_id) from approval_turns t where t.request_id = q.id) as turns
     from approval_requests q order by subject_id`,
  );
  expect(rows).toEqual([
    // The second approver is the applicant: the substitute decides in their place.
    {
      id: 1,
      status: 'Waiting for Approval',
      level: 1,
      named: true,
      last_by: null,
      open: true,
      turns: [
        [11, 12],
        [12, null],
      ],
    },
    { id: 2, status: 'Reviewed', level: 2, named: true, last_by: 11, open: true, turns: [[13, null]] },
    { id: 3, status: 'Waiting for Approval', level: 1, named: false, last_by: null, open: true, turns: null },
    { id: 4, status: 'Approved', level: 2, named: false, last_by: null, open: false, turns: null },
  ]);
  expect((await client.query(`select count(*)::int as n from approval_requests where since = '2026-11-21T02:00:00Z'`)).rows).toEqual([{ n: 1 }]);
});

it('the figures of leave are those of before', async () => {
  expect((await client.query('select * from leave_figures_wrong')).rows).toEqual([]);
  const { rows } = await client.query(`select status, sum(amount)::int as n from leave_figures where figure = 'leaves' group by 1 order by 1`);
  expect(rows).toEqual([
    { status: 'Approved', n: 1 },
    { status: 'Rejected', n: 1 },
    { status: 'Reviewed', n: 1 },
    { status: 'Waiting for Approval', n: 2 },
  ]);
});
