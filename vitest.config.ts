/** The rooms of the tests. Everything of `server` and `tests/` shares one PostgreSQL, made for the run. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CountReporter } from './tests/setup/count-reporter.ts';

const cluster = { globalSetup: ['./tests/setup/cluster.ts'] };
/** A test database must never be a real one, so nothing of the caller's environment names a server. */
const env = { TZ: 'UTC', DATABASE_URL: '', MESRA_DATA: '' };
const limits = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });
const serverLimits = { testTimeout: 30_000, hookTimeout: 60_000 };
const alone = { sequence: { groupOrder: 1 } };
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
        test: {
          name: 'web',
          environment: './tests/setup/one-page.ts',
          env,
          ...shared,
          setupFiles: ['./tests/setup/browser.ts', './tests/setup/fresh-page.ts'],
          include: ['src/**/web/**/*.test.tsx'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'server', environment: 'node', env, ...cluster, ...shared, ...serverLimits, include: ['src/**/server/**/*.test.ts'] } },
      { test: { name: 'law', environment: 'node', env, ...cluster, ...shared, ...serverLimits, include: ['tests/law/**/*.test.ts'] } },
      { test: { name: 'structure', environment: 'node', env, ...cluster, ...shared, ...serverLimits, include: ['tests/structure/**/*.test.ts'] } },
      // Programs and browsers share the machine with nothing else.
      { test: { name: 'process', environment: 'node', env, ...cluster, ...shared, ...alone, include: ['tests/process/**/*.test.ts'], ...limits(120_000) } },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          env: { ...env, MESRA_FULL_MATRIX: process.env['MESRA_FULL_MATRIX'] ?? '', MESRA_PICTURES: process.env['MESRA_PICTURES'] ?? '' },
          globalSetup: [...cluster.globalSetup, './tests/setup/chromium.ts'],
          setupFiles: ['./tests/journeys/show-failure.ts'],
          ...shared,
          ...alone,
          include: ['tests/journeys/**/*.test.ts'],
          ...limits(240_000),
        },
      },
    ],
  },
});
