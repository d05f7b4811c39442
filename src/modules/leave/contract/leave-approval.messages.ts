/** What the approvals inbox says of leave. */
import { defineMessages } from '#platform/contract/messages.ts';

export const LEAVE_APPROVAL = defineMessages({
  leave: { en: 'Leave', ms: 'Cuti' },
  leftAfter: { en: '{days, plural, one {# day} other {# days}} left after it', ms: 'baki {days} hari selepasnya' },
});
