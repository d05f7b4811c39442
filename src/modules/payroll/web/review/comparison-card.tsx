import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { comparePayroll, type Comparison } from '../../contract/review/review.endpoints.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { REVIEW } from './review-view.messages.ts';
import classes from './review.module.css';
import { VariancePanel } from './variance-panel.tsx';

/** What a saved payroll looks like beside the one before. */
export function ComparisonBody({ comparison }: { comparison: Comparison }) {
  const t = useT(REVIEW);
  const { previous } = comparison;
  return (
    <div className={classes['stack']}>
      <VariancePanel judged={comparison} />
      {previous ? (
        <>
          <p className={classes['quiet']}>
            {t('beside', { number: previous.number, from: formatDate(previous.start_date), to: formatDate(previous.end_date) })}
          </p>
          <ComparisonTable key={comparison.id} rows={comparison.rows} label={t('figures')} />
        </>
      ) : (
        <p className={classes['quiet']}>{t('first')}</p>
      )}
    </div>
  );
}

export function ComparisonCard({ id, changed, className }: { id: number; changed: boolean; className: string | undefined }) {
  const t = useT(REVIEW);
  const { data } = useEndpoint(comparePayroll, { id }, { keepPrevious: false, minDelay: false, quiet: true });
  return (
    <section className={className} aria-labelledby="payroll-comparison">
      <h2 id="payroll-comparison">{t('title')}</h2>
      {changed && <p className={classes['quiet']}>{t('changedSince')}</p>}
      {data ? <ComparisonBody comparison={data.data} /> : <Skeletons shape="rows" count={3} />}
    </section>
  );
}
