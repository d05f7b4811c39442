/** The kept numbers answer what a look at every employee would. */
import { afterAll, expect, test } from 'vitest';
import { ownerOf, unitOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const owner = await ownerOf(portal);

/** The clock of tests stands on 2026-11-20. */
const COUNTED = `
  select count(*) filter (where status = 'Active')::int as active,
    count(*) filter (where status = 'Active' and employee_type = 'Local')::int as local,
    count(*) filter (where status = 'Active' and employee_type = 'Foreign')::int as foreign,
    count(*) filter (where company_joined_at between '2026-11-01' and '2026-11-20')::int as joined_this_month,
    count(*) filter (where inactive_at between '2026-11-01' and '2026-11-20')::int as left_this_month,
    count(*) filter (where status = 'Active' and confirmed_at is null and probation_months > 0
      and (company_joined_at + make_interval(months => probation_months::int))::date between '2026-11-20' and '2026-12-20')::int as probation_ending,
    count(*) filter (where status = 'Active' and contract_end_at between '2026-11-20' and '2027-01-19')::int as contract_ending,
    count(*) filter (where status = 'Active' and user_id is null)::int as no_login,
    (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'count', g.n) order by g.n desc, g.name), '[]')
     from (select e.department_id as id, d.name, count(*) as n from employees e left join departments d on d.id = e.department_id
           where e.company_id = $1 and e.deleted_at is null and e.status = 'Active' group by 1, 2) g) as by_department
  from employees where company_id = $1 and deleted_at is null`;

async function proveCards(): Promise<void> {
  const { rows } = await portal.owner.query(COUNTED, [owner.companyId]);
  expect((await owner.client.get('api/admin/employees/summary')).body.data).toEqual(rows[0]);
  const { active, no_login } = rows[0] as { active: number; no_login: number };
  const total = async (query: object) => (await owner.client.get('api/admin/employees', { status: 'Active', ...query })).body.meta.total;
  expect([await total({}), await total({ no_login: true })]).toEqual([active, no_login]);
}

test('a company of many kinds of people, whose logins, places, dates and states change', async () => {
  await proveCards();
  const units = [await unitOf(portal, owner, 'department', 'Sales'), await unitOf(portal, owner, 'department', 'Store')];
  await portal.owner.query(
    `insert into employees (company_id, name, employee_code, company_joined_at, probation_months, confirmed_at, contract_end_at, employee_type, status, inactive_at, department_id)
     select $1, 'Pekerja Contoh ' || n, 'K' || n, date '2026-11-25' - n * 4, n % 7, case when n % 3 = 0 then date '2026-11-26' end, date '2026-11-01' + n * 2,
            case when n % 4 = 0 then 'Foreign' else 'Local' end, case when n % 5 = 0 then 'Inactive' else 'Active' end,
            case when n % 5 = 0 then date '2026-11-26' - n % 9 end, (array[$2::bigint, $3::bigint, null])[1 + n % 3]
     from generate_series(1, 90) n where n % 5 <> 0 or date '2026-11-26' - n % 9 >= date '2026-11-25' - n * 4`,
    [owner.companyId, ...units],
  );
  await proveCards();
  const change = (set: string, which: string) =>
    portal.owner.query(
      `update employees set ${set} where company_id = $1 and employee_code in (select 'K' || n from generate_series(1, 90) n where ${which})`,
      [owner.companyId],
    );
  await change(`deleted_at = now()`, 'n % 11 = 0');
  await change(`status = 'Active', inactive_at = null`, 'n % 10 = 0');
  await change(`department_id = ${units[1]}`, 'n % 6 = 1');
  await portal.owner.query(`update employees set user_id = $2 where company_id = $1 and employee_code = 'K7'`, [owner.companyId, owner.userId]);
  await proveCards();
  await portal.owner.query(`update employees set user_id = null where company_id = $1`, [owner.companyId]);
  await proveCards();
});
