/** Builds the portal from index.html into dist/web; in development, calls go to the server on PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './tools/chunks.ts';
import { contractData } from './tools/contract-data.ts';
import { notifyFirst } from './tools/first-files.ts';
import { keepOffline } from './tools/offline-files.ts';
import { faceFiles } from './tools/face-files.ts';
import { oneFileLess } from './tools/one-file-less.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

const portal = (): UserConfig => ({
  publicDir: 'src/app/web/public',
  plugins: [contractData(), react(), faceFiles()],
  // A thread of its own has one file, whatever it loads.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 2048,
    rolldownOptions: {
      // A part that loads later may share the file of others: else each has a file of one line in front of it.
      preserveEntrySignatures: false,
      // Our own files do nothing when they are merely read, so what nobody uses of them is left out.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(?:platform|modules|app)\/.*(?<!main)\.tsx?(?:\?data)?$/, sideEffects: false }] },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});

/** What loads later is never asked for where pages are drawn. */
const withoutLater = (): Plugin => ({
  name: 'mesra:without-later',
  resolveDynamicImport: (id) => ({ id: String(id), external: true }),
});

/** What draws pages for the server, all in one file (`src/app/web/draw.tsx`). */
const drawing = (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [contractData(), react(), withoutLater()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ...config.build,
    copyPublicDir: false,
    rolldownOptions: { ...config.build?.rolldownOptions, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
  },
});

export default defineConfig(async ({ command, isSsrBuild }) => {
  const config = portal();
  if (command === 'serve') return config;
  if (isSsrBuild) return drawing(config);
  const groups = await chunkGroups(portal());
  return {
    ...config,
    plugins: [...(config.plugins ?? []), oneFileLess(), notifyFirst(), keepOffline()],
    build: { ...config.build, rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups } } } },
  };
});
