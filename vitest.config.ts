/** The rooms of the tests. Everything of `server` and `tests/` shares one PostgreSQL, made for the run. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CountReporter } from './tests/setup/count-reporter.ts';

const cluster = { globalSetup: ['./tests/setup/cluster.ts'] };
/** A test database must never be a real one, so nothing of the caller's environment names a server. */
const env = { TZ: 'UTC', DATABASE_URL: '', MESRA_DATA: '' };
const serverLimits = { testTimeout: 30_000, hookTimeout: 60_000 };
/** Modules are loaded once for all files of a worker: nothing of a test lives in them, and to load the server takes longer than most files. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', new CountReporter()],
    projects: [
      { test: { name: 'unit', environment: 'node', env, ...shared, include: ['src/**/contract/**/*.test.ts', 'src/**/web/**/*.test.ts'] } },
      // Where midnight is 12 hours 45 minutes ahead of UTC: code that forgets a zone shows here.
      { test: { name: 'unit-odd-zone', environment: 'node', env: { ...env, TZ: 'Pacific/Chatham' }, ...shared, include: ['src/**/contract/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: { name: 'web', environment: 'jsdom', env, setupFiles: ['./tests/setup/browser.ts'], include: ['src/**/web/**/*.test.tsx'], testTimeout: 20_000 },
      },
      { test: { name: 'server', environment: 'node', env, ...cluster, ...shared, ...serverLimits, include: ['src/**/server/**/*.test.ts'] } },
      { test: { name: 'law', environment: 'node', env, ...cluster, ...shared, ...serverLimits, include: ['tests/law/**/*.test.ts'] } },
      { test: { name: 'structure', environment: 'node', env, ...cluster, ...shared, ...serverLimits, include: ['tests/structure/**/*.test.ts'] } },
      {
        test: {
          name: 'process',
          environment: 'node',
          env,
          ...cluster,
          include: ['tests/process/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          env,
          ...cluster,
          include: ['tests/journeys/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
