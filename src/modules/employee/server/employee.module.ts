/** Binds the calls of employees to their use cases, and its nightly jobs. The only file that app imports. */
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { organisationUsers, setupSteps } from '#modules/company/server/public.ts';
import * as login from '../contract/credential.endpoints.ts';
import * as person from '../contract/employee.endpoints.ts';
import * as storedByCalls from '../contract/locked-by.endpoints.ts';
import { employeeImport } from '../contract/employee-import.endpoints.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import * as report from '../contract/employee-report.endpoints.ts';
import * as permit from '../contract/permit.endpoints.ts';
import * as own from '../contract/profile.endpoints.ts';
import { employeeAuditLabels } from './audit-labels.ts';
import { employeeAuditSubjects } from './audit-subjects.ts';
import { auditSubjects } from '#modules/identity/server/public.ts';
import { changeContact, changeEducation, changeFamily, changePersonal } from './change/change-employee.ts';
import { enterTaxNumbers as enterTaxNumbersEndpoint } from '../contract/tax-number.endpoints.ts';
import { enterTaxNumbers } from './change/enter-tax-numbers.ts';
import { listPersonFacts as listPersonFactsEndpoint } from '../contract/person-facts.endpoints.ts';
import { quickAdd as quickAddEndpoint } from '../contract/quick-add.endpoints.ts';
import { quickAdd } from './change/quick-add.ts';
import { listPersonFacts } from './person-facts.ts';
import { changeEmployment } from './employment/change-employment.ts';
import { employeeUpcoming } from './upcoming-sources.ts';
import { employeeBlocks } from './dashboard-blocks.ts';
import { employeeTodos } from './todo-sources.ts';
import { employeeSources } from './search-sources.ts';
import { createEmployee } from './change/create-employee.ts';
import { changeCredential, disableLogin, inviteEmployee, resetEmployeePassword, showCredential } from './login/credential.ts';
import { deleteEmployee, inactivateEmployee, reactivateEmployee, whatKeepsEmployee } from './employment/end-employment.ts';
import { generateEmployeeReport } from './list/employee-report.ts';
import { employeeImportSource } from './import/employee-import.ts';
import { listEmployees } from './list/list-employees.ts';
import { listAudit } from './list-audit.ts';
import * as permits from './permit/manage-permits.ts';
import { inviteEmployees, moveEmployees } from './list/many-employees.ts';
import { nightlyJobs } from './employment/nightly-jobs.ts';
import { organisationHolders } from './organisation-holders.ts';
import * as profile from './own/own-profile.ts';
import { generatePermitReport } from './permit/permit-report.ts';
import { showEmployee } from './show-employee.ts';
import { orgChart } from './list/org-chart.ts';
import { employeeSummary } from './list/summarise-employees.ts';
import { inviteStep, peopleStep } from './people-step.ts';

export const employeeModule: ServerModule = {
  name: 'employee',
  manifest: employeeManifest,
  bindings: [
    bind(person.listEmployees, listEmployees),
    bind(person.employeeSummary, employeeSummary),
    bind(person.orgChart, orgChart),
    bind(person.showEmployee, showEmployee),
    bind(listPersonFactsEndpoint, listPersonFacts),
    bind(person.createEmployee, createEmployee),
    bind(quickAddEndpoint, quickAdd),
    bind(person.changePersonal, changePersonal),
    bind(person.changeContact, changeContact),
    bind(person.changeFamily, changeFamily),
    bind(person.changeEducation, changeEducation),
    bind(person.changeEmployment, changeEmployment),
    bind(enterTaxNumbersEndpoint, enterTaxNumbers),
    bind(person.deleteEmployee, deleteEmployee),
    bind(storedByCalls.whatKeepsEmployee, whatKeepsEmployee),
    bind(person.inactivateEmployee, inactivateEmployee),
    bind(person.reactivateEmployee, reactivateEmployee),
    bind(person.bulkOrganisation, moveEmployees),
    bind(person.bulkInvite, inviteEmployees),
    bind(person.listAudit, listAudit),
    bind(report.generateEmployeeReport, generateEmployeeReport),
    bind(report.generatePermitReport, generatePermitReport),
    ...importBindings(employeeImport, employeeImportSource),
    bind(login.showCredential, showCredential),
    bind(login.inviteEmployee, inviteEmployee),
    bind(login.resetEmployeePassword, resetEmployeePassword),
    bind(login.disableLogin, disableLogin),
    bind(login.changeCredential, changeCredential),
    bind(permit.listPermits, permits.listPermits),
    bind(permit.permitSummary, permits.permitSummary),
    bind(permit.permitsOfEmployee, permits.permitsOfEmployee),
    bind(permit.createPermit, permits.createPermit),
    bind(permit.showPermit, permits.showPermit),
    bind(permit.updatePermit, permits.updatePermit),
    bind(permit.renewPermit, permits.renewPermit),
    bind(permit.startRenewal, permits.startRenewal),
    bind(permit.cancelPermit, permits.cancelPermit),
    bind(permit.deletePermit, permits.deletePermit),
    bind(own.showProfile, profile.showProfile),
    bind(own.showOwnEmployment, profile.showOwnEmployment),
    bind(own.saveOwnPersonal, profile.saveOwnPersonal),
    bind(own.saveOwnContact, profile.saveOwnContact),
    bind(own.saveOwnFamily, profile.saveOwnFamily),
    bind(own.saveOwnImage, profile.saveOwnImage),
  ],
  jobs: nightlyJobs,
  blocks: employeeBlocks,
  duties: employeeTodos,
  ahead: employeeUpcoming,
  demo: async () => (await import('./demo/employee.demo.ts')).employeeDemo,
  searches: employeeSources,
  providers: [
    provide(auditLabels, employeeAuditLabels),
    provide(auditSubjects, employeeAuditSubjects),
    provide(organisationUsers, organisationHolders),
    provide(setupSteps, peopleStep),
    provide(setupSteps, inviteStep),
  ],
};
