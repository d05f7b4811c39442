import { mayAct } from '#platform/contract/access.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FinalPayDetail, showFinalPay as endpoint } from '../../contract/final-pay/final-pay.endpoints.ts';
import { HELD_DAYS } from '../../contract/final-pay/final-pay.params.ts';
import { namesOfUsers } from '#modules/identity/server/public.ts';
import { getPayroll } from '../payroll.store.ts';
import { findClearance, type ClearanceRecord } from '../stored/clearance.store.ts';

export const freeOn = (formDate: string): CalendarDate => addDays(formDate as CalendarDate, HELD_DAYS);

async function presentHold(ctx: Ctx, record: ClearanceRecord): Promise<NonNullable<FinalPayDetail['hold']>> {
  const names = await namesOfUsers(ctx, [record.released_by]);
  const { released_by: by, released_at: at, lhdn_amount: sent, form_date } = record;
  return {
    form: record.form,
    form_date,
    free_on: form_date && freeOn(form_date),
    released_how: record.released_how,
    released_at: at && instantText(at),
    released_by: by === null ? null : (names.get(by) ?? null),
    letter_reference: record.letter_reference,
    letter_date: record.letter_date,
    lhdn_amount: sent === null ? null : toRinggit(fromRinggit(sent)),
  };
}

/** @throws 404 where the payroll is no final pay */
export async function showFinalPay(ctx: Ctx, { id }: Pick<ParsedInput<typeof endpoint>, 'id'>): Promise<OutputOf<typeof endpoint>> {
  const { calculation, status } = await getPayroll(ctx, id);
  if (!calculation.final) throw notFound();
  const clearance = await findClearance(ctx, id);
  const may = mayAct(ctx.actor, ctx.services.pages, '/payroll/manage', 'Confirm');
  return {
    data: {
      ...calculation.final,
      hold: clearance && (await presentHold(ctx, clearance)),
      status,
      can: { release: may && clearance !== null && clearance.released_at === null },
    },
  };
}
