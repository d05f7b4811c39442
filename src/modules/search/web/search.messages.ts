import { defineMessages } from '#platform/contract/messages.ts';

export const SEARCH_MESSAGES = defineMessages({
  people: { en: 'People', ms: 'Orang' },
  documents: { en: 'Documents', ms: 'Dokumen' },
  payrolls: { en: 'Payrolls', ms: 'Rekod gaji' },
  payslips: { en: 'Payslips', ms: 'Slip gaji' },
  leave: { en: 'Leave', ms: 'Cuti' },
  claims: { en: 'Claims', ms: 'Tuntutan' },
  declarations: { en: 'Tax reliefs declared', ms: 'Pelepasan cukai diisytiharkan' },
  payments: { en: 'Payments', ms: 'Bayaran' },
});
