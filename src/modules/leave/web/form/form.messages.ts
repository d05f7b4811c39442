import { defineMessages } from '#platform/contract/messages.ts';

export const FORM = defineMessages({
  apply: { en: 'Apply for leave', ms: 'Mohon cuti' },
  send: { en: 'Send', ms: 'Hantar' },
  onBehalf: { en: 'Leave for an employee', ms: 'Cuti untuk pekerja' },
  onBehalfOf: { en: 'Leave for {name}', ms: 'Cuti untuk {name}' },
  record: { en: 'Record', ms: 'Rekod' },
  from: { en: 'From', ms: 'Dari' },
  to: { en: 'To', ms: 'Hingga' },
  half: { en: 'How much of the day', ms: 'Berapa banyak hari' },
  typeLeft: { en: '{name} · {days, plural, one {# day} other {# days}} left', ms: '{name} · baki {days} hari' },
  approve: { en: 'Approve at once', ms: 'Luluskan terus' },
  certificate: { en: 'A certificate is required.', ms: 'Sijil diperlukan.' },
  certificateAfter: { en: 'A certificate is required for more than {days} days.', ms: 'Sijil diperlukan bagi lebih {days} hari.' },
  costs: { en: 'This leave takes {days, plural, =0 {no day} one {# day} other {# days}}', ms: 'Cuti ini mengambil {days} hari' },
  leaves: { en: '{days, plural, one {# day is} other {# days are}} left afterwards.', ms: 'Baki selepas ini {days} hari.' },
  noBalance: { en: 'This type has no balance.', ms: 'Jenis ini tiada baki.' },
  pick: { en: 'Choose type and dates to see what it takes.', ms: 'Pilih jenis dan tarikh untuk melihat harinya.' },
});
