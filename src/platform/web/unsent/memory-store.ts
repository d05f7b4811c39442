/** For tests: `unsent.store.ts` in memory. One for all files of a worker, as they share the modules that read it. */
import type { UnsentCall } from './unsent.store.ts';

export const store = new Map<number, UnsentCall>();
/** The number of calls that the server saw when somebody was told that it answered. */
export const notices: number[] = [];
export const device = { keeps: true, seen: () => 0 };

export const unsentOf = async (person: number): Promise<UnsentCall[]> => [...store.values()].filter((call) => call.person === person);

export async function addUnsent(call: Omit<UnsentCall, 'id'>): Promise<UnsentCall> {
  if (!device.keeps) throw new Error('The browser keeps nothing');
  const kept = { ...call, id: store.size + 1 };
  store.set(kept.id, kept);
  return kept;
}

export const changeUnsent = async (call: UnsentCall): Promise<void> => void store.set(call.id, call);
export const dropUnsent = async (id: number): Promise<void> => void store.delete(id);
export const answers = { notify: () => void notices.push(device.seen()) };

/** As no file before it had used it. */
export function emptyStore(): void {
  store.clear();
  notices.length = 0;
  Object.assign(device, { keeps: true, seen: () => 0 });
}
