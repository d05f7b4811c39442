/** Days that are hard to judge, each with the sentence in which a person reasons and what that comes to on paper. */
import type { Week } from './week.ts';

export interface Case extends Week {
  readonly because: string;
  /** `in 08:57 out 18:04` of Monday, others by their day. */
  readonly punches: readonly string[];
  /** Lines of the sheet without their month: `02/0 Normal | …`. */
  readonly sheet: readonly string[];
}

export const PLAIN_DAYS: readonly Case[] = [
  // The windows of R5.017 and R5.018, a minute before, on and after each of their four edges.
  {
    because: '08:44 is before 08:45, so early; 9:16 at work less an hour of lunch',
    punches: ['in 08:44', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 early→ontime | late 0, early 0 | 496 = 496 + 0'],
  },
  {
    because: '08:45 is the edge itself, on time',
    punches: ['in 08:45', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 495 = 495 + 0'],
  },
  { because: '08:46 is on time', punches: ['in 08:46', 'out 18:00'], sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 494 = 494 + 0'] },
  { because: '09:14 is on time', punches: ['in 09:14', 'out 18:00'], sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 466 = 466 + 0'] },
  {
    because: '09:15 is the other edge, on time',
    punches: ['in 09:15', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 465 = 465 + 0'],
  },
  {
    because: '09:16 is a minute after the window: late by that one, not by sixteen',
    punches: ['in 09:16', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 late→ontime | late 1, early 0 | 464 = 464 + 0'],
  },
  {
    because: '17:44 leaves a minute before the window',
    punches: ['in 09:00', 'out 17:44'],
    sheet: ['02/0 Normal | 1→2 ontime→early | late 0, early 1 | 464 = 464 + 0'],
  },
  { because: '17:45 is the edge, on time', punches: ['in 09:00', 'out 17:45'], sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 465 = 465 + 0'] },
  { because: '17:46 is on time', punches: ['in 09:00', 'out 17:46'], sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 466 = 466 + 0'] },
  {
    because: '18:14 is on time, and its 14 minutes are no overtime',
    punches: ['in 09:00', 'out 18:14'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 494 = 494 + 0'],
  },
  { because: '18:15 is the edge, on time', punches: ['in 09:00', 'out 18:15'], sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 495 = 495 + 0'] },
  {
    because: '18:16 is late to leave, and still no overtime',
    punches: ['in 09:00', 'out 18:16'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 496 = 496 + 0'],
  },
  {
    because: 'the schedule says windows of its own',
    template: { inWindow: 0, outWindow: 5 },
    punches: ['in 09:01', 'out 17:54'],
    sheet: ['02/0 Normal | 1→2 late→early | late 1, early 1 | 473 = 473 + 0'],
  },
  // Seconds (O1).
  {
    because: '09:15:59 is 09:15, and 17:45:00 is 17:45',
    punches: ['in 09:15:59', 'out 17:45:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 450 = 450 + 0'],
  },
  {
    because: '08:59:59 to 18:00:00 is 9:01 of minutes, though 9:00:01 on a stop-watch',
    punches: ['in 08:59:59', 'out 18:00:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 481 = 481 + 0'],
  },
  // The break (O7).
  {
    because: 'a stay of five hours has no break',
    punches: ['in 09:00', 'out 14:00'],
    sheet: ['02/0 Normal | 1→2 ontime→early | late 0, early 225 | 300 = 300 + 0'],
  },
  {
    because: 'a minute longer has a whole one',
    punches: ['in 09:00', 'out 14:01'],
    sheet: ['02/0 Normal | 1→2 ontime→early | late 0, early 224 | 241 = 241 + 0'],
  },
  {
    because: 'a session of five hours has none however long somebody stays',
    days: ['Mo 14:00-19:00'],
    punches: ['in 14:00', 'out 20:00'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 360 = 300 + 60'],
  },
  {
    because: 'one of 5:01 has',
    days: ['Mo 14:00-19:01'],
    punches: ['in 14:00', 'out 20:01'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 301 = 241 + 60'],
  },
  // Overtime, its minimum and steps (O8, O20).
  {
    because: '29 minutes beyond the end stay in the normal hours',
    punches: ['in 09:00', 'out 18:29'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 509 = 509 + 0'],
  },
  { because: '30 are overtime', punches: ['in 09:00', 'out 18:30'], sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 510 = 480 + 30'] },
  {
    because: 'coming early makes normal hours, not overtime',
    punches: ['in 07:00', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 early→ontime | late 0, early 0 | 600 = 600 + 0'],
  },
  {
    because: '9:25 are 9:15 in quarters, 1:22 are 1:15',
    setting: { step: 15 },
    punches: ['in 08:57', 'out 19:22'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 555 = 480 + 75'],
  },
  {
    because: '8:29 are 8:00 in half hours; 29 minutes are under the minimum',
    setting: { step: 30 },
    punches: ['in 09:00', 'out 18:29'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 480 = 480 + 0'],
  },
  {
    because: '25 minutes are beyond a minimum of 20, and count as one quarter',
    setting: { step: 15, overtimeLeast: 20 },
    punches: ['in 09:00', 'out 18:25'],
    sheet: ['02/0 Normal | 1→2 ontime→late | late 0, early 0 | 495 = 480 + 15'],
  },
  {
    because: 'who came after the end worked overtime alone',
    punches: ['in 20:00', 'out 21:00'],
    sheet: ['02/0 Normal | 1→2 late→late | late 645, early 0 | 60 = 0 + 60'],
  },
  {
    because: 'a rest day is overtime from its first minute',
    days: ['Mo Rest Day'],
    punches: ['in 09:00', 'out 09:01'],
    sheet: ['02/0 Rest Day | 1→2 ontime→ontime | late 0, early 0 | 1 = 0 + 1 | unscheduled'],
  },
  {
    because: 'an off day keeps the minimum: 29',
    days: [],
    punches: ['in 09:00', 'out 09:29'],
    sheet: ['02/0 Off Day | 1→2 ontime→ontime | late 0, early 0 | 29 = 29 + 0 | unscheduled'],
  },
  {
    because: 'an off day: 30',
    days: [],
    punches: ['in 09:00', 'out 09:30'],
    sheet: ['02/0 Off Day | 1→2 ontime→ontime | late 0, early 0 | 30 = 0 + 30 | unscheduled'],
  },
  {
    because: 'without any schedule nothing is overtime, and there is no break',
    none: true,
    punches: ['in 09:00', 'out 21:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 720 = 720 + 0 | unscheduled'],
  },
  // How far a session reaches, and what comes to nothing.
  {
    because: '05:00 is four hours before the start and is its check-in',
    punches: ['in 05:00', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 early→ontime | late 0, early 0 | 720 = 720 + 0'],
  },
  {
    because: '04:59 is not, and nobody else came: who left was there from then on',
    punches: ['in 04:59', 'out 06:00'],
    sheet: ['02/0 Normal | 1→2 early→early | late 0, early 705 | 61 = 61 + 0 | unusual'],
  },
  {
    because: 'a second check-in after it is the first that counts',
    punches: ['in 04:59', 'in 08:55', 'out 18:00'],
    sheet: ['02/0 Normal | 2→3 ontime→ontime | late 0, early 0 | 485 = 485 + 0'],
  },
  {
    because: 'whether work without a schedule is taken says nothing of a day with one',
    setting: { allowUnscheduled: false },
    punches: ['in 04:59', 'out 06:00'],
    sheet: ['02/0 Normal | 1→2 early→early | late 0, early 705 | 61 = 61 + 0 | unusual'],
  },
  {
    because: '22:00 is four hours after the end and still late for it',
    punches: ['in 22:00', 'out 22:10'],
    sheet: ['02/0 Normal | 1→2 late→late | late 765, early 0 | 10 = 10 + 0'],
  },
  { because: '22:01 is beyond it', punches: ['in 22:01', 'out 22:10'], sheet: ['02/0 Normal | -→2 -→late | late 0, early 0 | 0 = 0 + 0 | missing_checkin'] },
  {
    because: 'who is in and checks in again has checked in once',
    punches: ['in 09:00', 'in 12:00', 'out 18:00'],
    sheet: ['02/0 Normal | 1→3 ontime→ontime | late 0, early 0 | 480 = 480 + 0'],
  },
  {
    because: 'a day that is finished takes no second pair',
    punches: ['in 09:00', 'out 12:00', 'in 13:00', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 ontime→early | late 0, early 345 | 180 = 180 + 0'],
  },
  {
    because: 'a check-out alone says that somebody was there, and not since when',
    punches: ['out 18:00'],
    sheet: ['02/0 Normal | -→1 -→ontime | late 0, early 0 | 0 = 0 + 0 | missing_checkin'],
  },
  // Forgotten check-outs (O12, O13).
  {
    because: '21:59 is before 18:00 and four hours: still checked in',
    punches: ['in 09:00', 'in 21:59'],
    sheet: ['02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0 | missing_checkout'],
  },
  {
    because: 'the next morning is a new day, and the evening before was forgotten',
    days: ['Mo 09:00-18:00', 'Tu 09:00-18:00'],
    punches: ['in 09:00', 'in Tu 09:00', 'out Tu 18:00'],
    sheet: ['02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0 | missing_checkout', '03/0 Normal | 2→3 ontime→ontime | late 0, early 0 | 480 = 480 + 0'],
  },
  {
    because: '24 hours after the check-in still closes it',
    none: true,
    punches: ['in 09:00', 'out Tu 09:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 1440 = 1440 + 0 | unscheduled'],
  },
  {
    because: 'a minute later does not',
    none: true,
    punches: ['in 09:00', 'out Tu 09:01'],
    sheet: ['02/0 Normal | 1→- ontime→- | late 0, early 0 | 0 = 0 + 0 | unscheduled | missing_checkout'],
  },
  // Clocks elsewhere.
  {
    because: 'a telephone on the time of Berlin says 01:57 in winter when it is 08:57 here',
    punches: ['in 2026-11-02T01:57:00+01:00', 'out 18:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 483 = 483 + 0'],
  },
  {
    because: 'one that set itself back an hour meanwhile, as summer time ended, says eight hours of nine',
    punches: ['in 2026-11-02T03:00:00+02:00', 'out 2026-11-02T11:00:00+01:00'],
    sheet: ['02/0 Normal | 1→2 ontime→ontime | late 0, early 0 | 480 = 480 + 0'],
  },
  {
    because: 'and its half past four comes twice, an hour apart',
    punches: ['in 2026-11-02T04:30:00+02:00', 'out 2026-11-02T04:30:00+01:00'],
    sheet: ['02/0 Normal | 1→2 late→early | late 75, early 375 | 60 = 60 + 0'],
  },
];
