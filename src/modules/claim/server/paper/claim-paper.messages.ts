import { EVERYDAY, everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

/** Words of a claim on paper. */
export const PAPER = defineMessages({
  ...everyday('employee', 'code', 'position', 'status', 'month', 'date', 'reference', 'remark', 'total'),
  number: EVERYDAY.numberShort,
  claim: { en: 'Claim', ms: 'Tuntutan' },
  title: { en: 'Title', ms: 'Tajuk' },
  submitted: { en: 'Submitted', ms: 'Dihantar' },
  method: { en: 'Paid by', ms: 'Cara bayaran' },
  paidOn: { en: 'Paid on', ms: 'Dibayar pada' },
  items: { en: 'Items', ms: 'Item' },
  description: { en: 'Description', ms: 'Keterangan' },
  claimed: { en: 'Claimed', ms: 'Dituntut' },
  approved: { en: 'Approved', ms: 'Diluluskan' },
  decisions: { en: 'Decisions', ms: 'Keputusan' },
  by: { en: 'By', ms: 'Oleh' },
  what: { en: 'What', ms: 'Perkara' },
  checked: { en: 'Items checked', ms: 'Item disemak' },
  part: { en: '{km} km × RM {rate}', ms: '{km} km × RM {rate}' },
  days: { en: '{days, plural, one {# day} other {# days}}', ms: '{days} hari' },
  receipt: { en: 'Receipt of item {item}: {what}', ms: 'Resit item {item}: {what}' },
  unseen: {
    en: 'This file cannot be printed. It is kept with the claim in the portal.',
    ms: 'Fail ini tidak dapat dicetak. Fail ini disimpan bersama tuntutan dalam portal.',
  },
  printed: { en: 'Printed by computer; no signature is needed.', ms: 'Cetakan komputer; tandatangan tidak diperlukan.' },
});
