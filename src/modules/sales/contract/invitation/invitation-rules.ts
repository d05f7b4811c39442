/** When an invitation lives, what may be done with it, and how an address is shown to who may not see it. Pure. */
import { INVITATION_DAYS, type InvitationStatus } from './invitation-status.ts';

const DAY_MS = 86_400_000;

export const expiryOf = (sent: Date): Date => new Date(sent.getTime() + INVITATION_DAYS * DAY_MS);

/** What it is now: at the very second of its end a pending one is expired. */
export const statusNow = (status: InvitationStatus, expiresAt: string, now: Date): InvitationStatus =>
  status === 'Pending' && now.getTime() >= Date.parse(expiresAt) ? 'Expired' : status;

/** A new link is for one that waits or has expired; who declined or was cancelled is invited again. */
export const mayResend = (status: InvitationStatus): boolean => status === 'Pending' || status === 'Expired';

/** `aina@contoh.my` as `a…@contoh.my`. */
export const maskEmail = (address: string): string => address.replace(/^(.).*(@.*)$/, '$1…$2');
