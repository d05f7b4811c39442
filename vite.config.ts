/** Builds the portal from index.html into dist/web; in development, calls go to the server on PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractData } from './tools/contract-data.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** `payroll-process-words`: the words of the pages of one folder, loaded together. */
const wordsOf = (id: string) => `${/\/src\/modules\/([^/]+)\/web\/(?:([^/]+)\/)?/.exec(id)?.slice(1).filter(Boolean).join('-')}-words`;

/** `leave-calls`: addresses and choices that the pages of one module need of its contract. */
const callsOf = (id: string) => `${/\/src\/(?:modules\/)?([^/]+)\/contract\//.exec(id)?.[1] ?? 'portal'}-calls`;

/**
 * A few files instead of a hundred small ones: what the sign-in page needs, what every page of the portal needs beyond
 * that (lists), the addresses of each module, and the words of each folder of pages. Everything else is loaded by the page
 * that asks for it.
 */
const CHUNKS = [
  { name: 'start', test: /\/src\/app\/web\/main\.tsx$/, priority: 3 },
  { name: 'portal', test: /\/src\/(app\/web\/signed-in|platform\/web\/ui\/(list-page|confirm))\.tsx$/, priority: 2 },
  { name: callsOf, test: /\?data$/, priority: 2 },
  { name: wordsOf, test: /\/src\/modules\/[^/]+\/web\/.*\.messages\.ts$/, priority: 1 },
];

export default defineConfig({
  publicDir: 'src/app/web/public',
  plugins: [contractData(), react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 2048,
    rolldownOptions: {
      // Our own files do nothing when they are merely read, so what nobody uses of them is left out.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(?:platform|modules|app)\/.*(?<!main)\.tsx?(?:\?data)?$/, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
