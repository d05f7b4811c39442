import { Button } from '@mantine/core';
import { createPortal } from 'react-dom';
import { useT } from '../../locale/locale.tsx';
import { UNDO_MESSAGES } from '../../undo/undo.messages.ts';
import { undoDecision, useDeferred } from '../../undo/undo-queue.ts';
import { useCorner } from './corner.ts';
import classes from './undo-bar.module.css';

/** Decisions that can still be taken back, above every page and drawer. The shell draws the one bar of the portal. */
export function UndoBar() {
  const t = useT(UNDO_MESSAGES);
  const deferred = useDeferred();
  const place = useCorner(deferred.length > 0);
  return createPortal(
    <output className={classes['bar']} aria-live="polite">
      {deferred.map(({ id, wording, sending }) => (
        <span key={id} className={classes['row']}>
          <span>{wording}</span>
          {sending ? (
            <span className={classes['sending']}>{t('sending')}</span>
          ) : (
            <>
              <Button variant="subtle" size="compact-sm" onClick={() => undoDecision(id)} aria-label={`${t('undo')}: ${wording}`}>
                {t('undo')}
              </Button>
              <span className={classes['time']} aria-hidden />
            </>
          )}
        </span>
      ))}
    </output>,
    place,
  );
}
