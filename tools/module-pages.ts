/** Pages by path with their source: what the files `*.module.tsx` name. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const NAMED = /'(\/[^']*)':\s*\(\) =>\s*import\('([^']+)'\)/g;

/** @param modules the folder of the modules */
export async function modulePages(modules: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(modules, { recursive: true })).filter((name) => name.endsWith('.module.tsx')).map((name) => join(modules, name));
  const texts = await Promise.all(files.map(async (file) => [dirname(file), await readFile(file, 'utf8')] as const));
  return new Map(texts.flatMap(([folder, text]) => [...text.matchAll(NAMED)].map(([, path = '', source = '']) => [path, join(folder, source)])));
}
