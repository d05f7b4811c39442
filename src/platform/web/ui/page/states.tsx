/** What a place shows when it has nothing to show: empty, filtered empty, failed, forbidden. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../../call/api-error.ts';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import classes from './states.module.css';
import { UI_MESSAGES } from '../ui.messages.ts';

type Drawing = 'empty' | 'search' | 'error' | 'lock';

/** One line in the primary colour; no stock art. */
const PATHS: Readonly<Record<Drawing, string>> = {
  empty: 'M8 36h15l4 6h18l4-6h15M8 36l9-22h38l9 22v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3zM29 24h14',
  search: 'M33 10a21 21 0 1 0 0 42 21 21 0 0 0 0-42zM48 46l16 15M25 31h16',
  error: 'M36 9 8 58h56zM36 27v15M36 49v1',
  lock: 'M18 32h36v27H18zM25 32v-9a11 11 0 0 1 22 0v9M36 43v6',
};

export interface StateProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  readonly drawing?: Drawing;
}

/** The shared shape of all of them. */
export function State({ title, hint, action, drawing = 'empty' }: StateProps) {
  return (
    <div className={classes['state']}>
      <svg
        className={classes['drawing']}
        width="72"
        height="68"
        viewBox="0 0 72 68"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={PATHS[drawing]} />
      </svg>
      <p className="strong flush">{title}</p>
      {hint && <p className={classes['hint']}>{hint}</p>}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}

export interface EmptyStateProps {
  /** Default 'No record found.' */
  readonly title?: Label | undefined;
  /** The first step, in one sentence. */
  readonly hint?: Label | undefined;
  readonly action?: ReactNode;
  /** A filter hides everything: offer to clear it. */
  readonly onClearFilter?: (() => void) | undefined;
}

export function EmptyState({ title, hint, action, onClearFilter }: EmptyStateProps) {
  const t = useT(UI_MESSAGES);
  const said = useLabel();
  if (onClearFilter) {
    return (
      <State
        drawing="search"
        title={t('noRecord')}
        hint={t('noMatch')}
        action={
          <Button variant="default" onClick={onClearFilter}>
            {t('clearFilter')}
          </Button>
        }
      />
    );
  }
  return <State title={title ? said(title) : t('noRecord')} hint={hint && said(hint)} action={action} />;
}

export function ErrorState({ error, onRetry }: { error?: Error | null | undefined; onRetry?: (() => void) | undefined }) {
  const t = useT(UI_MESSAGES);
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState message={error.message} />;
  return (
    <div role="alert">
      <State
        drawing="error"
        title={t('failed')}
        hint={error?.message}
        action={
          onRetry && (
            <Button variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

export function ForbiddenState({ message }: { message?: string | undefined }) {
  const t = useT(UI_MESSAGES);
  return <State drawing="lock" title={message ?? t('forbidden')} hint={t('forbiddenHint')} />;
}
