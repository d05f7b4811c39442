import { useEffect, useState } from 'react';

/** The time of the server, every second. @param offset what it is ahead of this device, in milliseconds */
export function useClock(offset: number): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + offset);
}
