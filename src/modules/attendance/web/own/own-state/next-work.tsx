import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { isWorked } from '#modules/roster/contract/planned-days.ts';
import { listOwnSchedule } from '#modules/roster/contract/schedule.endpoints.ts';
import { OWN } from '../../own.messages.ts';
import classes from '../punch-card.module.css';

/** Days ahead in which it is looked for. */
const UPCOMING = 14;

/** The work that comes after today; its place is kept while it is read. */
export function NextWork({ today }: { today: CalendarDate }) {
  const t = useT(OWN);
  const say = useSay();
  const { locale } = useLocale();
  const { data } = useEndpoint(listOwnSchedule, { start_date: addDays(today, 1), end_date: addDays(today, UPCOMING) }, { quiet: true, kept: true });
  const next = data?.data.find(isWorked);
  const times = next?.sessions.map((session) => saySession(session, locale)).join(', ') ?? '';
  const day = next && `${say(shortWeekday(next.date))} ${formatDate(next.date)}`;
  return <p className={`${classes['next']} flush quiet tabular`}>{day && t('nextWork', { when: [day, times].filter(Boolean).join(' ') })}</p>;
}
