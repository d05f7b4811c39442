/** Acts when the browser rests. @param moment stands in for it where the browser cannot say so (Safari), milliseconds. @returns ends the waiting. */
export function whenIdle(act: () => void, moment = 200): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, moment);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(id);
}
