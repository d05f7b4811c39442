/**
 * Sends an action from the field: it is on the device before it is sent and until it is answered, so that a page that is closed
 * meanwhile leaves it to the next; where nothing answers it waits there, in the order in which a person made their actions.
 */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '../call/call.ts';
import { isUnanswered, personNow } from '../queued-calls.ts';
import { hasUnsentActions, keepUnsent, sendUnsent, whileSending } from '../unsent/send-unsent.ts';
import { changeUnsent, dropUnsent, type UnsentCall } from '../unsent/unsent.store.ts';
import type { Moment } from './moment.ts';
import { sealEntry, type MadeFacts } from './seal-entry.ts';

/** Nothing answered, and this browser keeps nothing: the action is not done. */
export class NotKept extends Error {}

export interface FieldFacts<Input> {
  /** What makes and shows it, such as `attendance`. */
  readonly kind: string;
  /** What it is called in the list of what waits. */
  readonly wording: string;
  readonly made: Moment;
  /**
   * The text of its seal (`sealedText`), for a call that has `offline`: such an action goes after all of them that this person has not sent
   * yet. Absent: it does not matter when it was made.
   */
  readonly seal?: ((input: Input, made: MadeFacts) => string) | undefined;
}

type Named<E extends Endpoint> = InputOf<E> & { readonly client_ref: string };

async function keep<E extends Endpoint>(endpoint: E, input: Named<E>, facts: FieldFacts<Named<E>>, state: 'sending' | 'waiting'): Promise<UnsentCall> {
  const { kind, wording, made, seal } = facts;
  if (!seal) return keepUnsent(endpoint, input, { kind, wording }, state);
  const { offline, follow } = await sealEntry(kind, made, (when) => seal(input, when));
  const kept = await keepUnsent(endpoint, { ...input, offline }, { kind, wording, sentAt: 'offline.sent_at' }, state);
  if (state === 'waiting') follow();
  return kept;
}

const orNothing = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);

/**
 * @param send sends it now @returns the answer; null: it waits on this device
 * @throws ApiError where it is refused, and nothing waits then; NotKept where it neither arrives nor can wait
 */
export async function sendFieldAction<E extends Endpoint>(
  endpoint: E,
  input: Named<E>,
  facts: FieldFacts<Named<E>>,
  send: (input: InputOf<E>) => Promise<OutputOf<E>>,
): Promise<OutputOf<E> | null> {
  const person = personNow() ?? 0;
  if (!navigator.onLine || (facts.seal && (await hasUnsentActions(person)))) {
    if (!(await orNothing(keep(endpoint, input, facts, 'waiting')))) throw new NotKept();
    void sendUnsent(person);
    return null;
  }
  return whileSending(input.client_ref, async () => {
    // A browser that keeps nothing can still send.
    const kept = await orNothing(keep(endpoint, input, facts, 'sending'));
    try {
      const answer = await send(input);
      if (kept) await dropUnsent(kept.id);
      return answer;
    } catch (error) {
      const isRefused = error instanceof ApiError && !isUnanswered(error);
      if (!kept) throw isRefused ? error : new NotKept();
      if (isRefused) {
        await dropUnsent(kept.id);
        throw error;
      }
      await changeUnsent({ ...kept, state: 'tried' });
      return null;
    }
  });
}
