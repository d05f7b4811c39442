/** A batch of events of a device: each is read by itself, and one that is wrong refuses none of the others. */
import type { z } from 'zod';
import type { Text } from '#platform/contract/messages.ts';
import { say } from '#platform/contract/messages.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { readOne, storableText } from '#platform/server/http/storable.ts';
import { OLDEST_DAYS, type BatchAnswer, type RefusalKind, type RefusalReason } from '../../contract/batch.ts';
import { LEAD_MS, sessionAt, type SessionSpan } from '../../contract/device/session-at.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { callingDevice, lapsedSessions } from './calling-device.ts';
import type { KnownDevice } from './device-of.ts';
import { keepRefusals, keepSign } from './keep-signs.ts';

const OLDEST_MS = OLDEST_DAYS * 86_400_000;

interface Named {
  readonly client_ref: string;
  readonly recorded_at: string;
}
interface Sent {
  readonly session: string;
  readonly events: readonly unknown[];
}
export interface Batch<Event> {
  readonly device: KnownDevice;
  readonly guard_id: number;
  readonly now: Date;
  /** Readable events, each name once, times in UTC; the last of those that share a name counts. */
  readonly events: readonly Event[];
  /** The session during which an event was made; null: the guard was not signed in on this device then, or it was not paired yet. Such an event is kept with a mark. */
  readonly sessionOf: (event: Pick<Named, 'recorded_at'>) => SessionSpan | null;
  /** The site that the device served when an event was made: devices are taken to others, and what was made before is sent later. */
  readonly siteOf: (event: Pick<Named, 'recorded_at'>) => number;
  readonly refuse: (event: { readonly client_ref: string }, why: RefusalReason) => void;
  /** Keeps what was refused until now. */
  readonly keepRefused: () => Promise<void>;
  /** What the device is told. @param accepted how many are new */
  readonly answer: (accepted: number) => BatchAnswer;
  /** Keeps what was refused, and that the device called. */
  readonly close: (accepted: number) => Promise<BatchAnswer>;
}

const WHY: Readonly<Record<RefusalReason, Text>> = {
  malformed: E.badEvent,
  time: E.eventTime,
  unknown: E.eventUnknown,
  fields: E.eventFields,
  too_many: E.tooManyAtOnce,
  picture: E.badPhoto,
};

/** What an unreadable event calls itself, as far as it can be kept. */
function namedAs(event: unknown): string | null {
  const name = typeof event === 'object' && event !== null && 'client_ref' in event ? event.client_ref : null;
  return storableText(name)?.slice(0, 64).toWellFormed() ?? null;
}

/** @throws 401 where device or session is not known, 403 where patrol is switched off, 429 */
export async function readBatch<S extends z.ZodType<Named>>(
  ctx: OpenCtx,
  { session, events }: Sent,
  kind: RefusalKind,
  schema: S,
): Promise<Batch<z.output<S>>> {
  const calling = await callingDevice(ctx, session, kind);
  const { device, guard_id } = calling;
  const now = ctx.clock.now();
  const rejected: { readonly index: number; readonly client_ref: string | null; readonly why: RefusalReason }[] = [];
  const taken = new Map<string, z.output<S>>();
  const places = new Map<string, number>();
  for (const [index, event] of events.entries()) {
    const data = readOne(schema, event);
    if (data === null) {
      rejected.push({ index, client_ref: namedAs(event), why: 'malformed' });
      continue;
    }
    const at = Date.parse(data.recorded_at);
    if (!(at <= now.getTime() + LEAD_MS && at >= now.getTime() - OLDEST_MS)) rejected.push({ index, client_ref: data.client_ref, why: 'time' });
    else {
      // PostgreSQL refuses an offset of sixteen hours and more, and with it the whole batch.
      taken.set(data.client_ref, { ...data, recorded_at: new Date(at).toISOString() });
      places.set(data.client_ref, index);
    }
  }
  const keepRefused = () => keepRefusals(ctx, device, kind, rejected);
  const answer = (accepted: number): BatchAnswer => {
    const told = rejected.map(({ index, client_ref, why }) => ({ index, client_ref, reason: say(WHY[why], ctx.locale) }));
    return { accepted, duplicated: events.length - rejected.length - accepted, rejected: told.sort((a, b) => a.index - b.index) };
  };
  // Asked for, it costs a round trip: most batches need none.
  const isStray = [...taken.values()].some(({ recorded_at }) => sessionAt(calling.sessions, Date.parse(recorded_at)) === null);
  const sessions = isStray ? [...calling.sessions, ...(await lapsedSessions(ctx, calling))] : calling.sessions;
  const sessionOf = ({ recorded_at }: Pick<Named, 'recorded_at'>) => sessionAt(sessions, Date.parse(recorded_at));
  return {
    device,
    guard_id,
    now,
    events: [...taken.values()],
    sessionOf,
    siteOf: (event) => sessionOf(event)?.site_id ?? device.site_id,
    refuse: ({ client_ref }, why) => void rejected.push({ index: places.get(client_ref) ?? -1, client_ref, why }),
    keepRefused,
    answer,
    async close(accepted) {
      await keepRefused();
      await keepSign(ctx, device);
      return answer(accepted);
    },
  };
}
