/** Decisions that can still be taken back. Leaving the page sends them. */
import { Button, Portal } from '@mantine/core';
import { useEffect } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { sendHeld, undoDecision, useHeld } from './held-decisions.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';

export function UndoBar() {
  const t = useT(MANAGE);
  const held = useHeld();
  useEffect(() => {
    // A phone may never tell that a hidden page was closed.
    const hidden = () => document.visibilityState === 'hidden' && sendHeld();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', sendHeld);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', sendHeld);
      sendHeld();
    };
  }, []);
  return (
    <Portal>
      <output className={classes['undo']} aria-live="polite">
        {held.map(({ id, number, decision }) => (
          <span key={id} className={classes['undoRow']}>
            <span>
              {t(`${decision}Held`)} {number}
            </span>
            <Button variant="subtle" size="compact-sm" onClick={() => undoDecision(id)} aria-label={`${t('undo')}: ${number}`}>
              {t('undo')}
            </Button>
            <span className={classes['undoTime']} aria-hidden />
          </span>
        ))}
      </output>
    </Portal>
  );
}
