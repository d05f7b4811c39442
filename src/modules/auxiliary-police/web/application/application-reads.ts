/** Reads that any move of an application makes stale; an approval changes the unit too. */
import { applicationMonths, applicationSummary, listApplications, showApplication } from '../../contract/application/application.endpoints.ts';
import { UNIT_READS } from '../unit-reads.ts';

export const APPLICATION_READS = [listApplications, showApplication, applicationSummary, applicationMonths, ...UNIT_READS];
