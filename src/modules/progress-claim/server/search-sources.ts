/** Contracts of progress claims for the search box. */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName } from '#platform/server/search/found-by-name.ts';
import { progressClaimManifest } from '../contract/progress-claim.manifest.ts';

const PAGE = '/pcr/project';

export const progressClaimSources: readonly SearchSource[] = [
  foundByName({
    kind: 'contracts',
    requires: requirePage(progressClaimManifest, PAGE),
    from: 'pcr_projects t',
    title: 't.name',
    about: 't.code',
    besides: 't.contract_no',
    where: 't.deleted_at is null',
    route: ({ id }) => `${PAGE}?id=${id}`,
  }),
];
