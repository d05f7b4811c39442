/** Words of the statutory files that server and browser share. */
import { defineMessages } from '#platform/contract/messages.ts';

export const STATUTORY_FILE_ERRORS = defineMessages({
  noLayout: { en: 'This layout is not accepted for that month. Choose another.', ms: 'Susun atur ini tidak diterima pada bulan itu. Pilih yang lain.' },
  eisWithSocso: {
    en: 'From October 2026, PERKESO accepts EIS together with SOCSO in one file. Use SOCSO + EIS.',
    ms: 'Mulai Oktober 2026, PERKESO menerima SIP bersama PERKESO dalam satu fail. Gunakan PERKESO + SIP.',
  },
  empty: {
    en: 'No confirmed payroll of this month has an amount for this file. Confirm the payrolls first.',
    ms: 'Tiada gaji bulan ini yang disahkan mempunyai amaun untuk fail ini. Sahkan gaji dahulu.',
  },
  blockedByCompany: {
    en: '{problem} {remedy}',
    ms: '{problem} {remedy}',
  },
  blocked: {
    en: '{n, plural, one {# employee has} other {# employees have}} a problem in this file. Put it right, or leave them out.',
    ms: '{n} pekerja mempunyai masalah dalam fail ini. Betulkan, atau kecualikan mereka.',
  },
  nobodyLeft: { en: 'Nobody is left in the file once the problems are left out.', ms: 'Tiada siapa tinggal dalam fail setelah yang bermasalah dikecualikan.' },
  queued: { en: 'The file is being made.', ms: 'Fail sedang dibuat.' },
  report: { en: 'Statutory file', ms: 'Fail berkanun' },
});
