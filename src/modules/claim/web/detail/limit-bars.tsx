/** What is left of each limit, as a bar: full while all is left. What was claimed of it leads to the claims. */
import { Link } from 'wouter';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { LimitRow } from '../../contract/claim.schema.ts';
import { categoryName, PERIOD_NAMES } from '../claim-words.ts';
import classes from './limit-bars.module.css';
import { MY_CLAIM } from '../my-claim.messages.ts';

/** The list that shows them. @param place what the list is chosen by besides */
function addressOf(page: string, place: Readonly<Record<string, string>>, { category, from, to }: LimitRow): string {
  const query = new URLSearchParams({ ...place, category: String(category.id), start_date: from, end_date: to });
  return `${page}?${query}`;
}

interface LimitBarsProps {
  readonly limits: readonly LimitRow[];
  /** Whose they are, in the list of the office; absent: one's own. */
  readonly employeeId?: number | undefined;
}

export function LimitBars({ limits, employeeId }: LimitBarsProps) {
  const t = useT(MY_CLAIM);
  const say = useSay();
  const { locale } = useLocale();
  if (limits.length === 0) return null;
  const page = employeeId === undefined ? '/claim' : '/claim/manage';
  const place: Readonly<Record<string, string>> = employeeId === undefined ? {} : { status: '', employee_id: String(employeeId) };
  return (
    <ul className={`${classes['bars']} list`} aria-label={t('limits')}>
      {limits.map((row) => {
        const { category, period, limit, free, used, held: reserved } = row;
        const name = categoryName(category, locale);
        return (
          <li key={`${category.id} ${period}`} className={classes['bar']}>
            <span className="small">
              {name} <span className="quiet">{say(PERIOD_NAMES[period])}</span>
            </span>
            <progress max={limit || 1} value={free} aria-label={name} />
            <span className="quiet small">
              <Money value={free} currency /> {t('leftOf')} <Money value={limit} />
              {used + reserved > 0 && (
                <>
                  {' · '}
                  <Link href={addressOf(page, place, row)}>{t('claimedOf', { amount: formatPrice(used + reserved) })}</Link>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
