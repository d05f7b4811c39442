import { CloseButton } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { ResultList } from '#platform/web/ui/list/bulk/result-list.tsx';
import { INBOX } from '../inbox.messages.ts';
import classes from './inbox.module.css';
import { dismissOutcomes, useOutcomes } from '../outcomes.ts';

/** A line for each request of the last bulk decision. */
export function OutcomeList() {
  const t = useT(INBOX);
  const outcomes = useOutcomes();
  if (outcomes.length === 0) return null;
  return (
    <section className={classes['outcomes']} aria-label={t('results')}>
      <div className="apart">
        <h3 className="subheading">{t('results')}</h3>
        <CloseButton size="sm" aria-label={t('dismiss')} onClick={dismissOutcomes} />
      </div>
      <ResultList results={outcomes} />
    </section>
  );
}
