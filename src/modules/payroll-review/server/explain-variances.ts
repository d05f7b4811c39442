/** One reason of several unusual payrolls: a fixed number of statements for any number of them. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { auditAll } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { lockEmployees } from '#modules/payroll/server/public.ts';
import type { explainVariances as endpoint } from '../contract/variance.endpoints.ts';
import { REVIEW_MESSAGES } from '../contract/review.messages.ts';
import { evaluatePayrolls, type EvaluatedPayroll } from './evaluate-payrolls.ts';
import { insertReasons, pairsOf } from './review.store.ts';

type Input = ParsedInput<typeof endpoint>;

/** What keeps a payroll from having the reason; null: nothing. */
function refusalOf({ current, findings, updated_at }: EvaluatedPayroll, seen: Input['seen']): Text | null {
  const version = seen?.[String(current.id)];
  if (version !== undefined && version !== updated_at) return PLATFORM_ERRORS.changed;
  if (current.status !== 'In Process') return REVIEW_MESSAGES.notNow;
  return findings.length === 0 ? REVIEW_MESSAGES.nothingUnusual : null;
}

/** What holds for one payroll is its result. */
export async function explainVariances(ctx: Ctx, { ids: asked, reason, seen }: Input): Promise<OutputOf<typeof endpoint>> {
  const ids = [...new Set(asked)];
  // Whoever calculates or confirms one of them is waited for; what they left is judged.
  const before = await pairsOf(ctx, ids);
  await lockEmployees(
    ctx,
    before.map(({ current }) => current.employee_id),
  );
  const evaluated = await evaluatePayrolls(ctx, () => pairsOf(ctx, ids));
  const refused = new Map<number, Text>(ids.map((id) => [id, PLATFORM_ERRORS.notFound]));
  const fit: EvaluatedPayroll[] = [];
  for (const each of evaluated) {
    const refusal = refusalOf(each, seen);
    if (refusal) refused.set(each.current.id, refusal);
    else {
      refused.delete(each.current.id);
      fit.push(each);
    }
  }
  const given = fit.map(({ current, fingerprint, findings }) => ({ payroll_id: current.id, fingerprint, codes: findings.map(({ code }) => code), reason }));
  await insertReasons(ctx, given);
  await auditAll(
    ctx,
    fit.map(({ current, findings, reason: earlier }) => ({
      action: 'payroll.variance_explained',
      subject_type: 'payroll',
      subject_id: current.id,
      before: earlier && { reason: earlier.reason },
      after: { reason, codes: findings.map(({ code }) => code) },
    })),
  );
  return {
    success: true,
    message: say(REVIEW_MESSAGES.reasonsSaved, ctx.locale, { done: given.length, refused: refused.size }),
    data: { done: given.length, results: ids.map((id) => resultOf(id, refused.get(id), ctx)) },
  };
}

const resultOf = (id: number, refusal: Text | undefined, { locale }: Ctx) => ({ id, ok: !refusal, message: refusal ? say(refusal, locale) : null });
