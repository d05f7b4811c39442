import { useT } from '#platform/web/locale/locale.tsx';
import { PCR } from '../pcr.messages.ts';
import classes from './progress-bar.module.css';

/** What was certified of a contract, with a mark at the planned progress. */
export function ProgressBar({ progress, planned }: { progress: number; planned: number | null }) {
  const t = useT(PCR);
  return (
    <span className={classes['progress']}>
      <span className={classes['bar']} aria-hidden>
        <span
          className={classes['done']}
          style={{ inlineSize: `${Math.min(100, progress)}%` }}
          data-late={(planned !== null && planned > progress) || undefined}
        />
        {planned !== null && <span className={classes['mark']} style={{ insetInlineStart: `${Math.min(100, planned)}%` }} />}
      </span>
      <span className="tabular">{planned === null ? `${progress}%` : t('ofPlan', { progress, planned })}</span>
    </span>
  );
}
