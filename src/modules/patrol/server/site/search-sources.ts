/** Guarded sites for the search box. */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName, listAddress } from '#platform/server/search/found-by-name.ts';
import { patrolManifest } from '../../contract/patrol.manifest.ts';

const PAGE = '/patrol/site';

export const patrolSources: readonly SearchSource[] = [
  foundByName({
    kind: 'guarded_sites',
    requires: requirePage(patrolManifest, PAGE),
    from: 'patrol_sites t',
    title: 't.name',
    about: 't.code',
    status: 't.status',
    where: 't.deleted_at is null',
    route: ({ title }) => listAddress(PAGE, title),
  }),
];
