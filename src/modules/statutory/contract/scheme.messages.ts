/** What the schemes are called. They are the same words wherever they stand, so they stand here alone. */
import { defineMessages } from '#platform/contract/messages.ts';

export const SCHEME_WORDS = defineMessages({
  epf: { en: 'EPF', ms: 'KWSP' },
  socso: { en: 'SOCSO', ms: 'PERKESO' },
  eis: { en: 'EIS', ms: 'SIP' },
  skbbk: { en: 'SKBBK', ms: 'SKBBK' },
  mtd: { en: 'MTD', ms: 'PCB' },
  hrdf: { en: 'HRD levy', ms: 'Levi HRD' },
});
