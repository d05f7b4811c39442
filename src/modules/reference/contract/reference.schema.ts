/** Reference data as the API shows it (specification §3). */
import { z } from 'zod';
import { id } from '#platform/contract/ids.ts';

export const BANK_URL_KINDS = ['PERSONAL', 'CORPORATE', 'ISLAMIC', 'WEBSITE'] as const;

export const bankUrls = z.partialRecord(z.enum(BANK_URL_KINDS), z.string());
export type BankUrls = z.output<typeof bankUrls>;

export const bank = z.object({
  id: id(),
  name: z.string(),
  full_name: z.string(),
  code: z.string(),
  swift_code: z.string(),
  urls: bankUrls,
  /** Accepted lengths of an account number; empty: 5 to 20. */
  account_digits: z.array(z.number()),
});
export type Bank = z.output<typeof bank>;

export const country = z.object({
  country: z.string(),
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  /** Without the plus sign. */
  phone_code: z.string(),
  nationality: z.string(),
  currency_code: z.string(),
});
export type Country = z.output<typeof country>;

export const postcodeRow = z.object({
  country_code: z.literal('MY'),
  /** The number that the specification keeps: 1000 is 01000. */
  postcode: z.number(),
  /** The five digits that people write. */
  code: z.string(),
  city: z.string(),
  state: z.string(),
  /** Misspelt or under a state that is not its own; listed last. */
  suspect: z.boolean(),
});
export type PostcodeRow = z.output<typeof postcodeRow>;

/** How sure a day is: published in the gazette, announced, on the same rule each year, or not announced yet. */
export const HOLIDAY_STATUSES = ['gazetted', 'announced', 'fixed-rule', 'estimated'] as const;
export type HolidayStatus = (typeof HOLIDAY_STATUSES)[number];
/** What a day stands on: section 8 of the Holidays Act 1951, or the crescent as the MABIMS countries count it. */
export const HOLIDAY_BASES = ['section-8', 'mabims'] as const;
export type HolidayBasis = (typeof HOLIDAY_BASES)[number];

export const publicHoliday = z.object({
  date: z.string(),
  /** In the reader's language. */
  name: z.string(),
  name_en: z.string(),
  name_ms: z.string(),
  /** Empty: the whole country. */
  states: z.array(z.string()),
  /** `estimated`: a date by the moon that is not announced yet. */
  status: z.enum(HOLIDAY_STATUSES),
  /** Names the day for good, also when its date is corrected. */
  key: z.string(),
  basis: z.enum(HOLIDAY_BASES).nullable(),
  /** States that have not confirmed the day. */
  unconfirmed_states: z.array(z.string()),
});
export type PublicHoliday = z.output<typeof publicHoliday>;

/** States and federal territories, north to south, then east. */
export const STATES = [
  'Perlis',
  'Kedah',
  'Pulau Pinang',
  'Perak',
  'Kelantan',
  'Terengganu',
  'Pahang',
  'Selangor',
  'Kuala Lumpur',
  'Putrajaya',
  'Negeri Sembilan',
  'Melaka',
  'Johor',
  'Labuan',
  'Sabah',
  'Sarawak',
] as const;
export type State = (typeof STATES)[number];
