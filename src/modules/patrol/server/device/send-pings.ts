/** Takes signs of life: one a minute and device, however often and in whichever order they are sent. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { LATE_MINUTES, pingEvent, type sendPings as endpoint } from '../../contract/device/ping.endpoints.ts';
import { readBatch } from './read-batch.ts';

const MINUTE = 60_000;

const stored = adhocText<{ late: boolean }>(
  `insert into patrol_device_pings (company_id, device_id, minute, battery, late)
   select $1, $2, t.minute, t.battery, t.late from unnest($3::timestamptz[], $4::integer[], $5::boolean[]) as t(minute, battery, late)
   on conflict (company_id, device_id, minute) do nothing returning late`,
);

/** @throws 401, 403, 429 */
export async function sendPings(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { device, now, events, sessionOf, refuse, close } = await readBatch(ctx, input, 'ping', pingEvent);
  const minutes = new Map<number, number | null>();
  for (const event of events) {
    const at = Date.parse(event.recorded_at);
    // Nothing is known of a device while nobody has signed in on it.
    if (sessionOf(event) === null) refuse(event, 'time');
    else minutes.set(at - (at % MINUTE), event.battery ?? minutes.get(at - (at % MINUTE)) ?? null);
  }
  const rows = [...minutes].map(([at, battery]) => ({ minute: new Date(at).toISOString(), battery, late: at < now.getTime() - LATE_MINUTES * MINUTE }));
  const kept =
    rows.length === 0
      ? []
      : await stored(ctx.client, [
          device.company_id,
          device.id,
          rows.map(({ minute }) => minute),
          rows.map(({ battery }) => battery),
          rows.map(({ late }) => late),
        ]);
  return { success: true, message: say(EVERYDAY.done, ctx.locale), data: await close(kept.length) };
}
