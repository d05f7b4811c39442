import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { formatPrice, sen, toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { makeFinalPay as endpoint } from '../../contract/final-pay/final-pay.endpoints.ts';
import { encashUnused } from '#modules/leave/server/public.ts';
import { FINAL_ERRORS, FINAL_MESSAGES } from '../../contract/final-pay/final-pay.messages.ts';
import { PAYROLL_ERRORS, PROCESS_REFUSALS } from '../../contract/payroll.messages.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { isRefused } from '../draft/draft-payroll.ts';
import { orInvalid } from '../draft/law-refusal.ts';
import { lockEmployees } from '../payroll.store.ts';
import { saveDrafts } from '../process/save-drafts.ts';
import { holdForClearance } from '../stored/clearance.store.ts';
import { draftFinal, type ChosenLine } from './draft-final.ts';
import { loadLeaver, refuseFinal } from './load-leaver.ts';

type Given = ParsedInput<typeof endpoint>;

/** @throws 422 at a line that is entered twice */
function chosenOf({ lines }: Given): ChosenLine[] {
  const twice = lines.findIndex(({ key }, index) => lines.findIndex((line) => line.key === key) !== index);
  if (twice >= 0) throw invalid(`lines.${twice}.key`, FINAL_ERRORS.lineTwice);
  return lines.map(({ ground, reason, ...line }) => ({ ...line, ground: ground ?? null, reason: reason ?? null }));
}

/** The final pay, In Process; held where the tax office has to clear the leaver first. Refusals answer 200 with success false. */
export async function makeFinalPay(ctx: Ctx, input: Given): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
  if (input.pay_date < period.start_date) throw invalid('pay_date', PAYROLL_ERRORS.payDate, { date: period.start_date });
  const chosen = chosenOf(input);
  await lockEmployees(ctx, [input.employee_id]);
  const leaver = await loadLeaver(ctx, input.employee_id, period);
  if ('success' in leaver) return leaver;
  const { loaded, facts } = leaver;
  const draft = orInvalid(() => draftFinal(loaded, facts, input, input.pay_date as CalendarDate, chosen));
  if (isRefused(draft)) return { success: false, message: say(PROCESS_REFUSALS[draft.refusal], ctx.locale, draft.params) };
  const { form, figures, calculation, snapshot } = draft;
  if (form.earnings.length + form.deductions.length === 0) return refuseFinal(ctx, 'nothing');
  const net = figures.totals.total_net_pay;
  if (net < 0) return refuseFinal(ctx, 'negative', { owed: formatPrice(toRinggit(sen(-net))), number: facts.monthly.number });
  const { written } = await saveDrafts(ctx, [draft]);
  const saved = written.get(input.employee_id);
  if (!saved) throw changed();
  const needed = calculation.final?.clearance.form ?? null;
  // The pay makes the whole balance good, whatever amount was agreed for it: the days can be neither taken nor paid again.
  if (chosen.some(({ key, amount }) => key === 'leave' && amount > 0)) await encashUnused(ctx, { ...saved, employee_id: input.employee_id }, facts.last);
  if (needed) await holdForClearance(ctx, { id: saved.id, employee_id: input.employee_id, start_date: period.start_date }, needed);
  return {
    success: true,
    message: say(FINAL_MESSAGES.made, ctx.locale, { name: snapshot.name }),
    data: { id: saved.id, number: saved.number, net: toRinggit(net), withheld: needed !== null },
  };
}
