/** The shapes that contracts export, by the name of their export. Read when the API's description is asked for, never at a start. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

export async function contractShapes(): Promise<Map<string, z.ZodType>> {
  const files = globSync('{platform,modules/*}/contract/**/*.{schema,endpoints}.ts', { cwd: SOURCE }).sort();
  const shapes = new Map<string, z.ZodType>();
  for (const file of [...files, 'platform/contract/endpoint.ts']) {
    const exported = (await import(new URL(`../../${file.replaceAll('\\', '/')}`, import.meta.url).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) if (value instanceof z.ZodType && !shapes.has(name)) shapes.set(name, value);
  }
  return shapes;
}
