import { useLabel, useT, type Label } from '../locale/locale.tsx';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { StatusChip } from './status-chip.tsx';
import classes from './timeline.module.css';
import { UI_MESSAGES } from './ui.messages.ts';
import { DateText } from './values.tsx';

/** One move of a record (`workflow_logs`). */
export interface TimelineEntry {
  readonly id?: number | string;
  readonly action: string;
  readonly from_status?: string | null;
  readonly to_status?: string | null;
  readonly remark?: string | null;
  readonly user?: { readonly name: string } | null;
  /** In whose place they acted. */
  readonly instead_of?: string | null | undefined;
  /** An instant. */
  readonly at: string;
}

export interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Words of an action key. */
  readonly actionLabel?: ((action: string) => Label) | undefined;
  /** false: no heading. */
  readonly heading?: boolean | undefined;
}

/** Who did what when, newest first, with the remark that was given. */
export function Timeline({ entries, actionLabel, heading = true }: TimelineProps) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
  if (entries.length === 0) return null;
  return (
    <section className={classes['section']}>
      {heading && <h3 className={classes['heading']}>{t('history')}</h3>}
      <ol className="bare">
        {entries.map((entry, index) => (
          <li key={entry.id ?? index} className={classes['entry']}>
            <div className={`${classes['line']} wrap`}>
              <strong>{labelOf(actionLabel?.(entry.action) ?? STATUS_TEXTS[entry.action.toLowerCase()] ?? entry.action)}</strong>
              {entry.to_status && entry.to_status !== entry.from_status && <StatusChip status={entry.to_status} />}
            </div>
            <div className="quiet small">
              {entry.user?.name ?? t('system')}
              {entry.instead_of ? ` (${t('insteadOf', { name: entry.instead_of })})` : ''} · <DateText value={entry.at} kind="datetime" />
            </div>
            {entry.remark && <p className={classes['remark']}>{entry.remark}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
