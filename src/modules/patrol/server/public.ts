/** What others may ask of patrol. */
export { verifyAllBooks } from './logbook/verify-log.ts';
