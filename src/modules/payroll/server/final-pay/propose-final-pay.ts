import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { toRinggit } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { dueDays } from '../../contract/final-pay/due-days.ts';
import type { proposeFinalPay as endpoint } from '../../contract/final-pay/final-pay.endpoints.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { clearanceFor, proposalFor } from './draft-final.ts';
import { loadLeaver } from './load-leaver.ts';

/** Nothing is stored. @throws 404 outside the viewer's reach */
export async function proposeFinalPay(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const leaver = await loadLeaver(ctx, input.employee_id, requirePeriod(input.start_date, input.end_date));
  if ('success' in leaver) return leaver;
  const { facts } = leaver;
  const { answers, lines, noticeDays } = proposalFor(facts, input);
  return {
    success: true,
    data: {
      last_day: facts.last,
      monthly: facts.monthly.number,
      ending: answers.ending,
      notice: answers.notice,
      notice_days: noticeDays,
      notice_field: answers.notice_field,
      lines: lines.map((line) => ({ ...line, amount: toRinggit(line.amount) })),
      advances: facts.owed.map(({ number, owed }) => ({ number, owed })),
      clearance: clearanceFor(facts, input, lines),
      due: dueDays(
        facts.last,
        answers.notice,
        lines.some(({ key }) => key === 'benefit'),
      ),
    },
  };
}
