/** Needs by days: how many people each day has of those it asks for; green where it is filled, red where it is short. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import type { FillNeed } from '../../../contract/fill/fill.schema.ts';
import { DayHeads } from '#platform/web/ui/roster/day-heads.tsx';
import { FILL } from './fill.messages.ts';
import classes from './needs-grid.module.css';

export function NeedsGrid({ needs, dates }: { needs: readonly FillNeed[]; dates: readonly CalendarDate[] }) {
  const t = useT(FILL);
  const { locale } = useLocale();
  return (
    <section className={classes['scroll']} {...scrollRegion(t('needsByDay'))}>
      <table className={`${classes['grid']} day-grid`}>
        <thead>
          <tr>
            <th scope="col" className={classes['need']}>
              {t('need')}
            </th>
            <DayHeads dates={dates} />
          </tr>
        </thead>
        <tbody>
          {needs.map(({ need, session, days }) => (
            <tr key={need.id}>
              <th scope="row" className={classes['need']}>
                <span className="cut">{need.name}</span>
                <small className="quiet tiny">{saySession(session, locale)}</small>
              </th>
              {dates.map((date) => {
                const day = days.find((each) => each.date === date);
                if (!day) return <td key={date} />;
                const words = t('filledOn', { need: need.name, date: formatDate(date), n: day.filled, of: day.heads });
                return (
                  <td key={date} data-short={day.filled < day.heads} title={words}>
                    <span className="strong" aria-hidden>
                      {day.filled}/{day.heads}
                    </span>
                    <span className="sr-only">{words}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
