/** What other modules' web rooms may use of employees: their tabs of an employee's view stand under the same head. */
export { EmployeeHead } from './view/employee-head.tsx';
export { useViewedEmployee } from './view/use-viewed-employee.tsx';
