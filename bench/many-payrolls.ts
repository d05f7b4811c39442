/** Many payrolls in one statement, for benchmarks. */
import type { Pool } from 'pg';

/** A payroll of November 2026 of each employee who has none: one that stands, with another number and owner. */
export async function addManyPayrolls(owner: Pool, companyId: number): Promise<void> {
  await owner.query(
    `insert into payrolls select made.*
     from payrolls p cross join employees e
     cross join lateral jsonb_populate_record(p, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('payrolls', 'id')), 'number', 'BENCH-' || e.id, 'employee_id', e.id,
       'start_date', '2026-11-01', 'end_date', '2026-11-30', 'total_net_pay', 1500 + e.id % 8000)) made
     where p.id = (select max(id) from payrolls where company_id = $1 and kind = 'monthly' and deleted_at is null)
       and e.company_id = $1 and e.deleted_at is null
       and not exists (select from payrolls own where own.company_id = $1 and own.employee_id = e.id and own.deleted_at is null
                         and own.start_date between '2026-11-01' and '2026-11-30')`,
    [companyId],
  );
}
