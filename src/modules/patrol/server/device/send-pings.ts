/** Takes signs of life: one a minute and device, however often and in whichever order they are sent. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say } from '#platform/contract/messages.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { commitWith } from '#platform/server/db/scope.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { LATE_MINUTES, pingEvent, type sendPings as endpoint } from '../../contract/device/ping.endpoints.ts';
import { readBatch } from './read-batch.ts';

const MINUTE = 60_000;

/** Also that the device calls now, as every batch says (`SIGNED`, in the same order): a sign of this minute that is among those that were sent stands as it was sent. */
const stored = preparedText<{ kept: number }>(
  'patrol.keep-pings',
  `with kept as (
     insert into patrol_device_pings (company_id, device_id, minute, battery, late)
     select $1, $2, t.minute, t.battery, t.late from unnest($4::timestamptz[], $5::integer[], $6::boolean[]) as t(minute, battery, late) order by t.minute
     on conflict (company_id, device_id, minute) do nothing returning minute
   ), seen as (
     update patrol_devices set last_seen_at = $3::timestamptz from (select count(*) from kept) made where company_id = $1 and id = $2
   )
   select count(*)::int as kept from kept where $7 or minute <> date_trunc('minute', $3::timestamptz)`,
);

/** @throws 401, 403, 429 */
export async function sendPings(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { device, now, events, sessionOf, refuse, keepRefused, answer } = await readBatch(ctx, input, 'ping', pingEvent);
  const minutes = new Map<number, number | null>();
  for (const event of events) {
    const at = Date.parse(event.recorded_at);
    // Nothing is known of a device while nobody has signed in on it.
    if (sessionOf(event) === null) refuse(event, 'time');
    else minutes.set(at - (at % MINUTE), event.battery ?? minutes.get(at - (at % MINUTE)) ?? null);
  }
  const thisMinute = now.getTime() - (now.getTime() % MINUTE);
  const isSent = minutes.has(thisMinute);
  if (!isSent) minutes.set(thisMinute, null);
  const late = now.getTime() - LATE_MINUTES * MINUTE;
  const values = [
    device.company_id,
    device.id,
    now.toISOString(),
    [...minutes.keys()].map((at) => new Date(at).toISOString()),
    [...minutes.values()],
    [...minutes.keys()].map((at) => at < late),
    isSent,
  ];
  await keepRefused();
  const [taken] = await commitWith(ctx, () => stored(ctx.client, values));
  return { success: true, message: say(EVERYDAY.done, ctx.locale), data: answer(taken?.kept ?? 0) };
}
