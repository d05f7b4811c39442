/**
 * A build leaves the schemas of a contract out unless the importing file names them (`tools/contract-data.ts` looks for
 * `saveSalary.input`). An `input` that is read of a variable is there in tests, and undefined in the browser.
 */
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { importedFrom } from '../../tools/contract-data.ts';
import { isTest, SOURCES } from './source-files.ts';

const SCHEMAS = new Set(['input', 'output']);
/** What is no endpoint and has an input all the same. */
const NO_ENDPOINTS = new Set(['src/modules/payroll/web/setting/conformance/case-drawer.tsx: one']);
/** The `input` that a part is handed is what somebody chose in a list. */
const HANDED = 'props';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

function nodesOf(node: Node): readonly Node[] {
  const parts = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
  return [node, ...parts.flatMap(nodesOf)];
}

/** What an expression is read of, where it is read by plain names (`saveSalary.input`, `CALLS.save.input`); else null. */
function plainRoot(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return nameOf(node);
  return node.type === 'MemberExpression' && node['computed'] === false && node['optional'] === false ? plainRoot(node['object']) : null;
}

/** Inputs and outputs that a file reads of what no contract exports to it, by what they are read of. */
function hiddenReads(file: string, text: string): readonly string[] {
  const { program, module } = parseSync(file, text);
  const sources = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const named = new Set(
    sources
      .filter((source) => /\/contract\/|\.messages\.ts$/.test(source))
      .flatMap((source) => importedFrom(file, text, source) ?? [])
      .map(({ as }) => as),
  );
  return nodesOf(program as unknown as Node).flatMap((node) => {
    if (node.type === 'MemberExpression' && SCHEMAS.has(nameOf(node['property'])) && node['computed'] === false) {
      const root = plainRoot(node['object']);
      return root !== null && (named.has(root) || nameOf(node['object']) === HANDED) ? [] : [root ?? 'an expression'];
    }
    if (node.type !== 'VariableDeclarator' || !isNode(node['id']) || node['id'].type !== 'ObjectPattern') return [];
    const taken = (node['id']['properties'] as readonly Node[]).some(({ key }) => SCHEMAS.has(nameOf(key)));
    return taken && nameOf(node['init']) !== HANDED ? [nameOf(node['init']) || 'an expression'] : [];
  });
}

it.each<[string, string, readonly string[]]>([
  ['named as the contract exports it', `import { save } from '../contract/x.endpoints.ts'; useZodForm(save.input.omit({ id: true }));`, []],
  ['of a parameter', `function Form({ endpoint }) { return useZodForm(endpoint.input); }`, ['endpoint']],
  ['of one of several', `import { CALLS } from '../contract/x.endpoints.ts'; const schema = CALLS[kind].input;`, ['an expression']],
  ['of a choice', `import { save, add } from '../contract/x.endpoints.ts'; const schema = (id ? save : add).input;`, ['an expression']],
  ['of a variable', `import { save } from '../contract/x.endpoints.ts'; const call = save; call.input.parse({});`, ['call']],
  ['taken apart', `import { save } from '../contract/x.endpoints.ts'; const { input } = save;`, ['save']],
  ['that another file of the web passes on', `import { save } from './public.tsx'; save.input.parse({});`, ['save']],
  ['of what a part is handed', `function List(props) { return [props.input, props.endpoint.input]; }`, ['props']],
  ['as a type', `type Values = z.input<typeof form>; const of = (schema: E['input']) => schema;`, []],
])('an input %s', (_, text, found) => expect(hiddenReads('form.tsx', text)).toEqual(found));

it('the web names the endpoint whose input it reads', () => {
  const files = SOURCES.filter(({ path }) => path.includes('/web/') && !isTest(path));
  const hidden = files.flatMap(({ path, text }) => hiddenReads(path, text).map((root) => `${path}: ${root}`));
  expect(files.some(({ text }) => /\w\.input\b/.test(text))).toBe(true);
  expect(
    hidden.filter((place) => !NO_ENDPOINTS.has(place)),
    'the browser has no such input: read it where the endpoint is imported, by its name (`saveSalary.input`), and pass the schema on. What is no endpoint: NO_ENDPOINTS',
  ).toEqual([]);
  expect(
    [...NO_ENDPOINTS].filter((place) => !hidden.includes(place)),
    'NO_ENDPOINTS that are no more',
  ).toEqual([]);
});
