/**
 * What the browser needs of the contract is mostly data: where an endpoint is and which words a choice has. The server
 * checks inputs and the type checker knows outputs. In a build, a module that imports a contract file with schemas
 * gets its constants, endpoints and registers as plain data; a form, which names a schema, reads `endpoint.input` or
 * is the form of a register (`useRecordForm`), gets the file itself. So a list carries neither schemas nor the schema library.
 */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseSync, type Plugin } from 'vite';
import type { Endpoint } from '#platform/contract/endpoint.ts';

const DATA = '?data';

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isEndpoint = (value: Plain): value is Plain & Endpoint => 'method' in value && 'path' in value && 'input' in value;
const isRegister = ({ list, form }: Plain) => isPlain(list) && isEndpoint(list) && form !== undefined;
/** What a page reads of a register beside its calls. */
const READ = ['name', 'page', 'first', 'removal'];

/** An export as JSON, or undefined where only the file itself can give it: schemas, functions. Of a register its schemas are left out. */
export function dataOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list = value.map(dataOf);
    return list.every((part) => part !== undefined) ? list : undefined;
  }
  if (!isPlain(value)) return ['string', 'number', 'boolean'].includes(typeof value) ? value : undefined;
  if (isEndpoint(value)) {
    const { input: _input, output: _output, summary: _summary, requires, ...rest } = value;
    return { ...rest, requires: { kind: requires.kind } };
  }
  if (isRegister(value)) {
    const drawn = Object.entries(value).filter(([key, part]) => READ.includes(key) || (isPlain(part) && isEndpoint(part)));
    return Object.fromEntries(drawn.map(([key, part]) => [key, dataOf(part)]));
  }
  const parts = Object.entries(value).map(([key, part]) => [key, dataOf(part)] as const);
  return parts.every(([, part]) => part !== undefined) ? Object.fromEntries(parts) : undefined;
}

interface Imported {
  readonly name: string;
  /** What the importing file calls it. */
  readonly as: string;
}

/** The values that a file imports from `source`, read by a parser: none where it takes types alone. null where it takes the file as a whole. */
export function importedFrom(file: string, text: string, source: string): Imported[] | null {
  const { staticImports } = parseSync(file, text).module;
  const entries = staticImports.filter(({ moduleRequest }) => moduleRequest.value === source).flatMap((one) => one.entries);
  const values = entries.filter(({ isType }) => !isType);
  if (entries.length === 0 || values.some(({ importName }) => importName.kind !== 'Name')) return null;
  return values.map(({ importName, localName }) => ({ name: importName.name ?? '', as: localName.value }));
}

const readsSchema = (text: string, imported: readonly Imported[]) =>
  /from '[^']*\/use-record-form\.tsx'/.test(text) ||
  (imported.length > 0 && new RegExp(String.raw`\b(?:${imported.map(({ as }) => as).join('|')})(?:\.\w+)*\.(?:input|output)\b`).test(text));

export function contractData(): Plugin {
  const texts = new Map<string, Promise<string>>();
  const textOf = (id: string) => {
    const file = id.replace(/\?.*$/, '');
    const text = texts.get(file) ?? readFile(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  /** Schemas and endpoints, also where a maker of endpoints is all that the file imports. */
  const hasSchemas = async (id: string) =>
    /\/contract\/[^?]+\.ts$/.test(id) && (/\.(?:endpoints|register|schema)\.ts$/.test(id) || /from 'zod'/.test(await textOf(id)));
  const dataIn = async (file: string): Promise<ReadonlyMap<string, unknown>> => {
    const whole = (await import(pathToFileURL(file).href)) as Plain;
    return new Map(Object.entries(whole).flatMap(([name, value]) => (dataOf(value) === undefined ? [] : [[name, dataOf(value)]])));
  };

  return {
    name: 'mesra:contract-data',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => texts.clear(),
    resolveId: {
      filter: { id: /^[#.].*\.ts$/ },
      async handler(source, importer) {
        const resolved = importer ? await this.resolve(source, importer, { skipSelf: true }) : null;
        if (!importer || !resolved || !(await hasSchemas(resolved.id)) || (await hasSchemas(importer))) return resolved;
        const text = await textOf(importer);
        const imported = importedFrom(importer.replace(/\?.*$/, ''), text, source);
        const data = await dataIn(resolved.id);
        return imported?.every(({ name }) => data.has(name)) && !readsSchema(text, imported) ? `${resolved.id}${DATA}` : resolved;
      },
    },
    load: {
      filter: { id: /\.ts\?data$/ },
      async handler(id) {
        const data = await dataIn(id.slice(0, -DATA.length));
        return { code: [...data].map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n'), moduleType: 'js' };
      },
    },
  };
}
