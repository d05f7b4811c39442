/** What work sites hand to the portal. The only file that app imports. */
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { importInto } from '#platform/server/register/sheet/sheet-import.ts';
import { organisationUsers } from '#modules/company/server/public.ts';
import { employmentEnds, worksites } from '#modules/employee/server/public.ts';
import { workSiteManifest } from '../contract/work-site.manifest.ts';
import { workSiteImport } from '../contract/work-site.register.ts';
import { listSiteProjects as listProjectsCall, listSites as listSitesCall } from '../contract/site.endpoints.ts';
import * as photos from '../contract/site-photos.endpoints.ts';
import * as assignment from '../contract/worksite.endpoints.ts';
import { workSiteAuditLabels } from './audit-labels.ts';
import { listSites } from './list-sites.ts';
import { deleteWorksite, endWorksite, endWorksitesWith, makeMainSite } from './move-worksite.ts';
import { assignEmployees, assignWorksites } from './place-employees.ts';
import { findPlaceable, findSites, listSiteEmployees, listWorksites, sitesOfPeople, worksitesOfEmployee } from './read-worksites.ts';
import { listSitePhotos, saveSitePhotos } from './site-photos.ts';
import { listSiteProjects } from './site-tasks.ts';
import { sitesOfBranch } from './sites-of-branch.ts';
import { workSiteRegister } from './work-site.register.ts';
import { workSiteSheet } from './work-site.sheet.ts';
import { workSiteSources } from './search-sources.ts';

export const workSiteModule: ServerModule = {
  name: 'work-site',
  manifest: workSiteManifest,
  searches: workSiteSources,
  demo: async () => (await import('./demo/work-site.demo.ts')).workSiteDemo,
  providers: [
    provide(auditLabels, workSiteAuditLabels),
    provide(worksites, sitesOfPeople),
    provide(employmentEnds, endWorksitesWith),
    provide(organisationUsers, sitesOfBranch),
  ],
  bindings: [
    ...workSiteRegister.bindings,
    ...importBindings(workSiteImport, importInto(workSiteRegister, workSiteSheet)),
    bind(assignment.listSiteEmployees, listSiteEmployees),
    bind(assignment.assignEmployees, assignEmployees),
    bind(assignment.findPlaceable, findPlaceable),
    bind(assignment.findSites, findSites),
    bind(listSitesCall, listSites),
    bind(listProjectsCall, listSiteProjects),
    bind(photos.listSitePhotos, listSitePhotos),
    bind(photos.saveSitePhotos, saveSitePhotos),
    bind(assignment.listWorksites, listWorksites),
    bind(assignment.worksitesOfEmployee, worksitesOfEmployee),
    bind(assignment.assignWorksites, assignWorksites),
    bind(assignment.makeMainSite, makeMainSite),
    bind(assignment.endWorksite, endWorksite),
    bind(assignment.deleteWorksite, deleteWorksite),
  ],
};
