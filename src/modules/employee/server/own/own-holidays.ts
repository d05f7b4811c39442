/** The public holidays that hold where somebody works. */
import { pipeline } from '#platform/server/db/scope.ts';
import type { UpcomingSpan } from '#platform/server/dashboard.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import { ownState } from './own-employee.store.ts';

/** So many stand on the card of an employee. */
export const HOLIDAYS_SHOWN = 3;

/** Of the own state; whose state is not known is told of all, and who is no employee of those of the whole country. */
export async function ownHolidays(ctx: Ctx, span: UpcomingSpan) {
  const employed = ctx.actor.employee !== null;
  const [state, found] = await pipeline(
    ctx,
    () => (employed ? ownState(ctx) : Promise.resolve(null)),
    () => findHolidays(ctx, span),
  );
  return found.filter(({ states }) => states.length === 0 || (state === null ? employed : states.includes(state)));
}
