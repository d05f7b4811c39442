import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { releaseFinalPay as endpoint } from '../../contract/final-pay/final-pay.endpoints.ts';
import { FINAL_ERRORS, FINAL_MESSAGES } from '../../contract/final-pay/final-pay.messages.ts';
import { getPayroll, lockEmployees } from '../payroll.store.ts';
import { changeClearance, findClearance } from '../stored/clearance.store.ts';
import { freeOn, showFinalPay } from './show-final-pay.ts';

/** @throws 422 without letter or day of the form, before the 90 days are over, or where nothing is held */
export async function releaseFinalPay(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const record = await getPayroll(ctx, input.id);
  await lockEmployees(ctx, [record.employee_id]);
  const current = await findClearance(ctx, record.id, true);
  if (!current) throw invalid('base', FINAL_ERRORS.noClearance);
  if (current.released_at !== null) throw invalid('base', FINAL_ERRORS.released);
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const how = input.how ?? null;
  const form_date = input.form_date ?? current.form_date;
  const letter = how === 'letter';
  for (const field of ['form_date', 'letter_date'] as const) if ((input[field] ?? '') > today) throw invalid(field, FINAL_ERRORS.future);
  if (letter && !input.letter_reference) throw invalid('letter_reference', FINAL_ERRORS.reference);
  if (letter && !input.letter_date) throw invalid('letter_date', FINAL_ERRORS.reference);
  if (!letter && form_date === null) throw invalid('form_date', FINAL_ERRORS.formDate);
  if (how === 'days' && form_date !== null && freeOn(form_date) > today)
    throw invalid('form_date', FINAL_ERRORS.tooEarly, { date: formatDate(freeOn(form_date)) });
  const after = {
    form_date,
    how,
    letter_reference: letter ? (input.letter_reference ?? null) : null,
    letter_date: letter ? (input.letter_date ?? null) : null,
    lhdn_amount: letter ? (input.lhdn_amount ?? null) : null,
  };
  await changeClearance(ctx, record.id, after);
  const action = how ? 'payroll.clearance_released' : 'payroll.clearance_recorded';
  await audit(ctx, { action, subject_type: 'payroll', subject_id: record.id, before: { form: current.form, form_date: current.form_date }, after });
  const { data } = await showFinalPay(ctx, record);
  const text = how ? FINAL_MESSAGES.released : FINAL_MESSAGES.recorded;
  return { success: true, message: say(text, ctx.locale, { name: record.employee_snapshot.name }), data };
}
