/** How a promoter is engaged, and which languages promoters speak. */
import { defineMessages } from '#platform/contract/messages.ts';

/** All but a Contractor are paid by payroll, with contributions and tax. */
export const ENGAGEMENTS = ['Employee', 'Part-time', 'Casual', 'Contractor'] as const;
export type Engagement = (typeof ENGAGEMENTS)[number];

export const ENGAGEMENT_WORDS = defineMessages({
  Employee: { en: 'Employee', ms: 'Pekerja' },
  'Part-time': { en: 'Part-time', ms: 'Sambilan' },
  Casual: { en: 'Casual', ms: 'Sementara' },
  Contractor: { en: 'Contractor', ms: 'Kontraktor' },
});

export const LANGUAGES = ['Malay', 'English', 'Mandarin', 'Cantonese', 'Tamil', 'Iban', 'Kadazan-Dusun'] as const;

export const LANGUAGE_WORDS = defineMessages({
  Malay: { en: 'Malay language', ms: 'Bahasa Melayu' },
  English: { en: 'English', ms: 'Bahasa Inggeris' },
  Mandarin: { en: 'Mandarin', ms: 'Mandarin' },
  Cantonese: { en: 'Cantonese', ms: 'Kantonis' },
  Tamil: { en: 'Tamil', ms: 'Tamil' },
  Iban: { en: 'Iban', ms: 'Iban' },
  'Kadazan-Dusun': { en: 'Kadazan-Dusun', ms: 'Kadazan-Dusun' },
});

export const SHIRT_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;
