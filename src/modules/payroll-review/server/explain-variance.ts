/** The reason of an unusual payroll, and the gate that asks for it before confirmation. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { VarianceFinding } from '../contract/evaluate-variance.ts';
import type { explainVariance as endpoint } from '../contract/variance.endpoints.ts';
import { REVIEW_MESSAGES, VARIANCE_TITLES } from '../contract/review.messages.ts';
import { getPayroll, lockEmployees, type OpenVariances } from '#modules/payroll/server/public.ts';
import { evaluatedPayroll } from './compare-with-previous.ts';
import { evaluatePayrolls } from './evaluate-payrolls.ts';
import { presentComparison } from './review.presenter.ts';
import { insertReasons, pairsOf } from './review.store.ts';

/** @throws 404; 409 on a payroll that has changed; 422 where nothing is unusual or the payroll is no longer In Process */
export async function explainVariance(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { employee_id } = await getPayroll(ctx, input.id);
  await lockEmployees(ctx, [employee_id]);
  const record = await getPayroll(ctx, input.id, true);
  requireSeenVersion(record, input.updated_at);
  if (record.status !== 'In Process') throw invalid('base', REVIEW_MESSAGES.notNow);
  const { findings, fingerprint, reason } = await evaluatedPayroll(ctx, record.id);
  if (findings.length === 0) throw invalid('base', REVIEW_MESSAGES.nothingUnusual);
  const codes = findings.map(({ code }) => code);
  await insertReasons(ctx, [{ payroll_id: record.id, fingerprint, codes, reason: input.reason }]);
  await audit(ctx, {
    action: 'payroll.variance_explained',
    subject_type: 'payroll',
    subject_id: record.id,
    before: reason && { reason: reason.reason },
    after: { reason: input.reason, codes },
  });
  return {
    success: true,
    message: say(REVIEW_MESSAGES.reasonSaved, ctx.locale),
    data: presentComparison(ctx, await evaluatedPayroll(ctx, record.id)),
  };
}

/** The refusal in both languages; titles of rules hold no braces, so the text needs no values. */
function refusal(findings: readonly VarianceFinding[]): Text {
  const named = (locale: keyof Text) =>
    say(REVIEW_MESSAGES.needsReason, locale, { what: findings.map(({ code }) => say(VARIANCE_TITLES[code], locale)).join(', ') });
  return { en: named('en'), ms: named('ms') };
}

const PER_QUERY = 1000;

/** Unusual payrolls without a reason of what they are now. */
export const varianceGate: OpenVariances = async (ctx, payrollIds) => {
  const existing = new Map<number, Text>();
  for (let from = 0; from < payrollIds.length; from += PER_QUERY) {
    const evaluated = await evaluatePayrolls(ctx, () => pairsOf(ctx, payrollIds.slice(from, from + PER_QUERY)));
    for (const { current, findings, needsReason } of evaluated) if (needsReason) existing.set(current.id, refusal(findings));
  }
  return existing;
};
