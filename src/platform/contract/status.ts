/** Status colours of the specification, section 4, in one place. Matching ignores case. */
export type StatusColour = 'error' | 'info' | 'success' | 'warning' | 'lightgreen' | 'primary';

/** Of what is no status: nothing is there to be looked at. */
export type Tone = StatusColour | 'neutral';

const COLOURS: Readonly<Record<string, StatusColour>> = {
  inactive: 'error',
  late: 'error',
  rejected: 'error',
  cancelled: 'error',
  unpaid: 'error',
  returned: 'error',
  ontime: 'info',
  pending: 'info',
  invited: 'info',
  generating: 'info',
  'waiting for approval': 'info',
  processing: 'info',
  early: 'success',
  active: 'success',
  approved: 'success',
  success: 'success',
  paid: 'success',
  confirmed: 'success',
  accepted: 'success',
  reviewed: 'warning',
  'in process': 'warning',
  'waiting for payment': 'lightgreen',
  'waiting for payment approval': 'lightgreen',
};

/** Anything not listed is `primary`. */
export function statusColor(status: string | null | undefined): StatusColour {
  return COLOURS[(status ?? '').trim().toLowerCase()] ?? 'primary';
}

export const REPORT_STATUSES = ['pending', 'generating', 'success', 'failed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** pending, generating and success are what they say; anything else is an error (specification §4). */
export function reportStatus(status: string): 'pending' | 'generating' | 'success' | 'error' {
  return status === 'pending' || status === 'generating' || status === 'success' ? status : 'error';
}
