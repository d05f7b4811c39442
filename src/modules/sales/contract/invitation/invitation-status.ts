export const INVITATION_STATUSES = ['Pending', 'Accepted', 'Rejected', 'Cancelled', 'Expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** How long a link lives: at that very second it is expired. */
export const INVITATION_DAYS = 14;
