import { useEffect, useRef } from 'react';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLive } from '#platform/web/live.ts';
import { listApprovals } from '../contract/approval.endpoints.ts';

const GATHER_MS = 1000;

/** Any live message may be about something that waits; many at once renew what is shown once. */
export function useRenewOnLive(): void {
  const invalidate = useInvalidate();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('*', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void invalidate(listApprovals), GATHER_MS);
  });
}
