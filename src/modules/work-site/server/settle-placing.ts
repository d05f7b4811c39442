/** Writes what was decided of places, and writes down each of them: who is put where, and whose main site is another now. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Placing } from '../contract/place-on-sites.ts';
import { writePlacing } from './worksite.store.ts';

export const WORKSITE = 'employee_worksite';

/** @returns how many are new on a site */
export async function settlePlacing(ctx: Ctx, placing: Placing, from: CalendarDate): Promise<number> {
  const added = await writePlacing(ctx, placing, from);
  for (const assignment of added)
    await audit(ctx, { action: `${WORKSITE}.created`, subject_type: WORKSITE, subject_id: assignment.id, before: null, after: assignment });
  const moved = [...placing.promoted.map((id) => [id, true] as const), ...placing.demoted.map((id) => [id, false] as const)];
  for (const [subject_id, is_primary] of moved)
    await audit(ctx, { action: `${WORKSITE}.updated`, subject_type: WORKSITE, subject_id, before: { is_primary: !is_primary }, after: { is_primary } });
  return added.length;
}
