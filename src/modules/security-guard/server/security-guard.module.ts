/** Binds the calls of the guard registry to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { importInto } from '#platform/server/register/sheet/sheet-import.ts';
import { employmentEnds } from '#modules/employee/server/public.ts';
import { printBioData as printEndpoint } from '../contract/guard/bio-data.endpoints.ts';
import * as guard from '../contract/guard/guard.register.ts';
import { listOfProvider as listProvider, showOfProvider as showProvider } from '../contract/guard/provider.endpoints.ts';
import * as record from '../contract/record/compliance.endpoints.ts';
import { postGuards as postEndpoint } from '../contract/record/posting.register.ts';
import { securityGuardManifest } from '../contract/security-guard.manifest.ts';
import { securityGuardAuditLabels } from './audit-labels.ts';
import { endGuardWith } from './end-guard.ts';
import { eraseGuardData, watchGuards } from './guard-jobs.ts';
import { printBioData } from './paper/bio-data.ts';
import { exportGuards, guardReport } from './paper/guard-report.ts';
import { guardRegister } from './guard/guard.register.ts';
import { guardSheet } from './guard/guard.sheet.ts';
import { listOfProvider, showOfProvider } from './guard/guards-of-provider.ts';
import { guardSummary } from './guard/summarise-guards.ts';
import * as blacklist from './record/blacklist.ts';
import { saveCompliance, showCompliance, showRequirements } from './record/compliance.ts';
import { incidentRegister } from './record/incident.register.ts';
import { savePapers, showPapers } from './record/papers.ts';
import { postGuards } from './record/post-guards.ts';
import { postingRegister } from './record/posting.register.ts';
import { saveSetting, showSetting } from './record/setting.ts';
import { guardSources } from './guard/search-sources.ts';

export const securityGuardModule: ServerModule = {
  name: 'security-guard',
  manifest: securityGuardManifest,
  searches: guardSources,
  demo: async () => (await import('./demo/security-guard.demo.ts')).securityGuardDemo,
  jobs: [watchGuards, eraseGuardData],
  reports: [guardReport],
  providers: [provide(auditLabels, securityGuardAuditLabels), provide(employmentEnds, endGuardWith)],
  bindings: [
    ...guardRegister.bindings,
    ...importBindings(guard.guardImport, importInto(guardRegister, guardSheet)),
    ...postingRegister.bindings,
    ...incidentRegister.bindings,
    bind(guard.guardSummary, guardSummary),
    bind(guard.exportGuards, exportGuards),
    bind(printEndpoint, printBioData),
    bind(listProvider, listOfProvider),
    bind(showProvider, showOfProvider),
    bind(postEndpoint, postGuards),
    bind(record.showSetting, showSetting),
    bind(record.saveSetting, saveSetting),
    bind(record.showRequirements, showRequirements),
    bind(record.showCompliance, showCompliance),
    bind(record.saveCompliance, saveCompliance),
    bind(record.showBlacklisting, blacklist.show),
    bind(record.blacklistGuard, blacklist.put),
    bind(record.answerBlacklisting, blacklist.answer),
    bind(record.endBlacklisting, blacklist.end),
    bind(record.showPapers, showPapers),
    bind(record.savePapers, savePapers),
  ],
};
