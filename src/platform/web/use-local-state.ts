import { useCallback, useSyncExternalStore } from 'react';
import { onLocalState, recall, remember, type LocalState } from './local-state.ts';

/** A remembered value as state: `[value, set]`. Only for plain values (booleans, numbers, texts). */
export function useLocalState<
  K extends 'drawer_mini' | 'sub_header' | 'company_id' | 'setup_hidden_for' | 'verification_sent_at' | 'locale' | 'theme' | 'compact',
>(key: K, fallback: LocalState[K]): readonly [LocalState[K], (value: LocalState[K]) => void] {
  const value = useSyncExternalStore(onLocalState, () => recall(key) ?? fallback);
  const set = useCallback((next: LocalState[K]) => remember(key, next), [key]);
  return [value, set] as const;
}
