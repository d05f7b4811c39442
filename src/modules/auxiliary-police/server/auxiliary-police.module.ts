/** Binds the calls of the auxiliary police to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { bind, bindOpen, type ServerModule } from '#platform/server/module.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import { companyStarters } from '#modules/company/server/public.ts';
import { paidWithSalary } from '#modules/payroll/server/public.ts';
import * as application from '../contract/application/application.endpoints.ts';
import * as armoury from '../contract/armoury/armoury.endpoints.ts';
import { printLabels as labelsEndpoint } from '../contract/armoury/label.endpoints.ts';
import { auxiliaryPoliceManifest } from '../contract/auxiliary-police.manifest.ts';
import * as card from '../contract/card/card.endpoints.ts';
import * as course from '../contract/course/course.register.ts';
import * as duty from '../contract/duty/duty.endpoints.ts';
import { printOfficer as printEndpoint } from '../contract/officer/bio-data.endpoints.ts';
import * as officer from '../contract/officer/officer.endpoints.ts';
import * as papers from '../contract/officer/papers.endpoints.ts';
import * as unit from '../contract/officer/unit.endpoints.ts';
import * as allowance from '../contract/rank/allowance.endpoints.ts';
import { saveInsignia as insigniaEndpoint } from '../contract/rank/insignia.endpoints.ts';
import { listDue as dueEndpoint, orderRanks as orderEndpoint } from '../contract/rank/rank.register.ts';
import { applicationReport, exportApplications } from './application/application-report.ts';
import { eraseCompliance } from './application/erase-compliance.ts';
import { printApplication } from './application/application-pdf.ts';
import { takeEffectsJob } from './application/take-effects.ts';
import { forwardLetter } from './application/forward-letter.ts';
import * as move from './application/move-application.ts';
import * as applications from './application/read-applications.ts';
import { createApplication, saveApplicationDocuments, updateApplication } from './save-application.ts';
import { armouryBook } from './armoury/book-pdf.ts';
import * as counts from './armoury/counts.ts';
import { printLabels } from './armoury/labels-pdf.ts';
import * as moves from './armoury/move-assets.ts';
import * as assets from './armoury/read-assets.ts';
import { storeRegister } from './armoury/store.register.ts';
import { createAsset, updateAsset } from './armoury/write-assets.ts';
import { assetReport, exportAssets } from './armoury/asset-report.ts';
import { auxiliaryPoliceAuditLabels } from './audit-labels.ts';
import { cardPdf } from './card/card-pdf.ts';
import * as cards from './card/cards.ts';
import { verifyCard } from './card/verify-card.ts';
import { addParticipants } from './course/add-participants.ts';
import { courseRegister } from './course/course.register.ts';
import { areaRegister } from './duty/area.register.ts';
import { listBarredDuty, listDuty, listOutsideDuty } from './duty/list-duty.ts';
import { orderRegister } from './duty/order.register.ts';
import * as participants from './course/participants.ts';
import { printOfficer } from './officer/bio-data.ts';
import { chargeRegister } from './officer/charge.register.ts';
import { saveOfficerPapers, showOfficerPapers } from './officer/papers.ts';
import * as read from './officer/read-officers.ts';
import { exportReturn, returnReport } from './officer/return-report.ts';
import { exportRoll, rollReport } from './officer/roll-report.ts';
import { suspensionTimes } from './officer/suspension-times.ts';
import { saveUnit, showUnit } from './officer/unit.ts';
import { reinstateOfficer, suspendOfficer } from './duty/suspend-officer.ts';
import * as write from './officer/write-officers.ts';
import { allowancesWithSalary } from './rank/allowances-with-salary.ts';
import { decideAllowances, listAllowances, proposeAllowances } from './rank/propose-allowances.ts';
import { listDue } from './rank/due.store.ts';
import { saveInsignia } from './rank/insignia.ts';
import { orderRanks, rankRegister } from './rank/rank.register.ts';
import { startRanks, startRanksEverywhere } from './rank/start-ranks.ts';
import { watchExpiries } from './watch-expiries.ts';
import { auxiliarySources } from './officer/search-sources.ts';

export const auxiliaryPoliceModule: ServerModule = {
  name: 'auxiliary-police',
  manifest: auxiliaryPoliceManifest,
  searches: auxiliarySources,
  prepare: startRanksEverywhere,
  demo: async () => (await import('./demo/auxiliary-police.demo.ts')).auxiliaryPoliceDemo,
  jobs: [watchExpiries, eraseCompliance, takeEffectsJob],
  reports: [rollReport, returnReport, applicationReport, assetReport],
  providers: [
    provide(auditLabels, auxiliaryPoliceAuditLabels),
    provide(companyStarters, startRanks),
    provide(paidWithSalary, allowancesWithSalary),
    provide(busyTimes, suspensionTimes),
  ],
  bindings: [
    bind(dueEndpoint, listDue),
    bind(orderEndpoint, orderRanks),
    ...rankRegister.bindings,
    bind(insigniaEndpoint, saveInsignia),
    bind(allowance.listAllowances, listAllowances),
    bind(allowance.proposeAllowances, proposeAllowances),
    bind(allowance.decideAllowances, decideAllowances),
    bind(unit.showUnit, showUnit),
    bind(unit.saveUnit, saveUnit),
    bind(unit.findOfficers, read.findOfficers),
    bind(officer.findCandidates, read.findCandidates),
    bind(officer.listRankChoices, read.listRankChoices),
    bind(officer.exportRoll, exportRoll),
    bind(officer.exportReturn, exportReturn),
    bind(officer.listOfficers, read.listOfficers),
    bind(officer.createOfficer, write.createOfficer),
    ...chargeRegister.bindings,
    bind(officer.showOfficer, read.showOfficer),
    bind(duty.listDuty, listDuty),
    bind(duty.listOutsideDuty, listOutsideDuty),
    bind(duty.listBarredDuty, listBarredDuty),
    ...areaRegister.bindings,
    ...orderRegister.bindings,
    bind(printEndpoint, printOfficer),
    bind(papers.showOfficerPapers, showOfficerPapers),
    bind(papers.saveOfficerPapers, saveOfficerPapers),
    bind(officer.updateOfficer, write.updateOfficer),
    bind(officer.suspendOfficer, suspendOfficer),
    bind(officer.reinstateOfficer, reinstateOfficer),

    bind(armoury.listAssets, assets.listAssets),
    bind(armoury.exportAssets, exportAssets),
    bind(labelsEndpoint, printLabels),
    bind(armoury.assetSummary, assets.assetSummary),
    bind(armoury.createAsset, createAsset),
    bind(armoury.showAsset, assets.showAsset),
    bind(armoury.updateAsset, updateAsset),
    bind(armoury.checkIssue, moves.checkIssue),
    bind(armoury.issueAsset, moves.issueAsset),
    bind(armoury.returnAsset, moves.returnAsset),
    bind(armoury.moveAsset, moves.moveAsset),
    ...storeRegister.bindings,
    bind(armoury.listStoreChoices, assets.listStoreChoices),
    bind(armoury.countSheet, counts.countSheet),
    bind(armoury.listCounts, counts.listCounts),
    bind(armoury.enterCount, counts.enterCount),
    bind(armoury.showCount, counts.showCount),
    bind(armoury.armouryBook, armouryBook),

    bind(card.listCards, cards.listCards),
    bind(card.cardSummary, cards.cardSummary),
    bind(card.showCard, cards.showCard),
    bind(card.cardPdf, cardPdf),
    bind(card.revokeCard, cards.revokeCard),
    bindOpen(card.verifyCard, verifyCard),

    bind(course.listCertificates, participants.listCertificates),
    bind(course.listProviders, participants.listProviders),
    bind(course.passRates, participants.passRates),
    ...courseRegister.bindings,
    bind(course.listParticipants, participants.listParticipants),
    bind(course.addParticipants, addParticipants),
    bind(course.recordResult, participants.recordResult),

    bind(application.listApplications, applications.listApplications),
    bind(application.exportApplications, exportApplications),
    bind(application.applicationSummary, applications.applicationSummary),
    bind(application.applicationMonths, applications.applicationMonths),
    bind(application.findSubjects, applications.findSubjects),
    bind(application.listFormChoices, applications.listFormChoices),
    bind(application.checkApplication, applications.checkApplication),
    bind(application.forwardLetter, forwardLetter),
    bind(application.processApplications, move.processApplications),
    bind(application.createApplication, createApplication),
    bind(application.showApplication, applications.showApplication),
    bind(application.updateApplication, updateApplication),
    bind(application.saveApplicationDocuments, saveApplicationDocuments),
    bind(application.printApplication, printApplication),
    bind(application.processApplication, move.processApplication),
    bind(application.approveApplication, move.approveApplication),
    bind(application.rejectApplication, move.rejectApplication),
    bind(application.returnApplication, move.returnApplication),
    bind(application.cancelApplication, move.cancelApplication),
  ],
};
