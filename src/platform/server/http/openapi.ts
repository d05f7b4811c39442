/** OpenAPI 3.1 printed from the endpoints; each operation carries what it demands as `x-access`. */
import { z } from 'zod';
import type { Demand, Endpoint } from '#platform/contract/endpoint.ts';

type Json = Record<string, unknown>;

/** `open`, `signed-in`, `self`, … or the pages and actions. */
export function accessOf(demand: Demand): string | Json {
  if (demand.kind !== 'pages') return demand.kind;
  return { anyOf: demand.anyOf, ...(demand.orSelf ? { orSelf: true } : {}), ...(demand.orMember ? { orMember: true } : {}) };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', override: ({ jsonSchema }) => void delete jsonSchema['$schema'] }) as Json;

const answer = (description: string) => ({ description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } });

function operationOf(endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input');
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = new Set((input['required'] ?? []) as string[]);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: properties[name] ?? { type: 'string' },
  });
  const isQuery = endpoint.method === 'GET';
  const inQuery = isQuery ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  const body = { ...input, properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))) };
  if (Array.isArray(input['required'])) (body as Json)['required'] = [...required].filter((name) => !inPath.includes(name));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.name.split('.')[0]],
    'x-access': accessOf(endpoint.demands),
    ...(endpoint.emits ? { 'x-emits': endpoint.emits } : {}),
    ...(endpoint.demands.kind === 'open' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...inPath.map((name) => parameter(name, 'path')), ...inQuery.map((name) => parameter(name, 'query'))],
    ...(isQuery ? {} : { requestBody: { content: { [endpoint.files ? 'multipart/form-data' : 'application/json']: { schema: body } } } }),
    responses: {
      200: endpoint.download
        ? { description: 'The file', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
        : { description: 'Done', content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } } },
      ...(endpoint.demands.kind === 'open' ? {} : { 401: answer('Not signed in'), 403: answer('Not allowed') }),
      404: answer('Not found'),
      422: answer('The input was refused; `errors` maps fields to messages'),
    },
  };
}

export function openApiOf(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mesra',
      version,
      description: 'Updates are POST to the record; a deletion is DELETE, or POST with `_method=DELETE`. `company_id` chooses the company in query or body.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Problem: {
          type: 'object',
          required: ['message'],
          properties: { message: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } },
        },
      },
    },
  };
}
