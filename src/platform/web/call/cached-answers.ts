/**
 * The last answers of a few calls, on this device: what a page shows where nothing answers. Each for its person and company;
 * a sign-out forgets them all.
 */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { deviceStore } from './device-store.ts';
import { isUnanswered, personNow } from '../queued-calls.ts';
import { call, selectedCompany, type CallOptions } from './call.ts';

const answers = deviceStore('mesra-answers', 'answers', {});

/** A device that keeps nothing shows nothing without a network, and that is all. */
export const keepAnswer = async (key: string, answer: unknown): Promise<void> => {
  await answers.write((store) => store.put(answer, key)).catch(() => undefined);
};
const recall = async (key: string) => answers.read<unknown>((store) => store.get(key)).catch(() => undefined);

/** What a reading answers; where nothing answers, what was kept of it. @param key names the reading and whose it is */
export async function orLast<T>(key: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const last = isUnanswered(error) ? await recall(key) : undefined;
    if (last === undefined) throw error;
    return last as T;
  }
}

/** Calls an endpoint and keeps its answer; where nothing answers, it is what the same person was answered last in this company. */
export function callOrLast<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<OutputOf<E>> {
  const key = JSON.stringify([personNow(), selectedCompany(), endpoint.name, input]);
  return orLast(key, async () => {
    const answer = await call(endpoint, input, options);
    await keepAnswer(key, answer);
    return answer;
  });
}

/** Whoever comes next at this device reads none of them. */
export const forgetAnswers = (): Promise<void> => answers.write((store) => store.clear()).catch(() => undefined);
