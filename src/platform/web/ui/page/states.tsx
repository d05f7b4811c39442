/** What a place shows when it has nothing to show: empty, filtered empty, failed, forbidden. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../../call/api-error.ts';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import type { Drawing } from '../empty/drawing-names.ts';
import { EmptyDrawing, type AnyDrawing } from '../empty/empty-drawing.tsx';
import classes from './states.module.css';
import { UI_MESSAGES } from '../ui.messages.ts';

export interface StateProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  readonly drawing?: AnyDrawing | undefined;
}

/** The shared shape of all of them. */
export function State({ title, hint, action, drawing = 'register' }: StateProps) {
  return (
    <div className={classes['state']}>
      <EmptyDrawing name={drawing} />
      <p className={`${classes['words']} strong flush`}>{title}</p>
      {hint && <p className={`${classes['words']} quiet flush`}>{hint}</p>}
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
  /** Default the register that holds nothing yet. */
  readonly drawing?: Drawing | undefined;
  /** A filter hides everything: offer to clear it. */
  readonly onClearFilter?: (() => void) | undefined;
}

export function EmptyState({ title, hint, action, drawing, onClearFilter }: EmptyStateProps) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
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
  return <State title={title ? labelOf(title) : t('noRecord')} hint={hint && labelOf(hint)} action={action} drawing={drawing} />;
}

export function ErrorState({ error, onRetry }: { error?: Error | null | undefined; onRetry?: (() => void) | undefined }) {
  const t = useT(UI_MESSAGES);
  if (error instanceof ApiError && error.status === 403) return <ForbiddenState message={error.message} />;
  const unanswered = error instanceof ApiError && error.status === 0;
  // The notice above the page says that the browser is offline; here stands what that means for this part.
  const offline = unanswered && !navigator.onLine;
  return (
    <div role="alert">
      <State
        drawing={unanswered ? 'offline' : 'error'}
        title={t(offline ? 'noConnection' : 'failed')}
        hint={offline ? t('noConnectionHint') : error?.message}
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
