import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const CHANGES = defineMessages({
  ...everyday('date', 'employee', 'days'),
  open: { en: 'Changes', ms: 'Perubahan' },
  title: { en: 'Changes afterwards', ms: 'Perubahan kemudian' },
  holidays: { en: 'Malaysia’s holidays', ms: 'Cuti umum Malaysia' },
  holidaysHint: {
    en: 'The list differs from what was imported. Leave on these days is counted again when you accept.',
    ms: 'Senarai berbeza daripada yang diimport. Cuti pada hari ini dikira semula apabila anda menerima.',
  },
  noHolidays: { en: 'The imported holidays agree with the list.', ms: 'Cuti umum yang diimport sepadan dengan senarai.' },
  leave: { en: 'Leave in confirmed payrolls', ms: 'Cuti dalam gaji yang disahkan' },
  leaveHint: {
    en: 'Accept to correct the balance and the next open payroll.',
    ms: 'Terima untuk membetulkan baki dan gaji terbuka yang berikutnya.',
  },
  noLeave: { en: 'No paid leave needs a correction.', ms: 'Tiada cuti dibayar yang perlu dibetulkan.' },
  holiday: { en: 'Holiday', ms: 'Cuti umum' },
  now: { en: 'Now', ms: 'Kini' },
  listed: { en: 'In the list', ms: 'Dalam senarai' },
  fromTo: { en: '{before} to {after}', ms: '{before} kepada {after}' },
  decision: { en: 'Decision', ms: 'Keputusan' },
  accept: { en: 'Accept', ms: 'Terima' },
  reject: { en: 'Reject', ms: 'Tolak' },
  everywhere: { en: 'All states', ms: 'Semua negeri' },
  added: { en: 'New in the list', ms: 'Baharu dalam senarai' },
  moved: { en: 'Another date', ms: 'Tarikh lain' },
  inStates: { en: 'Other states', ms: 'Negeri lain' },
  removed: { en: 'No longer in the list', ms: 'Tiada lagi dalam senarai' },
});

export const UPDATE_NAMES = { added: 'added', moved: 'moved', states: 'inStates', removed: 'removed' } as const;
