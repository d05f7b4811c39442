import { defineMessages } from '#platform/contract/messages.ts';

/** Names of what feeds a box beside the lines of payrolls themselves. */
export const EA_SOURCE_WORDS = defineMessages({
  salary: { en: 'Salary', ms: 'Gaji' },
  opening: { en: 'Figures brought in for this employer', ms: 'Angka yang dibawa masuk bagi majikan ini' },
  mtd: { en: 'Monthly tax deduction', ms: 'Potongan cukai bulanan' },
  zakat: { en: 'Zakat', ms: 'Zakat' },
  epf: { en: 'EPF, employee', ms: 'KWSP, pekerja' },
  voluntary: { en: 'EPF above the statutory rate (voluntary)', ms: 'KWSP melebihi kadar berkanun (sukarela)' },
  socso: { en: 'SOCSO, employee', ms: 'PERKESO, pekerja' },
  skbbk: { en: 'SKBBK, employee', ms: 'SKBBK, pekerja' },
  reliefs: { en: 'Reliefs claimed by form TP1', ms: 'Pelepasan yang dituntut melalui Borang TP1' },
  zakatClaimed: { en: 'Zakat claimed by form TP1', ms: 'Zakat yang dituntut melalui Borang TP1' },
  children: { en: 'Child relief', ms: 'Pelepasan anak' },
  benefits: { en: 'Benefits in kind of the tax worksheet', ms: 'Manfaat berupa barangan dalam lembaran kerja cukai' },
  accommodation: { en: 'Living accommodation of the tax worksheet', ms: 'Tempat kediaman dalam lembaran kerja cukai' },
});
