import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { SHELL_MESSAGES } from '../shell.messages.ts';

export const PALETTE = defineMessages({
  ...everyday('close'),
  title: SHELL_MESSAGES.searchLong,
  results: { en: 'Results', ms: 'Hasil' },
  found: { en: '{n, plural, one {# result} other {# results}}', ms: '{n} hasil' },
  searching: { en: 'Searching…', ms: 'Sedang mencari…' },
  failed: {
    en: 'Records could not be searched. Pages and actions are still shown.',
    ms: 'Rekod tidak dapat dicari. Halaman dan tindakan masih dipaparkan.',
  },
  whatAdmin: {
    en: 'Type a name, code, position or email, the title of a document, a month such as 11/2026, or a number such as LV-2026-000012.',
    ms: 'Taip nama, kod, jawatan atau e-mel, tajuk dokumen, bulan seperti 11/2026, atau nombor seperti LV-2026-000012.',
  },
  whatOwn: {
    en: 'Type the title of a document, a month such as 11/2026 for its payslip, or a number such as LV-2026-000012.',
    ms: 'Taip tajuk dokumen, bulan seperti 11/2026 untuk slip gajinya, atau nombor seperti LV-2026-000012.',
  },
  nothing: { en: 'Nothing found for “{query}”.', ms: 'Tiada hasil untuk “{query}”.' },
  tryAdmin: {
    en: 'Try fewer letters of a name, an employee code, a month such as 11/2026, or the beginning of a number.',
    ms: 'Cuba kurangkan huruf nama, kod pekerja, bulan seperti 11/2026, atau permulaan nombor.',
  },
  tryOwn: {
    en: 'Try fewer letters, a month such as 11/2026, or the beginning of a number.',
    ms: 'Cuba kurangkan huruf, bulan seperti 11/2026, atau permulaan nombor.',
  },
  keyChoose: { en: 'choose', ms: 'pilih' },
  keyOpen: { en: 'open', ms: 'buka' },
  keyClose: { en: 'close', ms: 'tutup' },
  pages: { en: 'Pages', ms: 'Halaman' },
  companies: { en: 'Companies', ms: 'Syarikat' },
  actions: { en: 'Actions', ms: 'Tindakan' },
  settings: { en: 'Settings', ms: 'Tetapan' },
  law: { en: 'Law', ms: 'Undang-undang' },
});
