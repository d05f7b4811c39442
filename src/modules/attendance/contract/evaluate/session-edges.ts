/** From when until when punches belong to a session. Pure. */
import { DAY_MINUTES, type LineMinute } from '#platform/contract/time/local-line.ts';
import type { AttendanceSetting } from '../setting/attendance-setting.schema.ts';
import type { PunchFacts } from './punch-facts.ts';
import type { Slot } from '#modules/roster/contract/slots.ts';

/** How long after the check-out window a device still moves the check-out. */
export const CLOSES_AFTER = 4 * 60;
/** The first minute at which a session can be begun. */
export const opensAt = ({ planned_start }: Slot, earlyLimit: number): LineMinute => planned_start - earlyLimit;

/** The last minute at which a session can be begun. */
export const acceptsUntil = ({ end, overtime_from }: Slot, earlyLimit: number): LineMinute => Math.max(end, overtime_from) + earlyLimit;

/** The last minute at which a device still moves the check-out of a session. */
export const closesAt = ({ end, overtime_from, plan }: Slot, setting: Pick<AttendanceSetting, 'ontime_checkout_minutes'>): LineMinute =>
  Math.max(end, overtime_from) + (plan.ontime_checkout_minutes ?? setting.ontime_checkout_minutes) + CLOSES_AFTER;

/** Somebody came and left before the session could be begun: whoever comes to the session itself begins it anew. */
export const isOverBefore = ({ checkout }: { readonly checkout: Pick<PunchFacts, 'at'> | null }, slot: Slot, earlyLimit: number): boolean =>
  checkout !== null && checkout.at < opensAt(slot, earlyLimit);

/** Until when an open pair refuses another check-in. */
export function blocksUntil(
  { slot, checkin }: { readonly slot: Slot | null; readonly checkin: Pick<PunchFacts, 'at'> | null },
  earlyLimit: number,
): LineMinute {
  const since = checkin?.at ?? -Infinity;
  return slot ? Math.max(slot.end + earlyLimit, since) : since + DAY_MINUTES;
}

/** Of equally near ones the later. */
export function nearest(slots: readonly Slot[], distance: (slot: Slot) => number): Slot | null {
  let best: Slot | null = null;
  for (const slot of slots) if (!best || distance(slot) < distance(best) || (distance(slot) === distance(best) && slot.start > best.start)) best = slot;
  return best;
}
