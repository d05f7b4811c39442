import { useEffect, useState } from 'react';
import type { KeptPunch } from '../../contract/own/own-state.ts';

const keyOf = (kept: readonly KeptPunch[]) => kept.map(({ type, at }) => `${type} ${at}`).join();

/**
 * What this device has not sent yet, and what it sent a moment ago: until the day is read anew, that counts on, or the button would
 * offer once more what was just done. @param readAt when the day was read @param read reads it anew
 */
export function useUntilRead(kept: readonly KeptPunch[], readAt: number, read: () => unknown): readonly KeptPunch[] {
  const [held, hold] = useState({ kept, readAt });
  const waits = kept.length < held.kept.length && readAt === held.readAt;
  if (!waits && (readAt !== held.readAt || keyOf(kept) !== keyOf(held.kept))) hold({ kept, readAt });
  useEffect(() => {
    if (waits) read();
  }, [waits, read]);
  return waits ? held.kept : kept;
}
