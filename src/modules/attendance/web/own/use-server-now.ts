import { useEffect, useState } from 'react';
import { serverNow } from '#platform/web/call/server-time.ts';

/** The time of the server, read anew every so many milliseconds. */
export function useServerNow(every: number): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return new Date(now);
}
