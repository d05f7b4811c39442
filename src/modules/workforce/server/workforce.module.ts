/** Binds the calls of workforce operations to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { otherPlans } from '#modules/roster/server/public.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import { employeeHistories, employmentEnds } from '#modules/employee/server/public.ts';
import { showCost as costEndpoint } from '../contract/cost.endpoints.ts';
import * as daily from '../contract/daily.endpoints.ts';
import * as deployment from '../contract/deployment.endpoints.ts';
import { generateReport as reportEndpoint } from '../contract/manpower-report.endpoints.ts';
import { listPositions as positionsEndpoint, listProjectSites as sitesEndpoint, showSummary as summaryEndpoint } from '../contract/project.register.ts';
import * as standby from '../contract/standby.endpoints.ts';
import { workforceManifest } from '../contract/workforce.manifest.ts';
import { workforceAuditLabels } from './audit-labels.ts';
import { tellCertificatesJob } from './certificate/tell-certificates.ts';
import { certificateKindRegister, certificateRegister } from './certificate/certificates.register.ts';
import { showCost } from './cost/show-cost.ts';
import { showDay } from './daily/show-day.ts';
import { confirmDay, correctPresence, reopenDay } from './daily/settle-day.ts';
import { assessDeployment, cancelDeployment, confirmDeployment, deployPeople, replaceDeployment } from './deploy-people.ts';
import { deployedWork } from './deployed-times.ts';
import { deploymentHistory, endDeploymentsWith } from './end-deployments.ts';
import { findAvailable } from './find-available.ts';
import { listDeployments } from './list-deployments.ts';
import { deployedPlans } from './plan-deployed.ts';
import { needRegister } from './needs.register.ts';
import { projectRegister } from './projects.register.ts';
import { listPositions } from './list-positions.ts';
import { listProjectSites } from './list-project-sites.ts';
import { dayPdf } from './report/day-pdf.ts';
import { generateReport, manpowerReport } from './report/manpower-report.ts';
import { showSummary } from './show-summary.ts';
import { callStandby } from './standby/call-standby.ts';
import { findStandby, listGaps } from './standby/list-gaps.ts';
import { tellShortageJob } from './tell-shortage.ts';
import { workforceSources } from './search-sources.ts';

export const workforceModule: ServerModule = {
  name: 'workforce',
  manifest: workforceManifest,
  searches: workforceSources,
  demo: async () => (await import('./demo/workforce.demo.ts')).workforceDemo,
  providers: [
    provide(auditLabels, workforceAuditLabels),
    provide(busyTimes, deployedWork),
    provide(otherPlans, deployedPlans),
    provide(employmentEnds, endDeploymentsWith),
    provide(employeeHistories, deploymentHistory),
  ],
  jobs: [tellShortageJob, tellCertificatesJob],
  reports: [manpowerReport],
  bindings: [
    bind(summaryEndpoint, showSummary),
    bind(positionsEndpoint, listPositions),
    bind(sitesEndpoint, listProjectSites),
    bind(deployment.listDeployments, listDeployments),
    bind(deployment.findAvailable, findAvailable),
    bind(deployment.deployPeople, deployPeople),
    bind(deployment.assessDeployment, assessDeployment),
    bind(deployment.confirmDeployment, confirmDeployment),
    bind(deployment.cancelDeployment, cancelDeployment),
    bind(deployment.replaceDeployment, replaceDeployment),
    bind(standby.listGaps, listGaps),
    bind(standby.findStandby, findStandby),
    bind(standby.callStandby, callStandby),
    bind(daily.showDay, showDay),
    bind(daily.dayPdf, dayPdf),
    bind(daily.correctPresence, correctPresence),
    bind(daily.confirmDay, confirmDay),
    bind(daily.reopenDay, reopenDay),
    bind(reportEndpoint, generateReport),
    bind(costEndpoint, showCost),
    ...projectRegister.bindings,
    ...needRegister.bindings,
    ...certificateKindRegister.bindings,
    ...certificateRegister.bindings,
  ],
};
