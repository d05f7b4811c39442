/** When and where an action in the field was made, by what its device can show. */
import { invalid } from '#platform/contract/errors.ts';
import type { MadeOffline } from '#platform/contract/field/field-action.schema.ts';
import { FIELD_ERRORS } from '#platform/contract/field/field.messages.ts';
import { trustedTime, type TrustedTime } from '#platform/contract/field/trusted-time.ts';
import type { Fix } from '#platform/contract/geo.ts';
import type { Text } from '#platform/contract/messages.ts';
import { isTimeSigned } from '#platform/server/clock/signed-time.ts';
import type { Ctx } from '#platform/server/context.ts';

/** What was made longer ago is no longer taken. */
const OLDEST_DAYS = 30;
/** A clock may be ahead by so much before it counts as the future. */
const CLOCK_LEAD_MS = 2 * 60_000;
const DAY_MS = 86_400_000;

export interface MadeAt {
  readonly at: Date;
  /** null: it was sent at once, so the clock of the server says it. */
  readonly offline: { readonly made: MadeOffline; readonly time: TrustedTime } | null;
}

/** A time that the server has not announced to this person is not known of it. */
function withOwnTime({ services, actor }: Ctx, made: MadeOffline): MadeOffline {
  const { server_at, server_code } = made;
  const isAnnounced = server_at !== null && server_code !== null && isTimeSigned(services, actor.userId, Date.parse(server_at), server_code);
  return isAnnounced ? made : { ...made, server_at: null, since_ms: null };
}

/** @param made null: sent at once @returns never later than now, and never much older than what is taken: no calendar holds every year a device may name */
export function madeAt(ctx: Ctx, made: MadeOffline | null): MadeAt {
  const now = ctx.clock.now();
  if (!made) return { at: now, offline: null };
  const time = trustedTime(withOwnTime(ctx, made), now.getTime());
  return { at: new Date(Math.max(time.at, now.getTime() - (OLDEST_DAYS + 1) * DAY_MS)), offline: { made, time } };
}

/**
 * To be asked once it is known that the action has not come before.
 * @param tooOld what to do instead; it may name `{days}`
 * @throws 422 at base on one that is too old, or of a time that has not come
 */
export function requireRecent(ctx: Ctx, { offline }: MadeAt, tooOld: Text): void {
  if (!offline) return;
  const now = ctx.clock.now().getTime();
  const { made, time } = offline;
  // Measured by what the device says: what is put right is never in the future.
  if (Date.parse(made.made_at) - (Date.parse(made.sent_at) - now) > now + CLOCK_LEAD_MS) throw invalid('base', FIELD_ERRORS.future);
  if (time.at < now - OLDEST_DAYS * DAY_MS) throw invalid('base', tooOld, { days: OLDEST_DAYS });
}

/** An entry may wait so long though there is a line: a photo on a slow one, or the portal's own tries. */
const PATIENCE_MS = 10 * 60_000;
/** One moment of a bad line is none; in two quarter hours there was one. */
const HEARD_QUARTERS = 2;

/** Whether the session that sends an action, made without a connection, was heard after that for long enough to have sent it. */
export async function wasHeldBack({ client, clock, services, actor }: Ctx, { at, offline }: MadeAt): Promise<boolean> {
  if (!offline) return false;
  return (await services.heard.countBetween({ client }, actor.tokenId, at.getTime() + PATIENCE_MS, clock.now().getTime() - PATIENCE_MS)) >= HEARD_QUARTERS;
}

interface Sent {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
}

/** Where an action was made; null: its device did not say. @throws 422 at location on half a position */
export function fixOf({ lat = null, lng = null, accuracy = null }: Sent): Fix | null {
  if ((lat === null) !== (lng === null)) throw invalid('location', FIELD_ERRORS.coordinates);
  return lat === null || lng === null ? null : { lat, lng, accuracy_m: accuracy };
}
