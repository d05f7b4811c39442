import { defineMessages } from '#platform/contract/messages.ts';

export const REMINDERS = defineMessages({
  overdue: { en: 'Invoice {invoice_no} of {project} is overdue', ms: 'Invois {invoice_no} bagi {project} tertunggak' },
  overdueMessage: { en: 'Claim {claim_no}: RM {amount} was due on {date}.', ms: 'Tuntutan {claim_no}: RM {amount} sepatutnya dibayar pada {date}.' },
  response: { en: 'Payment response to claim {claim_no} of {project}', ms: 'Jawapan bayaran bagi tuntutan {claim_no}, {project}' },
  responseMessage: {
    en: 'It is due by {date}, ten working days after the claim was served.',
    ms: 'Selewat-lewatnya pada {date}, sepuluh hari bekerja selepas tuntutan diserahkan.',
  },
  ends: { en: '{security}{reference} of {project} ends', ms: '{security}{reference} bagi {project} akan tamat' },
  endsMessage: { en: 'Its last day is {date}.', ms: 'Hari terakhirnya {date}.' },
  over: { en: '{security}{reference} of {project} has ended', ms: '{security}{reference} bagi {project} telah tamat' },
  overMessage: { en: 'Its last day was {date}.', ms: 'Hari terakhirnya ialah {date}.' },
});
