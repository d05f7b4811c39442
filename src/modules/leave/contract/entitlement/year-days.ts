import type { BalanceRow } from '../leave.schema.ts';

/** What somebody may take in the year: granted, carried and adjusted, without what has lapsed. */
export const yearDays = ({ entitled, carried_forward, adjusted, lapsed }: BalanceRow) => entitled + carried_forward + adjusted - lapsed;
