/** Builds the portal from index.html into dist/web; in development, calls go to the server on PORT. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

interface Chunk {
  readonly name: string;
  /** Everything that these files import belongs to the chunk. */
  readonly roots: readonly string[];
  /** Packages whose index names everything: only these of their parts belong to it. */
  readonly parts: RegExp;
}

const mantine = (...names: string[]) => new RegExp(`/@mantine/core/esm/components/(${names.join('|')})/`);

/**
 * Two files instead of a hundred small ones: what the sign-in page needs, and what every list of the portal
 * needs beyond that. Everything else is loaded by the page that asks for it.
 */
const CHUNKS: readonly Chunk[] = [
  {
    name: 'start',
    roots: ['/src/app/web/main.tsx', '/src/app/web/signed-out.tsx', '/src/modules/session/web/auth/login-page.tsx'],
    parts: new RegExp(
      `/@mantine/core/esm/core/|/@mantine/hooks/|/clsx/|${mantine('ActionIcon', 'Button', 'Checkbox', 'CloseButton', 'Input', 'InputBase', 'InlineInput', 'Loader', 'PasswordInput', 'TextInput', 'Transition', 'UnstyledButton').source}`,
    ),
  },
  {
    name: 'portal',
    roots: ['/src/app/web/signed-in.tsx', '/src/platform/web/ui/list-page.tsx'],
    parts: new RegExp(
      `/@floating-ui/|${mantine('Avatar', 'Combobox', 'Floating', 'Group', 'Menu', 'MultiSelect', 'NativeSelect', 'Overlay', 'Pagination', 'Paper', 'Pill', 'PillsInput', 'Popover', 'Portal', 'ScrollArea', 'Select', 'Skeleton', 'Stack', 'Switch', 'Text', 'Tooltip', 'VisuallyHidden').source}`,
    ),
  },
];
const INDEX = /\/@mantine\/[^/]+\/esm\/index\.m?js$/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The first chunk whose roots reach a module by static imports, or that names it. */
function chunkFinder() {
  const reached = new Map<string, string>();
  let walked = false;
  const walk = (id: string, name: string, modules: Modules) => {
    if (reached.has(id) || INDEX.test(id)) return;
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
    return reached.get(id) ?? CHUNKS.find(({ parts }) => parts.test(id))?.name ?? null;
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
    // The chunks name each other; every module still runs in the order of its imports.
    rolldownOptions: { output: { strictExecutionOrder: true, codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkFinder() }] } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
