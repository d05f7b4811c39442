/** Builds the portal from index.html into dist/web; in development, calls go to the server on PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/**
 * Two large files instead of a hundred small ones: what the sign-in page needs, and what every page of the
 * portal needs beyond that. Everything else is loaded by the page that asks for it.
 */
const CHUNKS = [
  { name: 'start', roots: ['/src/app/web/main.tsx', '/src/app/web/signed-out.tsx', '/src/modules/session/web/auth/login-page.tsx'] },
  { name: 'portal', roots: ['/src/app/web/signed-in.tsx', '/src/platform/web/ui/list-page.tsx'] },
];

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The chunk whose roots reach a module by static imports; the first one wins. */
function chunkFinder() {
  const reached = new Map<string, string>();
  let walked = false;
  const walk = (id: string, name: string, modules: Modules) => {
    if (reached.has(id)) return;
    const info = modules.getModuleInfo(id);
    if (!info) return;
    reached.set(id, name);
    for (const imported of info.importedIds) walk(imported, name, modules);
  };
  return (id: string, modules: Modules) => {
    if (!walked) {
      walked = true;
      for (const { name, roots } of CHUNKS) for (const root of roots) walk(process.cwd() + root, name, modules);
    }
    return reached.get(id) ?? null;
  };
}

export default defineConfig({
  publicDir: 'src/app/web/public',
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkFinder() }] } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
