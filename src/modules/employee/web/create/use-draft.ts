import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { recallDraft, rememberDraft } from '#platform/web/local-state.ts';
import { useViewer } from '#platform/web/viewer.tsx';

const AFTER_MS = 400;

export interface StoredDraft<V> {
  /** What was left unfinished, or null. */
  readonly restored: V | null;
  readonly forget: () => void;
}

/** Keeps unfinished values on this device, for this person in this company. */
export function useDraft<V extends object>(name: string): StoredDraft<V> & { readonly keep: (values: V) => void } {
  const { id, company_id: company } = useViewer();
  const key = `${name}.${id}.${company ?? 0}`;
  const [restored] = useState(() => {
    const stored = recallDraft(key);
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as V) : null;
  });
  const write = useDebouncedCallback((values: V) => rememberDraft(key, values), AFTER_MS);
  return {
    restored,
    keep: write,
    forget: () => {
      write.cancel();
      rememberDraft(key, undefined);
    },
  };
}

/** Keeps the values of a form while they differ from its beginning; not its picture, which the server drops after a day. */
export function useKeepDraft<V extends object>(draft: { keep: (values: V) => void }, values: V, dirty: boolean): void {
  const { keep } = draft;
  useEffect(() => {
    if (dirty) keep({ ...values, image: undefined });
  }, [keep, values, dirty]);
}
