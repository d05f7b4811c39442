/** Many employees in one statement each, for benchmarks: names and organisation as a company would have them. */
import type { Pool } from 'pg';
import { ownerOf, type TestPerson } from '#app/server/testing/people.ts';
import type { TestPortal } from '#app/server/testing/test-portal.ts';

/** A company with its owner signed in, ten departments, ten positions, every module of the plan on. */
export async function createBenchCompany(portal: TestPortal, owner: Pool): Promise<TestPerson> {
  const person = await ownerOf(portal);
  await owner.query(`insert into departments (company_id, name) select $1, 'Department ' || n from generate_series(1, 10) n`, [person.companyId]);
  await owner.query(`insert into positions (company_id, name) select $1, 'Position ' || n from generate_series(1, 10) n`, [person.companyId]);
  return person;
}

export async function addBenchEmployees(owner: Pool, companyId: number, count: number): Promise<void> {
  await owner.query(
    `insert into employees (company_id, name, employee_code, identity_number, email, phone, date_of_birth, gender, race, nationality, marital_status,
                            company_joined_at, department_id, position_id, status)
     select $1, (array['Ahmad','Siti','Mei Ling','Ravi','Nurul','Farid','Kavitha','Daniel'])[1 + n % 8] || ' ' || (array['Rahman','Tan','Kumar','Ismail','Lim'])[1 + n % 5] || ' ' || n,
            'E' || lpad(n::text, 6, '0'), '900101-14-' || lpad((n % 10000)::text, 4, '0') || case when n >= 10000 then 'x' || n else '' end, 'e' || n || '@bench.example', '+60120000000',
            '1990-01-01', 'Male', 'Malay', 'Malaysian', 'Single', '2020-01-01', d.ids[1 + n % 10], p.ids[1 + n % 10], case when n % 20 = 0 then 'Inactive' else 'Active' end
     from generate_series(1, $2::int) n,
          (select array_agg(id order by id) as ids from departments where company_id = $1) d,
          (select array_agg(id order by id) as ids from positions where company_id = $1) p`,
    [companyId, count],
  );
  await owner.query('analyze');
}
