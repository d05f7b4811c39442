/** What sales performance hands to the portal. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { importInto } from '#platform/server/register/sheet/sheet-import.ts';
import { outletFilter as outletFilterCall, outletImport } from '../contract/outlet/outlet.register.ts';
import { outletOverview as overviewCall } from '../contract/outlet/outlet-overview.endpoints.ts';
import * as outletSupervisor from '../contract/outlet/outlet-supervisor.endpoints.ts';
import { promoterImport } from '../contract/promoter/promoter.register.ts';
import * as promoterView from '../contract/promoter/promoter-overview.endpoints.ts';
import * as promoterMove from '../contract/promoter/promoter-moves.endpoints.ts';
import * as supervisor from '../contract/supervisor/supervisor.endpoints.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import { employmentEnds } from '#modules/employee/server/public.ts';
import { guestInvitations } from '#modules/identity/server/public.ts';
import { payables } from '#modules/payment/server/public.ts';
import { paidWithSalary } from '#modules/payroll/server/public.ts';
import { listBrands as brandsCall, listCategories as categoriesCall, productImport } from '../contract/product/product.register.ts';
import { salesManifest } from '../contract/sales.manifest.ts';
import { salesAuditLabels } from './audit-labels.ts';
import { clientRegister } from './client/client.register.ts';
import { fieldBindings } from './field/bind-field.ts';
import { plannerBindings } from './fill/bind-fill.ts';
import { fillNeedsJob } from './fill/fill-job.ts';
import { remindReportsJob } from './field/remind-reports.ts';
import { reportTodos } from './my-project/todo-sources.ts';
import { outletOverview } from './outlet/outlet-overview.ts';
import { addOutletSupervisor, endOutletSupervisor, listOutletSupervisors } from './outlet/outlet-supervisors.ts';
import { outletFilter, outletRegister } from './outlet/outlet.register.ts';
import { outletSheet } from './outlet/outlet.sheet.ts';
import { listBrands, listCategories, productRegister } from './product/product.register.ts';
import { productSheet } from './product/product.sheet.ts';
import { promoterInvitations } from './invitation/guest-invitation.ts';
import { expireInvitationsJob, invitationBindings } from './invitation/bind-invitations.ts';
import { projectBindings } from './bind-projects.ts';
import { plannedPromotions } from './schedule/planned-promotions.ts';
import { followProjectsJob, followTimesJob } from './schedule/follow-times.ts';
import { activatePromoter, comingSchedules, inactivatePromoter, ratePromoter } from './promoter/move-promoter.ts';
import { promoterOverview, savePapers, showPapers } from './promoter/promoter-overview.ts';
import { payoutBindings } from './payout/bind-payouts.ts';
import { payoutRunBindings } from './payout-run/bind-payout-runs.ts';
import { calculatePayoutsJob } from './payout-run/run-payouts.ts';
import { payoutPayable } from './payout/payout-payable.ts';
import { payoutsWithSalary } from './payout/payouts-with-salary.ts';
import { remindPayoutsJob } from './payout/remind-payouts.ts';
import { promoterRegister } from './promoter/promoter.register.ts';
import { promoterSheet } from './promoter/promoter.sheet.ts';
import { reportBindings, salesReports } from './report/sales-reports.ts';
import * as supervisors from './supervisor/supervisors.ts';
import { salesSources } from './search-sources.ts';

export const salesModule: ServerModule = {
  name: 'sales',
  manifest: salesManifest,
  searches: salesSources,
  demo: async () => (await import('./demo/sales.demo.ts')).salesDemo,
  providers: [
    provide(auditLabels, salesAuditLabels),
    provide(busyTimes, plannedPromotions),
    provide(guestInvitations, promoterInvitations),
    provide(payables, payoutPayable),
    provide(paidWithSalary, payoutsWithSalary),
    provide(employmentEnds, supervisors.endSupervisionWith),
  ],
  reports: salesReports,
  jobs: [calculatePayoutsJob, followTimesJob, followProjectsJob, expireInvitationsJob, remindPayoutsJob, remindReportsJob, fillNeedsJob],
  duties: reportTodos,
  bindings: [
    ...projectBindings,
    ...plannerBindings,
    ...fieldBindings,
    ...payoutBindings,
    ...payoutRunBindings,
    ...reportBindings,
    ...invitationBindings,
    ...clientRegister.bindings,
    bind(brandsCall, listBrands),
    bind(categoriesCall, listCategories),
    ...productRegister.bindings,
    ...importBindings(productImport, importInto(productRegister, productSheet)),
    bind(outletFilterCall, outletFilter),
    ...outletRegister.bindings,
    ...importBindings(outletImport, importInto(outletRegister, outletSheet)),
    bind(overviewCall, outletOverview),
    bind(outletSupervisor.listOutletSupervisors, listOutletSupervisors),
    bind(outletSupervisor.addOutletSupervisor, addOutletSupervisor),
    bind(outletSupervisor.endOutletSupervisor, endOutletSupervisor),
    bind(supervisor.listSupervisors, supervisors.listSupervisors),
    bind(supervisor.findSupervisable, supervisors.findSupervisable),
    bind(supervisor.findSupervisors, supervisors.findSupervisors),
    bind(supervisor.showSupervisor, supervisors.showSupervisor),
    bind(supervisor.addSupervisors, supervisors.addSupervisors),
    bind(supervisor.changeSupervisor, supervisors.changeSupervisor),
    bind(supervisor.removeSupervisor, supervisors.removeSupervisor),
    ...promoterRegister.bindings,
    ...importBindings(promoterImport, importInto(promoterRegister, promoterSheet)),
    bind(promoterView.promoterOverview, promoterOverview),
    bind(promoterView.showPromoterPapers, showPapers),
    bind(promoterView.savePromoterPapers, savePapers),
    bind(promoterMove.ratePromoter, ratePromoter),
    bind(promoterMove.comingSchedules, comingSchedules),
    bind(promoterMove.inactivatePromoter, inactivatePromoter),
    bind(promoterMove.activatePromoter, activatePromoter),
  ],
};
