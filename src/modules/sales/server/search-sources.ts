/** Sales projects, outlets, promoters and products for the search box. */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName, listAddress } from '#platform/server/search/found-by-name.ts';
import { salesManifest } from '../contract/sales.manifest.ts';

const NAMED = { title: 't.name', about: 't.code', status: 't.status', where: 't.deleted_at is null' } as const;

export const salesSources: readonly SearchSource[] = [
  foundByName({
    ...NAMED,
    kind: 'sales_projects',
    requires: requirePage(salesManifest, '/spm/project/manage'),
    from: 'sales_projects t',
    route: ({ id }) => `/spm/project/view?id=${id}`,
  }),
  foundByName({
    ...NAMED,
    kind: 'outlets',
    requires: requirePage(salesManifest, '/spm/outlet'),
    from: 'sales_outlets t',
    besides: 't.city',
    route: ({ id }) => `/spm/outlet/view?id=${id}`,
  }),
  foundByName({
    ...NAMED,
    kind: 'promoters',
    requires: requirePage(salesManifest, '/spm/promoter'),
    from: 'sales_promoters t',
    route: ({ id }) => `/spm/promoter/view?id=${id}`,
  }),
  foundByName({
    ...NAMED,
    kind: 'products',
    requires: requirePage(salesManifest, '/spm/product'),
    from: 'sales_products t',
    about: 't.sku',
    besides: 't.barcode',
    route: ({ about }) => listAddress('/spm/product', about),
  }),
];
