import { defineMessages } from '#platform/contract/messages.ts';

export const MY_LEAVE = defineMessages({
  title: { en: 'My Leave', ms: 'Cuti Saya' },
  context: { en: 'Your balances, your applications, and what became of them.', ms: 'Baki anda, permohonan anda, dan keputusannya.' },
  apply: { en: 'Apply for leave', ms: 'Mohon cuti' },
  empty: { en: 'You have not applied for leave this year.', ms: 'Anda belum memohon cuti tahun ini.' },
  emptyHint: { en: 'Apply here; your days are counted while you choose the dates.', ms: 'Mohon di sini; hari dikira semasa anda memilih tarikh.' },
  approverRemark: { en: 'Approver’s remark', ms: 'Catatan pelulus' },
  again: { en: 'Apply again', ms: 'Mohon lagi' },
  nextHolidays: { en: 'Next holidays', ms: 'Cuti umum akan datang' },
  noHolidays: { en: 'No holiday is listed for the rest of the year.', ms: 'Tiada cuti umum disenaraikan bagi baki tahun ini.' },
  calendar: { en: 'Calendar address', ms: 'Alamat kalendar' },
  calendarTitle: { en: 'Your leave in a calendar program', ms: 'Cuti anda dalam program kalendar' },
  calendarText: {
    en: 'Subscribe to this address in your calendar program. Whoever has it can read your leave; making a new one ends the old.',
    ms: 'Langgan alamat ini dalam program kalendar anda. Sesiapa yang memilikinya boleh membaca cuti anda; alamat baharu menamatkan yang lama.',
  },
  makeAddress: { en: 'Make an address', ms: 'Buat alamat' },
  copy: { en: 'Copy', ms: 'Salin' },
  copied: { en: 'Copied', ms: 'Disalin' },
});
