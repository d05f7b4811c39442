import { formatDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { TypeLabel } from '../leave-parts.tsx';
import { holidaysOf, type CalendarAnswer } from './calendar-answer.ts';
import { CALENDAR } from './calendar.messages.ts';

import classes from './calendar-legend.module.css';

/** What colours, dashes and shades mean, with the holidays of the month by name. */
export function CalendarLegend({ answer }: { answer: CalendarAnswer }) {
  const t = useT(CALENDAR);
  const used = new Set(answer.data.flatMap(({ days }) => days.map(({ leave_type_id }) => leave_type_id)));
  const holidays = holidaysOf(answer);
  return (
    <div className={classes['legend']}>
      <ul>
        {answer.types
          .filter(({ id }) => used.has(id))
          .map((type) => (
            <li className="inline" key={type.id}>
              <TypeLabel type={type} />
            </li>
          ))}
        {(['waiting', 'half', 'rest', 'holiday'] as const).map((key) => (
          <li className="inline" key={key}>
            <span className={classes['swatch']} data-what={key} aria-hidden />
            {t(key)}
          </li>
        ))}
      </ul>
      {holidays.length > 0 && (
        <p>
          {t('holidays')}: {holidays.map(({ date, name }) => `${formatDate(date)} ${name}`).join(' · ')}
        </p>
      )}
    </div>
  );
}
