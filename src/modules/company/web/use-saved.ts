import { useCallback } from 'react';
import { ApiError } from '#platform/web/call/call.ts';
import { useInvalidate, type Stale } from '#platform/web/call/use-endpoint.ts';

const CHANGED = 409;

/**
 * Runs a save; when somebody else was faster, what this browser holds is loaded again, so that opening the
 * form anew shows their version. The message itself has been shown by then.
 */
export function useSaved(reads: Stale): <T>(save: () => Promise<T>) => Promise<T> {
  const invalidate = useInvalidate();
  return useCallback(
    async (save) => {
      try {
        return await save();
      } catch (error) {
        if (error instanceof ApiError && error.status === CHANGED) void invalidate(...reads);
        throw error;
      }
    },
    [invalidate, reads],
  );
}
