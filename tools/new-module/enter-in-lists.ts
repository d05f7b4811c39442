/** The lists that name every module: who may ask whom, and the two lists of app. */
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

/** @param noun the module; `camel`: its name in the code @returns paths of the lists */
export function enter(root: string, noun: string, camel: string): string[] {
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
    change('src/app/server/modules.ts', (text) =>
      addEntry(addImport(text, `import { ${camel}Module } from '#modules/${noun}/server/${noun}.module.ts';`), `${camel}Module`),
    ),
    change('src/app/web/modules.ts', (text) =>
      addEntry(addImport(text, `import { ${camel}Module } from '#modules/${noun}/web/${noun}.module.tsx';`), `${camel}Module`),
    ),
  ];
}
