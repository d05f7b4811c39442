import { useState } from 'react';
import { Link } from 'wouter';
import { calendarDate } from '#platform/contract/dates.ts';
import type { UpcomingEvent } from '#platform/contract/dashboard/agenda.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { BlockCard } from '#platform/web/dashboard.tsx';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { daysUntil } from '#platform/web/duty.tsx';
import { DAY_MESSAGES } from '#platform/web/duty.messages.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DateText, useToday } from '#platform/web/ui/values.tsx';
import { listUpcoming } from '../contract/dashboard.endpoints.ts';
import classes from './agenda.module.css';
import { DASHBOARD_MESSAGES as M } from './dashboard.messages.ts';
import { MoreButton } from './more-button.tsx';
import { weekdayInWords } from './date-in-words.ts';

/** What comes, by day; days without anything are left out, and the rest comes on demand. */
export function UpcomingCard({ items, more }: { items: readonly UpcomingEvent[]; more: number }) {
  const [whole, setWhole] = useState(false);
  const all = useEndpoint(listUpcoming, {}, { enabled: whole && more > 0, quiet: true });
  const shown = whole && all.data ? all.data.data : items;
  return (
    <BlockCard title={M.ahead}>
      <ol className="bare">
        {[...Map.groupBy(shown, ({ date }) => date)].map(([date, events]) => (
          <Day key={date} date={date} events={events} />
        ))}
      </ol>
      <MoreButton more={more} whole={whole} there={all.data !== undefined} onChange={setWhole} />
    </BlockCard>
  );
}

function Day({ date, events }: { date: string; events: readonly UpcomingEvent[] }) {
  const t = useT(DAY_MESSAGES);
  const { locale } = useLocale();
  const days = daysUntil(useToday(), date);
  return (
    <li className={classes['day']}>
      <div className={classes['date']}>
        <DateText value={date} />
        <span className="note">{days === 0 ? t('today') : days === 1 ? t('tomorrow') : weekdayInWords(calendarDate(date), locale)}</span>
      </div>
      <ul className="bare">
        {events.map((event) => (
          <Event key={`${event.icon} ${event.text.en}`} event={event} />
        ))}
      </ul>
    </li>
  );
}

function Event({ event: { icon, text, path } }: { event: UpcomingEvent }) {
  const say = useSay();
  const wording = (
    <>
      <Icon name={icon} size={16} />
      <span className="words">{say(text)}</span>
    </>
  );
  return (
    <li>
      {path ? (
        <Link href={path} className={`${classes['event']} plain-link tall`}>
          {wording}
        </Link>
      ) : (
        <span className={classes['event']}>{wording}</span>
      )}
    </li>
  );
}
