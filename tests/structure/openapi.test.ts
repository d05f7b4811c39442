/** The description of the API is one that tools of others can read: what it refers to exists, what it requires is defined, shapes have names. */
import { beforeAll, describe, expect, test } from 'vitest';
import { openApiOf } from '#platform/server/http/openapi/openapi.ts';
import { contractShapes } from '#app/server/contract-shapes.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';

type Json = Record<string, unknown>;

const endpoints = SERVER_MODULES.flatMap(({ bindings }) => bindings.map(({ endpoint }) => endpoint));
let document: Json;
let nodes: { node: Json; path: string }[];
beforeAll(async () => {
  document = openApiOf(endpoints, '1.0.0', await contractShapes());
  nodes = [];
  const walk = (node: unknown, path: string): void => {
    if (Array.isArray(node)) return node.forEach((entry, i) => walk(entry, `${path}/${i}`));
    if (node === null || typeof node !== 'object') return;
    nodes.push({ node: node as Json, path });
    for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
  };
  walk(document, '#');
});

const operations = () => Object.values(document['paths'] as Record<string, Record<string, Json>>).flatMap((methods) => Object.values(methods));
const at = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);

describe('the description of the API', () => {
  test('has every endpoint once, by its name', () => {
    expect(operations().map(({ operationId }) => operationId)).toHaveLength(endpoints.length);
    expect(new Set(operations().map(({ operationId }) => operationId))).toEqual(new Set(endpoints.map(({ name }) => name)));
  });

  test('names a server, and says of every call without sign-in that it is open', () => {
    expect(document['servers']).toEqual([{ url: '/', description: 'This portal' }]);
    expect(document['security']).toEqual([{ bearer: [] }]);
    const open = operations().filter(({ security }) => Array.isArray(security) && security.length === 0);
    expect(open.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints
        .filter(({ requires }) => requires.kind === 'open')
        .map(({ name }) => name)
        .sort(),
    );
  });

  test('refers only to what stands in it', () => {
    const references = nodes.flatMap(({ node }) => (typeof node['$ref'] === 'string' ? [node['$ref']] : []));
    expect(references.length).toBeGreaterThan(500);
    expect(references.filter((reference) => at(reference) === undefined)).toEqual([]);
  });

  test('requires only properties that it defines', () => {
    const undefinedOnes = nodes.flatMap(({ node, path }) => {
      if (node['type'] !== 'object' || !Array.isArray(node['required'])) return [];
      const defined = (node['properties'] ?? {}) as Json;
      return node['required'].filter((name: string) => !(name in defined)).map((name: string) => `${path}: ${name}`);
    });
    expect(undefinedOnes).toEqual([]);
  });

  test('every parameter of a path is described', () => {
    for (const [path, methods] of Object.entries(document['paths'] as Record<string, Record<string, Json>>))
      for (const operation of Object.values(methods)) {
        const parameters = (operation['parameters'] as Json[]).map((parameter) => (parameter['$ref'] ? (at(parameter['$ref'] as string) as Json) : parameter));
        const described = parameters.filter((parameter) => parameter['in'] === 'path').map((parameter) => parameter['name']);
        expect(described, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      }
  });

  test('calls shapes by the names of the contracts, and says each of them once', () => {
    const { schemas } = document['components'] as { schemas: Record<string, Json> };
    for (const name of ['PayrollForm', 'EmployeeDetail', 'LeaveRow', 'Done', 'Meta', 'Problem']) expect(schemas).toHaveProperty(name);
    const large = new Map<string, number>();
    for (const { node } of nodes) {
      if (node['type'] !== 'object' || !node['properties']) continue;
      const text = JSON.stringify(node);
      if (text.length > 300) large.set(text, (large.get(text) ?? 0) + 1);
    }
    expect([...large].filter(([, times]) => times > 1).map(([text]) => text.slice(0, 120))).toEqual([]);
  });
});
