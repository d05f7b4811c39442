/** Binds the calls of site visits to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { siteVisits } from '#modules/roster/server/public.ts';
import * as manage from '../contract/manage-visit.endpoints.ts';
import * as own from '../contract/own-visit.endpoints.ts';
import { generateVisitReport as reportEndpoint } from '../contract/report/visit-report.endpoints.ts';
import { siteVisitManifest } from '../contract/site-visit.manifest.ts';
import { siteVisitAuditLabels } from './audit-labels.ts';
import { cancelVisit, withdrawVisit } from './cancel-visit.ts';
import { correctVisit } from './manage/correct-visit.ts';
import { listVisits, showVisit, visitChoices, visitSummary } from './manage/manage-visits.ts';
import { changeKilometres, changeOwnKilometres } from './mileage/change-kilometres.ts';
import { claimVisitMileage } from './mileage/claim-mileage.ts';
import { endVisit } from './own/end-visit.ts';
import { findColleagues, listOwnVisits, ownVisitSummary, showOwnDay, showOwnVisit } from './own/read-own-visits.ts';
import { startVisit } from './own/start-visit.ts';
import { removeStartingPoint, saveStartingPoint } from './own/starting-point.ts';
import { changeOwnVisit, changeVisit, planOwnVisit, planVisits } from './plan-visit.ts';
import { exportVisits, generateVisitReport, visitList, visitReport } from './report/visit-report.ts';
import { endKeepingPositions, watchVisits } from './visit-jobs.ts';
import { visitsAsPresence } from './visits-as-presence.ts';

export const siteVisitModule: ServerModule = {
  name: 'site-visit',
  manifest: siteVisitManifest,
  demo: async () => (await import('./demo/site-visit.demo.ts')).siteVisitDemo,
  jobs: [watchVisits, endKeepingPositions],
  reports: [visitReport, visitList],
  providers: [provide(auditLabels, siteVisitAuditLabels), provide(siteVisits, visitsAsPresence)],
  bindings: [
    bind(own.listOwnVisits, listOwnVisits),
    bind(own.ownVisitSummary, ownVisitSummary),
    bind(own.showOwnDay, showOwnDay),
    bind(own.findColleagues, findColleagues),
    bind(own.planOwnVisit, planOwnVisit),
    bind(own.startVisit, startVisit),
    bind(own.endVisit, endVisit),
    bind(own.saveStartingPoint, saveStartingPoint),
    bind(own.removeStartingPoint, removeStartingPoint),

    bind(manage.listVisits, listVisits),
    bind(manage.visitSummary, visitSummary),
    bind(manage.visitChoices, visitChoices),
    bind(manage.exportVisits, exportVisits),
    bind(manage.planVisits, planVisits),
    bind(reportEndpoint, generateVisitReport),

    bind(manage.showVisit, showVisit),
    bind(manage.changeVisit, changeVisit),
    bind(manage.correctVisit, correctVisit),
    bind(manage.changeKilometres, changeKilometres),
    bind(manage.cancelVisit, cancelVisit),

    bind(own.showOwnVisit, showOwnVisit),
    bind(own.changeOwnVisit, changeOwnVisit),
    bind(own.withdrawVisit, withdrawVisit),
    bind(own.changeOwnKilometres, changeOwnKilometres),
    bind(own.claimVisitMileage, claimVisitMileage),
  ],
};
