/** Needs of outlets by days: how many promoters each day has of those that are needed; what is short opens the form that plans them. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { formatSession, saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { DayHeads } from '#platform/web/ui/roster/day-heads.tsx';
import type { PlannerNeed } from '../../../../contract/need/need.endpoints.ts';
import { PROJECT } from '../../project.messages.ts';
import { PLAN } from './plan.messages.ts';
import classes from './planner.module.css';

interface OutletNeedsProps {
  readonly needs: readonly PlannerNeed[];
  readonly dates: readonly CalendarDate[];
  /** Absent: nothing can be planned from here. */
  readonly onGap?: ((need: PlannerNeed, date: CalendarDate) => void) | undefined;
}

const gapOf = (heads: number, planned: number) => (planned >= heads ? 'no' : planned === 0 ? 'all' : 'some');

export function OutletNeeds({ needs, dates, onGap }: OutletNeedsProps) {
  const t = useT(PLAN);
  const outlet = useT(PROJECT)('outlet');
  const { locale } = useLocale();
  return (
    <section className={classes['needs']} {...scrollRegion(t('needsByDay'))}>
      <table className="day-grid">
        <thead>
          <tr>
            <th scope="col" className={classes['outlet']}>
              {outlet}
            </th>
            <DayHeads dates={dates} />
          </tr>
        </thead>
        <tbody>
          {needs.map((need) => (
            <tr key={need.id}>
              <th scope="row" className={classes['outlet']}>
                <span>{need.outlet.name}</span>
                <small className="quiet tiny">{saySession(need, locale)}</small>
              </th>
              {dates.map((date) => (
                <NeededDay key={date} need={need} date={date} onGap={onGap} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A need on a day: empty where it asks for nobody. */
function NeededDay({ need, date, onGap }: { need: PlannerNeed; date: CalendarDate } & Pick<OutletNeedsProps, 'onGap'>) {
  const t = useT(PLAN);
  const asked = need.days.find((each) => each.date === date);
  if (!asked) return <td />;
  const { heads, planned } = asked;
  const gap = gapOf(heads, planned);
  const words = t('plannedOn', { outlet: need.outlet.name, date: formatDate(date), session: formatSession(need), n: planned, of: heads });
  const figures = `${planned}/${heads}`;
  const mayPlan = onGap && gap !== 'no';
  return (
    <td data-gap={gap} title={words}>
      {mayPlan ? (
        <button type="button" className={classes['count']} aria-label={words} onClick={() => onGap(need, date)}>
          {figures}
        </button>
      ) : (
        <span className={classes['count']} role="img" aria-label={words}>
          {figures}
        </span>
      )}
    </td>
  );
}
