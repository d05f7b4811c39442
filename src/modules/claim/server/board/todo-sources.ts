/** What claims wait for beside their decision: the check of their items, and the steps to their money, each told to who may take it. */
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { todoSource, type Todo } from '#platform/server/dashboard.ts';
import type { Ctx } from '#platform/server/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { claimManifest } from '../../contract/claim.manifest.ts';
import { CLAIM_STEPS, claimTodo, type ClaimTodo } from '../../contract/dashboard.schema.ts';
import { claimActor, claimRules, MANAGE, today } from '../claim-actor.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';

type Step = (typeof CLAIM_STEPS)[number];

interface Waiting {
  readonly step: Step;
  readonly n: number;
  readonly amount: string;
  readonly due: CalendarDate | null;
}

// What follows a batch or a payroll is told there; nobody handles their own, the owner excepted. The items of batches are read once, not for each claim.
const waiting = preparedText<Waiting>(
  'claim.duties',
  `select step, count(*)::int as n, sum(amount) as amount, min(payment_date)::text as due
   from (select case c.status when 'Approved' then 'prepare' when 'Waiting for Payment Approval' then 'approve_payment'
         when 'Waiting for Payment' then 'pay' else 'check' end as step,
       case when c.status in ('Waiting for Approval', 'Reviewed') then c.total_amount else c.approved_amount end as amount, c.payment_date
     from claims c left join (select distinct subject_id from payment_items
       where company_id = $1 and subject_type = 'claim' and status not in ('Cancelled', 'Returned')) i on i.subject_id = c.id
     where c.company_id = $1 and c.status in ('Waiting for Approval', 'Reviewed', 'Approved', 'Waiting for Payment Approval', 'Waiting for Payment')
       and c.employee_id is distinct from $4
       and case c.status when 'Approved' then i.subject_id is null
         when 'Waiting for Payment Approval' then (c.payment_method not in ('Cheque', 'Cash')) is not true and ($2 or c.prepared_by is distinct from $3)
         when 'Waiting for Payment' then (c.payment_method not in ('Cheque', 'Cash')) is not true
         else c.checked_by is null end
       and ($5 or exists (select from employees e where e.company_id = $1 and e.id = c.employee_id and ${scopeText('e', 5)}))) c
   group by step`,
);

const NEEDS = { check: 'Check Item', prepare: 'Prepare for Payment', approve_payment: 'Approve', pay: 'Made Payment' } as const;

async function steps(ctx: Ctx): Promise<Todo<ClaimTodo>[]> {
  const { may, owner, userId, employeeId } = claimActor(ctx);
  if (!CLAIM_STEPS.some((step) => may(NEEDS[step]))) return [];
  const [{ payment_four_eyes }, { item_check_required }] = await pipeline(
    ctx,
    () => claimRules(ctx),
    () => claimSettingOf(ctx),
  );
  const rows = await waiting(ctx.client, [ctx.companyId, !payment_four_eyes, userId, owner ? null : employeeId, ...scopeList(ctx.actor.scope)]);
  const day = today(ctx);
  return rows.flatMap(({ step, n, amount, due }) => {
    if (!may(NEEDS[step]) || (step === 'check' && !item_check_required)) return [];
    const data = { step, n, amount: toRinggit(fromRinggit(amount)) };
    // Somebody waits for the check and for the preparation, but neither has a day of its own.
    const isUndated = step === 'check' || step === 'prepare';
    return isUndated ? { id: step, due: null, weight: TODO_WEIGHT.decision, data } : { id: step, due: due ?? day, weight: TODO_WEIGHT.pay, data };
  });
}

export const claimTodos = [todoSource({ key: 'claim', requires: requirePage(claimManifest, MANAGE), schema: claimTodo, load: steps })];
