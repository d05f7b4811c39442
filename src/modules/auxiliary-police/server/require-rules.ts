/** What the rules say, to those who may hear it: a refusal at its field, and of vetting and medical data only with the right to them. */
import { invalidFields } from '#platform/contract/errors.ts';
import type { FieldText } from '#platform/contract/validation-messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { APPLICATION_ERRORS } from '../contract/application/application.messages.ts';
import type { Verdict } from '../contract/rule-facts.ts';
import { seesCompliance } from './officer/compliance-right.ts';

/** What they say of vetting, medical and record is as sensitive as those are. */
const SENSITIVE_RULES = ['medical', 'vetting', 'record', 'cleared'];
const isSensitive = ({ rule }: Verdict) => SENSITIVE_RULES.includes(rule);

export const heardVerdicts = (ctx: Ctx, verdicts: readonly Verdict[]): readonly Verdict[] =>
  seesCompliance(ctx) ? verdicts : verdicts.filter((verdict) => !isSensitive(verdict));

/** Everything that keeps an application from its next stage. @throws 422 at the field where it is to be put right */
export function requireRules(ctx: Ctx, verdicts: readonly Verdict[]): void {
  const blocks = verdicts.filter(({ weight }) => weight === 'block');
  if (blocks.length === 0) return;
  const heard = heardVerdicts(ctx, blocks);
  const fields: Record<string, FieldText[]> = {};
  for (const { text, params, field = 'base' } of heard) (fields[field] ??= []).push(params ? { text, params } : { text });
  if (heard.length < blocks.length) (fields['base'] ??= []).push({ text: APPLICATION_ERRORS.complianceRefuses });
  throw invalidFields(fields);
}
