/** People who are paid a salary: what differs is who they are. All of them are invented. */
import type { Person } from '../facts.ts';

const born = '1990-01-31';
const joined = '2023-01-02';
const citizen = { born, joined, citizenship: 'citizen' } as const;
const paid = (amount: string): Person['salary'] => [{ from: '2026-01-01', amount }];

export const ORDINARY_PEOPLE: readonly Person[] = [
  { ...citizen, name: 'Single', salary: paid('4000') },
  { ...citizen, name: 'Joiner and Leaver', salary: [{ from: '2026-04-01', amount: '3600' }], joined: '2026-04-01', left: '2026-09-30' },
  {
    ...citizen,
    name: 'Joiner on the Sixteenth',
    salary: [{ from: '2026-06-16', amount: '2600' }],
    joined: '2026-06-16',
    always: { pay: { housing: '310' } },
  },
  { ...citizen, name: 'Leaver on the Tenth', salary: paid('6700'), left: '2026-11-10' },
  { ...citizen, name: 'Foreign Worker', citizenship: 'foreign', salary: paid('1751'), always: { overtime: 12 } },
  { ...citizen, name: 'Over Sixty', born: '1963-02-14', salary: paid('5200') },
  { ...citizen, name: 'Sixty in June', born: '1966-06-15', salary: paid('4800') },
  {
    ...citizen,
    name: 'Family of One Income',
    salary: paid('7500'),
    category: 2,
    children: [
      { born: '2004-05-05', study: 'degree', shared: false },
      { born: '2012-03-03', study: 'none', shared: false },
      { born: '2019-07-07', study: 'none', shared: false },
    ],
  },
  {
    ...citizen,
    name: 'Family of Two Incomes',
    salary: paid('9000'),
    category: 3,
    children: [
      { born: '2003-05-05', study: 'degree', shared: true },
      { born: '2015-03-03', study: 'none', shared: true },
    ],
  },
  { ...citizen, name: 'Permanent Resident', citizenship: 'permanent', salary: paid('6200') },
  { ...citizen, name: 'Permanent Resident over Sixty', citizenship: 'permanent', born: '1964-01-20', salary: paid('3310') },
  { ...citizen, name: 'Disabled', disabled: true, salary: paid('6500') },
  { ...citizen, name: 'Disabled Spouse', category: 2, spouseDisabled: true, salary: paid('8000') },
  { ...citizen, name: 'Non Resident', citizenship: 'foreign', scheme: 'non-resident', salary: paid('12000.35') },
  { ...citizen, name: 'Returning Expert', scheme: 'returning-expert', category: 3, salary: paid('18000') },
  { ...citizen, name: 'Returning Expert with a Rebate', scheme: 'returning-expert', category: 2, salary: paid('4100') },
  { ...citizen, name: 'Above the Schedule', salary: paid('21250') },
  { ...citizen, name: 'Very High Pay', salary: paid('68000') },
  { ...citizen, name: 'Past Seventy Five', born: '1950-03-10', salary: paid('2000') },
  { ...citizen, name: 'Seventy Five in August', born: '1951-08-20', salary: paid('2450') },
  { ...citizen, name: 'Under Eighteen', born: '2009-05-05', joined: '2025-09-01', salary: paid('1700') },
  { ...citizen, name: 'Eighteen in May', born: '2008-05-20', joined: '2025-09-01', salary: paid('1812.50') },
  { ...citizen, name: 'Released from SKBBK', released: 8, salary: paid('3500') },
  { ...citizen, name: 'Fifteen Percent', epfPercent: 15, salary: paid('5000') },
  { ...citizen, name: 'Without Pay', salary: paid('0') },
];
