/** Fills a new database with the demo companies, and remembers that it did. */
import { openPool } from '#platform/server/db/pool.ts';
import type { DemoTarget } from './demo.ts';
import { loadDemoOnce } from '#platform/server/process/demo-state.ts';

/** For tests: less of the past, and files at a place of their own. */
type Options = Partial<Pick<DemoTarget, 'brief' | 'files'>>;

export async function fillWithDemo(url: string, print: (line: string) => void, options: Options = {}): Promise<void> {
  print('Loading the demo companies into the new database (MESRA_DEMO=0 starts empty) …');
  // Loaded on demand: a start without demo needs none of it.
  const [{ loadDemo }, { SERVER_MODULES }] = await Promise.all([import('./demo.ts'), import('./modules.ts')]);
  const pool = openPool(url, { max: 1 });
  try {
    for (const module of SERVER_MODULES) await module.prepare?.(pool);
  } finally {
    await pool.end();
  }
  await loadDemoOnce(url, (target) => loadDemo({ url: target, print, ...options }));
}
