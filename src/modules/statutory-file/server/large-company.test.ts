/** Ten thousand employees: streamed, whole, and the same by a job. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf, type Person } from '#app/server/testing/people.ts';
import { openTestPortal, type TestPortal } from '#app/server/testing/test-portal.ts';
import { makeEmployee } from '#modules/employee/server/employee.factory.ts';
import { NO_AMOUNTS, type MemberMonth } from '../contract/member-month.ts';
import { chooseLayout } from '../contract/layouts.ts';
import { EMPLOYER, memberOf } from '../contract/layout.factory.ts';
import type { Layout } from '../contract/layout.ts';
import { readFile } from '../contract/read-file.ts';
import { makeSalary } from '#modules/payroll/server/payroll.factory.ts';
import { buildStatutoryFile } from './build-statutory-file.ts';

const URL = 'api/operation/payrolls';
const MANY = 10_000;
const SOCSO = chooseLayout('socso', '2026-11') as Layout;

let portal: TestPortal;
let owner: Person;

beforeAll(async () => {
  portal = await openTestPortal({ runJobs: true, poolSize: 12 });
  owner = await ownerOf(portal);
  await portal.owner.query(`update company_contributions set socso_no = 'A9000000011X' where company_id = $1`, [owner.companyId]);
  const { id } = await portal.asSystem((tx) => makeEmployee(tx, owner.companyId, { employee_code: 'A00000' }));
  await portal.asSystem((tx) => makeSalary(tx, owner.companyId, id, 3000));
  const { body } = await owner.client.post(`${URL}/process`, { employee_id: id, start_date: '2026-11-01', end_date: '2026-11-30' });
  await owner.client.post(`${URL}/${body.data.id}/confirm`);
  await portal.owner.query(
    `insert into employees (company_id, name, employee_code, identity_number, company_joined_at, citizenship, nationality)
     select company_id, name, 'B' || lpad(n::text, 5, '0'), '900131-99-' || lpad((n % 10000)::text, 4, '0'), company_joined_at, citizenship, nationality
     from employees, generate_series(1, $2::int - 1) n where id = $1`,
    [id, MANY],
  );
  const { rows } = await portal.owner.query(
    `select column_name as name from information_schema.columns where table_name = 'payrolls' and column_name not in ('id', 'number', 'employee_id')`,
  );
  const columns = rows.map(({ name }) => name as string).join(', ');
  await portal.owner.query(
    `insert into payrolls (number, employee_id, ${columns}) select 'X-' || e.id, e.id, ${columns
      .split(', ')
      .map((name) => `p.${name}`)
      .join(', ')} from payrolls p, employees e where p.id = $1 and e.company_id = p.company_id and e.employee_code like 'B%'`,
    [body.data.id],
  );
}, 120_000);
afterAll(() => portal.close());

const get = (query: Record<string, string | number>) => owner.client.get(`${URL}/statutory-files/socso`, { month: '2026-11', ...query });

it('holds everybody, each line whole, and the sums of the payrolls', async () => {
  const { body, status } = await get({});
  expect(status).toBe(200);
  const read = readFile(SOCSO, body);
  expect([read.details, read.faults, new Set(read.lines.map(({ raw }) => raw.length)).size]).toEqual([MANY, 0, 1]);
  const { rows } = await portal.owner.query('select sum(socso_employer) * 100 as er, sum(skbbk_employee) * 100 as skbbk from payrolls where company_id = $1', [
    owner.companyId,
  ]);
  expect([read.sums['socso_employer'], read.sums['skbbk_employee']]).toEqual([Number(rows[0].er), Number(rows[0].skbbk)]);
});

it('previews one page of it, with the totals of all', async () => {
  const { data } = (await get({ preview: 1, page: 200, per_page: 50 })).body;
  expect([data.lines.length, data.meta, data.totals.employees]).toEqual([50, { page: 200, per_page: 50, total: MANY, last_page: 200 }, MANY]);
  expect(data.totals.amounts.every(({ difference }: { difference: number | null }) => !difference)).toBe(true);
});

it('is the same by a job, which tells who asked and writes the download down', async () => {
  const { body: file } = await get({});
  const { body: queued } = await owner.client.get(`${URL}/statutory-files/socso/reports/generate`, { month: '2026-11' });
  await expect.poll(async () => (await owner.client.get(`api/reports/${queued.data.id}`)).body.data.status, { timeout: 60_000, interval: 300 }).toBe('success');
  const { data } = (await owner.client.get(`api/reports/${queued.data.id}`)).body;
  expect(data).toMatchObject({ rows: MANY, file: { name: 'SOCSO_EIS_A9000000011X_11_2026.txt' } });
  const made = await (await owner.client.raw(data.file.url.replace(/^.*?(?=api\/)/, ''), { method: 'GET' })).text();
  expect(made).toBe(file);
  const { rows } = await portal.owner.query(`select after from audit_logs where action = 'statutory_file.downloaded' and company_id = $1`, [owner.companyId]);
  const sha256 = createHash('sha256').update(file).digest('hex');
  expect(rows.map(({ after }) => [after.employees, after.sha256])).toEqual(Array.from({ length: 3 }, () => [MANY, sha256]));
}, 90_000);

it('keeps nothing of a person but their line', async () => {
  const member = memberOf();
  let peak = 0;
  const start = process.memoryUsage().heapUsed;
  async function* people(): AsyncGenerator<MemberMonth> {
    for (let i = 0; i < 20_000; i += 1) {
      if (i % 1000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - start);
      // 20 KB a person: all of them together would be 400 MB.
      yield Object.assign({ ballast: Array.from({ length: 2500 }, () => i) }, member);
    }
  }
  const built = await buildStatutoryFile(people(), {
    layout: SOCSO,
    month: '2026-11',
    employer: EMPLOYER,
    run: NO_AMOUNTS,
    leaveOut: false,
    shown: { from: 0, to: 50 },
  });
  expect([built.lines, built.shown.length, built.body.length]).toEqual([20_000, 50, 20_000 * 280]);
  expect(peak).toBeLessThan(200 * 1024 * 1024);
});
