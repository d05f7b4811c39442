/** The keyboard of journeys. */
import type { Page } from 'playwright-core';
import { MOST_PRESSES } from './hear.ts';

/** What has the focus, by its name. */
export const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const at = document.activeElement;
    return at === document.body ? 'nothing' : (at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent || at.tagName).trim();
  })()`);

const MOST_STOPS = 80;

/** Tabs until the focus stands on what is called so; backwards by `Shift+Tab`. */
export async function approach(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MOST_STOPS) {
    const at = await focused(page);
    if (name.test(at)) return;
    passed.push(at);
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${name}; it passed ${passed.join(' | ')}`);
}

export const isIn = (page: Page, selector: string) => page.evaluate<boolean>(`document.activeElement.closest(${JSON.stringify(selector)}) !== null`);

/** How long what a key does is waited for. */
export const KEY_MS = 4000;

/**
 * Presses a key until what it does has happened, which `happened` waits for at most KEY_MS: on a busy machine a key
 * of the tool now and then reaches no listener of the page, not even the first of the document.
 */
export async function pressUntil(page: Page, key: string, happened: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < MOST_PRESSES; times += 1) {
    await page.keyboard.press(key);
    const isDone = await happened().then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
  throw new Error(`${key} does nothing at ${page.url()}, where the focus is on ${await focused(page)}`);
}

const HELD = 'document.activeElement.value';

/** Types into the empty field that has the focus, and looks that each letter arrived: one that the tool lost is typed anew. */
export async function typeWhole(page: Page, text: string): Promise<void> {
  for (let times = 0; times < MOST_PRESSES; times += 1) {
    await page.keyboard.type(text);
    if ((await page.evaluate<string>(HELD)) === text) return;
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
  }
  throw new Error(`"${text}" does not arrive in ${await focused(page)}`);
}

/**
 * Presses a key and types without waiting for what the key opens. Where the tool lost a key on the way to the page, `close`
 * takes away what opened and it begins anew: what the page does with the keys that reach it is what counts.
 */
export async function typeAtOnce(page: Page, key: string, text: string, close: () => Promise<unknown>): Promise<void> {
  const heard = () => page.evaluate<number>('window.keysHeard');
  for (let times = 0; times < MOST_PRESSES; times += 1) {
    await page.keyboard.press(key);
    const before = await heard();
    await page.keyboard.type(text);
    if ((await heard()) - before >= text.length) return;
    await close();
  }
  throw new Error(`"${text}" does not reach ${page.url()}`);
}
