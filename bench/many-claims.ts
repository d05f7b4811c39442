/** Many claims in three statements, for benchmarks. */
import type { Pool } from 'pg';

/**
 * Ten claims of two items for each employee over the year 2026: nine are paid but for some that were rejected, of the last some wait for
 * a decision or for their money.
 * @param waiting how many wait for a decision: one each of the first employees
 */
export async function addManyClaims(owner: Pool, companyId: number, waiting: number): Promise<void> {
  await owner.query(
    `insert into claims (company_id, employee_id, number, title, claim_month, submit_date, status, items, total_amount, checked_amount, approved_amount,
                         payment_method, payment_date, created_at)
     select $1, id, 'CLM-2026-' || lpad((row_number() over (order by day, id))::text, 6, '0'), title, date_trunc('month', day), day, status, 2, total,
            granted, granted, case when prepared then 'Bank Transfer' end, case when prepared then day + 5 end, day
     from (select id, row_number() over (order by id) as at from employees where company_id = $1) e
     cross join generate_series(0, 9) n
     cross join lateral (select date '2026-01-10' + ((at * 7) % 30 + n * 31)::int as day, 30 + at % 90 as total,
                                (array['Client visit', 'Training', 'Office supplies', 'Site work'])[1 + (at + n) % 4] as title) made
     cross join lateral (select case when n = 9 and at <= $2 then 'Waiting for Approval' when n = 9 and at % 10 < 2 then 'Approved'
                                     when n = 9 and at % 10 = 2 then 'Waiting for Payment' when at % 25 = n then 'Rejected' else 'Paid' end as status) moved
     cross join lateral (select case when status in ('Waiting for Approval', 'Rejected') then 0 else total end as granted,
                                status in ('Waiting for Payment', 'Paid') as prepared) decided
     order by day, id`,
    [companyId, waiting],
  );
  await owner.query(
    `insert into claim_items (company_id, claim_id, employee_id, claim_category_id, position, date, description, merchant, receipt_no, amount, allowed_amount,
                              check_status, approved_amount)
     select $1, c.id, c.employee_id, t.ids[1 + (c.id + n) % 10], n, c.submit_date - 2 - n, 'Expense of the day', 'Kedai Contoh ' || c.id % 300,
            'R' || c.id || n, amount, amount, case when granted then 'Accepted' else 'Pending' end, case when granted then amount end
     from claims c
     cross join generate_series(0, 1) n
     cross join lateral (select case n when 0 then c.total_amount - 12.5 else 12.5 end as amount, c.approved_amount > 0 as granted) worth
     cross join (select array_agg(id order by code) as ids from claim_categories where company_id = $1 and type = 'General') t
     where c.company_id = $1`,
    [companyId],
  );
  await owner.query(
    `insert into approval_requests (company_id, subject_type, subject_id, employee_id, status, named, facts_hash, since, due_at, detail, worth)
     select $1, 'claim', c.id, c.employee_id, c.status, false, '', c.created_at, c.created_at + interval '2 days', i.claim_category_id::text, c.total_amount
     from claims c join claim_items i on i.claim_id = c.id and i.position = 0
     where c.company_id = $1 and c.status = 'Waiting for Approval'
     on conflict do nothing`,
    [companyId],
  );
}
