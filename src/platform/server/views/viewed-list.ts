/** A list of the portal, as far as its views need to know. */
import type { z } from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import { coercerOf } from '../http/coerce.ts';

export interface ViewedList {
  readonly endpoint: Endpoint;
  readonly switches: readonly ModuleKey[];
  /** Whoever may change one of these shares views. */
  readonly pages: readonly string[];
}

/** What the list still understands of a query, in order: each field judged by the list's own schema. Where one stands in it is not kept. */
export function normalQuery({ endpoint }: ViewedList, query: string): string {
  const { shape } = endpoint.input as z.ZodObject;
  const understood = ([name, text]: readonly [string, string]) => {
    const field = name === 'page' || endpoint.path.includes(`{${name}}`) ? undefined : (shape[name] as z.ZodType | undefined);
    if (!field || text === '') return field !== undefined;
    const read = field.safeParse(coercerOf(field)(text));
    return read.success && (name !== 'sort_by' || read.data === text);
  };
  const stored = new URLSearchParams([...new URLSearchParams(query)].filter(understood));
  stored.sort();
  return stored.toString();
}
