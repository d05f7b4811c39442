/** What other modules may ask of employees. */
export { isInScope, scopeCondition, SCOPE_HOLES, scopeList, scopeOfHoles, scopeText, scopeValues } from './employee-scope.ts';
export { importColumns, type ImportPart, type PartLine, type WrittenPart } from './import/import-parts.ts';
export { matchPeople, otherPerson, PERSON_COLUMNS, type MatchedPerson } from './import/match-people.ts';
export { firstPay, type FirstPay } from './change/quick-add.ts';
export { personFacts, type PersonFactSource } from './person-facts.ts';
export { employeeHistories, type EmployeeHistory } from './employee-history.ts';
export { branchChanges, type BranchChange } from './employment/branch-change.ts';
export { employmentEnds, type EmploymentEnd } from './employment/employment-end.ts';
export { chooseActive, chosenPeople, employeeNames, getEmployee, getEmployees, peopleIn, visible } from './employee.store.ts';
export { containing } from '#platform/server/db/containing.ts';
export { employees, type EmployeeRecord } from './employee.tables.ts';
export { getOwnEmployee, ownEmployeeId } from './own/own-employee.store.ts';
export { countEmployed, employedIn, notEmployedIn, payrollPeople, type PayrollPeopleFilter, type PayrollPerson } from './payroll-people.ts';
export { insertMovements as recordMovements, type NewMovement } from './person.store.ts';
export { workPermits } from './person.tables.ts';
export { countInScope, employeesForSession, seesEmployee, type EmployeeKey } from './login/session-employees.ts';
export { setSalesSupervisor } from './set-sales-supervisor.ts';
export { worksites, worksitesOf, type PlacedEmployee, type Worksites } from './worksites.ts';
