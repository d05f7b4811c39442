/** How far the latest run of the year has come, live, and at its end whom it left without a form. */
import { CloseButton, Progress } from '@mantine/core';
import { useState } from 'react';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLive } from '#platform/web/live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { listEaForms, showEaRun } from '../contract/ea-form.endpoints.ts';
import type { EaRun } from '../contract/ea-form.schema.ts';
import classes from './ea-form.module.css';
import { EA_RUN } from './ea-page.messages.ts';

/** Another officer's run sends this reader no progress: the panel asks by itself. */
const ASK_EVERY_MS = 3000;
const JOB = 'payroll.generate-ea-forms';
const isActive = ({ status }: Pick<EaRun, 'status'>) => status === 'pending' || status === 'generating';

/** @param latest the run that the list knows; shown while it works, and as long as its end is news. */
export function EaRunPanel({ latest }: { latest: EaRun | null }) {
  const [seen, setSeen] = useState<number | null>(() => (latest && !isActive(latest) ? latest.id : null));
  if (!latest || latest.id === seen) return null;
  return <Panel key={latest.id} id={latest.id} start={latest} onClose={() => setSeen(latest.id)} />;
}

function Panel({ id, start, onClose }: { id: number; start: EaRun; onClose: () => void }) {
  const t = useT(EA_RUN);
  const invalidate = useInvalidate();
  const [active, setActive] = useState(isActive(start));
  const { data } = useEndpoint(showEaRun, { id }, { quiet: true, minDelay: false, refetchInterval: active ? ASK_EVERY_MS : false });
  useLive('job_progress', ({ data: announced }) => {
    if ((announced as { readonly job?: string } | null)?.job === JOB) void invalidate(showEaRun);
  });
  const run = data?.data ?? start;
  if (active !== isActive(run)) {
    setActive(isActive(run));
    // The list learns of the end here, too, should its live message be lost.
    if (!isActive(run)) queueMicrotask(() => void invalidate(listEaForms));
  }
  const percent = run.total > 0 ? (run.done / run.total) * 100 : 0;
  return (
    <section className={classes['panel']} data-status={run.status} aria-labelledby={`ea-run-${id}`}>
      <div className={`apart ${classes['panelHead']}`}>
        <h2 id={`ea-run-${id}`} className="heading">
          <output>{t(run.status, { year: String(run.year), done: formatFigure(run.done), total: formatFigure(run.total), n: run.generated })}</output>
        </h2>
        {!isActive(run) && <CloseButton aria-label={t('close')} onClick={onClose} />}
      </div>
      {isActive(run) ? (
        <>
          <Progress value={percent} animated aria-label={t('progress')} mt="xs" />
          <p className={`quiet small ${classes['hint']}`}>{t('leave')}</p>
        </>
      ) : (
        (run.kept > 0 || run.failed.length > 0) && (
          <p className={`quiet small ${classes['hint']}`}>
            {[run.kept > 0 && t('kept', { n: run.kept }), run.failed.length > 0 && t('refused', { n: run.failed.length })].filter(Boolean).join(' · ')}
          </p>
        )
      )}
      {run.failed.length > 0 && (
        <ul className={`bare small ${classes['refused']}`}>
          {run.failed.slice(0, 20).map(({ employee_id, name, message }) => (
            <li key={employee_id}>
              <strong>{name}</strong> · {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
