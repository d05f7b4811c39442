import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ROSTER } from '../roster.messages.ts';
import classes from '../roster-grid.module.css';

interface PlannedRowProps {
  readonly planned: readonly number[];
  /** Absent where the company has no needs, or the filter shows a part of its people. */
  readonly needed: readonly number[] | undefined;
  readonly dates: readonly CalendarDate[];
}

/** Below a month: how many people each day needs, and how many it has. */
export function PlannedRow({ planned, needed, dates }: PlannedRowProps) {
  const t = useT(ROSTER);
  return (
    <tfoot>
      <tr>
        <th scope="row" className={classes['who']}>
          {t(needed ? 'neededPlanned' : 'planned')}
        </th>
        {dates.map((date, at) => {
          const [asked, has] = [needed?.[at], planned[at] ?? 0];
          const words =
            asked === undefined ? t('plannedOn', { date: formatDate(date), n: has }) : t('neededOn', { date: formatDate(date), needed: asked, n: has });
          return (
            <td key={date} title={words} data-short={(asked !== undefined && has < asked) || undefined}>
              {asked === undefined ? (
                has
              ) : (
                <>
                  <span>{asked}/</span>
                  <span>{has}</span>
                </>
              )}
            </td>
          );
        })}
        <td />
      </tr>
    </tfoot>
  );
}
