/** Projects on sites for the search box. */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName, listAddress } from '#platform/server/search/found-by-name.ts';
import { workTaskManifest } from '../contract/work-task.manifest.ts';

const PAGE = '/work-task/site/project';

export const workTaskSources: readonly SearchSource[] = [
  foundByName({
    kind: 'work_projects',
    requires: requirePage(workTaskManifest, PAGE),
    from: 'work_projects t',
    title: 't.name',
    about: 't.code',
    where: 't.deleted_at is null',
    route: ({ title }) => listAddress(PAGE, title),
  }),
];
