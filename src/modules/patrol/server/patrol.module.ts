/** Binds the calls of patrol to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { bind, bindAfter, bindOpen, bindOpenAfter, type ServerModule } from '#platform/server/module.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import * as calls from '../contract/device/device-call.endpoints.ts';
import * as device from '../contract/device/device.register.ts';
import { sendPhoto as photoEndpoint } from '../contract/device/photo.endpoints.ts';
import { sendEmergencies as emergenciesEndpoint } from '../contract/emergency/emergency-call.endpoints.ts';
import * as guard from '../contract/guard/guard.register.ts';
import { sendLogEntries as logEndpoint } from '../contract/logbook/log-call.endpoints.ts';
import * as clocking from '../contract/operation/clocking.endpoints.ts';
import * as operation from '../contract/operation/operation.endpoints.ts';
import { patrolManifest } from '../contract/patrol.manifest.ts';
import { sendSitreps as sitrepsEndpoint } from '../contract/report/sitrep-call.endpoints.ts';
import * as site from '../contract/site/site.register.ts';
import { patrolAuditLabels } from './audit-labels.ts';
import { signInGuard, signOutGuard, syncDevice } from './device/call-device.ts';
import { disconnectDevice, makePairCode, pairDevice } from './device/connect-device.ts';
import { deviceRegister } from './device/device.register.ts';
import { sendPhoto } from './device/send-photo.ts';
import { escalateJob } from './emergency/escalate.ts';
import { sendEmergencies } from './emergency/send-emergencies.ts';
import { findRegistryGuards, guardRegister, hashPin, setPin } from './guard/guard.register.ts';
import { sendLogEntries } from './logbook/send-log-entries.ts';
import { listClockings } from './operation/list-clockings.ts';
import * as plan from './operation/plan-operations.ts';
import { plannedDuty } from './operation/planned-duty.ts';
import * as operations from './operation/read-operations.ts';
import { sendScans } from './operation/send-scans.ts';
import { projectRegister } from './project/project.register.ts';
import { sendSitreps } from './report/send-sitreps.ts';
import { checkpointRegister } from './site/checkpoint.register.ts';
import { printCodes } from './site/print-codes.ts';
import { routeRegister } from './site/route.register.ts';
import { findProjects, findSites, siteRegister } from './site/site.register.ts';

export const patrolModule: ServerModule = {
  name: 'patrol',
  manifest: patrolManifest,
  demo: async () => (await import('./demo/patrol.demo.ts')).patrolDemo,
  providers: [provide(auditLabels, patrolAuditLabels), provide(busyTimes, plannedDuty)],
  jobs: [escalateJob],
  bindings: [
    ...projectRegister.bindings,
    ...siteRegister.bindings,
    ...checkpointRegister.bindings,
    ...routeRegister.bindings,
    ...guardRegister.bindings,
    ...deviceRegister.bindings,
    bind(site.findProjects, findProjects),
    bind(site.findSites, findSites),
    bind(site.printCodes, printCodes),
    bindAfter(guard.setPin, hashPin, setPin),
    bind(guard.findRegistryGuards, findRegistryGuards),
    bind(device.makePairCode, makePairCode),
    bind(device.disconnectDevice, disconnectDevice),
    bindOpen(device.pairDevice, pairDevice),
    bindOpen(calls.signInGuard, signInGuard),
    bindOpen(calls.signOutGuard, signOutGuard),
    bindOpen(calls.syncDevice, syncDevice),
    bindOpen(clocking.sendScans, sendScans),
    bindOpenAfter(photoEndpoint, sendPhoto),
    bindOpen(sitrepsEndpoint, sendSitreps),
    bindOpen(logEndpoint, sendLogEntries),
    bindOpen(emergenciesEndpoint, sendEmergencies),
    bind(clocking.listClockings, listClockings),
    bind(operation.findPatrolGuards, operations.findPatrolGuards),
    bind(operation.listOperations, operations.listOperations),
    bind(operation.createOperations, plan.createOperations),
    bind(operation.showOperation, operations.showOperation),
    bind(operation.cancelOperation, plan.cancelOperation),
    bind(operation.excusePoint, plan.excusePoint),
  ],
};
