import { defineMessages } from '#platform/contract/messages.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';

/** The steps of a claim and what goes into them, by their names in `value-claim.ts`. */
export const CLAIM_STEPS = defineMessages({
  materials: { en: 'Materials on site', ms: 'Bahan di tapak' },
  gross: { en: 'Gross value', ms: 'Nilai kasar' },
  retention_full: { en: 'Retention before release', ms: 'Wang tahanan sebelum pelepasan' },
  retention: { en: 'Retention held', ms: 'Wang tahanan yang ditahan' },
  advance_recouped: { en: 'Advance recouped', ms: 'Bayaran pendahuluan yang dipulangkan' },
  net: { en: 'Net value to date', ms: 'Nilai bersih setakat ini' },
  this_claim: { en: 'This claim', ms: 'Tuntutan ini' },
  taxable: { en: 'Taxable in this claim', ms: 'Bercukai dalam tuntutan ini' },
  tax: { en: 'Service tax', ms: 'Cukai perkhidmatan' },
  payable: { en: 'Payable', ms: 'Perlu dibayar' },
});

export const CLAIM_FORMULAS = defineMessages({
  materials: { en: 'Value on site × per cent paid', ms: 'Nilai di tapak × peratus dibayar' },
  gross: { en: 'Work done + variations + materials', ms: 'Kerja siap + perubahan + bahan' },
  retention_full: {
    en: 'The smaller of: value × retention per cent; contract sum × limit per cent',
    ms: 'Yang lebih kecil: nilai × peratus tahanan; jumlah kontrak × peratus had',
  },
  retention: { en: 'Retention − released', ms: 'Wang tahanan − dilepaskan' },
  advance_recouped: {
    en: 'Advance × (work done − start of recoupment) ÷ (end − start of recoupment)',
    ms: 'Pendahuluan × (kerja siap − mula pemulangan) ÷ (tamat − mula pemulangan)',
  },
  net: {
    en: 'Gross − retention − deductions + advance paid − advance recouped',
    ms: 'Kasar − tahanan − potongan + pendahuluan dibayar − pendahuluan dipulangkan',
  },
  this_claim: { en: 'Net to date − net certified before', ms: 'Bersih setakat ini − bersih disahkan sebelum ini' },
  taxable: { en: 'Taxable net to date − taxable net certified before', ms: 'Bersih bercukai setakat ini − bersih bercukai disahkan sebelum ini' },
  tax: { en: 'Taxable × rate', ms: 'Bercukai × kadar' },
  payable: { en: 'This claim + service tax', ms: 'Tuntutan ini + cukai perkhidmatan' },
});

export const CLAIM_INPUTS = defineMessages({
  work_done: { en: 'Work done', ms: 'Kerja siap' },
  vo_done: { en: 'Variations done', ms: 'Perubahan siap' },
  materials: CLAIM_STEPS.materials,
  materials_on_site: { en: 'Value on site', ms: 'Nilai di tapak' },
  materials_of: { en: 'Per cent paid', ms: 'Peratus dibayar' },
  gross: CLAIM_STEPS.gross,
  retained_value: { en: 'Value under retention', ms: 'Nilai tertakluk tahanan' },
  retention_of: { en: 'Retention %', ms: '% tahanan' },
  limit_of: { en: 'Limit %', ms: '% had' },
  contract_sum: { en: 'Contract sum', ms: 'Jumlah kontrak' },
  retention_full: CLAIM_STEPS.retention_full,
  sections_done: { en: 'Sections that are complete', ms: 'Bahagian yang telah siap' },
  retention_released: { en: 'Released', ms: 'Dilepaskan' },
  retention: CLAIM_STEPS.retention,
  deductions: { en: 'Deductions to date', ms: 'Potongan setakat ini' },
  advance_paid: { en: 'Advance paid', ms: 'Bayaran pendahuluan' },
  advance_recouped: CLAIM_STEPS.advance_recouped,
  recouped_from_of: { en: 'Recoupment starts at %', ms: 'Pemulangan bermula pada %' },
  recouped_to_of: { en: 'Recoupment ends at %', ms: 'Pemulangan tamat pada %' },
  net: CLAIM_STEPS.net,
  previous_net: { en: 'Certified before', ms: 'Diperakui sebelum ini' },
  services: { en: 'Services in the gross value', ms: 'Perkhidmatan dalam nilai kasar' },
  taxable_net: { en: 'Taxable net to date', ms: 'Bersih bercukai setakat ini' },
  previous_taxable: { en: 'Taxable before', ms: 'Bercukai sebelum ini' },
  taxable: CLAIM_STEPS.taxable,
  tax_of: { en: 'Rate %', ms: 'Kadar %' },
  reason: EVERYDAY.reason,
  this_claim: CLAIM_STEPS.this_claim,
  tax: CLAIM_STEPS.tax,
});

export const CLAIM_SOURCES = defineMessages({
  contract: { en: 'Terms of the contract', ms: 'Terma kontrak' },
  valuation: { en: 'Valuation', ms: 'Penilaian' },
  fixed: {
    en: 'Service Tax Act 2018: a contract that cannot be reviewed is exempt until 30 June 2026',
    ms: 'Akta Cukai Perkhidmatan 2018: kontrak yang tidak boleh disemak semula dikecualikan hingga 30 Jun 2026',
  },
  tax: { en: 'Service Tax Act 2018 and the tax rule of the contract', ms: 'Akta Cukai Perkhidmatan 2018 dan peraturan cukai kontrak' },
});
