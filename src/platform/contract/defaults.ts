/** Defaults of the specification, section 9, that are neither a date, a page nor a wait. Apart from schemas, so that the sign-in pages load no schema library. */
import type { Text } from './messages.ts';

/** What identity numbers are called unless a company says otherwise. */
export const IDENTITY_LABEL = 'NRIC';
export const LOCALITY = 'Malaysia';
export const THEME = 'mesra';

export const TOKEN_TYPE = 'Bearer';
/** Life of a token and of its cookie: 30 days, fixed. */
export const TOKEN_SECONDS = 2_592_000;

/** Title of a report that is not of one department. */
export const REPORT_TITLE: Text = { en: 'All Department', ms: 'Semua Jabatan' };
