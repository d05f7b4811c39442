/** Of a journey that fails: a picture of each screen, and what their consoles said. */
import { afterEach } from 'vitest';
import { showScreens } from './browser.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await showScreens(task.name.replaceAll(/\W+/g, '-').slice(0, 50));
});
