/** What can be chosen for a project, by typed words. */
import { z } from 'zod';
import { defineEndpoint, onPage, one, requireAny } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';

export const CHOICES = ['client', 'outlet', 'product', 'promoter', 'supervisor'] as const;

export const findChoices = defineEndpoint({
  name: 'sales.find-choices',
  method: 'GET',
  path: 'api/spm/projects/choices',
  requires: requireAny([
    onPage(manifest, '/spm/project'),
    onPage(manifest, '/spm/project/manage'),
    onPage(manifest, '/spm/project/view/outlet'),
    onPage(manifest, '/spm/project/view/product'),
    onPage(manifest, '/spm/project/view/promoter'),
    onPage(manifest, '/spm/project/view/supervisor'),
  ]),
  input: z.object({ of: z.enum(CHOICES), keyword: z.string().trim().max(100).default(''), /** Of products. */ client_id: id().optional() }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string(), /** Of a product, in ringgit. */ price: z.number().nullable() }))),
  summary: 'Active clients, outlets, products, promoters or supervisors, twenty at most',
});
