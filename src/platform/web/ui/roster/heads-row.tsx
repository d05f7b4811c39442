import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DAYS_GRID } from './days-grid.messages.ts';
import classes from './assignee-grid.module.css';

interface HeadsRowProps {
  readonly planned: readonly number[];
  /** Absent where nothing is needed, or only a part of those planned is shown. */
  readonly needed: readonly number[] | undefined;
  readonly dates: readonly CalendarDate[];
  /** The grid has a last column. */
  readonly hasSum: boolean;
}

/** Below a compact grid: how many people each day needs, and how many it has. */
export function HeadsRow({ planned, needed, dates, hasSum }: HeadsRowProps) {
  const t = useT(DAYS_GRID);
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
        {hasSum && <td />}
      </tr>
    </tfoot>
  );
}
