/** What may wait until the page has what it asked for: loading parts ahead. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from './when-idle.ts';

/** Acts once, when no read is under way and the browser rests. @returns ends the waiting. */
export function whenQuiet(client: QueryClient, act: () => void): () => void {
  let cancel: (() => void) | null = null;
  const unsubscribe = client.getQueryCache().subscribe(look);
  function end(): void {
    cancel?.();
    unsubscribe();
  }
  function look(): void {
    if (client.isFetching() > 0) {
      cancel?.();
      cancel = null;
    } else {
      cancel ??= whenIdle(() => {
        end();
        act();
      });
    }
  }
  look();
  return end;
}

/** As `whenQuiet`, for as long as the component stands. */
export function useWhenQuiet(act: () => void, wanted = true): void {
  const client = useQueryClient();
  const run = useEffectEvent(act);
  useEffect(() => (wanted ? whenQuiet(client, () => run()) : undefined), [client, wanted]);
}
