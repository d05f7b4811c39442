/** Binds the calls of patrol to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { bind, bindAfter, bindOpen, bindOpenAfter, type ServerModule } from '#platform/server/module.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import * as certificate from '../contract/certificate/certificate.endpoints.ts';
import * as calls from '../contract/device/device-call.endpoints.ts';
import * as device from '../contract/device/device.register.ts';
import * as pings from '../contract/device/ping.endpoints.ts';
import { sendPhoto as photoEndpoint } from '../contract/device/photo.endpoints.ts';
import * as emergency from '../contract/emergency/emergency.endpoints.ts';
import { sendEmergencies as emergenciesEndpoint } from '../contract/emergency/emergency-call.endpoints.ts';
import { showGuardMonth as guardMonthEndpoint } from '../contract/guard/guard-month.endpoints.ts';
import * as guard from '../contract/guard/guard.register.ts';
import * as log from '../contract/logbook/log.endpoints.ts';
import { sendLogEntries as logEndpoint } from '../contract/logbook/log-call.endpoints.ts';
import * as clocking from '../contract/operation/clocking.endpoints.ts';
import * as exception from '../contract/operation/exception.endpoints.ts';
import { listGuardDuty as listGuardDutyEndpoint } from '../contract/operation/guard-duty.endpoints.ts';
import * as month from '../contract/operation/month.endpoints.ts';
import * as operation from '../contract/operation/operation.endpoints.ts';
import * as order from '../contract/order/order.endpoints.ts';
import { operationSummary as operationSummaryEndpoint } from '../contract/operation/operation-summary.endpoints.ts';
import { patrolManifest } from '../contract/patrol.manifest.ts';
import { showProjectOverview as projectOverviewEndpoint } from '../contract/project/project-overview.endpoints.ts';
import * as deviceReport from '../contract/report/device-report.endpoints.ts';
import { printClientReport as printReportEndpoint } from '../contract/report/client-report.endpoints.ts';
import * as sitrep from '../contract/report/sitrep.endpoints.ts';
import { sendSitreps as sitrepsEndpoint } from '../contract/report/sitrep-call.endpoints.ts';
import * as phone from '../contract/phone/scan-photo.endpoints.ts';
import * as point from '../contract/point/point.endpoints.ts';
import * as site from '../contract/site/site.register.ts';
import { patrolAuditLabels } from './audit-labels.ts';
import * as certificates from './certificate/make-certificates.ts';
import { openCertificate } from './certificate/open-certificate.ts';
import { printCertificate, printOperation } from './certificate/print-certificate.ts';
import { signInGuard, signOutGuard } from './device/call-device.ts';
import { countingFailures } from './device/count-failures.ts';
import { disconnectDevice, makePairCode, pairDevice } from './pairing/connect-device.ts';
import { deviceRegister } from './pairing/device.register.ts';
import { syncDevice } from './phone/sync-device.ts';
import { deviceSummary, locateDevice } from './device/find-devices.ts';
import { sendPhoto } from './device/send-photo.ts';
import * as emergencyAnswers from './emergency/answer-emergencies.ts';
import { escalateJob } from './emergency/escalate.ts';
import * as emergencies from './emergency/read-emergencies.ts';
import { sendEmergencies } from './emergency/send-emergencies.ts';
import { tellWelfareJob } from './emergency/tell-welfare.ts';
import { decideExceptions } from './exception/decide-exceptions.ts';
import { listExceptions } from './exception/list-exceptions.ts';
import { showGuardMonth } from './planning/guard-month.ts';
import { findRegistryGuards, guardRegister, hashPin, setPin } from './guard/guard.register.ts';
import { printLog } from './logbook/print-log.ts';
import * as logRead from './logbook/read-log.ts';
import { sendLogEntries } from './logbook/send-log-entries.ts';
import { verifyLog } from './logbook/verify-log.ts';
import * as logWrite from './logbook/write-log.ts';
import { clockingHours } from './operation/count-by-hour.ts';
import { enterClocking } from './operation/enter-clocking.ts';
import { decideClocking } from './operation/decide-clocking.ts';
import { listClockings } from './operation/list-clockings.ts';
import { listPlacedScans } from './operation/list-placed-scans.ts';
import { findOperationDevices } from './operation/make-operations.ts';
import { findPatrolGuards } from './operation/on-duty.ts';
import * as plan from './operation/plan-operations.ts';
import { plannedDuty } from './operation/planned-duty.ts';
import { listGuardDuty } from './operation/list-guard-duty.ts';
import * as operations from './operation/read-operations.ts';
import { replaceGuard } from './operation/replace-guard.ts';
import { operationSummary } from './operation/summarise-operations.ts';
import { tellDutyJob } from './operation/tell-duty.ts';
import { sendScans } from './operation/send-scans.ts';
import { sendPings } from './device/send-pings.ts';
import { clockingSummary } from './operation/summarise-clockings.ts';
import * as opsFiles from './ops-files.ts';
import * as orders from './order/orders.ts';
import { generateOperations } from './planning/generate-operations.ts';
import { listMonth } from './planning/list-month.ts';
import { sendScanPhoto } from './device/send-scan-photo.ts';
import { findPoints } from './point/find-points.ts';
import { showPoint } from './point/show-point.ts';
import { projectRegister } from './project/project.register.ts';
import { showProjectOverview } from './project/project-overview.ts';
import { punchDutyJob } from './duty/punch-duty.ts';
import { endKeeping } from './patrol-jobs.ts';
import * as deviceReports from './report/device-reports.ts';
import { deviceReportFile, exportDeviceReports } from './report/device-report-file.ts';
import { printClientReport } from './report/print-client-report.ts';
import { printSitrep } from './report/print-sitrep.ts';
import * as sitreps from './report/read-sitreps.ts';
import { sendSitreps } from './report/send-sitreps.ts';
import * as sitrepAnswers from './report/write-sitreps.ts';
import { evaluatePlaceJob } from './round/evaluate-place.ts';
import { renewRoundsJob } from './round/renew-rounds.ts';
import { checkpointRegister } from './site/checkpoint.register.ts';
import { findWorkSites } from './site/find-work-sites.ts';
import { printCodes } from './site/print-codes.ts';
import { printNotice } from './site/print-notice.ts';
import { routeRegister } from './site/route.register.ts';
import { findProjects, findSites, siteRegister } from './site/site.register.ts';
import { patrolSources } from './site/search-sources.ts';

export const patrolModule: ServerModule = {
  name: 'patrol',
  manifest: patrolManifest,
  searches: patrolSources,
  demo: async () => (await import('./demo/patrol.demo.ts')).patrolDemo,
  providers: [provide(auditLabels, patrolAuditLabels), provide(busyTimes, plannedDuty)],
  jobs: [escalateJob, tellWelfareJob, tellDutyJob, punchDutyJob, evaluatePlaceJob, renewRoundsJob, endKeeping],
  reports: [...opsFiles.opsReports, deviceReportFile],
  bindings: [
    ...projectRegister.bindings,
    bind(projectOverviewEndpoint, showProjectOverview),
    bind(printReportEndpoint, printClientReport),
    ...siteRegister.bindings,
    ...checkpointRegister.bindings,
    ...routeRegister.bindings,
    ...guardRegister.bindings,
    bind(guardMonthEndpoint, showGuardMonth),
    bind(device.deviceSummary, deviceSummary),
    bind(device.locateDevice, locateDevice),
    ...deviceRegister.bindings,
    bind(site.findProjects, findProjects),
    bind(site.findSites, findSites),
    bind(site.findWorkSites, findWorkSites),
    bind(order.showOrders, orders.showOrders),
    bind(order.writeOrders, orders.writeOrders),
    countingFailures('sync', bindOpen(order.readOrders, orders.readOrders)),
    bind(site.printCodes, printCodes),
    bind(site.printNotice, printNotice),
    bindAfter(guard.setPin, hashPin, setPin),
    bind(guard.findRegistryGuards, findRegistryGuards),
    bind(device.makePairCode, makePairCode),
    bind(device.disconnectDevice, disconnectDevice),
    bind(device.findPoints, findPoints),
    bindOpen(device.pairDevice, pairDevice),
    bindOpen(point.showPoint, showPoint),
    countingFailures('session', bindOpen(calls.signInGuard, signInGuard)),
    countingFailures('session', bindOpen(calls.signOutGuard, signOutGuard)),
    countingFailures('sync', bindOpen(calls.syncDevice, syncDevice)),
    countingFailures('ping', bindOpen(pings.sendPings, sendPings)),
    countingFailures('scan', bindOpen(clocking.sendScans, sendScans)),
    countingFailures('photo', bindOpenAfter(photoEndpoint, sendPhoto)),
    countingFailures('sitrep', bindOpen(sitrepsEndpoint, sendSitreps)),
    countingFailures('log', bindOpen(logEndpoint, sendLogEntries)),
    countingFailures('emergency', bindOpen(emergenciesEndpoint, sendEmergencies)),
    countingFailures('photo', bindOpenAfter(phone.sendScanPhoto, sendScanPhoto)),
    bind(clocking.listClockings, listClockings),
    bind(clocking.exportClockings, opsFiles.exportClockings),
    bind(clocking.clockingSummary, clockingSummary),
    bind(clocking.clockingHours, clockingHours),
    bind(clocking.listPlacedScans, listPlacedScans),
    bind(clocking.enterClocking, enterClocking),
    bind(clocking.decideClocking, decideClocking),
    bind(exception.listExceptions, listExceptions),
    bind(exception.decideExceptions, decideExceptions),
    bind(sitrep.listSitreps, sitreps.listSitreps),
    bind(sitrep.exportSitreps, opsFiles.exportSitreps),
    bind(sitrep.sitrepSummary, sitreps.sitrepSummary),
    bind(sitrep.showSitrep, sitreps.showSitrep),
    bind(sitrep.createSitrep, sitrepAnswers.createSitrep),
    bind(sitrep.reviewSitrep, sitrepAnswers.reviewSitrep),
    bind(sitrep.followUpSitrep, sitrepAnswers.followUpSitrep),
    bind(sitrep.reopenSitrep, sitrepAnswers.reopenSitrep),
    bind(sitrep.printSitrep, printSitrep),
    bind(sitrep.closeSitrep, sitrepAnswers.closeSitrep),
    bind(log.listLog, logRead.listLog),
    bind(log.logSummary, logRead.logSummary),
    bind(log.verifyLog, verifyLog),
    bind(log.printLog, printLog),
    bind(log.showLogEntry, logRead.showLogEntry),
    bind(log.writeLogEntry, logWrite.writeLogEntry),
    bind(log.writeWayOut, logWrite.writeWayOut),
    bind(log.correctLogEntry, logWrite.correctLogEntry),
    bind(emergency.listEmergencies, emergencies.listEmergencies),
    bind(emergency.exportEmergencies, opsFiles.exportEmergencies),
    bind(emergency.emergencySummary, emergencies.emergencySummary),
    bind(emergency.showEmergency, emergencies.showEmergency),
    bind(emergency.createEmergency, emergencyAnswers.createEmergency),
    bind(emergency.acknowledgeEmergency, emergencyAnswers.acknowledgeEmergency),
    bind(emergency.arriveEmergency, emergencyAnswers.arriveEmergency),
    bind(emergency.noteEmergency, emergencyAnswers.noteEmergency),
    bind(emergency.resolveEmergency, emergencyAnswers.resolveEmergency),
    bind(deviceReport.listDeviceReports, deviceReports.listDeviceReports),
    bind(deviceReport.exportDeviceReports, exportDeviceReports),
    bind(deviceReport.showDeviceReport, deviceReports.showDeviceReport),
    bind(operation.findPatrolGuards, findPatrolGuards),
    bind(listGuardDutyEndpoint, listGuardDuty),
    bind(operation.listOperations, operations.listOperations),
    bind(operation.createOperations, plan.createOperations),
    bind(operationSummaryEndpoint, operationSummary),
    bind(operation.showOperation, operations.showOperation),
    bind(month.listMonth, listMonth),
    bind(month.generateOperations, generateOperations),
    bind(operation.updateOperation, plan.updateOperation),
    bind(operation.findOperationDevices, findOperationDevices),
    bind(operation.cancelOperation, plan.cancelOperation),
    bind(operation.replaceGuard, replaceGuard),
    bind(operation.excusePoint, plan.excusePoint),
    bind(certificate.listCertificates, certificates.listCertificates),
    bind(certificate.makeCertificate, certificates.makeCertificate),
    bind(certificate.revokeCertificate, certificates.revokeCertificate),
    bind(certificate.printOperation, printOperation),
    bindOpen(certificate.openCertificate, openCertificate),
    bindOpen(certificate.printCertificate, printCertificate),
  ],
};
