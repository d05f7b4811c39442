/** Counters of leave management. */
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';
import { useLeaveSummary } from './use-leave-summary.ts';

const KEYS = ['waiting', 'reviewed', 'today', 'upcoming'] as const;

export function LeaveTiles() {
  const t = useT(MANAGE);
  const summary = useLeaveSummary(useSearch());
  return (
    <dl className={classes['tiles']}>
      {KEYS.map((key) => (
        <div key={key} className={classes['tile']}>
          <dt>{t(key)}</dt>
          <dd className="tabular">{summary ? summary[key] : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
