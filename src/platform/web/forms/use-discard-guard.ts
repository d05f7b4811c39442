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
    return (await ask({ title: t('discardTitle'), message: t('discardText'), danger: true })) !== null;
  }, [dirty, t]);
  useLeaveGuard(dirty, question);
  return question;
}
