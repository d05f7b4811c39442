import { defineMessages, type Text } from '#platform/contract/messages.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import type { DEDUCTION_KINDS } from '../claim/claim.schema.ts';
import type { RULE_TREATMENTS } from '../claim/tax-rule.ts';
import type { TAX_BASES } from '../claim/value-claim.ts';
import type { VALUED_BY } from '../claim/value-line.ts';
import type { EXTENSION_STATUSES, VARIATION_KINDS } from './project.register.ts';
import type { SECURITY_KINDS } from './project.schema.ts';

type Names<Values extends readonly string[]> = Readonly<Record<Values[number], Text>>;

export const SECURITY_NAMES: Names<typeof SECURITY_KINDS> = {
  'Performance Bond': { en: 'Performance bond', ms: 'Bon pelaksanaan' },
  'Advance Bond': { en: 'Advance payment bond', ms: 'Bon bayaran pendahuluan' },
  'Contractor All Risks': { en: "Contractor's all risks insurance", ms: 'Insurans semua risiko kontraktor' },
  'Public Liability': { en: 'Public liability insurance', ms: 'Insurans tanggungan awam' },
  Workmen: { en: 'Workmen insurance', ms: 'Insurans pekerja' },
  Other: EVERYDAY.other,
};
export const TREATMENT_NAMES: Names<typeof RULE_TREATMENTS> = {
  None: { en: 'No tax', ms: 'Tiada cukai' },
  'Service Tax': { en: 'Service tax', ms: 'Cukai perkhidmatan' },
  Exempt: { en: 'Exempt', ms: 'Dikecualikan' },
  'Fixed Contract': { en: 'Fixed contract, exempt until 30 June 2026', ms: 'Kontrak tetap, dikecualikan hingga 30 Jun 2026' },
};
export const BASE_NAMES: Names<typeof TAX_BASES> = {
  All: { en: 'The whole claim', ms: 'Keseluruhan tuntutan' },
  Services: { en: 'Services alone', ms: 'Perkhidmatan sahaja' },
};
export const VALUED_NAMES: Names<typeof VALUED_BY> = {
  Measured: { en: 'As entered', ms: 'Seperti dimasukkan' },
  Time: { en: 'By time', ms: 'Mengikut masa' },
  Progress: { en: 'With the works', ms: 'Seiring kerja' },
};
export const VARIATION_NAMES: Names<typeof VARIATION_KINDS> = {
  Addition: { en: 'Addition', ms: 'Penambahan' },
  Omission: { en: 'Omission', ms: 'Pengurangan' },
  'PC Sum': { en: 'PC sum adjustment', ms: 'Pelarasan wang kos prima' },
  'Provisional Sum': { en: 'Provisional sum adjustment', ms: 'Pelarasan wang peruntukan' },
  Remeasurement: { en: 'Remeasurement', ms: 'Pengukuran semula' },
  Daywork: { en: 'Daywork', ms: 'Kerja harian' },
  Fluctuation: { en: 'Price fluctuation', ms: 'Turun naik harga' },
};
export const EXTENSION_NAMES: Names<typeof EXTENSION_STATUSES> = defineMessages({
  Pending: { en: 'Pending', ms: 'Menunggu' },
  Granted: { en: 'Granted', ms: 'Diberi' },
  Rejected: EVERYDAY.rejected,
});
export const DEDUCTION_NAMES: Names<typeof DEDUCTION_KINDS> = {
  Damages: { en: 'Liquidated damages', ms: 'Ganti rugi tertentu' },
  'Contra Charge': { en: 'Contra charge', ms: 'Caj kontra' },
  Other: EVERYDAY.other,
};
