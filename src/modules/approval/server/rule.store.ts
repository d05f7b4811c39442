/** Which rule a record is decided by. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ApprovalLevel } from '../contract/approval-rule.schema.ts';
import type { Conditions } from './approval.tables.ts';
import { conditionsOf, type Facts } from './subject.ts';

export interface ChosenRule {
  readonly id: number;
  readonly name: string;
  readonly conditions: Conditions;
  readonly at_least: number;
  readonly levels: readonly ApprovalLevel[];
  readonly remind_days: number;
  readonly escalate_days: number | null;
}

const COLUMNS = 'id, name, conditions, at_least::float as at_least, levels, remind_days, escalate_days';
const ORDER = '(select count(*) from jsonb_object_keys(conditions)) desc, at_least desc, id';

const chosen = preparedText<ChosenRule>(
  'approval.rule',
  `select ${COLUMNS} from approval_rules
   where company_id = $1 and subject_type = $2 and conditions <@ $3::jsonb and at_least <= $4 and id is distinct from $5
   order by ${ORDER} limit 1`,
);

/** All its conditions fit; the most conditions win, then the larger measure, then the older rule. Null: whoever holds the right decides. @param but one that is left aside */
export async function chooseRule(ctx: Ctx, type: string, facts: Facts, but: number | null = null): Promise<ChosenRule | null> {
  const [rule] = await chosen(ctx.client, [ctx.companyId, type, JSON.stringify(conditionsOf(facts)), facts.measure, but]);
  return rule ?? null;
}

const all = preparedText<ChosenRule>('approval.rules', `select ${COLUMNS} from approval_rules where company_id = $1 and subject_type = $2 order by ${ORDER}`);

/** Whether all conditions of a rule fit, and what it asks of the measure. */
export const fitsRule = ({ conditions, at_least }: Pick<ChosenRule, 'conditions' | 'at_least'>, facts: Facts): boolean => {
  const has = conditionsOf(facts);
  return at_least <= facts.measure && Object.entries(conditions).every(([key, value]) => has[key] === value);
};

/** `chooseRule` of any number of records, in one statement. */
export async function ruleChooser(ctx: Ctx, type: string): Promise<(facts: Facts) => ChosenRule | null> {
  const rules = await all(ctx.client, [ctx.companyId, type]);
  return (facts) => rules.find((rule) => fitsRule(rule, facts)) ?? null;
}
