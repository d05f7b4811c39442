/** The keyboard of journeys. */
import type { Page } from 'playwright-core';

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
