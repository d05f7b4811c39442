import { useEffect, useState } from 'react';
import { dateInZone, formatDate, formatFull } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { CLOCK_MS } from '#platform/contract/waits.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { serverNow } from '#platform/web/device/server-time.ts';
import classes from './punch-card.module.css';

/** The time by which a check-in counts: that of the server, in the zone of the company. */
export function ServerClock({ zone }: { zone: string }) {
  const say = useSay();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  const at = new Date(now);
  const date = dateInZone(at, zone);
  return (
    <time className={classes['clock']} dateTime={at.toISOString()}>
      <span className="tabular">{formatFull(at, zone).slice(11)}</span>
      <span className="quiet small">
        {say(shortWeekday(date))} {formatDate(date)}
      </span>
    </time>
  );
}
