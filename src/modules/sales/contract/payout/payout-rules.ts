/** Which rule a line of a payout follows, in words. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYOUT_RULES = [
  'daily',
  'hourly',
  'rest_day_half',
  'rest_day_whole',
  'public_holiday',
  'overtime_agreed',
  'overtime_lawful',
  'overtime_rest_day',
  'overtime_holiday',
  'late',
  'percent',
  'per_unit',
  'target_amount',
  'target_percent',
  'allowance_day',
  'allowance_outlet',
  'allowance_distance',
  'allowance_replacement',
  'difference',
] as const;
export type PayoutRule = (typeof PAYOUT_RULES)[number];

export const PAYOUT_RULE_WORDS = defineMessages({
  daily: {
    en: 'The rate of a day for the hours of a full day; fewer hours are paid in proportion, and a day is paid once.',
    ms: 'Kadar sehari bagi jam sehari penuh; jam yang kurang dibayar mengikut kadar, dan sehari dibayar sekali sahaja.',
  },
  hourly: {
    en: 'The rate of an hour for each minute worked inside the schedule.',
    ms: 'Kadar sejam bagi setiap minit bekerja dalam jadual.',
  },
  rest_day_half: {
    en: 'Work on the rest day, up to half the normal hours: one day’s wages. Employment Act 1955, s.60(3).',
    ms: 'Kerja pada hari rehat, sehingga separuh waktu kerja biasa: gaji sehari. Akta Kerja 1955, s.60(3).',
  },
  rest_day_whole: {
    en: 'Work on the rest day, more than half the normal hours: two days’ wages. Employment Act 1955, s.60(3).',
    ms: 'Kerja pada hari rehat, melebihi separuh waktu kerja biasa: gaji dua hari. Akta Kerja 1955, s.60(3).',
  },
  public_holiday: {
    en: 'Work on a public holiday of the outlet’s state: the holiday pay and two days’ wages, whatever the hours. Employment Act 1955, s.60D(3).',
    ms: 'Kerja pada cuti umum negeri outlet: gaji cuti dan gaji dua hari, tidak kira berapa jam. Akta Kerja 1955, s.60D(3).',
  },
  overtime_agreed: {
    en: 'Approved time beyond the schedule at the overtime rate of the project.',
    ms: 'Masa melebihi jadual yang diluluskan pada kadar kerja lebih masa projek.',
  },
  overtime_lawful: {
    en: 'Approved time beyond the schedule at one and a half times the ordinary hour. Employment Act 1955, s.60A(3).',
    ms: 'Masa melebihi jadual yang diluluskan pada satu setengah kali kadar sejam biasa. Akta Kerja 1955, s.60A(3).',
  },
  overtime_rest_day: {
    en: 'Approved time beyond the schedule on the rest day at twice the ordinary hour. Employment Act 1955, s.60(3).',
    ms: 'Masa melebihi jadual yang diluluskan pada hari rehat pada dua kali kadar sejam biasa. Akta Kerja 1955, s.60(3).',
  },
  overtime_holiday: {
    en: 'Approved time beyond the schedule on a public holiday at three times the ordinary hour. Employment Act 1955, s.60D(3).',
    ms: 'Masa melebihi jadual yang diluluskan pada cuti umum pada tiga kali kadar sejam biasa. Akta Kerja 1955, s.60D(3).',
  },
  late: {
    en: 'Time not worked after a start more than 30 minutes late, never more than the pay of the day.',
    ms: 'Masa tidak bekerja selepas mula lewat lebih 30 minit, tidak melebihi bayaran hari itu.',
  },
  percent: { en: 'A share of the sale; a sale brought back takes it back.', ms: 'Sebahagian jualan; jualan yang dipulangkan menariknya balik.' },
  per_unit: {
    en: 'An amount for each unit sold; a unit brought back takes it back.',
    ms: 'Amaun bagi setiap unit dijual; unit yang dipulangkan menariknya balik.',
  },
  target_amount: {
    en: 'The amount of the highest tier of the target that was reached.',
    ms: 'Amaun peringkat tertinggi sasaran yang dicapai.',
  },
  target_percent: {
    en: 'A share of the own sales that count for the target, by the highest tier that was reached.',
    ms: 'Sebahagian jualan sendiri yang dikira bagi sasaran, mengikut peringkat tertinggi yang dicapai.',
  },
  allowance_day: { en: 'An allowance for the day, once.', ms: 'Elaun bagi hari itu, sekali sahaja.' },
  allowance_outlet: { en: 'An allowance for each outlet of the day, once.', ms: 'Elaun bagi setiap outlet pada hari itu, sekali sahaja.' },
  allowance_distance: {
    en: 'An allowance for each kilometre, in a straight line, from the outlet before on the same day.',
    ms: 'Elaun bagi setiap kilometer, garis lurus, dari outlet sebelumnya pada hari yang sama.',
  },
  allowance_replacement: {
    en: 'A bonus for a schedule that was taken over from another promoter at short notice, once for each.',
    ms: 'Bonus bagi jadual yang diambil alih daripada promoter lain pada saat akhir, sekali bagi setiap jadual.',
  },
  difference: {
    en: 'What an earlier payout comes to by now, less what was paid for it.',
    ms: 'Jumlah bayaran terdahulu kini, tolak apa yang telah dibayar.',
  },
});
