import { z } from 'zod';
import type { Requirement } from '#platform/contract/endpoint.ts';
import type { Binding } from '../module.ts';
import type { ViewedList } from './viewed-list.ts';

const pagesIn = (requires: Requirement | undefined) => (requires?.kind === 'pages' ? requires.anyOf.map(({ page }) => page) : []);

/** By the name of the call. A list that every member reads stands on the page of whoever adds to it. */
export function listsOf(bindings: readonly Binding[]): ReadonlyMap<string, ViewedList> {
  const adding = new Map(bindings.filter(({ endpoint }) => endpoint.method === 'POST').map(({ endpoint }) => [endpoint.path, endpoint.requires]));
  const lists = bindings.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.input instanceof z.ZodObject);
  return new Map(
    lists.map(({ endpoint, switches = [] }) => {
      const own = pagesIn(endpoint.requires);
      return [endpoint.name, { endpoint, switches, pages: own.length > 0 ? own : pagesIn(adding.get(endpoint.path)) }];
    }),
  );
}
