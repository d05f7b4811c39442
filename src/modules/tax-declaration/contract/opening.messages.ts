/** What the columns of opening figures are called, on screen and in an imported file. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { SCHEME_WORDS } from '#modules/statutory/contract/scheme.messages.ts';

export const OPENING_WORDS = defineMessages({
  ...everyday('year'),
  title: { en: 'Opening figures', ms: 'Angka pembukaan' },
  remuneration: { en: 'Remuneration', ms: 'Saraan' },
  epf: SCHEME_WORDS.epf,
  socso: SCHEME_WORDS.socso,
  eis: SCHEME_WORDS.eis,
  mtd: SCHEME_WORDS.mtd,
  zakat: { en: 'Zakat', ms: 'Zakat' },
  reliefs: { en: 'Reliefs claimed', ms: 'Pelepasan dituntut' },
  exempt_travel: { en: 'Exempt travelling allowance', ms: 'Elaun perjalanan dikecualikan' },
  exempt_childcare: { en: 'Exempt childcare allowance', ms: 'Elaun penjagaan anak dikecualikan' },
  exempt_award: { en: 'Exempt awards', ms: 'Anugerah dikecualikan' },
  source: { en: 'Source', ms: 'Sumber' },
});

/** Figures of a previous employer on the employee's own page and on the officer's. */
export const TP3 = defineMessages({
  title: { en: 'Previous employer this year (TP3)', ms: 'Majikan terdahulu tahun ini (TP3)' },
  note: { en: 'Your monthly tax counts these figures.', ms: 'Cukai bulanan anda mengambil kira angka ini.' },
  officer: { en: 'The monthly tax counts these figures; the EA form does not.', ms: 'Cukai bulanan mengambil kira angka ini; Borang EA tidak.' },
  enter: { en: 'Enter TP3', ms: 'Masukkan TP3' },
  change: { en: 'Change TP3', ms: 'Ubah TP3' },
  none: { en: 'No figures of a previous employer in {year}.', ms: 'Tiada angka majikan terdahulu bagi {year}.' },
});
