/** What the shell may use of the session's web room. Stays free of zod: the entry imports it. */
export { storedValue, type StoredValue } from './kept-value.ts';
export { selectedCompany } from './selected-company.ts';
export { token } from './token.ts';
export { provideSessionControl, sessionControl } from './session-control.ts';
