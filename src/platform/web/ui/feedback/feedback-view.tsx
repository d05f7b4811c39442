import { useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { GUARDED_ROUTER } from '../../navigation-guard.ts';
import { feedbackState, onFeedback } from '../../feedback.ts';
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
      {/* Its links ask before unsaved work is left, as those of pages do. */}
      <Router {...GUARDED_ROUTER}>
        <NoteStack popups={popups} toasts={toasts} />
      </Router>
    </>
  );
}
