/** One random call of the API as its description gives it: path, query, body, and the faults that clumsy or hostile clients make. */
import type { Chance } from './chance.ts';
import { objectFor, oddValue, valueFor, type Schema, type Source } from './random-value.ts';

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }[];
  readonly body: { readonly type: string; readonly schema: Schema } | null;
}

export interface Call {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

interface Document {
  readonly paths: Record<string, Record<string, Record<string, unknown>>>;
  readonly components: Record<string, Record<string, Record<string, unknown>>>;
}

/** Follows `#/components/…`. */
export function resolverOf({ components }: Document): (reference: string) => Schema {
  return (reference) => {
    const [, , kind = '', name = ''] = reference.split('/');
    return components[kind]?.[name] ?? {};
  };
}

export function operationsOf(document: Document): Operation[] {
  const resolve = resolverOf(document);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = Object.entries((operation['requestBody'] as { content?: Record<string, { schema: Schema }> } | undefined)?.content ?? {})[0];
      const parameters = ((operation['parameters'] ?? []) as Schema[]).map((one) => (typeof one['$ref'] === 'string' ? resolve(one['$ref']) : one));
      return {
        name: String(operation['operationId']),
        method: method.toUpperCase(),
        path,
        parameters: parameters as unknown as Operation['parameters'],
        body: content ? { type: content[0], schema: content[1].schema } : null,
      };
    }),
  );
}

/** Text of a value in an address; an object has none that makes sense, which is the point. */
const inAddress = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function addressOf(operation: Operation, source: Source): string {
  const { chance } = source;
  const query: string[] = [];
  let path = operation.path;
  for (const { name, in: where, required, schema } of operation.parameters) {
    const value = valueFor(schema, name, source);
    // A lone surrogate has no place in an address at all.
    const text = inAddress(value).toWellFormed();
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text).slice(0, 300) || '0');
    else if (required || chance.often(name === 'company_id' ? 0.08 : 0.35)) {
      const key = Array.isArray(value) && chance.often(0.5) ? `${name}[]` : name;
      const values = Array.isArray(value) ? value.slice(0, 5) : [value];
      for (const one of values) query.push(`${encodeURIComponent(key)}=${encodeURIComponent(inAddress(one).toWellFormed())}`);
    }
  }
  return query.length > 0 ? `${path}?${query.join('&').slice(0, 6000)}` : path;
}

const BOUNDARY = '----fuzz';

function multipartOf(fields: Record<string, unknown>, source: Source): Buffer {
  const { chance } = source;
  const parts = Object.entries(fields).map(([name, value]) => {
    const named = chance.often(0.02) ? '' : `; name="${name.replace(/["\r\n]/g, '_')}${typeof value === 'object' && value !== null ? '[0]' : ''}"`;
    const file = chance.often(0.15) ? `; filename="${chance.pick(['a.pdf', 'b.png', '../c.xlsx', 'd'.repeat(400), ''])}"` : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data${named}${file}\r\n\r\n${inAddress(value)}\r\n`;
  });
  const end = chance.often(0.95) ? `--${BOUNDARY}--\r\n` : '';
  return Buffer.from(parts.join('') + end);
}

/** What stands in place of a proper body now and then. */
function brokenBody(chance: Chance): Buffer {
  return Buffer.from(
    chance.pick(['', '{', '[]', 'null', '"x"', '1', '{"a":}', '{"a":1,"a":2}', `${'['.repeat(5000)}${']'.repeat(5000)}`, '\u0000', '{"__proto__":{"x":1}}']),
  );
}

export function randomCall(operation: Operation, source: Source, token: string | null): Call {
  const { chance } = source;
  const headers: Record<string, string> = {};
  if (token !== null && chance.often(0.97)) headers['authorization'] = `Bearer ${token}`;
  if (chance.often(0.1)) headers['accept-language'] = chance.pick(['ms', 'en', 'xx', 'ms;q=0.5, *', '\u00ff'.repeat(50)]);
  const method = chance.often(0.02) ? chance.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE']) : operation.method;
  const path = addressOf(operation, source);
  if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return { operation: operation.name, method, path, headers, body: null };
  const schema = operation.body?.schema ?? {};
  const resolved = typeof schema['$ref'] === 'string' ? source.resolve(schema['$ref']) : schema;
  const fields = objectFor(resolved, source);
  if (chance.often(0.04)) fields[chance.pick(['company_id', 'id', 'user_id', 'status'])] = oddValue(source);
  const isMultipart = operation.body?.type === 'multipart/form-data' && chance.often(0.6);
  headers['content-type'] = isMultipart ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  if (chance.often(0.02))
    headers['content-type'] = chance.pick([
      'text/plain',
      'application/xml',
      'multipart/form-data',
      `multipart/form-data; boundary=${'b'.repeat(400)}`,
      'application/json; charset=utf-16',
    ]);
  const body = chance.often(0.03) ? brokenBody(chance) : isMultipart ? multipartOf(fields, source) : Buffer.from(JSON.stringify(fields));
  return { operation: operation.name, method, path, headers, body };
}
