/** The lines of a final account, on the screen and on paper. */
import { defineMessages } from '#platform/contract/messages.ts';
import { CLAIM_INPUTS, CLAIM_STEPS } from '../claim/claim-trace.messages.ts';
import type { AccountKey } from './final-account.ts';

export const ACCOUNT = defineMessages({
  contract_sum: CLAIM_INPUTS.contract_sum,
  variations: { en: 'Approved variations', ms: 'Perubahan kerja diluluskan' },
  adjusted_sum: { en: 'Sum with variations', ms: 'Jumlah dengan perubahan' },
  not_done: { en: 'Not done or not certified', ms: 'Tidak dibuat atau tidak diperakui' },
  value: { en: 'Value of the works', ms: 'Nilai kerja' },
  damages: { en: 'Damages for delay', ms: 'Ganti rugi kelewatan' },
  deductions: { en: 'Other deductions', ms: 'Potongan lain' },
  final_sum: { en: 'Final sum', ms: 'Jumlah muktamad' },
  certified: { en: 'Certified so far, net', ms: 'Diperakui setakat ini, bersih' },
  balance: { en: 'Balance to certify', ms: 'Baki untuk diperakui' },
  tax: CLAIM_STEPS.tax,
  outstanding: { en: 'Certified and not paid', ms: 'Diperakui dan belum dibayar' },
  payable: { en: 'Balance due', ms: 'Baki perlu dibayar' },
} satisfies Record<AccountKey, object>);

export const ACCOUNT_NOTES = defineMessages({
  title: { en: 'Final account', ms: 'Akaun muktamad' },
  final: { en: 'Final', ms: 'Muktamad' },
  provisional: { en: 'Provisional', ms: 'Sementara' },
  open: { en: 'A claim is not certified yet.', ms: 'Satu tuntutan belum diperakui.' },
  notMadeGood: { en: 'Defects are not certified as made good.', ms: 'Kecacatan belum diperakui sebagai dibaiki.' },
  retention: { en: 'Retention held, part of the balance', ms: 'Wang tahanan dipegang, sebahagian daripada baki' },
  paid: { en: 'Paid so far, with tax', ms: 'Dibayar setakat ini, dengan cukai' },
});
