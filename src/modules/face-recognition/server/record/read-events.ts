/** Reads each event of a batch by itself: those that can be true, and those that are refused, each with its reason. Pure but for the clock. */
import type { z } from 'zod';
import { line } from '#platform/contract/fields.ts';
import { say, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { findUnstorable, storableText } from '#platform/server/http/storable.ts';
import { faceEvent, type FaceEvent } from '../../contract/device/device-call.endpoints.ts';
import type { FaceFlag } from '../../contract/face.schema.ts';
import { FACE_ERRORS } from '../../contract/face-recognition.messages.ts';
import { DRIFT_MS } from '../../contract/match/evaluate-sighting.ts';

const DAY_MS = 86_400_000;
/** Days for which a device may have been without a line. */
const OLDEST_DAYS = 92;
const NAME_LENGTH = 64;

export interface Refusal {
  readonly index: number;
  readonly client_ref: string | null;
  readonly flag: FaceFlag;
  readonly reason: string;
  /** The time that the device told. */
  readonly remark: string | null;
}

export interface ReadEvents {
  readonly good: readonly { readonly index: number; readonly event: FaceEvent }[];
  readonly refused: readonly Refusal[];
}

/** What stands in an event, whatever it is. */
export const fieldsSent = (event: unknown): Readonly<Record<string, unknown>> => (typeof event === 'object' && event !== null ? { ...event } : {});

const shown = line(1, NAME_LENGTH);
/** A text of one line that can be kept, where the event has one. */
export const textOf = (value: unknown): string | null => shown.safeParse(storableText(value)).data ?? null;
const fieldsOf = (error: z.ZodError | undefined): string =>
  [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')).filter(Boolean))].join(', ') || 'event';

function faultOf({ recorded_at }: FaceEvent, now: number): { flag: FaceFlag; text: Text; params?: Params } | null {
  const time = Date.parse(recorded_at);
  if (time > now + DRIFT_MS) return { flag: 'ahead', text: FACE_ERRORS.ahead };
  return time < now - OLDEST_DAYS * DAY_MS ? { flag: 'ancient', text: FACE_ERRORS.tooOld, params: { days: OLDEST_DAYS } } : null;
}

const NOTHING = { data: undefined, error: undefined } as const;

/** Twice in one batch is once. */
export function readEvents(sent: readonly unknown[], now: number, locale: Locale): ReadEvents {
  const good = new Map<string, { index: number; event: FaceEvent }>();
  const refused: Refusal[] = [];
  for (const [index, each] of sent.entries()) {
    // What PostgreSQL cannot keep would refuse the whole batch.
    const { data, error } = findUnstorable(each) ? NOTHING : faceEvent.safeParse(each);
    const fault = data ? faultOf(data, now) : { flag: 'invalid' as const, text: FACE_ERRORS.notAFace, params: { fields: fieldsOf(error) } };
    if (data && !fault) good.set(data.client_ref, { index, event: data });
    else if (fault) {
      const { client_ref, recorded_at } = fieldsSent(each);
      refused.push({
        index,
        client_ref: textOf(client_ref),
        flag: fault.flag,
        reason: say(fault.text, locale, fault.params),
        remark: textOf(recorded_at),
      });
    }
  }
  return { good: [...good.values()], refused };
}
