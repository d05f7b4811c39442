/** The lists that name every module: who may ask whom, the two lists of app, and the pages of the documents that are held to the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** After the last import of a module that sorts before it. */
function addImport(text: string, line: string): string {
  const lines = text.split('\n');
  const from = (each: string) => /from '([^']+)'/.exec(each)?.[1] ?? '';
  const modules = lines.flatMap((each, at) => (each.startsWith('import ') && each.includes("'#modules/") ? [{ each, at }] : []));
  const after = modules.findLast(({ each }) => from(each) < from(line)) ?? modules[0];
  if (!after) throw new Error('The list of modules imports none');
  return lines.toSpliced(after.at + 1, 0, line).join('\n');
}

/** At the end of the list of business modules. */
const addEntry = (text: string, name: string) => text.replace(/(const BUSINESS: [^=]+= \[\n(?: .*\n)*)\];/, (_whole, list: string) => `${list}  ${name},\n];`);

/** The module's arrow after the last one of the drawing, and its place in the row of audit labels. */
const draw = (text: string, noun: string) =>
  text
    .replace(/((?:\n {2}[\w-]+ --> [\w-]+)+)(?=\n {2}dashboard\n)/, `$1\n  ${noun} --> employee`)
    .replace(/(\| `auditLabels` \| platform \| [^|]*?) \|/, `$1, ${noun} |`);

/** The five calls of a register, at the place that its name has among the areas. */
function listRights(text: string, noun: string, nouns: string): string {
  const rows = [
    ['GET', '', 'view'],
    ['POST', '', 'Create'],
    ['DELETE', '/{id}', 'Delete'],
    ['GET', '/{id}', 'view'],
    ['POST', '/{id}', 'Update'],
  ].map(([method, id, action]) => `| ${method} | \`api/${nouns}${id}\` | \`/${noun}\` ${action} |`);
  const area = `## ${nouns}\n\n| | Call | Who may |\n| --- | --- | --- |\n${rows.join('\n')}\n\n`;
  const [head = '', ...areas] = text.split(/(?=^## )/m);
  const at = areas.findIndex((each) => each > `## ${nouns}\n`);
  return [head, ...(at < 0 ? [...areas, `\n${area.trimEnd()}\n`] : areas.toSpliced(at, 0, area))].join('');
}

/** @param noun the module; `camel`: its name in the code @returns paths of the lists */
export function enter(root: string, noun: string, nouns: string, camel: string): string[] {
  const change = (path: string, edit: (text: string) => string) => {
    const before = readFileSync(join(root, path), 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`${path} has no place for ${noun}`);
    writeFileSync(join(root, path), after);
    return path;
  };
  const key = noun.includes('-') ? `'${noun}'` : noun;
  return [
    change('architecture.cjs', (text) => text.replace(/\n {2}dashboard:/, `\n  ${key}: ['employee'],\n  dashboard:`)),
    change('docs/architecture.md', (text) => draw(text, noun)),
    change('docs/rights.md', (text) => listRights(text, noun, nouns)),
    change('src/app/server/modules.ts', (text) =>
      addEntry(addImport(text, `import { ${camel}Module } from '#modules/${noun}/server/${noun}.module.ts';`), `${camel}Module`),
    ),
    change('src/app/web/modules.ts', (text) =>
      addEntry(addImport(text, `import { ${camel}Module } from '#modules/${noun}/web/${noun}.module.tsx';`), `${camel}Module`),
    ),
  ];
}
