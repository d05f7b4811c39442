import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../call/api-error.ts';
import { closeNewest, feedbackState, onFeedback } from './feedback.ts';

const FeedbackView = lazy(async () => ({ default: (await import('./feedback-view.tsx')).FeedbackView }));

/** Draws popups, toasts and questions; its markup is loaded with the first of them. */
export function FeedbackHost() {
  const idle = useSyncExternalStore(onFeedback, () => feedbackState().popups.length + feedbackState().toasts.length + feedbackState().questions.length === 0);
  const started = useStarted(!idle);
  // A failed write has been shown already; its rejection needs no second report.
  useEffect(() => {
    const settle = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof ApiError && event.reason.shown) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', settle);
    return () => window.removeEventListener('unhandledrejection', settle);
  }, []);
  // Listens from the start, before any drawer or dialog: Escape takes away what was said last, and then nothing else.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !closeNewest()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  if (!started) return null;
  return (
    <Suspense fallback={null}>
      <FeedbackView />
    </Suspense>
  );
}

let everStarted = false;

/** Once started, always started: closing animations need the view. */
function useStarted(now: boolean): boolean {
  if (now) everStarted = true;
  return everStarted;
}
