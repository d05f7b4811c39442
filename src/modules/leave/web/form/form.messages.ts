import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { LEAVE_WORDS } from '../leave-words.ts';

export const FORM = defineMessages({
  ...everyday('from', 'to'),
  apply: LEAVE_WORDS.apply,
  send: { en: 'Submit', ms: 'Hantar' },
  onBehalf: { en: 'Apply on behalf', ms: 'Mohon bagi pihak' },
  onBehalfOf: { en: 'Leave for {name}', ms: 'Cuti untuk {name}' },
  record: { en: 'Record', ms: 'Rekod' },
  birthHint: { en: 'Or the expected date.', ms: 'Atau tarikh jangkaan.' },
  half: { en: 'Duration', ms: 'Tempoh' },
  typeLeft: { en: '{name} · {days, plural, one {# day} other {# days}} left', ms: '{name} · baki {days} hari' },
  approve: { en: 'Approve at once', ms: 'Luluskan terus' },
  certificate: { en: 'A certificate is required.', ms: 'Sijil diperlukan.' },
  certificateAfter: { en: 'A certificate is required for more than {days} days.', ms: 'Sijil diperlukan bagi lebih {days} hari.' },
  costs: { en: 'This leave takes {days, plural, =0 {no day} one {# day} other {# days}}', ms: 'Cuti ini menggunakan {days} hari' },
  excluded: { en: 'Not counted:', ms: 'Tidak dikira:' },
  halfCounted: { en: 'half a day', ms: 'separuh hari' },
  leaves: { en: '{days, plural, one {# day is} other {# days are}} left afterwards.', ms: 'Baki selepas ini {days} hari.' },
  noBalance: { en: 'This type has no balance.', ms: 'Jenis ini tiada baki.' },
  pick: { en: 'Choose type and dates to see the days counted.', ms: 'Pilih jenis dan tarikh untuk melihat kiraan hari.' },
});
