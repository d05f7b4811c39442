/** Which field is at fault when a unique index of `employees` refuses. */
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import { EMPLOYEE_ERRORS } from '../../contract/employee.messages.ts';

const FIELDS = {
  employees_code: ['employee_code', EMPLOYEE_ERRORS.codeTaken],
  employees_identity: ['identity_number', EMPLOYEE_ERRORS.identityTaken],
  employees_passport: ['passport', EMPLOYEE_ERRORS.passportTaken],
  employees_email: ['email', EMPLOYEE_ERRORS.emailTaken],
  employees_user: ['email', EMPLOYEE_ERRORS.otherLogin],
} as const;

/** Runs a write on employees; a duplicate becomes 422 at its field. */
export const guardEmployee = <T>(write: () => Promise<T>): Promise<T> => guardUnique(FIELDS, write);
