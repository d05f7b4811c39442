import { useCallback } from 'react';
import { useSay } from '../locale/locale.tsx';
import { useLeaveGuard } from '../navigation-guard.ts';
import { ask } from '../feedback.ts';
import { UI_MESSAGES } from '../ui/ui.messages.ts';

/** The question, for whoever asks it by another way. */
export const DISCARD = {
  title: UI_MESSAGES.discardTitle,
  message: UI_MESSAGES.discardText,
  verb: UI_MESSAGES.discard,
  stays: UI_MESSAGES.keepEditing,
  danger: true,
} as const;

/** While a form is dirty, leaving in any way asks 'Discard changes?'. Answers that question for own buttons. */
export function useDiscardGuard(dirty: boolean): () => Promise<boolean> {
  const say = useSay();
  const question = useCallback(async () => {
    const { title, message, verb, stays, danger } = DISCARD;
    return !dirty || (await ask({ title: say(title), message: say(message), verb: say(verb), stays: say(stays), danger })) !== null;
  }, [dirty, say]);
  useLeaveGuard(dirty, question);
  return question;
}
