/** How a page says that it rests. */

/** How long anything may take to appear; a journey waits for what it sees, never for a time. */
export const PATIENCE_MS = 30_000;

/**
 * Rest, as the page itself knows it, seen in three idle moments one after another: the portal is drawn and not busy, no
 * placeholder stands, nothing moves. Answers what keeps it from rest, if patience ends. A script of the page is text.
 */
export const AT_REST = `(async () => {
  const busy = '.skeletons, .mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"], html[data-busy], output[class*="splash"], #root:empty';
  // What follows a scrolling and not the time stands still.
  const timed = ({ playState, effect, timeline }) => playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
  const moving = () => document.getAnimations().filter(timed);
  // A tab that the browser does not draw has neither frames nor idle moments.
  const moment = () => new Promise((next) => (setTimeout(next, 500), requestAnimationFrame(() => requestIdleCallback(next))));
  const until = performance.now() + ${PATIENCE_MS};
  for (let quiet = 0; quiet < 3; ) {
    await moment();
    const found = document.querySelector(busy)?.outerHTML ?? moving()[0]?.effect.target?.outerHTML;
    if (found && performance.now() > until) return found.slice(0, 200);
    quiet = found ? 0 : quiet + 1;
  }
  return null;
})()`;
