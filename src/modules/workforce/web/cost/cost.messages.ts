import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const COST = defineMessages({
  ...everyday('month', 'position', 'days', 'total'),
  cost: { en: 'Cost', ms: 'Kos' },
  costOf: { en: 'Cost of {name}', ms: 'Kos {name}' },
  toDate: { en: 'Cost to date', ms: 'Kos setakat ini' },
  budget: { en: 'Budget', ms: 'Bajet' },
  left: { en: 'Left of the budget', ms: 'Baki bajet' },
  over: { en: 'Over the budget', ms: 'Melebihi bajet' },
  planned: { en: 'Planned cost', ms: 'Kos dirancang' },
  waiting: { en: 'Days to be confirmed', ms: 'Hari belum disahkan' },
  ofBudget: { en: '{name}: {percent}% of the budget', ms: '{name}: {percent}% daripada bajet' },
  none: { en: 'No confirmed days yet', ms: 'Belum ada hari yang disahkan' },
  noneHint: {
    en: 'Confirm days under Daily manpower: they cost what was agreed for a day.',
    ms: 'Sahkan hari di bawah Tenaga kerja harian: kosnya ialah kadar sehari yang dipersetujui.',
  },
  byMonth: { en: 'Cost by month and position', ms: 'Kos mengikut bulan dan jawatan' },
  dayCost: { en: 'Cost of days', ms: 'Kos hari' },
  overtime: { en: 'Overtime', ms: 'Kerja lebih masa' },
  overtimeCost: { en: 'Cost of overtime', ms: 'Kos kerja lebih masa' },
  how: { en: 'How it was calculated', ms: 'Cara dikira' },
  daysFormula: { en: 'people-days × cost of a day', ms: 'hari-orang × kos sehari' },
  agreedFormula: { en: 'hours × agreed cost of an hour, of each person and day', ms: 'jam × kos sejam yang dipersetujui, bagi setiap orang dan hari' },
  shiftFormula: {
    en: 'hours × cost of a day ÷ hours of the shift (8 at most) × 1.5, of each person and day',
    ms: 'jam × kos sehari ÷ jam syif (paling banyak 8) × 1.5, bagi setiap orang dan hari',
  },
  sumFormula: { en: 'days + overtime', ms: 'hari + kerja lebih masa' },
  confirmedDays: { en: 'Days that were confirmed, to the sen as they stood then', ms: 'Hari yang disahkan, hingga sen seperti pada masa itu' },
  approved: { en: 'Overtime that was approved when the day was confirmed', ms: 'Kerja lebih masa yang diluluskan semasa hari itu disahkan' },
  rateOfDay: { en: 'Cost of a day', ms: 'Kos sehari' },
  rateOfHour: { en: 'Cost of an hour', ms: 'Kos sejam' },
  hours: { en: 'Hours', ms: 'Jam' },
});
