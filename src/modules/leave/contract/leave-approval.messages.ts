/** What the approvals inbox says of leave. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const LEAVE_APPROVAL = defineMessages({
  ...everyday('rejected'),
  leave: { en: 'Leave', ms: 'Cuti' },
  approved: { en: 'Approved', ms: 'Diluluskan' },
  reviewed: { en: 'Reviewed', ms: 'Disemak' },
  leftAfter: { en: '{days, plural, one {# day} other {# days}} left after it', ms: 'baki {days} hari selepasnya' },
});
