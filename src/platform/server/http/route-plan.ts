/** One binding as the server runs it: its schemas made strict or lenient, its coercers built once. */
import { z } from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { listsLater } from '#platform/contract/read-later.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Binding, SlowWork } from '../module.ts';
import { coercerOf, type Coercer } from './coerce.ts';

export interface RoutePlan {
  readonly endpoint: Endpoint;
  /** Module switches, of which one must be on; none: always on. */
  readonly switches: readonly ModuleKey[];
  readonly ahead: ((ctx: unknown, input: unknown) => Promise<SlowWork<unknown>>) | null;
  readonly failed: Binding['failed'];
  readonly handle: (ctx: unknown, input: unknown, ready: unknown) => Promise<unknown>;
  /** `:id` form for the router, with a leading slash. */
  readonly url: string;
  readonly parameters: ReadonlySet<string>;
  readonly schema: z.ZodType;
  readonly coerce: Coercer;
  /** Fields whose parts are read by themselves, by the handler (`readLater`). */
  readonly later: ReadonlySet<string>;
  readonly readOnly: boolean;
  /** The schema takes `company_id` itself. */
  readonly wantsCompanyId: boolean;
}

/** Queries ignore unknown fields, bodies refuse them. A loose object stays loose. */
function withStrictness(schema: z.ZodType, strict: boolean): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const { catchall } = schema.def as unknown as { catchall?: z.ZodType };
    const isLoose = catchall !== undefined && (catchall.def as unknown as { type: string }).type !== 'never';
    if (isLoose) return schema;
    return strict ? schema.strict() : schema.strip();
  }
  return schema;
}

export function planRoute({ endpoint, ahead: upcoming, failed, handle, switches = [] }: Binding): RoutePlan {
  const isQuery = endpoint.method === 'GET';
  const schema = withStrictness(endpoint.input, !isQuery);
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, unknown>) : {};
  return {
    endpoint,
    switches,
    ahead: (upcoming ?? null) as RoutePlan['ahead'],
    failed,
    handle: handle as RoutePlan['handle'],
    url: `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    parameters: new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)),
    schema,
    coerce: coercerOf(schema),
    later: new Set(Object.keys(shape).filter((name) => listsLater(shape[name]))),
    readOnly: !(endpoint.writes ?? !isQuery),
    wantsCompanyId: 'company_id' in shape,
  };
}
