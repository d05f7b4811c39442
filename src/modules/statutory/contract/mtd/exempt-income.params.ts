/** Earnings that are wholly or partly exempt from income tax: limits by year of assessment, grounds, sources. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { Dated } from '../choose-in-force.ts';
import { SOURCES, type Source } from '../sources.params.ts';

export const EXEMPTION_KEYS = ['travel', 'childcare', 'award', 'compensation', 'gratuity', 'actual'] as const;
export type ExemptionKey = (typeof EXEMPTION_KEYS)[number];

/** Why a payment at the end of the employment is exempt; the first ground of an exemption holds where nobody says otherwise. */
export const EXEMPT_GROUNDS = ['service', 'retirement', 'ill_health', 'death', 'none'] as const;
export type ExemptGround = (typeof EXEMPT_GROUNDS)[number];

export interface Exemption {
  readonly title: Text;
  /** The limit counts for a year of assessment, for each completed year of service, or there is none: the actual amount. */
  readonly per: 'year' | 'year_of_service' | 'actual';
  readonly limits: readonly Dated<Sen | null>[];
  /** Grounds to choose from; none where the exemption has one ground only. */
  readonly grounds: readonly ExemptGround[];
}

const limit = (ringgit: number | null, unit: string, source: Source): Dated<Sen | null>[] => [
  { from: '2020-01', value: ringgit === null ? null : fromRinggit(ringgit), unit, source },
];
const yearly = (ringgit: number) => limit(ringgit, 'sen a year', SOURCES.exemptAllowances);

export const EXEMPTIONS: Readonly<Record<ExemptionKey, Exemption>> = {
  travel: {
    title: { en: 'Petrol, travelling or toll for official duty', ms: 'Petrol, perjalanan atau tol untuk tugas rasmi' },
    per: 'year',
    limits: yearly(6000),
    grounds: [],
  },
  childcare: { title: { en: 'Childcare allowance', ms: 'Elaun penjagaan anak' }, per: 'year', limits: yearly(3000), grounds: [] },
  award: {
    title: { en: 'Awards for service, innovation or long service', ms: 'Anugerah perkhidmatan, inovasi atau khidmat lama' },
    per: 'year',
    limits: yearly(2000),
    grounds: [],
  },
  compensation: {
    title: { en: 'Compensation for loss of employment', ms: 'Pampasan kehilangan pekerjaan' },
    per: 'year_of_service',
    limits: limit(10_000, 'sen a completed year of service', SOURCES.exemptCompensation),
    grounds: ['service', 'ill_health', 'death', 'none'],
  },
  gratuity: {
    title: { en: 'Gratuity', ms: 'Ganjaran' },
    per: 'year_of_service',
    limits: limit(1000, 'sen a completed year of service', SOURCES.exemptGratuity),
    grounds: ['service', 'retirement', 'ill_health', 'death', 'none'],
  },
  actual: {
    title: { en: 'Parking, meals, telephone and the like, as paid', ms: 'Tempat letak kereta, makan, telefon dan seumpamanya, jumlah sebenar' },
    per: 'actual',
    limits: limit(null, 'the actual amount', SOURCES.exemptAllowances),
    grounds: [],
  },
};

/** Completed years that a gratuity on retirement needs to be exempt as a whole (Sch. 6 para 25). */
export const RETIREMENT_YEARS = 10;
/** Age from which leaving for retirement is one (Sch. 6 para 25(1)(b)). */
export const RETIREMENT_AGE = 55;

export const GROUND_WORDS = defineMessages({
  service: { en: 'For each completed year of service', ms: 'Bagi setiap tahun perkhidmatan yang lengkap' },
  retirement: { en: 'Retirement at 55 or the compulsory age, ten years of service', ms: 'Persaraan pada umur 55 atau umur wajib, sepuluh tahun perkhidmatan' },
  ill_health: { en: 'Ill health', ms: 'Kesihatan yang terjejas' },
  death: { en: 'Death', ms: 'Kematian' },
  none: { en: 'Not exempt', ms: 'Tidak dikecualikan' },
});
