import type { Ctx } from '#platform/server/context.ts';
import type { ScheduleRecord } from '../tables/schedule.tables.ts';

/** Whose a schedule was when it was planned, and since when it is another's; given back, nobody took it over. @param to whose it is from now on */
export function takenOver(
  ctx: Ctx,
  { promoter_id, taken_over_from }: ScheduleRecord,
  to: number,
): Partial<Pick<ScheduleRecord, 'taken_over_from' | 'taken_over_at'>> {
  if (to === promoter_id) return {};
  const first = taken_over_from ?? promoter_id;
  return first === to ? { taken_over_from: null, taken_over_at: null } : { taken_over_from: first, taken_over_at: ctx.clock.now().toISOString() };
}
