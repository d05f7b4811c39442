import { createElement, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { ApiError } from '../../call/api-error.ts';
import { closeNewest, feedbackState, onFeedback } from '../../feedback.ts';

let view: ComponentType | null = null;

/** Loads what draws them: with the first of them, or ahead, where the network may be gone by then. */
export async function loadFeedback(): Promise<void> {
  view ??= (await import('./feedback-view.tsx')).FeedbackView;
}

const announced = () => feedbackState().popups.length + feedbackState().toasts.length + feedbackState().questions.length;

/** Draws popups, toasts and questions; its markup is loaded with the first of them. */
export function FeedbackHost() {
  const count = useSyncExternalStore(onFeedback, announced, announced);
  const drawn = useDrawn(count);
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
  return drawn;
}

let everStarted = false;

/** Once started, always started: closing animations need the view. One that a gone network keeps away is asked for again with what is said next. */
function useDrawn(count: number): ReactNode {
  const [drawn, setDrawn] = useState(() => (everStarted ? view : null));
  useEffect(() => {
    if (count === 0 || drawn) return;
    loadFeedback().then(
      () => {
        everStarted = true;
        setDrawn(() => view);
      },
      (error: unknown) => console.warn('What is said cannot be drawn yet.', error),
    );
  }, [count, drawn]);
  return drawn && createElement(drawn);
}
