import { useEffect, useState } from 'react';
import type { QueuedPunch } from '../../contract/own/own-state.ts';

const keyOf = (queued: readonly QueuedPunch[]) => queued.map(({ type, at }) => `${type} ${at}`).join();

/**
 * What this device has not sent yet, and what it sent a moment ago: until the day is read anew, that counts on, or the button would
 * offer once more what was just done. @param readAt when the day was read @param read reads it anew
 */
export function useUntilRead(queued: readonly QueuedPunch[], readAt: number, read: () => unknown): readonly QueuedPunch[] {
  const [current, defer] = useState({ kept: queued, readAt });
  const waits = queued.length < current.kept.length && readAt === current.readAt;
  if (!waits && (readAt !== current.readAt || keyOf(queued) !== keyOf(current.kept))) defer({ kept: queued, readAt });
  useEffect(() => {
    if (waits) read();
  }, [waits, read]);
  return waits ? current.kept : queued;
}
