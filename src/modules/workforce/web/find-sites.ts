import { call } from '#platform/web/call/call.ts';
import { listSites } from '#modules/work-site/contract/site.endpoints.ts';

/** Work sites by name, to choose from. */
export const findSites = async (keyword: string) =>
  (await call(listSites, { keyword, per_page: 30, sort: 'asc', sort_by: 'name' })).data.map((site) => ({ value: String(site.id), label: site.name }));
