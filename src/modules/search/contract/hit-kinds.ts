/** What the search box finds on the server, and by how much of a keyword. */

/** Fewer letters would find nearly everything. */
export const SHORTEST_KEYWORD = 2;
export const LONGEST_KEYWORD = 100;
/** In the order in which they stand where nothing fits better. */
export const HIT_KINDS = ['people', 'documents', 'payrolls', 'payslips', 'leave', 'claims', 'declarations', 'payments'] as const;
export type HitKind = (typeof HIT_KINDS)[number];
