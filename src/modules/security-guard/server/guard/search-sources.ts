/** Security guards for the search box, as far as the viewer may see them (`seenGuards`). */
import { requirePage } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { foundByName } from '#platform/server/search/found-by-name.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { securityGuardManifest } from '../../contract/security-guard.manifest.ts';

export const guardSources: readonly SearchSource[] = [
  foundByName({
    kind: 'guards',
    requires: requirePage(securityGuardManifest, '/security-guard'),
    from: 'security_guards t left join employees e on e.company_id = t.company_id and e.id = t.employee_id and e.deleted_at is null',
    title: 'coalesce(e.name, t.name)',
    about: 't.guard_no',
    status: 't.status',
    where: `t.deleted_at is null and (t.employee_id is null or e.id is not null and ${scopeText('e', 4)})`,
    values: ({ actor }) => scopeList(actor.scope),
    route: ({ id }) => `/security-guard/view?id=${id}`,
  }),
];
