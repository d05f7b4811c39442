import { useEffect, useState } from 'react';
import { serverNow } from '#platform/web/call/server-time.ts';

/** Milliseconds: what counts minutes is at most so late. */
const OFTEN_MS = 10_000;

/** The time of the server, often enough to count minutes. */
export function useMinute(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), OFTEN_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(now);
}
