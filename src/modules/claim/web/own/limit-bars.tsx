/** What is left of each limit, as a bar: full while all is left. */
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { LimitRow } from '../../contract/claim.schema.ts';
import { categoryName, PERIOD_NAMES } from '../claim-words.ts';
import classes from './limit-bars.module.css';
import { MY_CLAIM } from './my-claim.messages.ts';

export function LimitBars({ limits }: { limits: readonly LimitRow[] }) {
  const t = useT(MY_CLAIM);
  const say = useSay();
  const { locale } = useLocale();
  if (limits.length === 0) return null;
  return (
    <ul className={`${classes['bars']} list`} aria-label={t('limits')}>
      {limits.map(({ category, period, limit, free }) => {
        const name = categoryName(category, locale);
        return (
          <li key={`${category.id} ${period}`} className={classes['bar']}>
            <span className="small">
              {name} <span className="quiet">{say(PERIOD_NAMES[period])}</span>
            </span>
            <progress max={limit} value={free} aria-label={name} />
            <span className="quiet small">
              <Money value={free} currency /> {t('leftOf')} <Money value={limit} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
