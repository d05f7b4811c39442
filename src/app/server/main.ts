/** Entry of the server process. Compiled code is kept beside the built web, so that later starts are quicker. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import './quick-imports.ts';

// Where the folder may not be written, nothing is kept and nothing else changes.
enableCompileCache(fileURLToPath(new URL('../../../dist/compile-cache', import.meta.url)));
const { runServer } = await import('./run-server.ts');
await runServer();
