/** What the approvals inbox says of claims. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CLAIM_APPROVAL = defineMessages({
  ...everyday('amount', 'month'),
  claims: { en: 'Claims', ms: 'Tuntutan' },
  counted: { en: '{n, plural, one {# claim} other {# claims}}', ms: '{n} tuntutan' },
  items: { en: '{n, plural, one {# item} other {# items}}', ms: '{n} item' },
  allowed: { en: 'Within limits', ms: 'Dalam had' },
  overLimit: { en: '{category}: RM {amount} is above the limit.', ms: '{category}: RM {amount} melebihi had.' },
  aboveReceipt: {
    en: '{category}: RM {amount} is more than the RM {read} read from the receipt.',
    ms: '{category}: RM {amount} melebihi RM {read} yang dibaca daripada resit.',
  },
  otherDay: {
    en: '{category}: the receipt is of {date}, claimed as of {claimed}.',
    ms: '{category}: resit bertarikh {date}, dituntut bagi {claimed}.',
  },
  duplicate: { en: '{category}, {date}: looks like {number}.', ms: '{category}, {date}: kelihatan sama dengan {number}.' },
  unchecked: { en: '{n, plural, one {# item is} other {# items are}} not checked yet.', ms: '{n} item belum disemak.' },
});
