import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { KnownDevice } from './device-of.ts';

interface Placed {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracy_m?: number | null | undefined;
}
/** Half a position is none; accuracy in whole metres. */
export function placed<T extends Placed>(event: T): T & { readonly lat: number | null; readonly lng: number | null; readonly accuracy_m: number | null } {
  const { lat, lng, accuracy_m } = event;
  const known = lat == null || lng == null ? { lat: null, lng: null } : { lat, lng };
  return { ...event, ...known, accuracy_m: accuracy_m == null ? null : Math.round(accuracy_m) };
}

/** Where a guard was who was not signed in is nobody's business: the phone says that it tells from signing in to signing out. */
export const NOWHERE = { lat: null, lng: null, accuracy_m: null } as const;

/** For `nextNumbers` in the company of a device. */
export const numberContext = (
  { client, clock }: Pick<OpenCtx, 'client' | 'clock'>,
  { company_id, time_zone }: Pick<KnownDevice, 'company_id' | 'time_zone'>,
) => ({
  client,
  clock,
  companyId: company_id,
  actor: { timeZone: time_zone ?? DEFAULT_TIME_ZONE },
});
