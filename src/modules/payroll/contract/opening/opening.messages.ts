/** What the columns of opening figures are called, on screen and in an imported file. */
import { defineMessages } from '#platform/contract/messages.ts';

export const OPENING_WORDS = defineMessages({
  title: { en: 'Opening figures', ms: 'Angka pembukaan' },
  year: { en: 'Year', ms: 'Tahun' },
  remuneration: { en: 'Remuneration', ms: 'Saraan' },
  epf: { en: 'EPF', ms: 'KWSP' },
  socso: { en: 'SOCSO', ms: 'PERKESO' },
  eis: { en: 'EIS', ms: 'SIP' },
  mtd: { en: 'MTD', ms: 'PCB' },
  zakat: { en: 'Zakat', ms: 'Zakat' },
  reliefs: { en: 'Reliefs claimed', ms: 'Pelepasan dituntut' },
  exempt_travel: { en: 'Exempt travelling allowance', ms: 'Elaun perjalanan dikecualikan' },
  exempt_childcare: { en: 'Exempt childcare allowance', ms: 'Elaun penjagaan anak dikecualikan' },
  exempt_award: { en: 'Exempt awards', ms: 'Anugerah dikecualikan' },
  source: { en: 'Source', ms: 'Sumber' },
});
