/**
 * `npm run new:module NOUN [PLURAL]`: writes a module with one register as real modules look, and enters it in the lists.
 * Nothing that exists is overwritten. What it writes passes format, lint, types and tests as it is; the words and the
 * Malay texts are yours to say.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter } from './new-module/enter-in-lists.ts';
import { fill, tokensOf } from './new-module/fill-template.ts';

const TEMPLATES = fileURLToPath(new URL('new-module/', import.meta.url));
const OXFMT = fileURLToPath(new URL('../node_modules/.bin/oxfmt', import.meta.url));

/** The first number that no step of the demo has. */
function nextOrder(root: string): number {
  const orders = globSync('src/modules/*/server/demo/*.demo.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\border: (\d+)/g)].map(([, order]) => Number(order)),
  );
  return (Math.floor(Math.max(0, ...orders) / 10) + 1) * 10;
}

/** @param day `YYYYMMDD`, of the migration @returns paths of what was written or changed @throws Error when there is such a module */
export function writeModule(root: string, noun: string, plural: string | undefined, day: string): string[] {
  if (existsSync(join(root, 'src/modules', noun))) throw new Error(`src/modules/${noun} exists already. Choose another name, or work there.`);
  const tokens = { ...tokensOf(noun, plural), order: String(nextOrder(root)) };
  const written = globSync('**/*.txt', { cwd: TEMPLATES }).map((template) => {
    const path = template === 'migration.sql.txt' ? `migrations/${day}_${tokens.noun_snake}_create.sql` : `src/modules/${noun}/${fill.path(template, tokens)}`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), fill.text(readFileSync(join(TEMPLATES, template), 'utf8'), tokens), { flag: 'wx' });
    return path;
  });
  const lists = enter(root, noun, tokens.nouns, tokens.nounCamel);
  execFileSync(
    OXFMT,
    [...written, ...lists].filter((path) => /\.(tsx?|cjs)$/.test(path)),
    { cwd: root },
  );
  return [...written, ...lists];
}

if (import.meta.main) {
  const [noun, plural] = process.argv.slice(2);
  if (!noun || [noun, plural ?? noun].some((word) => !/^[a-z]+(-[a-z]+)*$/.test(word))) {
    console.error('Name what it keeps, in lower case, words joined by dashes: npm run new:module site-visit (plural, where it is not the usual: site-visits)');
    process.exit(1);
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  for (const path of writeModule(root, noun, plural, day)) console.log(path);
}
