import type { StatusColour } from '#platform/contract/status.ts';
import type { Severity, SitrepStatus } from '../../contract/report/sitrep.schema.ts';

export const SEVERITY_COLOURS: Readonly<Record<Severity, StatusColour>> = { Low: 'primary', Medium: 'info', High: 'warning', Critical: 'error' };
export const SITREP_COLOURS: Readonly<Record<SitrepStatus, StatusColour>> = { Pending: 'warning', Reviewed: 'info', Closed: 'success' };
