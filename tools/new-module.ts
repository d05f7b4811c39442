/** `npm run new:module NAME`: writes the three rooms of a module and enters it in the lists. Nothing that exists is overwritten. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name] = process.argv.slice(2);
if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Name the module in lower case, words joined by dashes: npm run new:module site-visit');
  process.exit(1);
}
const folder = join(root, 'src/modules', name);
if (existsSync(folder)) {
  console.error(`src/modules/${name} exists already. Choose another name, or work there.`);
  process.exit(1);
}
const camel = name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const files: Record<string, string> = {
  'README.md': `# ${title}\n\nOwns: (tables, pages, calls). Asks: company, employee. Asked by: nobody yet.\n`,
  [`contract/${name}.manifest.ts`]: `/** The pages of ${title.toLowerCase()}. */
import { defineManifest } from '#platform/contract/manifest.ts';

export const ${camel}Manifest = defineManifest({
  name: '${name}',
  pages: {
    '/${name}': {
      kind: 'item',
      title: { en: '${title}', ms: '${title}' },
      audience: ['owner', 'admin'],
      modules: ['core'],
      section: 'operation',
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});
`,
  [`contract/${name}.schema.ts`]: `/** Shapes of ${title.toLowerCase()}. */
import { z } from 'zod';

export const ${camel}Row = z.object({ id: z.number(), name: z.string() });
`,
  [`contract/${name}.endpoints.ts`]: `/** The calls of ${title.toLowerCase()}. */
import { z } from 'zod';
import { defineEndpoint, demand, list } from '#platform/contract/endpoint.ts';
import { listParams } from '#platform/contract/paging.ts';
import { ${camel}Manifest as manifest } from './${name}.manifest.ts';
import { ${camel}Row } from './${name}.schema.ts';

export const list${camel.charAt(0).toUpperCase()}${camel.slice(1)} = defineEndpoint({
  name: '${name}.list',
  method: 'GET',
  path: 'api/${name}',
  demands: demand(manifest, '/${name}'),
  input: z.object(listParams(['name'])),
  output: list(${camel}Row),
  summary: 'Lists ${title.toLowerCase()}',
});
`,
  [`server/${name}.module.ts`]: `/** Binds the calls of ${title.toLowerCase()} to their use cases. The only file that app imports. */
import type { ServerModule } from '#platform/server/module.ts';
import { ${camel}Manifest } from '../contract/${name}.manifest.ts';

export const ${camel}Module: ServerModule = { name: '${name}', manifest: ${camel}Manifest, bindings: [] };
`,
  [`web/${name}.module.tsx`]: `/** The pages of ${title.toLowerCase()}, loaded when first opened. The only file that app imports. */
import { defineWebModule } from '#platform/web/module.ts';
import { ${camel}Manifest } from '../contract/${name}.manifest.ts';

export const ${camel}WebModule = defineWebModule({ name: '${name}', manifest: ${camel}Manifest, pages: {} });
`,
};
for (const [path, text] of Object.entries(files)) {
  const target = join(folder, path);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, text);
}

const list = join(root, 'architecture.cjs');
const entry = name.includes('-') ? `'${name}'` : name;
writeFileSync(list, readFileSync(list, 'utf8').replace(/\n {2}dashboard:/, `\n  ${entry}: ['identity', 'company', 'employee'],\n  dashboard:`));

console.log(`src/modules/${name} is written and stands in architecture.cjs.
Next: enter ${camel}Module in src/app/server/modules.ts, ${camel}WebModule in src/app/web/modules.ts, and add migrations/YYYYMMDD_${name.replaceAll('-', '_')}_create.sql, where YYYYMMDD is today.`);
