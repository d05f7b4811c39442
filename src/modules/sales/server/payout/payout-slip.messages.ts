import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

/** Words of a payout on paper. */
export const SLIP = defineMessages({
  ...everyday('code', 'status', 'period', 'date', 'reference', 'amount', 'total'),
  slip: { en: 'Payout slip', ms: 'Slip bayaran' },
  promoter: { en: 'Promoter', ms: 'Promoter' },
  identity: { en: 'Identity number', ms: 'Nombor pengenalan' },
  project: { en: 'Project', ms: 'Projek' },
  engagement: { en: 'Engaged as', ms: 'Dilantik sebagai' },
  due: { en: 'Due', ms: 'Tarikh akhir' },
  paidOn: { en: 'Paid on', ms: 'Dibayar pada' },
  lines: { en: 'How it was calculated', ms: 'Cara dikira' },
  what: { en: 'What', ms: 'Perkara' },
  formula: { en: 'Calculation', ms: 'Pengiraan' },
  incentive: { en: 'Incentive: {reason}', ms: 'Insentif: {reason}' },
  deduction: { en: 'Deduction: {reason}', ms: 'Potongan: {reason}' },
  printed: {
    en: 'Printed by computer; no signature is needed. If a line is wrong, name its date to the office.',
    ms: 'Cetakan komputer; tandatangan tidak diperlukan. Jika satu baris tidak betul, nyatakan tarikhnya kepada pejabat.',
  },
});
