/** People whose months differ: work beyond the hours, payments once, deductions. All of them are invented. */
import type { Person } from '../facts.ts';

const born = '1988-08-08';
const joined = '2023-01-02';
const citizen = { born, joined, citizenship: 'citizen' } as const;
const paid = (amount: string): Person['salary'] => [{ from: '2026-01-01', amount }];
const JANUARY_TO_DECEMBER = Array.from({ length: 12 }, (_, index) => index + 1);

export const EVENTFUL_PEOPLE: readonly Person[] = [
  {
    ...citizen,
    name: 'Overtime',
    salary: paid('2600'),
    always: { pay: { housing: '310' }, overtime: 10 },
    months: { 2: { restDay: 3 }, 3: { restDay: 6 }, 4: { restDay: 10 }, 5: { holiday: 3 }, 8: { holiday: 10 } },
  },
  { ...citizen, name: 'Commission', salary: paid('2200'), always: { pay: { commission: '1150.35' } } },
  { ...citizen, name: 'Director', salary: paid('15000'), category: 3, always: { benefitInKind: '550', zakat: '250' } },
  { ...citizen, name: 'Zakat above the Tax', salary: paid('4500'), always: { zakat: '100' } },
  {
    ...citizen,
    name: 'Earlier Employer',
    joined: '2026-05-01',
    salary: [{ from: '2026-05-01', amount: '6000' }],
    earlierEmployer: { gross: '24000', epf: '2640', tax: '500', zakat: '120' },
  },
  {
    ...citizen,
    name: 'Instalments of Tax',
    salary: paid('5500'),
    months: Object.fromEntries([3, 4, 5, 6, 7, 8].map((month) => [month, { cp38: '150' }])),
  },
  {
    ...citizen,
    name: 'Raise in April',
    salary: [
      { from: '2026-01-01', amount: '4200' },
      { from: '2026-04-01', amount: '4650' },
    ],
  },
  {
    ...citizen,
    name: 'Raise inside May',
    salary: [
      { from: '2026-01-01', amount: '2600' },
      { from: '2026-05-15', amount: '3100' },
    ],
  },
  {
    ...citizen,
    name: 'Away before and after a Raise',
    salary: [
      { from: '2026-01-01', amount: '2000' },
      { from: '2026-11-16', amount: '8000' },
    ],
    away: [
      { first: '2026-11-02', last: '2026-11-03' },
      { first: '2026-11-17', last: '2026-11-17' },
    ],
  },
  {
    ...citizen,
    name: 'Away before a Raise, Known Later',
    salary: [
      { from: '2026-01-01', amount: '3000' },
      { from: '2026-04-16', amount: '4200' },
    ],
    away: [{ first: '2026-04-14', last: '2026-04-17', knownIn: 5 }],
  },
  {
    ...citizen,
    name: 'Housing from the Middle of June',
    salary: [
      { from: '2026-01-01', amount: '2600' },
      { from: '2026-06-16', amount: '2600', housing: '260' },
      { from: '2026-09-11', amount: '2860', housing: '310' },
    ],
    away: [
      { first: '2026-06-12', last: '2026-06-12' },
      { first: '2026-06-18', last: '2026-06-18' },
      { first: '2026-09-10', last: '2026-09-11' },
    ],
    months: { 6: { restDay: 10, restDayOn: 7, holiday: 10, holidayOn: 17 }, 9: { restDay: 4, restDayOn: 6, holiday: 8, holidayOn: 16 } },
  },
  {
    ...citizen,
    name: 'Staff Loan',
    salary: paid('3200'),
    months: { 2: { pay: { loan: '300' } }, 3: { pay: { loan: '300' } }, 4: { pay: { loan: '300' } }, 5: { pay: { loan: '100' } } },
  },
  { ...citizen, name: 'Unpaid Leave', salary: paid('3900'), months: { 2: { unpaidDays: 3 }, 7: { unpaidDays: 1 }, 10: { unpaidDays: 5 } } },
  {
    ...citizen,
    name: 'By the Hour',
    salary: [],
    hourly: '12.50',
    months: Object.fromEntries(JANUARY_TO_DECEMBER.map((month) => [month, { hours: 160 + month }])),
  },
  // The year's tax is 1,390.55; it would be 1,783.35 if the 4,400 were taxed.
  { ...citizen, name: 'Travelling', joined: '2026-02-01', salary: [{ from: '2026-02-01', amount: '5561.42' }], always: { pay: { travel: '400' } } },
  { ...citizen, name: 'Travelling beyond the Limit', salary: paid('5400'), always: { pay: { travel: '650' } } },
  // Tax of 11.00 in the month; it would be 2,721.00 if the compensation were taxed.
  {
    ...citizen,
    name: 'Loss of Employment',
    salary: paid('4500'),
    left: '2026-03-31',
    paidFrom: 3,
    months: { 3: { pay: { compensation: '30000' }, exempt: '30000' } },
  },
  {
    ...citizen,
    name: 'Loss beyond the Exemption',
    salary: paid('5000'),
    left: '2026-07-31',
    months: { 7: { pay: { compensation: '42000' }, exempt: '30000' } },
  },
  { ...citizen, name: 'Bonus over the Band', salary: paid('4100'), months: { 6: { pay: { bonus: '1218' } } } },
  { ...citizen, name: 'Bonus in December', salary: paid('7000'), months: { 12: { pay: { bonus: '14000' } } } },
  {
    ...citizen,
    name: 'Gratuity',
    joined: '2019-10-01',
    salary: paid('5000'),
    left: '2026-10-31',
    months: { 10: { pay: { gratuity: '20000' }, exempt: '7000' } },
  },
  { ...citizen, name: 'Instead of Notice', salary: paid('6500'), left: '2026-08-31', months: { 8: { pay: { notice: '6500' } } } },
  { ...citizen, name: 'February Opened Again', salary: paid('4000'), months: { 2: { pay: { bonus: '100' } } }, openedAgain: { month: 2 } },
  { ...citizen, name: 'February after a Paid March', salary: paid('3850'), months: { 2: { pay: { bonus: '100' } } }, openedAgain: { month: 2, paid: 3 } },
  { ...citizen, name: 'Arrears', salary: paid('4800'), months: { 5: { pay: { arrears: '450' } } } },
  { ...citizen, name: 'Bonus with Zakat', salary: paid('6300'), always: { zakat: '60' }, months: { 4: { pay: { bonus: '3333.35' } } } },
  {
    ...citizen,
    name: 'Bonus of a Family',
    category: 2,
    children: [{ born: '2016-06-06', study: 'none', shared: false }],
    salary: paid('4900'),
    months: { 2: { pay: { bonus: '2450' } }, 8: { pay: { bonus: '980' } } },
  },
  { ...citizen, name: 'Leave Encashed', salary: paid('3900'), left: '2026-09-18', months: { 9: { pay: { encashment: '450' } } } },
  { ...citizen, name: 'Fee of a Director', salary: paid('9000'), category: 3, months: { 6: { pay: { fee: '24000' } } } },
  { ...citizen, name: 'Commission Now and Then', salary: paid('3300'), months: { 3: { pay: { incentive: '2750.50' } }, 9: { pay: { incentive: '410' } } } },
  {
    ...citizen,
    name: 'Retired with Gratuity',
    born: '1966-04-10',
    joined: '2010-01-04',
    salary: paid('5400'),
    left: '2026-06-30',
    retired: true,
    months: { 6: { pay: { gratuity: '60000' }, exempt: '60000' } },
  },
  // All of October without pay, and with it the Sunday of its last week, the first of November.
  { ...citizen, name: 'Away in October', salary: paid('3100'), away: [{ first: '2026-10-01', last: '2026-10-31' }] },
  {
    ...citizen,
    name: 'Away in July but One Day',
    salary: paid('3100'),
    away: [
      { first: '2026-07-01', last: '2026-07-14' },
      { first: '2026-07-16', last: '2026-07-31' },
    ],
  },
  {
    ...citizen,
    name: 'Friday to Monday, and Half a Week',
    salary: paid('2700'),
    away: [
      { first: '2026-04-10', last: '2026-04-13' },
      { first: '2026-07-08', last: '2026-07-10' },
    ],
  },
  // Friday and Saturday make a whole week of the four days before them, and become known when April is paid; May has a raise.
  {
    ...citizen,
    name: 'Away in April, Known in May',
    salary: [
      { from: '2026-01-01', amount: '3000' },
      { from: '2026-05-01', amount: '3410' },
    ],
    away: [
      { first: '2026-04-13', last: '2026-04-16' },
      { first: '2026-04-17', last: '2026-04-18', knownIn: 5 },
      { first: '2026-04-22', last: '2026-04-22', knownIn: 7 },
    ],
  },
  // 3,500 of the 6,000 were exempt at the earlier employer.
  {
    ...citizen,
    name: 'Travelling since June',
    joined: '2026-06-01',
    salary: [{ from: '2026-06-01', amount: '5200' }],
    earlierEmployer: { gross: '26000', epf: '2860', tax: '600', zakat: '0', travel: '3500' },
    always: { pay: { travel: '450' } },
  },
  {
    ...citizen,
    name: 'Unpaid Days with an Allowance',
    salary: paid('2750'),
    always: { pay: { housing: '250' } },
    months: { 6: { unpaidDays: 3, overtime: 4 }, 11: { unpaidDays: 1.5 } },
  },
];
