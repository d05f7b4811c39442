/** What other modules may ask of company. */
export { createCompany, type NewCompany } from './create-company.ts';
export { branchCalendarChanges, type BranchCalendarChange } from './organisation/branch-calendar.ts';
export { companyStarters, type CompanyStarter } from './setup/company-starters.ts';
export {
  companyCards,
  companyConfig,
  companyLetterhead,
  defaultPayingAccount,
  payingAccount,
  payingAccounts,
  type Letterhead,
  type PayingAccount,
} from './company-facts.ts';
export { companyLogo } from './company-files.ts';
export { fourEyesFor, fourEyesSubjects, type FourEyesSubject } from './four-eyes.ts';
export {
  branchFacts,
  checkOrganisation,
  liveBranches,
  organisationLookup,
  organisationNames,
  type BranchFacts,
  type OrganisationIds,
  type OrganisationLookup,
  type OrganisationNames,
} from './organisation/organisation-names.ts';
export { makeUnits, mayMakeUnits, takeUnitsBack, type MadeUnit, type WantedUnit } from './organisation/make-units.ts';
export { siteOf } from './organisation/site-of.ts';
export { ADDRESS_COLUMNS, PLACE_COLUMNS } from './place-columns.ts';
export { postalAddress } from './postal-address.columns.ts';
export { companiesWith, inCompany, type CompanyOwner } from './system-work.ts';
export { endKeepingPositions, positionEraser } from './end-keeping-positions.ts';
export { organisationUsers, type OrganisationUser } from './organisation/organisation-users.ts';
export { noticeEmployeeLimit } from './subscription/notice-employee-limit.ts';
export { employeeLimit } from './subscription/employee-limit.ts';
export { setupSteps, type SetupStep } from './setup/setup-steps.ts';
/** The five tables, for joins by id in a neighbour's list. */
export { branches, departments, divisions, positionLevels, positions } from './organisation/organisation.tables.ts';
