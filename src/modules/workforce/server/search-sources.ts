/** Projects of workforce operations for the search box. */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName, listAddress } from '#platform/server/search/found-by-name.ts';
import { workforceManifest } from '../contract/workforce.manifest.ts';

const PAGE = '/wom/project';

export const workforceSources: readonly SearchSource[] = [
  foundByName({
    kind: 'workforce_projects',
    requires: requirePage(workforceManifest, PAGE),
    from: 'wom_projects t',
    title: 't.name',
    about: 't.code',
    besides: 't.client_name',
    route: ({ title }) => listAddress(PAGE, title),
  }),
];
