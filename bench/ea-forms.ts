/**
 * EA forms of 10,000 employees as a job in the portal's own process, while a light call goes on: its p99 against the
 * same call's p99 while nothing else happens.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import type { TestPerson } from '#app/server/testing/people.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { openBenchDatabase } from './cluster.ts';
import { atMost, type Figure } from './measure.ts';
import { addBenchEmployees, createBenchCompany } from './people.ts';

const EMPLOYEES = 10_000;
const YEAR = 2025;
const IDLE_CALLS = 1500;
const PAUSE_MS = 4;
const URL = 'api/operation/payrolls/ea-forms';

/** One payroll made by the portal, copied to everybody and every month. */
async function payYear(owner: Pool, { client, companyId }: TestPerson): Promise<void> {
  await owner.query(`insert into employee_payrolls (company_id, employee_id, effective_from, basic) select $1, id, '2020-01-01', 5200 from employees`, [
    companyId,
  ]);
  const { rows } = await owner.query<{ id: number }>('select id from employees order by id limit 1');
  const allowance = { type: 'Fixed Allowance', epf: true, socso: true, eis: true, hrdf: true, tax: true };
  const { body } = await client.post('api/operation/payrolls/process', {
    employee_id: rows[0]?.id,
    start_date: `${YEAR}-01-01`,
    end_date: `${YEAR}-01-31`,
    earnings: [
      { ...allowance, name: 'Housing Allowance', amount: 300 },
      { ...allowance, name: 'Transport Allowance', amount: 200 },
    ],
  });
  if (!body.success) throw new Error(JSON.stringify(body).slice(0, 300));
  const moved = ['id', 'number', 'employee_id', 'start_date', 'end_date', 'pay_date', 'status'];
  const { rows: columns } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'payrolls'::regclass and attnum > 0 and not attisdropped and not attname = any($1)`,
    [moved],
  );
  const names = columns.map(({ name }) => name).join(', ');
  await owner.query(
    `insert into payrolls (number, employee_id, start_date, end_date, pay_date, status, ${names})
     select 'B' || e.id || '-' || m, e.id, make_date($2, m, 1), (make_date($2, m, 1) + interval '1 month - 1 day')::date,
            (make_date($2, m, 1) + interval '1 month - 1 day')::date, 'Paid', ${names.replace(/\w+/g, 'p.$&')}
     from payrolls p, employees e, generate_series(1, 12) m
     where p.id = $1 and (e.id <> p.employee_id or m > 1)`,
    [body.data.id, YEAR],
  );
  await owner.query(`update payrolls set status = 'Paid' where id = $1`, [body.data.id]);
  await owner.query('vacuum analyze');
}

const p99 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** The light call over and over until `over` says so, with a breath in between. */
async function times(light: () => Promise<unknown>, over: () => boolean): Promise<number[]> {
  const found: number[] = [];
  while (!over()) {
    const start = performance.now();
    await light();
    found.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return found;
}

async function whileGenerating(portal: TestPortal, { client }: TestPerson, light: () => Promise<unknown>): Promise<{ busy: number[]; seconds: number }> {
  const { body } = await client.post(`${URL}/generate`, { year: YEAR });
  const start = performance.now();
  const state = { done: false };
  const watch = (async () => {
    for (;;) {
      await sleep(500);
      const { rows } = await portal.owner.query<{ status: string }>('select status from ea_form_runs where id = $1', [body.data.id]);
      if (rows[0]?.status === 'success') break;
      if (rows[0]?.status === 'failed') throw new Error('The run failed');
    }
    state.done = true;
  })();
  const busy = await times(light, () => state.done);
  await watch;
  return { busy, seconds: (performance.now() - start) / 1000 };
}

export async function benchEaForms(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const owner = openPool(database.url, { role: null, max: 2, statementTimeoutMs: 0 });
  const portal = await openTestPortal({ databaseUrl: database.url, runJobs: true, poolSize: 8, at: 'now' });
  try {
    const company = await createBenchCompany(portal, owner);
    await addBenchEmployees(owner, company.companyId, EMPLOYEES);
    await payYear(owner, company);
    const settings = async () => {
      const { status } = await company.client.get('api/operation/payrolls/settings');
      if (status !== 200) throw new Error(`The light call answered ${status}`);
    };
    let left = 200;
    await times(settings, () => left-- <= 0);
    left = IDLE_CALLS;
    const idle = await times(settings, () => left-- <= 0);
    const { busy, seconds } = await whileGenerating(portal, company, settings);
    const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from ea_forms');
    if (rows[0]?.n !== EMPLOYEES) throw new Error(`${rows[0]?.n} forms of ${EMPLOYEES}`);
    console.log(`  ${EMPLOYEES.toLocaleString('en')} EA forms in ${seconds.toFixed(1)} s, ${busy.length.toLocaleString('en')} light calls meanwhile`);
    return [atMost('light call while 10,000 EA forms are generated, p99', 'ms', { ours: p99(busy), baseline: p99(idle) }, 3)];
  } finally {
    await portal.close();
    await owner.end();
    await database.close();
  }
}
