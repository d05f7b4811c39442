/** The published cases and what this installation makes of them: for every signed-in person, without a company. */
import { z } from 'zod';
import { defineEndpoint, list, metaSchema, one, SIGNED_IN } from '#platform/contract/endpoint.ts';
import { listParams } from '#platform/contract/paging.ts';
import { CONFORMANCE_SCHEMES, conformanceCase, conformanceDetail, conformanceResult, conformanceTotal } from './conformance.schema.ts';

const PATH = 'api/statutory/conformance';

export const runConformance = defineEndpoint({
  name: 'statutory.run-conformance',
  method: 'GET',
  path: PATH,
  requires: SIGNED_IN,
  input: z.object({
    ...listParams(['title'], { perPage: 50 }),
    scheme: z.enum(CONFORMANCE_SCHEMES).optional(),
    /** First month of a rule, e.g. "2025-10". */
    version: z.string().max(7).optional(),
    /** Only the cases that come out wrong. */
    wrong: z.boolean().optional(),
  }),
  output: z.object({
    data: z.array(conformanceResult),
    /** Over all cases, whatever the filter. */
    totals: z.array(conformanceTotal),
    /** Milliseconds that the run of all cases took on the server. */
    duration: z.number(),
    meta: metaSchema,
  }),
  summary: 'Runs every published statutory case on this installation and answers right or wrong, wrong ones first',
});

export const listConformanceCases = defineEndpoint({
  name: 'statutory.list-conformance-cases',
  method: 'GET',
  path: `${PATH}/cases`,
  requires: SIGNED_IN,
  input: z.object({ ...listParams(['title'], { perPage: 500 }) }),
  output: list(conformanceCase),
  summary: 'The published cases alone, for a browser to run',
});

export const showConformanceCase = defineEndpoint({
  name: 'statutory.show-conformance-case',
  method: 'GET',
  path: `${PATH}/case`,
  requires: SIGNED_IN,
  input: z.object({ id: z.string().max(100) }),
  output: one(conformanceDetail),
  summary: 'One case with the steps of its calculation',
});
