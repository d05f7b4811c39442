/** Judged payrolls on the wire. */
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, sen, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { comparePayrolls, percentOf } from '../contract/compare-payrolls.ts';
import type { Comparison, ComparisonRow } from '../contract/review.endpoints.ts';
import { VARIANCE_TEXTS, VARIANCE_TITLES } from '../contract/review.messages.ts';
import { factsOf, type EvaluatedPayroll } from './evaluate-payrolls.ts';

function presentEvaluated(ctx: Ctx, { current, previous, findings, reason, needsReason, fingerprint, updated_at }: EvaluatedPayroll) {
  return {
    id: current.id,
    employee_id: current.employee_id,
    name: current.name,
    employee_code: current.employee_code,
    number: current.number,
    status: current.status,
    start_date: current.start_date,
    end_date: current.end_date,
    previous: previous && { id: previous.id, number: previous.number, start_date: previous.start_date, end_date: previous.end_date },
    findings: findings.map(({ code, params }) => ({
      code,
      title: say(VARIANCE_TITLES[code], ctx.locale),
      text: say(VARIANCE_TEXTS[code], ctx.locale, params),
    })),
    reason: reason && { reason: reason.reason, by: reason.by, at: reason.at, outdated: reason.fingerprint !== fingerprint },
    needs_reason: needsReason,
    updated_at,
  };
}

export function presentComparison(ctx: Ctx, evaluated: EvaluatedPayroll): Comparison {
  const { current, previous } = evaluated;
  return { ...presentEvaluated(ctx, evaluated), rows: comparePayrolls(previous && factsOf(previous), factsOf(current)) };
}

export function presentComparisonRow(ctx: Ctx, evaluated: EvaluatedPayroll): ComparisonRow {
  const { current, previous } = evaluated;
  const before = fromRinggit(previous?.total_net_pay ?? 0);
  const difference = sen(fromRinggit(current.total_net_pay) - before);
  return {
    ...presentEvaluated(ctx, evaluated),
    gross_before: previous?.total_gross_pay ?? null,
    gross: current.total_gross_pay,
    tax_before: previous?.tax_employee ?? null,
    tax: current.tax_employee,
    net_before: previous?.total_net_pay ?? null,
    net: current.total_net_pay,
    difference: toRinggit(difference),
    percent: previous ? percentOf(difference, before) : null,
  };
}
