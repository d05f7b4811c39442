import { useCallback } from 'react';
import { useT } from '../locale/locale.tsx';
import { useLeaveGuard } from '../navigation-guard.ts';
import { ask } from '../ui/feedback/feedback.ts';
import { UI_MESSAGES } from '../ui/ui.messages.ts';

/** While a form is dirty, leaving in any way asks 'Discard changes?'. Answers that question for own buttons. */
export function useDiscardGuard(dirty: boolean): () => Promise<boolean> {
  const t = useT(UI_MESSAGES);
  const question = useCallback(async () => {
    if (!dirty) return true;
    const words = { title: t('discardTitle'), message: t('discardText'), verb: t('discard'), stays: t('keepEditing') };
    return (await ask({ ...words, danger: true })) !== null;
  }, [dirty, t]);
  useLeaveGuard(dirty, question);
  return question;
}
