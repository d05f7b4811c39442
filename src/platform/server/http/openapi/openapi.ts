/** OpenAPI 3.1 printed from the endpoints; each operation carries what it demands as `x-access`. */
import type { z } from 'zod';
import type { Requirement, Endpoint } from '#platform/contract/endpoint.ts';
import { namesByShape, schemaOf } from './openapi-schema.ts';
import { nameShapes, type Json, type NamedShapes } from './openapi-shapes.ts';

/** `open`, `signed-in`, `self`, … or the pages and actions. */
export function accessOf(requirement: Requirement): string | Json {
  if (requirement.kind !== 'pages') return requirement.kind;
  return { anyOf: requirement.anyOf, ...(requirement.orSelf ? { orSelf: true } : {}), ...(requirement.orMember ? { orMember: true } : {}) };
}

/** What every call may answer instead; which status means what stands in its description. */
const REFUSED = {
  description: '401 not signed in, 403 not allowed, 404 not found, 409 changed meanwhile, 422 the input was refused: `errors` maps fields to messages',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** An endpoint with its two schemas as JSON, before names. */
interface Described {
  readonly endpoint: Endpoint;
  readonly input: Json;
  readonly output: Json;
}

/** Parameters that many calls take (`page`, `branch_id`, the `id` of a path) stand once. */
function sharedParameters(operations: readonly Json[]): Json {
  const met = new Map<string, { readonly parameter: Json; users: Json[][]; at: number[] }>();
  for (const operation of operations)
    (operation['parameters'] as Json[]).forEach((parameter, at, users) => {
      const text = JSON.stringify(parameter);
      const known = met.get(text) ?? { parameter, users: [], at: [] };
      known.users.push(users);
      known.at.push(at);
      met.set(text, known);
    });
  const shared: Json = {};
  const often = [...met.values()].filter(({ users }) => users.length > 2).sort((a, b) => b.users.length - a.users.length);
  for (const { parameter, users, at } of often) {
    const plain = `${String(parameter['name'])}-${String(parameter['in'])}`;
    let name = plain;
    for (let number = 2; name in shared; number++) name = `${plain}-${number}`;
    shared[name] = parameter;
    users.forEach((list, i) => (list[at[i] as number] = { $ref: `#/components/parameters/${name}` }));
  }
  return shared;
}

function operationOf({ endpoint, input, output }: Described, { refer }: NamedShapes): Json {
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = new Set((input['required'] ?? []) as string[]);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: refer(properties[name] ?? { type: 'string' }),
  });
  const isQuery = endpoint.method === 'GET';
  const inQuery = isQuery ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  const isOpen = endpoint.requires.kind === 'open';
  const body = isQuery ? {} : bodyOf(input, inPath);
  const hasBody = Object.keys((body['properties'] ?? {}) as Json).length > 0 || (!isQuery && !body['properties']);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.name.split('.')[0]],
    'x-access': accessOf(endpoint.requires),
    ...(endpoint.emits ? { 'x-emits': endpoint.emits } : {}),
    ...(isOpen ? { security: [] } : {}),
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(isOfCompany(endpoint) && !properties['company_id'] ? [COMPANY] : []),
      ...inQuery.map((name) => parameter(name, 'query')),
    ],
    ...(hasBody ? { requestBody: { content: { [endpoint.files ? 'multipart/form-data' : 'application/json']: { schema: refer(body) } } } } : {}),
    responses: {
      200: endpoint.download
        ? { description: 'The file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
        : { description: 'Done', content: { 'application/json': { schema: refer(output) } } },
      ...(endpoint.reference && { 304: { description: 'What the browser keeps still holds.' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

const isOfCompany = ({ requires, companyParameter }: Endpoint) => !companyParameter && !['open', 'signed-in', 'unverified'].includes(requires.kind);

const COMPANY: Json = { name: 'company_id', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } };

/** What is left of the input for the body: the path has its own parameters. */
function bodyOf(input: Json, inPath: readonly string[]): Json {
  const isLeft = (name: string) => !inPath.includes(name);
  return {
    ...input,
    ...(input['properties'] ? { properties: Object.fromEntries(Object.entries(input['properties']).filter(([name]) => isLeft(name))) } : {}),
    ...(Array.isArray(input['required']) ? { required: (input['required'] as string[]).filter(isLeft) } : {}),
  };
}

/** @param shapes the shapes that contracts export, by name; they give the document's shapes their names */
export function openApiOf(endpoints: readonly Endpoint[], version: string, shapes: ReadonlyMap<string, z.ZodType> = new Map()): Json {
  const described = endpoints.map((endpoint) => ({ endpoint, input: schemaOf(endpoint.input, 'input'), output: schemaOf(endpoint.output, 'output') }));
  const named = nameShapes(
    described.flatMap(({ endpoint, input, output }) => [
      { operation: endpoint.name, side: 'answer' as const, schema: output },
      { operation: endpoint.name, side: 'input' as const, schema: input },
    ]),
    namesByShape(shapes),
  );
  const operations = described.map((one) => operationOf(one, named));
  const parameters = sharedParameters(operations);
  const paths: Record<string, Json> = {};
  endpoints.forEach(({ path, method }, i) => (paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operations[i] }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mesra',
      version,
      description: [
        'Updates are POST to the record; a deletion is DELETE, or POST with `_method=DELETE`.',
        '`company_id` chooses the company, in the address or in a JSON body; without it the company that was used last answers.',
        'A form (multipart) names it in the address, because its sender is judged before its body is read; another one among its fields is refused with 422.',
        'An empty string stands for null. Answers may gain fields.',
      ].join(' '),
    },
    servers: [{ url: '/', description: 'This portal' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: { Refused: REFUSED },
      parameters,
      schemas: {
        Problem: {
          type: 'object',
          required: ['message'],
          properties: { message: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } },
        },
        ...Object.fromEntries(Object.entries(named.schemas).sort(([a], [b]) => a.localeCompare(b))),
      },
    },
  };
}
