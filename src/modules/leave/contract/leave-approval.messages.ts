/** What the approvals inbox says of leave. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const LEAVE_APPROVAL = defineMessages({
  ...everyday('type', 'period', 'days', 'reason'),
  leave: { en: 'Leave', ms: 'Cuti' },
  counted: { en: '{n, plural, one {# leave request} other {# leave requests}}', ms: '{n} permohonan cuti' },
  applied: { en: 'Applied', ms: 'Dimohon' },
  balance: { en: 'Balance', ms: 'Baki' },
  beforeAfter: { en: '{before} → {after} days', ms: '{before} → {after} hari' },
  cover: { en: '{away} of {of} in {department} on leave on {date}', ms: '{away} daripada {of} di {department} bercuti pada {date}' },
  short: { en: 'The balance is not enough.', ms: 'Baki tidak mencukupi.' },
  among: { en: '{department}, {of, plural, one {# person} other {# people}}', ms: '{department}, {of} orang' },
  leftAfter: { en: '{days, plural, one {# day} other {# days}} left after it', ms: 'baki {days} hari selepasnya' },
});
