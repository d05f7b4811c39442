/** The whole portal: endpoints, pages and actions hang together. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { pagesOf } from '#platform/contract/access.ts';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { ROOT, SOURCES } from './source-files.ts';

const endpoints = SERVER_MODULES.flatMap(({ bindings }) => bindings.map(({ endpoint }) => endpoint));
const manifests = SERVER_MODULES.flatMap(({ manifest }) => manifest ?? []);
const pages = pagesOf(manifests);

test('names and paths of endpoints are unique', () => {
  const twice = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index);
  expect(twice(endpoints.map(({ name }) => name))).toEqual([]);
  expect(twice(endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`))).toEqual([]);
});

test('paths are relative and stand under api/', () => {
  expect(endpoints.filter(({ path }) => !/^api\/[a-z0-9\-/{}_]+$/.test(path)).map(({ path }) => path)).toEqual([]);
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'requires' in value && 'method' in value && 'path' in value;

/** The endpoints that a contract file exports, alone or in a family (`branchEndpoints.create`). */
async function declaredIn(path: string): Promise<Endpoint[]> {
  const exported = Object.values((await import(/* @vite-ignore */ join(ROOT, path))) as Record<string, unknown>);
  return exported.flatMap((value) =>
    isEndpoint(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint) : [],
  );
}

test('every declared endpoint is bound', async () => {
  const bound = new Set(endpoints.map(({ name }) => name));
  const files = SOURCES.filter(({ path }) => path.endsWith('.endpoints.ts'));
  const declared = await Promise.all(files.map(({ path }) => declaredIn(path)));
  expect(declared.flat().length).toBeGreaterThan(100);
  expect(
    declared
      .flat()
      .filter(({ name }) => !bound.has(name))
      .map(({ name }) => name),
  ).toEqual([]);
});

test('every demand names a page and an action that a manifest declares', () => {
  const unknown = endpoints.flatMap(({ name, requires }) =>
    requires.kind === 'pages'
      ? requires.anyOf
          .filter(({ page, action }) => !pages.has(page) || (action !== undefined && !pages.get(page)?.actions.includes(action)))
          .map((part) => ({ name, ...part }))
      : [],
  );
  expect(unknown).toEqual([]);
});

test('parents, covers and tabs point at pages that exist', () => {
  const lost = [...pages].flatMap(([path, page]) =>
    [page.parent, page.coveredBy, page.tabOf].filter((other) => other !== undefined && !pages.has(other)).map((other) => `${path} → ${other}`),
  );
  expect(lost).toEqual([]);
});

test('an owner or admin page is in the menu, a tab, or reached from a parent', () => {
  const adrift = [...pages].filter(([, page]) => ['tab', 'view', 'hidden'].includes(page.kind) && !page.parent).map(([path]) => path);
  const itemless = [...pages].filter(([, page]) => page.kind === 'item' && !page.section).map(([path]) => path);
  expect([...adrift, ...itemless]).toEqual([]);
});

test('buttons ask for their right through `needs`, which also knows what they wait for', () => {
  const asksItself = /\bmay[A-Z]\w*(?:\.\w+)? && \(?\s*(?:<>\s*)?<(?:Button|ActionIcon|ConfirmButton)\b|\bmay(?:[A-Z]\w*|\.\w+)\s*\? \[/;
  const rooms = SOURCES.filter(({ path, text }) => /^src\/modules\/[^/]+\/web\//.test(path) && /useCan\([^()]+,[^()]+\)/.test(text));
  expect(rooms.length).toBeGreaterThan(0);
  expect(rooms.filter(({ text }) => asksItself.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every slot in which a module hangs a guest is drawn by a host', () => {
  const web = SOURCES.filter(({ path }) => /^src\/(modules\/[^/]+|app)\/web\//.test(path) && !path.includes('.test.'));
  const drawn = new Set(web.flatMap(({ text }) => [...text.matchAll(/<Slot\s+name="([\w-]+)"/g)].map(([, name]) => name)));
  const hung = web
    .filter(({ path }) => path.endsWith('.module.tsx'))
    .flatMap(({ path, text }) => [...text.matchAll(/(?:slots: \{\s*|\],\n\s{4})'?([\w-]+)'?: \[/g)].map(([, name]) => ({ path, name })));
  expect(hung.length).toBeGreaterThan(3);
  expect(hung.filter(({ name }) => !drawn.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
