/** Which schemes of a company still lack the number that their files need. */
import type { ContributionRow } from './contribution.schema.ts';

/** Schemes whose number the statutory files need. */
export const NUMBERED_SCHEMES = ['epf', 'socso', 'eis', 'hrdf', 'tax', 'zakat', 'ptptn'] as const;
export type NumberedScheme = (typeof NUMBERED_SCHEMES)[number];

/** Schemes that are on but have no number: their files would be refused. EIS is filed under the SOCSO code when it has none of its own. */
export function schemesWithoutNumber(row: ContributionRow): NumberedScheme[] {
  return NUMBERED_SCHEMES.filter((scheme) => {
    if (!row[`${scheme}_enabled`] || row[`${scheme}_no`]) return false;
    return scheme !== 'eis' || !row.socso_no;
  });
}
