/** Calls that say why unusual payrolls are right. */
import { z } from 'zod';
import { defineEndpoint, onPage, requireAny, wrote } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { MAX_BULK } from '#modules/payroll/contract/payroll.endpoints.ts';
import { payrollManifest as manifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { comparison } from './review.endpoints.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls';

export const MIN_REASON = 3;
export const MAX_REASON = 500;
const mayExplain = requireAny([onPage(manifest, PAGE, 'Process'), onPage(manifest, PAGE, 'Update'), onPage(manifest, PAGE, 'Confirm')]);
export const explainVariance = defineEndpoint({
  name: 'payroll.explain-variance',
  method: 'POST',
  path: `${PATH}/{id}/variance`,
  requires: mayExplain,
  input: z.object({
    id: id(),
    reason: text(MIN_REASON, MAX_REASON),
    /** Version of the payroll that was looked at; another one answers 409. */
    updated_at: z.string().max(40).optional(),
  }),
  output: wrote(comparison),
  summary: 'Says why an unusual payroll is right; it counts until the payroll changes',
});

export const explainVariances = defineEndpoint({
  name: 'payroll.explain-variances',
  method: 'POST',
  path: `${PATH}/variances`,
  requires: mayExplain,
  input: z.object({
    ids: z.array(id()).min(1).max(MAX_BULK),
    reason: text(MIN_REASON, MAX_REASON),
    /** The version of each payroll that the client saw (`updated_at` by id): a later one is refused. */
    seen: z.record(z.string().max(20), z.string().max(40)).optional(),
  }),
  output: wrote(
    z.object({
      done: z.number(),
      results: z.array(z.object({ id: z.number(), ok: z.boolean(), message: z.string().nullable() })),
    }),
  ),
  summary: 'Gives up to 1,000 unusual payrolls one reason, with a result for each',
});
