/** Judges how far a punch can be trusted, by what was kept before it. */
import { createHash } from 'node:crypto';
import { dateInZone } from '#platform/contract/dates.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Fix } from '../../contract/judge/geofence.ts';
import { trustOf, type Trust } from '../../contract/trust/trust.ts';
import type { TrustedTime } from '../../contract/trust/trusted-time.ts';
import { chainText, type ChainedEntry } from '../../contract/own/offline-chain.ts';
import type { MadeOffline } from '../../contract/own/own-attendance.endpoints.ts';

/** How far back the same fix is looked for. */
const DAYS_BACK = 14;
const MOST = 60;

interface Earlier {
  readonly lat: string;
  readonly lng: string;
  readonly recorded_at: string;
  readonly accuracy_m: number | null;
}

const fixesBefore = plannedText<Earlier>(
  `select lat, lng, recorded_at, accuracy_m from attendance_records
   where company_id = $1 and employee_id = $2 and voided_at is null and lat is not null
     and recorded_at < $3 and recorded_at > $3::timestamptz - interval '${DAYS_BACK} days' order by recorded_at desc limit ${MOST}`,
);

const chained = plannedText<{ known: boolean }>(
  `select exists (select from attendance_records where company_id = $1 and employee_id = $2 and trust ->> 'hash' = $3) as known`,
);

/** What was sent of a punch, whatever is known of when it was made. */
export type SentPunch = Omit<ChainedEntry, keyof MadeOffline>;

const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** The entry is as it was made, and the one before it has come. */
async function isChained(ctx: Ctx, employeeId: number, sent: SentPunch, made: MadeOffline): Promise<boolean> {
  if (hashOf(chainText({ ...sent, ...made })) !== made.hash) return false;
  if (made.previous === null) return true;
  const [found] = await chained(ctx.client, [ctx.companyId, employeeId, made.previous]);
  return found?.known ?? false;
}

/** @param at when it was made @returns null: nothing to say */
export async function examinePunch(
  ctx: Ctx,
  employeeId: number,
  sent: SentPunch,
  at: Date,
  fix: Fix | null,
  offline: { readonly made: MadeOffline; readonly time: TrustedTime } | null,
): Promise<Trust | null> {
  const zone = ctx.actor.timeZone;
  const earlier = fix ? await fixesBefore(ctx.client, [ctx.companyId, employeeId, at.toISOString()]) : [];
  return trustOf({
    ms: at.getTime(),
    date: dateInZone(at, zone),
    fix,
    earlier: earlier.map(({ lat, lng, recorded_at, accuracy_m }) => ({
      lat: Number(lat),
      lng: Number(lng),
      accuracy_m,
      ms: Date.parse(recorded_at),
      date: dateInZone(recorded_at, zone),
    })),
    offline: offline && { time: offline.time, hash: offline.made.hash, isChained: await isChained(ctx, employeeId, sent, offline.made) },
  });
}
