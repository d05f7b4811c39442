import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { startOffCycle as endpoint } from '../../contract/off-cycle/off-cycle.endpoints.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { isBenefit } from '../../contract/calculation/share-contributions.ts';
import { requirePeriod } from '../draft/check-entered.ts';
import { draftEach } from '../draft/draft-each.ts';
import { loadPeriod, type LoadedPeriod } from '../draft/load-period.ts';
import { lockEmployees } from '../payroll.store.ts';
import { processedAnswer } from '../process/processed-answer.ts';
import { saveDrafts } from '../process/save-drafts.ts';
import { draftRun, earningOf, type RunRequest } from './draft-run.ts';

type Given = ParsedInput<typeof endpoint>;

/** @throws 422 at the line whose item is none of the company's earnings in use */
function linesOf({ lines }: Given, items: LoadedPeriod['items']): RunRequest['earnings'] {
  return lines.map(({ payroll_item_id, amount }, index) => {
    const item = items.get(payroll_item_id);
    if (!item || item.kind !== 'Earning' || item.deleted_at !== null || item.status !== 'Active' || isBenefit(item))
      throw invalid(`lines.${index}.payroll_item_id`, PAYROLL_ERRORS.noSuchItem);
    return earningOf({ item, amount });
  });
}

/** One payroll beside the monthly one for each employee, In Process; each refusal is named. */
export async function startOffCycle(ctx: Ctx, input: Given): Promise<OutputOf<typeof endpoint>> {
  const period = requirePeriod(input.start_date, input.end_date);
  const payDate = input.pay_date as CalendarDate;
  if (payDate < period.start_date) throw invalid('pay_date', PAYROLL_ERRORS.payDate, { date: period.start_date });
  const ids = [...new Set(input.employee_ids)];
  await lockEmployees(ctx, ids);
  const loaded = await loadPeriod(ctx, ids, period, payDate);
  const request = { kind: input.kind, payDate, earnings: linesOf(input, loaded.items) };
  const { drafts, failed } = await draftEach(loaded, ids, (id) => draftRun(loaded, id, request));
  const { written } = await saveDrafts(ctx, drafts);
  return processedAnswer(ctx, { written, failed });
}
