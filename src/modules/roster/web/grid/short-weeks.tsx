import { addDays, calendarDate, formatDate, startOfWeek } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { listSchedules } from '../../contract/roster.endpoints.ts';
import { ROSTER } from './roster.messages.ts';
import { hoursText } from './roster-words.ts';

/** Of one request; a larger company is warned of the first of them. */
const MOST_PEOPLE = 200;
const MOST_NAMED = 6;

/** Warns of drafts by which somebody works fewer hours in a week than their work schedule promises. */
export function ShortWeeks({ from, to, filter }: { from: string; to: string; filter: object }) {
  const t = useT(ROSTER);
  const read = useEndpoint(listSchedules, { ...filter, start_date: from, end_date: to, per_page: MOST_PEOPLE }, { quiet: true }).data;
  const kinds = read?.kinds ?? [];
  const monday = startOfWeek(calendarDate(from));
  const short = (read?.data ?? [])
    .filter(({ days }) => days.some((at) => kinds[at]?.state === 'draft'))
    .flatMap(({ employee, weeks }) =>
      weeks.flatMap(({ minutes, warnings }, at) =>
        warnings.includes('short') ? [{ id: employee.id, name: employee.name, date: addDays(monday, at * 7), minutes }] : [],
      ),
    );
  if (short.length === 0) return null;
  return (
    <div className="note" role="note">
      <p className="strong flush">{t('shortTitle', { n: new Set(short.map(({ id }) => id)).size })}</p>
      <ul className="list">
        {short.slice(0, MOST_NAMED).map(({ id, name, date, minutes }) => (
          <li key={`${id} ${date}`}>{t('shortWeek', { name, date: formatDate(date), n: hoursText(minutes) })}</li>
        ))}
        {short.length > MOST_NAMED && <li>{t('shortMore', { n: short.length - MOST_NAMED })}</li>}
      </ul>
    </div>
  );
}
