import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { localFileStore } from '#platform/server/files/local-file-store.ts';
import { openPool } from '#platform/server/db/pool.ts';
import { createTestDatabase } from '#platform/server/testing/database.ts';
import { demoAccounts, demoSteps, loadDemo } from './demo.ts';
import { SERVER_MODULES } from './modules.ts';
import { openTestPortal, type TestClient } from './testing/test-portal.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const printed: string[] = [];

const database = await createTestDatabase('demo');
const folder = await mkdtemp(join(tmpdir(), 'mesra-demo-'));
const pool = openPool(database.url, { max: 1 });
for (const module of SERVER_MODULES) await module.prepare?.(pool);
await pool.end();
await loadDemo({ url: database.url, print: (line) => void printed.push(line.trim()), now: new Date(NOW), files: localFileStore(folder) });
const portal = await openTestPortal({ databaseUrl: database.url, at: NOW });

afterAll(async () => {
  await portal.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function signedIn(email: string): Promise<TestClient> {
  const { body } = await portal.as(null).post('api/auth/login', { email, password: 'Password123!' });
  return portal.as(body.data.token, body.data.user.company_id);
}
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await portal.owner.query<T>(text, values)).rows;

test('says what it loads and whom to sign in as', async () => {
  expect(printed).toEqual(expect.arrayContaining(['people who sign in', 'companies', 'employees', 'rights', 'documents', 'payroll of a year']));
  const steps = await demoSteps();
  expect(printed).toEqual(steps.map(({ title }) => title));
  expect(new Set(steps.map(({ order }) => order)).size).toBe(steps.length);
  expect(demoAccounts()).toEqual([expect.stringMatching(/owner@demo\.my.*Password123!/)]);
});

test('a second loading is refused and changes nothing', async () => {
  await expect(loadDemo({ url: database.url, print: () => undefined })).rejects.toThrow(/already/);
});

test('attendance goes back six months, and this month has check-outs by the portal and records of the office', async () => {
  const months = await rows(`select count(distinct to_char(date, 'YYYY-MM'))::int as months, min(date)::text as first from attendances group by company_id`);
  expect(months).toEqual(Array.from({ length: 3 }, () => ({ months: 7, first: expect.stringMatching(/^2026-05-0[1-4]$/) })));
  const seen = await rows(
    `select company_id from attendance_records where recorded_at >= '2026-11-01T00:00:00+08:00' group by company_id
     having count(*) filter (where source = 'auto') > 0 and count(*) filter (where source = 'manual') > 0`,
  );
  expect(seen).toHaveLength(3);
});

describe('122 people', () => {
  test('46, 52 and 24 of them, 2, 3 and 1 have left, and the company’s row counts the active', async () => {
    const counts = await rows(
      `select c.short_name as name, count(*)::int as people, count(*) filter (where e.status = 'Inactive')::int as gone, c.active_employees_count as active
       from employees e join companies c on c.id = e.company_id group by c.id order by c.id`,
    );
    expect(counts).toEqual([
      { name: 'Seri Mesra', people: 46, gone: 2, active: 44 },
      { name: 'Perwira Kawal', people: 52, gone: 3, active: 49 },
      { name: 'Kinabalu Jaya', people: 24, gone: 1, active: 23 },
    ]);
  });

  test('nobody has two numbers alike, and no identity number names a place', async () => {
    const [twins] = await rows<Record<string, number>>(
      `select count(*) - count(distinct name) as names, count(identity_number) - count(distinct identity_number) as identities, count(phone) - count(distinct phone) as phones, count(*) - count(distinct email) as emails from employees`,
    );
    expect(twins).toEqual({ names: 0, identities: 0, phones: 0, emails: 0 });
    const real = await rows(
      `select identity_number from employees where identity_number is not null and substr(identity_number, 8, 2) <> all('{17,18,19,20,69,70,73,80,81,94,95,96,97}')`,
    );
    expect(real).toEqual([]);
    expect(await rows(`select 1 from employees where email !~ '@demo[.](my|example)$' or phone !~ '^[+]601[0-9]555[0-9]{4}$'`)).toEqual([]);
  });

  test('everybody joined as an adult, stands somewhere, and all but the chief report to somebody active', async () => {
    expect(
      await rows(
        `select name from employees where company_joined_at < date_of_birth + interval '18 years' or company_joined_at > $1 or inactive_at < company_joined_at or confirmed_at < company_joined_at`,
        [NOW.slice(0, 10)],
      ),
    ).toEqual([]);
    expect(
      await rows(
        'select name from employees where branch_id is null or department_id is null or division_id is null or position_id is null or position_level_id is null',
      ),
    ).toEqual([]);
    const chiefs = await rows<{ company_id: number; n: number }>('select company_id, count(*)::int as n from employees where reporting_to is null group by 1');
    expect(chiefs.map(({ n }) => n)).toEqual([1, 1, 1]);
    expect(await rows(`select e.name from employees e join employees m on m.id = e.reporting_to where m.status <> 'Active' or m.id = e.id`)).toEqual([]);
  });

  test('the patterns that other pages show are there', async () => {
    const count = async (where: string) => (await rows<{ n: number }>(`select count(*)::int as n from employees e where ${where}`))[0]?.n;
    expect(await count(`date_of_birth <= '1966-11-20' and status = 'Active'`)).toBe(1);
    expect(await count(`employee_type = 'Foreign'`)).toBe(14);
    expect(await count(`company_joined_at between '2026-10-01' and '2026-10-31'`)).toBe(1);
    expect(await count(`inactive_at between '2026-09-01' and '2026-09-30'`)).toBe(1);
    expect(await count(`contract_end_at between '2026-11-20' and '2027-01-19'`)).toBe(2);
    expect(await count(`citizenship = 'permanent_resident'`)).toBe(1);
    expect(
      await count(
        `exists (select from employee_families f where f.employee_id = e.id and f.relation = 'Child' and f.disability and f.education = 'Tertiary' and f.dob <= '2008-11-20')`,
      ),
    ).toBe(1);
    expect(await count(`exists (select from employee_families f where f.employee_id = e.id and f.relation = 'Spouse' and f.disabled_person)`)).toBe(1);
    expect(await rows(`select status, count(*)::int as n from work_permits group by 1 order by 1`)).toEqual([
      { status: 'Active', n: 12 },
      { status: 'Expired', n: 1 },
      { status: 'Processing', n: 1 },
    ]);
  });
});

describe('the accounts', () => {
  test('the owner has the two companies, and the list of one', async () => {
    const owner = await signedIn('owner@demo.my');
    const { data } = (await owner.get('api/auth/user')).body;
    expect(data.companies).toHaveLength(2);
    const names = await rows<{ id: number }>(`select id from companies where short_name = 'Seri Mesra'`);
    expect((await owner.with({ companyId: names[0]?.id ?? 0 }).get('api/admin/employees', { status: 'Active' })).body.meta.total).toBe(44);
    expect((await owner.with({ companyId: names[0]?.id ?? 0 }).get('api/admin/employees/summary')).body.data).toMatchObject({
      active: 44,
      joined_this_month: 1,
      left_this_month: 1,
      contract_ending: 1,
      probation_ending: 1,
    });
  });

  test.each([
    ['employee@demo.my', 'Ahmad Faiz bin Rahman', false],
    ['supervisor@demo.my', 'Kavitha a/p Suresh', true],
    ['hr@demo.my', 'Siti Aminah binti Yusof', false],
    ['dept@demo.my', 'Noraini binti Ismail', false],
    ['both@demo.my', 'Jeffrey Anak Lantai', false],
  ])('%s has an employee profile', async (email, name, supervisor) => {
    const { data } = (await (await signedIn(email)).get('api/profile')).body;
    expect(data).toMatchObject({ name, spm_supervisor: supervisor });
  });

  test('the bounded admin sees two departments, the empty company nobody', async () => {
    const departments = (await (await signedIn('dept@demo.my')).get('api/admin/employees', { with: 'department', per_page: 100 })).body.data.map(
      ({ department }: { department: { name: string } }) => department.name,
    );
    expect([...new Set(departments)].sort()).toEqual(['Marketing', 'Sales']);
    expect((await (await signedIn('empty@demo.my')).get('api/admin/employees')).body.meta.total).toBe(0);
  });
});
