/** Builds the portal from index.html into dist/web; in development, calls go to the server on PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  publicDir: 'src/app/web/public',
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 2048,
  },
  server: {
    proxy: {
      '/api': server,
      '/live': { target: server, ws: true },
      '/socket.io': { target: server, ws: true },
    },
  },
});
