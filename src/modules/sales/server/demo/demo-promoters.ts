/** Twenty made-up promoters; the first two sign in as promoter@demo.my and both@demo.my. */
import type { Engagement } from '../../contract/promoter/promoter-words.ts';

export interface DemoPromoter {
  readonly name: string;
  readonly gender: 'Male' | 'Female';
  /** Of birth, `YYMMDD`. */
  readonly born: string;
  readonly state: string;
  readonly languages: string[];
  readonly engagement: Engagement;
  readonly account?: 'promoter' | 'both';
}

/** The weekly rest day of a promoter, by the place in the project. */
export const restDayOf = (at: number) => 1 + (at % 7);

const M = ['Malay', 'English'];
const C = ['Mandarin', 'Malay', 'English'];
const T = ['Tamil', 'Malay', 'English'];
const person = (
  name: string,
  gender: 'Male' | 'Female',
  born: string,
  state: string,
  languages: string[],
  engagement: Engagement = 'Part-time',
): DemoPromoter => ({
  name,
  gender,
  born,
  state,
  languages,
  engagement,
});

export const DEMO_PROMOTERS: readonly DemoPromoter[] = [
  { ...person('Nur Izzati binti Zainal', 'Female', '990412', 'Selangor', M), account: 'promoter' },
  { ...person('Jeffrey Anak Lantai', 'Male', '960823', 'Kuala Lumpur', ['Iban', 'Malay', 'English'], 'Casual'), account: 'both' },
  person('Siti Hajar binti Omar', 'Female', '010715', 'Selangor', M),
  person('Lim Pei Wen', 'Female', '000229', 'Kuala Lumpur', C),
  person('Kavin a/l Raju', 'Male', '980304', 'Selangor', T),
  person('Farah Nadia binti Hashim', 'Female', '970611', 'Negeri Sembilan', M),
  person('Tan Jia Hui', 'Female', '991130', 'Selangor', C),
  person('Mohd Amirul bin Salleh', 'Male', '020118', 'Kuala Lumpur', M, 'Casual'),
  person('Nurul Ain binti Rashid', 'Female', '030509', 'Selangor', M),
  person('Priya a/p Mohan', 'Female', '980927', 'Kuala Lumpur', T),
  person('Ong Zhi Xuan', 'Male', '951214', 'Pulau Pinang', C, 'Employee'),
  person('Hafizah binti Yunus', 'Female', '960102', 'Perak', M),
  person('Chew Li Ting', 'Female', '970818', 'Pulau Pinang', C),
  person('Syafiq bin Ramli', 'Male', '000624', 'Johor', M),
  person('Anitha a/p Gopal', 'Female', '990220', 'Selangor', T),
  person('Wong Kah Mun', 'Female', '940716', 'Selangor', C, 'Contractor'),
  person('Zulaikha binti Karim', 'Female', '010303', 'Johor', M),
  person('Daniel Chong Wei', 'Male', '980511', 'Kuala Lumpur', C),
  person('Aisyah binti Bakar', 'Female', '040827', 'Pahang', M),
  person('Haziq bin Noor', 'Male', '951009', 'Selangor', M),
];
