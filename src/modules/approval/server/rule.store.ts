/** Which rule a record is decided by. */
import { keptText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';
import { conditionsOf, type Facts } from './subject.ts';

export interface ChosenRule {
  readonly id: number;
  readonly name: string;
  readonly levels: readonly ApprovalLevel[];
  readonly remind_days: number;
  readonly escalate_days: number | null;
}

const chosen = keptText<ChosenRule>(
  'approval.rule',
  `select id, name, levels, remind_days, escalate_days from approval_rules
   where company_id = $1 and subject_type = $2 and conditions <@ $3::jsonb and at_least <= $4
   order by (select count(*) from jsonb_object_keys(conditions)) desc, at_least desc, id limit 1`,
);

/** All its conditions fit; the most conditions win, then the larger measure, then the older rule. Null: whoever holds the right decides. */
export async function chooseRule(ctx: Ctx, type: string, facts: Facts): Promise<ChosenRule | null> {
  const [rule] = await chosen(ctx.client, [ctx.companyId, type, JSON.stringify(conditionsOf(facts)), facts.measure]);
  return rule ?? null;
}
