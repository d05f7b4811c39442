/** How far the newest calculation of payouts is, live, and at its end whom it left out. */
import { CloseButton, Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLive } from '#platform/web/live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { listPayoutRuns, type PayoutRun } from '../../contract/payout/payout-run.endpoints.ts';
import { PAYOUT_READS } from '../sales-reads.ts';
import { REPORT } from './report.messages.ts';

const JOB = 'sales.calculate-payouts';
/** Another officer's calculation sends this reader no progress: the panel asks by itself, at first often. */
const [ASK_SOON_MS, ASK_EVERY_MS] = [500, 3000];
const SMALL = 500;
const isActive = ({ status }: PayoutRun) => status === 'pending' || status === 'running';

/** @param started the one that was asked for here: it may be over before it is first seen */
export function PayoutRunPanel({ started }: { started: number | null }) {
  const invalidate = useInvalidate();
  const [pace, setPace] = useState<number | false>(false);
  const [closed, setClosed] = useState<number | null>(null);
  /** The one that was at work while this page was open: its end is news. */
  const [seen, setSeen] = useState<number | null>(null);
  const { data } = useEndpoint(listPayoutRuns, { per_page: 1 }, { quiet: true, minDelay: false, refetchInterval: pace });
  useLive('job_progress', ({ data: told }) => {
    if ((told as { readonly job?: string } | null)?.job === JOB) void invalidate(listPayoutRuns);
  });
  const [run] = data?.data ?? [];
  const wanted = run && isActive(run) ? (run.total <= SMALL ? ASK_SOON_MS : ASK_EVERY_MS) : false;
  if (pace !== wanted) setPace(wanted);
  if (run && isActive(run) && seen !== run.id) setSeen(run.id);
  const isWatched = run !== undefined && (run.id === seen || run.id === started);
  const ended = run && !isActive(run) && isWatched ? run.id : null;
  const told = useRef<number | null>(null);
  useEffect(() => {
    if (ended === null || told.current === ended) return;
    told.current = ended;
    // The list learns of the end here, too, should its live message be lost.
    void invalidate(...PAYOUT_READS);
  }, [ended, invalidate]);
  if (!run || run.id === closed || (!isActive(run) && !isWatched && run.failed.length === 0 && run.status !== 'failed')) return null;
  return <Panel run={run} onClose={() => setClosed(run.id)} />;
}

function Panel({ run, onClose }: { run: PayoutRun; onClose: () => void }) {
  const t = useT(REPORT);
  const period = usePeriodText();
  const facts = { done: formatFigure(run.done), total: formatFigure(run.total), n: run.calculated };
  const id = `payout-run-${run.id}`;
  return (
    <section className="note" aria-labelledby={id}>
      <div className="apart">
        <h2 id={id} className="heading">
          <output>{t(`run_${run.status}`, facts)}</output>
        </h2>
        {!isActive(run) && <CloseButton aria-label={t('close')} onClick={onClose} />}
      </div>
      <p className="quiet small flush">
        {[
          run.project.name,
          period({ start_date: run.period_start, end_date: run.period_end }),
          run.asked_by && t('runBy', { name: run.asked_by.name }),
          run.kept > 0 && t('runKept', { n: run.kept }),
          isActive(run) && t('runLeave'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isActive(run) && <Progress value={run.total > 0 ? (run.done / run.total) * 100 : 0} animated aria-label={t('runProgress')} mt="xs" />}
      {run.failed.length > 0 && (
        <>
          <p className="flush">{t('runFailedFor')}</p>
          <ul className="small">
            {run.failed.map(({ promoter_id, name }) => (
              <li key={promoter_id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
