import { useEffect, useRef } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useLive } from '../live.ts';
import { useInvalidate } from './use-endpoint.ts';

/** Live messages come in bursts (a bulk approval); one reload answers them all. */
const GATHER_MS = 1000;

/** Any live message may have changed what a read answers. */
export function useRenewOnLive(read: Endpoint): void {
  const invalidate = useInvalidate();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('*', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void invalidate(read), GATHER_MS);
  });
}
