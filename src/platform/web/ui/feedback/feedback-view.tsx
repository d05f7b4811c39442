import { useSyncExternalStore } from 'react';
import { feedbackState, onFeedback } from './feedback.ts';
import { NoteStack } from './note-stack.tsx';
import { QuestionDialog } from './question-dialog.tsx';

/** Popups and toasts in the corner; questions above everything. */
export function FeedbackView() {
  const { popups, toasts, questions } = useSyncExternalStore(onFeedback, feedbackState);
  return (
    <>
      {questions.map((asked) => (
        <QuestionDialog key={asked.id} asked={asked} />
      ))}
      <NoteStack popups={popups} toasts={toasts} />
    </>
  );
}
