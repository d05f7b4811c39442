/** What face recognition hands to the portal. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, bindOpen, bindOpenAfter, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import * as calls from '../contract/device/device-call.endpoints.ts';
import * as code from '../contract/code/clocking-code.endpoints.ts';
import * as device from '../contract/device/device.register.ts';
import * as enrolment from '../contract/enrolment/enrolment.endpoints.ts';
import { faceRecognitionManifest } from '../contract/face-recognition.manifest.ts';
import * as record from '../contract/record/record.endpoints.ts';
import * as report from '../contract/report/face-report.endpoints.ts';
import * as setting from '../contract/setting/face-setting.endpoints.ts';
import { faceRecognitionAuditLabels } from './audit-labels.ts';
import { clockByCode } from './code/clock-by-code.ts';
import { giveCode, listCodes, revokeCode } from './code/manage-codes.ts';
import { pairKiosk, sendHeartbeat } from './device/call-device.ts';
import { disconnectDevice, issueToken, makePairCode } from './device/connect-device.ts';
import { deviceRegister } from './device/device.register.ts';
import { enrolEmployee, listEnrolments, revokeEnrolment } from './enrolment/enrol-employee.ts';
import { purgeFaces, watchDevices } from './face-jobs.ts';
import { assignFace, ignoreFace } from './record/decide-face.ts';
import { matchFace } from './record/match-face.ts';
import { faceSummary, findFaceEmployees, listFaceRecords, showFaceRecord } from './record/read-faces.ts';
import { sendEvents } from './record/take-events.ts';
import { faceReport, generateFaceReport } from './report/face-report.ts';
import { saveFaceSetting, showFaceSetting } from './setting/manage-face-setting.ts';

export const faceRecognitionModule: ServerModule = {
  name: 'face-recognition',
  manifest: faceRecognitionManifest,
  providers: [provide(auditLabels, faceRecognitionAuditLabels)],
  demo: async () => (await import('./demo/face-recognition.demo.ts')).faceRecognitionDemo,
  jobs: [purgeFaces, watchDevices],
  reports: [faceReport],
  bindings: [
    bindOpenAfter(calls.sendEvents, sendEvents),
    bindOpen(calls.sendHeartbeat, sendHeartbeat),
    bindOpen(calls.pairKiosk, pairKiosk),
    bindOpenAfter(calls.matchFace, matchFace),
    bindOpenAfter(calls.clockByCode, clockByCode),

    ...deviceRegister.bindings,
    bind(device.issueToken, issueToken),
    bind(device.makePairCode, makePairCode),
    bind(device.disconnectDevice, disconnectDevice),

    bind(enrolment.listEnrolments, listEnrolments),
    bind(enrolment.enrolEmployee, enrolEmployee),
    bind(enrolment.revokeEnrolment, revokeEnrolment),
    bind(code.listCodes, listCodes),
    bind(code.giveCode, giveCode),
    bind(code.revokeCode, revokeCode),
    bind(setting.showFaceSetting, showFaceSetting),
    bind(setting.saveFaceSetting, saveFaceSetting),
    bind(report.generateFaceReport, generateFaceReport),

    bind(record.listFaceRecords, listFaceRecords),
    bind(record.faceSummary, faceSummary),
    bind(record.findFaceEmployees, findFaceEmployees),
    bind(record.showFaceRecord, showFaceRecord),
    bind(record.assignFace, assignFace),
    bind(record.ignoreFace, ignoreFace),
  ],
};
