/** What pages say and hear, for journeys. */
import type { Page } from 'playwright-core';

/**
 * What a document has said and heard: the popups of successes, which go by themselves and count all the same, how many of them
 * were answered, and the keys that reached it, before any listener of the portal. A script of the page is text.
 */
export const HEAR = `{
  window.said = window.answered = window.keysHeard = 0;
  const popup = '[role="status"][data-kind="success"][aria-labelledby]';
  const count = (node) => (node.nodeType === 1 ? Number(node.matches(popup)) + node.querySelectorAll(popup).length : 0);
  const watch = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => (window.said += count(node)))));
  watch.observe(document, { childList: true, subtree: true });
  addEventListener('keydown', () => (window.keysHeard += 1), { capture: true });
}`;

/** A key that the tool loses is pressed so often. */
export const MOST_PRESSES = 3;

/** On a busy machine a key of the tool now and then reaches no listener of the page: it is pressed anew. A new document has heard it. */
export function pressSurely(page: Page): void {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  const heard = () => page.evaluate<[number, number]>('[performance.timeOrigin, window.keysHeard]').catch(() => null);
  keyboard.press = async (key, options) => {
    for (let times = 0; times < MOST_PRESSES; times += 1) {
      const before = await heard();
      await press(key, options);
      const after = await heard();
      if (!before || !after || before[0] !== after[0] || after[1] > before[1]) return;
    }
  };
}

/** Answers all popups that stand. */
export const PRESS_OKAY = `window.answered = window.said, [...document.querySelectorAll('[role="status"][data-kind="success"] button')].forEach((button) => /^(Okay|Okey)$/.test(button.textContent) && button.click())`;
