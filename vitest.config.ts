/** The rooms of the tests. Everything of `server` and `tests/` shares one PostgreSQL, made for the run. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CountReporter } from './tests/setup/count-reporter.ts';

const cluster = { globalSetup: ['./tests/setup/cluster.ts'] };
/** A test database must never be a real one, so nothing of the caller's environment names a server. */
const env = { TZ: 'UTC', DATABASE_URL: '', MESRA_DATA: '' };
const serverLimits = { testTimeout: 30_000, hookTimeout: 60_000 };
/** As the server itself starts: every file of tests loads the whole of it anew. */
const asServer = { execArgv: ['--import', new URL('src/app/server/quick-imports.ts', import.meta.url).href] };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', new CountReporter()],
    projects: [
      { test: { name: 'unit', environment: 'node', env, include: ['src/**/contract/**/*.test.ts', 'src/**/web/**/*.test.ts'] } },
      // Where midnight is 12 hours 45 minutes ahead of UTC: code that forgets a zone shows here.
      { test: { name: 'unit-odd-zone', environment: 'node', env: { ...env, TZ: 'Pacific/Chatham' }, include: ['src/**/contract/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: { name: 'web', environment: 'jsdom', env, setupFiles: ['./tests/setup/browser.ts'], include: ['src/**/web/**/*.test.tsx'], testTimeout: 20_000 },
      },
      { test: { name: 'server', environment: 'node', env, ...cluster, ...asServer, ...serverLimits, include: ['src/**/server/**/*.test.ts'] } },
      { test: { name: 'structure', environment: 'node', env, ...cluster, ...asServer, ...serverLimits, include: ['tests/structure/**/*.test.ts'] } },
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
          ...asServer,
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
