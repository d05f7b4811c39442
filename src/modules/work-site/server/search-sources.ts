/** Work sites for the search box. */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName, listAddress } from '#platform/server/search/found-by-name.ts';
import { workSiteManifest } from '../contract/work-site.manifest.ts';

const PAGE = '/work-task/site/manage';

export const workSiteSources: readonly SearchSource[] = [
  foundByName({
    kind: 'sites',
    requires: requirePage(workSiteManifest, PAGE),
    from: 'work_sites t',
    title: 't.name',
    about: 't.code',
    besides: 't.city',
    status: 't.status',
    where: 't.deleted_at is null',
    route: ({ title }) => listAddress(PAGE, title),
  }),
];
