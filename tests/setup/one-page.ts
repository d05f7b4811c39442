/**
 * jsdom, made once for each worker: files share the page as they share the modules that hold on to it (React, the portal's
 * listeners). `tests/setup/fresh-page.ts` empties it between them.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const jsdom = builtinEnvironments.jsdom;
/** This file is loaded anew for each test file; the worker itself remembers. */
const worker = globalThis as typeof globalThis & { mesraTestPage?: ReturnType<typeof jsdom.setup> };

export default {
  name: 'one-page',
  viteEnvironment: 'client',
  async setup(global, options) {
    await (worker.mesraTestPage ??= jsdom.setup(global, options));
    // It ends with its worker.
    return { teardown: () => undefined };
  },
} satisfies Environment;
