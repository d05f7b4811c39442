import { useEffect, useRef } from 'react';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { useShownPayroll } from '#modules/payroll/web/public.tsx';
import { comparePayroll, listComparisons, type Comparison } from '../contract/review.endpoints.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { REVIEW } from './review-view.messages.ts';
import classes from './review.module.css';
import { VariancePanel } from './variance-panel.tsx';

/** What a saved payroll looks like beside the one before. */
export function ComparisonBody({ comparison }: { comparison: Comparison }) {
  const t = useT(REVIEW);
  const { previous } = comparison;
  const periodText = usePeriodText();
  return (
    <div className={`${classes['stack']} stack`}>
      <VariancePanel evaluated={comparison} />
      {previous ? (
        <>
          <p className="quiet small flush">{t('beside', { number: previous.number, period: periodText(previous) })}</p>
          <ComparisonTable key={comparison.id} rows={comparison.rows} label={t('figures')} />
        </>
      ) : (
        <p className="quiet small flush">{t('first')}</p>
      )}
    </div>
  );
}

/** Hung into payroll's page of one payroll. */
export function ShownComparison() {
  const { id, changed, updated_at } = useShownPayroll();
  return id === null ? null : <ComparisonCard key={id} id={id} changed={changed} version={updated_at} />;
}

/** @param version of the payroll as it is saved: another one makes every comparison stale. */
export function ComparisonCard({ id, changed, version }: { id: number; changed: boolean; version: string | null }) {
  const t = useT(REVIEW);
  const invalidate = useInvalidate();
  const compared = useRef(version);
  useEffect(() => {
    if (compared.current === version) return;
    compared.current = version;
    void invalidate(comparePayroll, listComparisons);
  }, [version, invalidate]);
  const { data } = useEndpoint(comparePayroll, { id }, { keepPrevious: false, minDelay: false, quiet: true });
  return (
    <section className={`card ${classes['beside']}`} aria-labelledby="payroll-comparison">
      <h2 className="heading" id="payroll-comparison">
        {t('title')}
      </h2>
      {changed && <p className="quiet small flush">{t('changedSince')}</p>}
      {data ? <ComparisonBody comparison={data.data} /> : <Skeletons shape="rows" count={3} />}
    </section>
  );
}
