/** What other modules' web rooms may use of employees: their tabs of an employee's view stand under the same head, and whoever is chosen is found the same way. */
export { EmployeeTab } from './view/employee-tab.tsx';
export { MissingChip } from './view/facts/missing-facts.tsx';
export { InviteButton } from './invite/invite-button.tsx';
export { mendAddress, useMend } from './view/mend.ts';
export { findEmployees, findEverybody } from './find-employees.ts';
