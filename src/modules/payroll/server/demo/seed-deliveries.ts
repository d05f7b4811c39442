/** Payslips of the demo that went out by e-mail as links on the pay day, a few of them in vain. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { notAfter } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Every twentieth address is out of order. */
const REFUSED_BY = '550 5.1.1 Mailbox not found';

/** Orders of the payslips of a period; nothing is mailed. */
export async function seedDeliveries(ctx: Ctx, { end, sentOn }: { readonly end: CalendarDate; readonly sentOn: CalendarDate }): Promise<void> {
  await ctx.client.query(
    `insert into payslip_deliveries (company_id, payroll_id, recipient, form, sent_at, error, requested_by, created_at, updated_at)
     select p.company_id, p.id, e.email, 'Link', case when p.id % 20 = 0 then null else $3::timestamptz end,
            case when p.id % 20 = 0 then $5 end, $4, $3::timestamptz - interval '1 minute', $3::timestamptz
     from payrolls p join employees e on e.id = p.employee_id
     where p.company_id = $1 and p.end_date = $2 and p.payslip is not null and p.deleted_at is null and e.email is not null
     order by p.id`,
    [ctx.companyId, end, notAfter(`${sentOn}T03:01:00Z`, ctx.clock.now()), ctx.actor.userId, REFUSED_BY],
  );
}
