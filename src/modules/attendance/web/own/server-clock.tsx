import { dateInZone, formatDate, formatFull } from '#platform/contract/dates.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { CLOCK_MS } from '#platform/contract/waits.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import classes from './punch-card.module.css';
import { useServerNow } from '#platform/web/use-server-now.ts';

/** The time by which a check-in counts: that of the server, in the zone of the company. */
export function ServerClock({ zone }: { zone: string }) {
  const say = useSay();
  const at = useServerNow(CLOCK_MS);
  const date = dateInZone(at, zone);
  return (
    <time className={`${classes['clock']} quiet tabular`} dateTime={at.toISOString()}>
      <span>
        {say(shortWeekday(date))} {formatDate(date)}
      </span>
      <span>{formatFull(at, zone).slice(11)}</span>
    </time>
  );
}
