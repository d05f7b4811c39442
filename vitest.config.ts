/** The rooms of the tests. Everything of `server` and `tests/` shares one PostgreSQL, made for the run. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CountReporter } from './tests/setup/count-reporter.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { timeTests } from './tests/setup/time-tests.ts';

const cluster = { globalSetup: ['./tests/setup/cluster.ts'] };
/** A test database must never be a real one, so nothing of the caller's environment names a server. */
const env = { TZ: 'UTC', DATABASE_URL: '', MESRA_DATA: '' };
const limits = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });
const serverLimits = { testTimeout: 30_000, hookTimeout: 60_000 };
const alone = { sequence: { groupOrder: 1 } };
const afterAll = { sequence: { groupOrder: 2 } };
/** Modules are loaded once for all files of a worker: nothing of a test lives in them, and to load the server takes longer than most files. */
const shared = { isolate: false };
const noTrace = './tests/setup/no-trace.ts';
const noAnswersLeft = './tests/setup/no-providers-left.ts';
/** Files that share their modules end as they began. */
const traceless = { ...shared, setupFiles: [noTrace] };
const withServices = { ...shared, setupFiles: [noTrace, noAnswersLeft] };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', new CountReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'unit', environment: 'node', env, ...traceless, include: ['src/**/contract/**/*.test.ts', 'src/**/web/**/*.test.ts'] } },
      // Where midnight is 12 hours 45 minutes ahead of UTC: code that forgets a zone shows here.
      { test: { name: 'unit-odd-zone', environment: 'node', env: { ...env, TZ: 'Pacific/Chatham' }, ...traceless, include: timeTests() } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          env,
          ...shared,
          setupFiles: [noTrace, './tests/setup/browser.ts', './tests/setup/fresh-page.ts'],
          include: ['src/**/web/**/*.test.tsx'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'server', environment: 'node', env, ...cluster, ...withServices, ...serverLimits, include: ['src/**/server/**/*.test.ts'] } },
      { test: { name: 'law', environment: 'node', env, ...cluster, ...withServices, ...serverLimits, include: ['tests/law/**/*.test.ts'] } },
      { test: { name: 'hours', environment: 'node', env, ...traceless, include: ['tests/hours/**/*.test.ts'] } },
      { test: { name: 'structure', environment: 'node', env, ...cluster, ...withServices, ...serverLimits, include: ['tests/structure/**/*.test.ts'] } },
      // Programs share the machine with nothing else, nor do browsers.
      {
        test: {
          name: 'process',
          environment: 'node',
          env,
          globalSetup: [...cluster.globalSetup, './tests/setup/used-folders.ts'],
          ...shared,
          ...alone,
          include: ['tests/process/**/*.test.ts'],
          ...limits(120_000),
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          env,
          globalSetup: [...cluster.globalSetup, './tests/setup/chromium.ts'],
          setupFiles: ['./tests/journeys/not-at-midnight.ts', './tests/journeys/show-failure.ts'],
          ...shared,
          ...afterAll,
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 240_000,
          // The first of a run builds the web and loads the demo in it, the second waits for that.
          hookTimeout: 900_000,
          // As long as a browser waits for an element.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
