import type { Page } from 'playwright-core';
import { navigation } from './browser.ts';

/** Opens every section and group of the navigation; the device remembers them as opened. */
export async function unfoldNavigation(page: Page): Promise<void> {
  const folded = navigation(page).getByRole('button', { expanded: false });
  await navigation(page).getByRole('button', { expanded: true }).first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
}
