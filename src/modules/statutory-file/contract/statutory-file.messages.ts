/** Words of the statutory files that server and browser share. */
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';

export const STATUTORY_FILE_ERRORS = defineMessages({
  noLayout: { en: 'This layout is not accepted for that month. Choose another.', ms: 'Susun atur ini tidak diterima pada bulan itu. Pilih yang lain.' },
  eisWithSocso: {
    en: 'From October 2026, PERKESO accepts EIS together with SOCSO in one file. Use SOCSO + EIS.',
    ms: 'Mulai Oktober 2026, PERKESO menerima SIP bersama PERKESO dalam satu fail. Gunakan PERKESO + SIP.',
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

const NOTHING_TO_FILE = defineMessages({
  unconfirmed: {
    en: 'No payroll of this month is confirmed. Only payrolls that are Confirmed, Waiting for Payment or Paid go into a file.',
    ms: 'Tiada gaji bulan ini yang disahkan. Hanya gaji yang Disahkan, Menunggu Bayaran atau Dibayar masuk ke dalam fail.',
  },
  noTax: {
    en: 'The payrolls of this month are confirmed, and no tax was deducted in them. There is no CP39 to file.',
    ms: 'Gaji bulan ini telah disahkan, dan tiada cukai dipotong di dalamnya. Tiada CP39 untuk difailkan.',
  },
  noContribution: {
    en: 'The payrolls of this month are confirmed, and none of them has a contribution for this file.',
    ms: 'Gaji bulan ini telah disahkan, dan tiada satu pun mempunyai caruman untuk fail ini.',
  },
});

/** Why a file has nobody in it. @param payrolls how many of its month are confirmed */
export function nothingToFile(scheme: StatutoryFileScheme, payrolls: number): Text {
  if (payrolls === 0) return NOTHING_TO_FILE.unconfirmed;
  return scheme === 'cp39' ? NOTHING_TO_FILE.noTax : NOTHING_TO_FILE.noContribution;
}
