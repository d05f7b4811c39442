import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const DETAIL = defineMessages({
  ...everyday('remark', 'save'),
  approvers: { en: 'Approvers', ms: 'Pelulus' },
  level: { en: 'Level {level}', ms: 'Peringkat {level}' },
  within: { en: 'RM {amount} within the limit', ms: 'RM {amount} dalam had' },
  granted: { en: 'RM {amount} approved', ms: 'RM {amount} diluluskan' },
  old: { en: 'Older than its category takes', ms: 'Lebih lama daripada yang diterima oleh kategorinya' },
  twiceOf: { en: 'Looks like {number}, RM {amount}', ms: 'Kelihatan sama dengan {number}, RM {amount}' },
  someClaim: { en: 'a draft', ms: 'satu draf' },
  noReceipt: { en: 'No receipt', ms: 'Tiada resit' },
  km: { en: '{km} km', ms: '{km} km' },
  part: { en: '{km} km × RM {rate}', ms: '{km} km × RM {rate}' },
  days: { en: '{days} days', ms: '{days} hari' },
  checked: { en: 'Items checked', ms: 'Item disemak' },
  leftOf: { en: 'left of', ms: 'baki daripada' },
  proofs: { en: 'Proof of payment', ms: 'Bukti bayaran' },
  accept: { en: 'Accept', ms: 'Terima' },
  acceptAll: { en: 'Accept the others', ms: 'Terima yang lain' },
  refuse: { en: 'Reject item', ms: 'Tolak item' },
  pending: { en: 'Not checked', ms: 'Belum disemak' },
  accepted: { en: 'Accepted', ms: 'Diterima' },
  refused: { en: 'Item rejected', ms: 'Item ditolak' },
  grant: { en: 'Approve amount', ms: 'Amaun diluluskan' },
  checkTitle: { en: 'Check {item}', ms: 'Semak {item}' },
  of: { en: '{n} of {all}', ms: '{n} daripada {all}' },
});
