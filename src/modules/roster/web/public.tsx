/** What other modules draw of the roster. */
export { NO_EMPLOYEES, NobodyShown } from './no-employees.tsx';
